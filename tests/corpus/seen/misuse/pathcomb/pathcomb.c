#include "pathcomb.h"

#include <string.h>

void pc_start(struct pc_walk *walk, const char *path)
{
    walk->rest = path;
}

const char *pc_step(struct pc_walk *walk, size_t *len)
{
    const char *p = walk->rest;
    while (*p == '/')
        p++;
    if (!*p) {
        walk->rest = p;
        return NULL;
    }
    *len = strcspn(p, "/");
    walk->rest = p + *len;
    return p;
}

char *pc_clean(char *path)
{
    if (!*path)
        return path;
    int absolute = path[0] == '/';
    char *begin = path + absolute; /* of the components */
    char *end = begin;             /* of what is kept */
    char *fixed = begin;           /* end of what no ".." removes */
    const char *p = begin;
    while (*p) {
        if (*p == '/') {
            p++;
            continue;
        }
        size_t len = strcspn(p, "/");
        if (len == 1 && p[0] == '.') {
            p += 1;
            continue;
        }
        if (len == 2 && p[0] == '.' && p[1] == '.') {
            p += 2;
            if (end > fixed) {
                while (end > fixed && end[-1] != '/')
                    end--;
                if (end > begin)
                    end--;
                if (end < fixed)
                    end = fixed;
            } else if (!absolute) {
                if (end > begin)
                    *end++ = '/';
                *end++ = '.';
                *end++ = '.';
                fixed = end;
            }
            continue;
        }
        if (end > begin)
            *end++ = '/';
        memmove(end, p, len);
        end += len;
        p += len;
    }
    if (end == path)
        *end++ = '.';
    *end = '\0';
    return path;
}

char *pc_slash(char *path)
{
    size_t length = strlen(path);
    if (length > 0 && path[length - 1] != '/') {
        path[length] = '/';
        path[length + 1] = '\0';
    }
    return path;
}

/* Appends n bytes of s at dst[at]; returns where the next would go. */
static size_t append(char *dst, size_t size, size_t at, const char *s, size_t n)
{
    if (at < size) {
        size_t room = size - at;
        memcpy(dst + at, s, n < room ? n : room);
    }
    return at + n;
}

size_t pc_join(char *dst, size_t size, const char *a, const char *b)
{
    size_t na = strlen(a), nb = strlen(b), at = 0;
    if (b[0] == '/')
        na = 0;
    at = append(dst, size, at, a, na);
    if (na > 0 && nb > 0 && a[na - 1] != '/')
        at = append(dst, size, at, "/", 1);
    at = append(dst, size, at, b, nb);
    if (size > 0)
        dst[at < size ? at : size - 1] = '\0';
    return at;
}

const char *pc_base(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

const char *pc_ext(const char *path)
{
    const char *base = pc_base(path);
    const char *dot = strrchr(base, '.');
    return dot && dot > base ? dot : base + strlen(base);
}

int pc_match(const char *pattern, const char *name)
{
    const char *star = NULL, *mark = NULL;
    while (*name) {
        if (*pattern == '*') {
            star = ++pattern;
            mark = name;
        } else if (*pattern && ((*pattern == '?' && *name != '/') || *pattern == *name)) {
            pattern++;
            name++;
        } else if (star && *mark != '/') {
            pattern = star;
            name = ++mark;
        } else {
            return 0;
        }
    }
    while (*pattern == '*')
        pattern++;
    return *pattern == '\0';
}
