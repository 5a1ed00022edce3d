#include "fpathrc.h"

#include <stdlib.h>
#include <string.h>

struct fpath {
    unsigned refs;
    size_t length;
    char text[];
};

// The text may have superfluous slashes, the path has not.
static fpath *make(const char *text, size_t length)
{
    fpath *p = malloc(sizeof *p + length + 2);
    if (p == NULL)
        return NULL;
    size_t n = 0;
    for (size_t i = 0; i < length; i++)
        if (text[i] != '/' || n == 0 || p->text[n - 1] != '/')
            p->text[n++] = text[i];
    if (n > 1 && p->text[n - 1] == '/')
        n--;
    if (n == 0)
        p->text[n++] = '.';
    if (n > FPATH_LONGEST) {
        free(p);
        return NULL;
    }
    p->text[n] = '\0';
    p->length = n;
    p->refs = 1;
    return p;
}

// The path of two texts, one behind the other.
static fpath *make_of(const char *a, size_t a_length, const char *b, size_t b_length)
{
    char *both = malloc(a_length + b_length + 1);
    if (both == NULL)
        return NULL;
    memcpy(both, a, a_length);
    memcpy(both + a_length, b, b_length);
    fpath *p = make(both, a_length + b_length);
    free(both);
    return p;
}

static bool is(const fpath *p, const char *text)
{
    return strcmp(p->text, text) == 0;
}

fpath *fpath_new(const char *text)
{
    return make(text, strlen(text));
}

fpath *fpath_ref(fpath *p)
{
    p->refs++;
    return p;
}

void fpath_unref(fpath *p)
{
    if (p != NULL && --p->refs == 0)
        free(p);
}

const char *fpath_text(const fpath *p)
{
    return p->text;
}

const char *fpath_name(const fpath *p)
{
    const char *slash = strrchr(p->text, '/');
    return slash == NULL || slash[1] == '\0' ? p->text : slash + 1;
}

const char *fpath_suffix(const fpath *p)
{
    const char *name = fpath_name(p), *dot = strrchr(name, '.');
    if (dot == NULL || dot == name || strcmp(name, "..") == 0)
        return p->text + p->length;
    return dot;
}

size_t fpath_length(const fpath *p)
{
    return p->length;
}

bool fpath_is_absolute(const fpath *p)
{
    return p->text[0] == '/';
}

int fpath_compare(const fpath *a, const fpath *b)
{
    return strcmp(a->text, b->text);
}

bool fpath_equal(const fpath *a, const fpath *b)
{
    return fpath_compare(a, b) == 0;
}

bool fpath_is_below(const fpath *p, const fpath *dir)
{
    if (is(dir, "/"))
        return fpath_is_absolute(p);
    if (p->length < dir->length || memcmp(p->text, dir->text, dir->length) != 0)
        return false;
    return p->text[dir->length] == '\0' || p->text[dir->length] == '/';
}

fpath *fpath_parent(fpath *p)
{
    if (is(p, "/") || is(p, "."))
        return NULL;
    const char *slash = strrchr(p->text, '/');
    if (slash == NULL)
        return make(".", 1);
    return make(p->text, slash == p->text ? 1 : (size_t)(slash - p->text));
}

fpath *fpath_join(fpath *base, fpath *p)
{
    if (is(p, "."))
        return fpath_ref(base);
    if (fpath_is_absolute(p) || is(base, "."))
        return p;
    char below[FPATH_LONGEST + 2] = "/";
    memcpy(below + 1, p->text, p->length);
    return make_of(base->text, base->length, below, p->length + 1);
}

fpath *fpath_with_suffix(fpath *p, const char *suffix)
{
    if (is(p, "/") || strcmp(fpath_name(p), ".") == 0 || strcmp(fpath_name(p), "..") == 0)
        return NULL;
    if (*suffix != '\0' && (*suffix != '.' || strchr(suffix, '/') != NULL))
        return NULL;
    const char *old = fpath_suffix(p);
    if (strcmp(old, suffix) == 0)
        return fpath_ref(p);
    return make_of(p->text, (size_t)(old - p->text), suffix, strlen(suffix));
}

// Where the last component of text[0..length) starts.
static size_t last_start(const char *text, size_t length)
{
    while (length > 0 && text[length - 1] != '/')
        length--;
    return length;
}

fpath *fpath_canonical(fpath *p)
{
    char out[FPATH_LONGEST + 2];
    size_t n = 0, root = fpath_is_absolute(p) ? 1 : 0;
    const char *at = p->text + root;
    if (root == 1)
        out[n++] = '/';
    while (*at != '\0') {
        size_t length = strcspn(at, "/");
        size_t last = last_start(out, n);
        bool up = length == 2 && memcmp(at, "..", 2) == 0;
        bool can_go_up = n > root && !(n - last == 2 && memcmp(out + last, "..", 2) == 0);
        if (length == 1 && *at == '.') {
            // stays here
        } else if (up && can_go_up) {
            n = last > root ? last - 1 : root;
        } else if (!up || root == 0) {
            if (n > root)
                out[n++] = '/';
            memcpy(out + n, at, length);
            n += length;
        }
        at += length;
        if (*at == '/')
            at++;
    }
    if (n == p->length && memcmp(out, p->text, n) == 0)
        return fpath_ref(p);
    return make(out, n);
}
