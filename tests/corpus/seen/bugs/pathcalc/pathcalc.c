#include "pathcalc.h"

#include <stdlib.h>
#include <string.h>

int path_is_absolute(const char *p)
{
    return p[0] == '/';
}

void path_start(path_walk *walk, const char *p)
{
    walk->name = p;
    walk->len = 0;
    walk->rest = p;
}

int path_step(path_walk *walk)
{
    const char *p = walk->rest;

    while (*p == '/')
        p++;
    walk->name = p;
    walk->len = strcspn(p, "/");
    walk->rest = p + walk->len;
    return walk->len > 0;
}

static int is_dot(const path_walk *walk)
{
    return walk->len == 1 && walk->name[0] == '.';
}

static int is_up(const path_walk *walk)
{
    return walk->len == 2 && walk->name[0] == '.' && walk->name[1] == '.';
}

/* Writes components to the path that is being made; `root` is the length of
   what may not be removed again. */
static size_t append(char *out, size_t len, size_t root, const char *name, size_t size)
{
    if (len > root)
        out[len++] = '/';
    memcpy(out + len, name, size);
    return len + size;
}

static size_t clean_into(char *out, size_t len, size_t root, const char *p)
{
    path_walk walk;

    path_start(&walk, p);
    while (path_step(&walk)) {
        if (is_dot(&walk))
            continue;
        if (is_up(&walk)) {
            size_t last = len;

            while (last > root && out[last - 1] != '/')
                last--;
            if (len == root && root == 1)
                continue; /* above "/" is "/" */
            if (len > root && !(len - last == 2 && out[last] == '.' && out[last + 1] == '.')) {
                len = last > root ? last - 1 : root;
                continue;
            }
        }
        len = append(out, len, root, walk.name, walk.len);
    }
    return len;
}

char *path_join(const char *a, const char *b)
{
    size_t len = 0, root;
    char *out;

    if (strlen(a) > PATH_LONGEST || strlen(b) > PATH_LONGEST)
        return NULL;
    if (path_is_absolute(b))
        a = "/";
    /* a, a slash, b, the zero; or "." and the zero */
    out = malloc(strlen(a) + strlen(b) + 3);
    if (out == NULL)
        return NULL;
    root = path_is_absolute(a) ? 1 : 0;
    if (root == 1)
        out[len++] = '/';
    len = clean_into(out, len, root, a);
    len = clean_into(out, len, root, b);
    if (len == 0)
        out[len++] = '.';
    out[len] = '\0';
    return out;
}

char *path_clean(const char *p)
{
    return path_join("", p);
}

int path_equal(const char *a, const char *b)
{
    char *x = path_clean(a);
    char *y = path_clean(b);
    int equal = x != NULL && y != NULL && strcmp(x, y) == 0;

    free(x);
    free(y);
    return equal;
}

/* Steps to the next component that is not "."; 0 at the end. */
static int step_real(path_walk *walk)
{
    while (path_step(walk)) {
        if (!is_dot(walk))
            return 1;
    }
    return 0;
}

char *path_relative(const char *from, const char *to)
{
    char *a = path_clean(from);
    char *b = path_clean(to);
    char *out = NULL;
    path_walk x, y;
    size_t up = 0, len = 0;
    int in_x, in_y;

    if (a == NULL || b == NULL || path_is_absolute(a) != path_is_absolute(b))
        goto done;
    path_start(&x, a);
    path_start(&y, b);
    in_x = step_real(&x);
    in_y = step_real(&y);
    while (in_x && in_y && x.len == y.len && memcmp(x.name, y.name, x.len) == 0) {
        in_x = step_real(&x);
        in_y = step_real(&y);
    }
    for (; in_x; in_x = step_real(&x)) {
        if (is_up(&x))
            return NULL;
        up++;
    }
    out = malloc(3 * up + strlen(b) + 3);
    if (out == NULL)
        goto done;
    for (; up > 0; up--)
        len = append(out, len, 0, "..", 2);
    for (; in_y; in_y = step_real(&y))
        len = append(out, len, 0, y.name, y.len);
    if (len == 0)
        out[len++] = '.';
    out[len] = '\0';
done:
    free(a);
    free(b);
    return out;
}

const char *path_base(const char *p, size_t *len)
{
    size_t end = strlen(p), start;

    while (end > 0 && p[end - 1] == '/')
        end--;
    start = end;
    while (start > 0 && p[start - 1] != '/')
        start--;
    *len = end - start;
    return p + start;
}

const char *path_suffix(const char *p)
{
    const char *end = p + strlen(p);
    const char *base = strrchr(p, '/');
    const char *dot;

    base = base == NULL ? p : base + 1;
    if (strcmp(base, "..") == 0)
        return end;
    dot = strrchr(base, '.');
    return dot == NULL || dot == base ? end : dot;
}
