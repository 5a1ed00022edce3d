#include "mhfield.h"

#include <stdlib.h>
#include <string.h>

#define NAME_MAX_LEN 70
#define VALUE_MAX_LEN 900
#define LINE_MAX_LEN 78

struct mhfield {
    char *name;
    char *value;
    mhfield *next;
};

struct mhlist {
    mhfield *first;
    mhfield **last; /* where the next one goes */
    size_t count;
};

static int valid_name(const char *s)
{
    size_t n = 0;

    for (; s[n]; n++) {
        if (n >= NAME_MAX_LEN || s[n] <= ' ' || s[n] > '~' || s[n] == ':')
            return 0;
    }
    return n > 0;
}

static int valid_value(const char *s)
{
    for (size_t n = 0; s[n]; n++) {
        unsigned char c = (unsigned char)s[n];

        if (n >= VALUE_MAX_LEN || (c < ' ' && c != '\t') || c == 127)
            return 0;
    }
    return 1;
}

static char *copy_of(const char *s)
{
    size_t size = strlen(s) + 1;
    char *copy = malloc(size);

    if (copy)
        memcpy(copy, s, size);
    return copy;
}

mhfield *mhfield_new_take(char *name, char *value)
{
    mhfield *f;

    if (!valid_name(name) || !valid_value(value))
        return NULL;
    f = malloc(sizeof *f);
    if (!f)
        return NULL;
    f->name = name;
    f->value = value;
    f->next = NULL;
    return f;
}

mhfield *mhfield_new(const char *name, const char *value)
{
    char *n, *v;
    mhfield *f = NULL;

    if (!valid_name(name) || !valid_value(value))
        return NULL;
    n = copy_of(name);
    v = copy_of(value);
    if (n && v)
        f = mhfield_new_take(n, v);
    if (!f) {
        free(n);
        free(v);
    }
    return f;
}

void mhfield_free(mhfield *f)
{
    if (!f)
        return;
    free(f->name);
    free(f->value);
    free(f);
}

const char *mhfield_name(const mhfield *f)
{
    return f->name;
}

const char *mhfield_value(const mhfield *f)
{
    return f->value;
}

mhlist *mhlist_new(void)
{
    mhlist *l = malloc(sizeof *l);

    if (l) {
        l->first = NULL;
        l->last = &l->first;
        l->count = 0;
    }
    return l;
}

void mhlist_free(mhlist *l)
{
    if (!l)
        return;
    for (mhfield *f = l->first, *next; f; f = next) {
        next = f->next;
        mhfield_free(f);
    }
    free(l);
}

size_t mhlist_count(const mhlist *l)
{
    return l->count;
}

int mhlist_append(mhlist *l, mhfield *f)
{
    if (l->count == MHLIST_MAX)
        return -1;
    f->next = NULL;
    *l->last = f;
    l->last = &f->next;
    l->count++;
    return 0;
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static int same_name(const char *a, const char *b)
{
    while (*a && lower(*a) == lower(*b)) {
        a++;
        b++;
    }
    return lower(*a) == lower(*b);
}

mhfield *mhlist_find(const mhlist *l, const char *name, const mhfield *after)
{
    mhfield *f = after ? after->next : l->first;

    while (f && !same_name(f->name, name))
        f = f->next;
    return f;
}

int mhlist_remove(mhlist *l, mhfield *f)
{
    mhfield **link = &l->first;

    while (*link && *link != f)
        link = &(*link)->next;
    if (!*link)
        return -1;
    *link = f->next;
    if (l->last == &f->next)
        l->last = link;
    f->next = NULL;
    l->count--;
    return 0;
}

/* Text that goes to the caller's buffer as far as there is room. */
struct out {
    char *buf;
    size_t cap;
    size_t length;
};

static void put(struct out *o, const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++, o->length++) {
        if (o->length < o->cap)
            o->buf[o->length] = s[i];
    }
}

static void put_field(struct out *o, const mhfield *f)
{
    const char *s = f->value;
    size_t column = strlen(f->name) + 2;

    put(o, f->name, strlen(f->name));
    put(o, ": ", 2);
    while (*s) {
        /* blanks, and the word after them */
        size_t blanks = strspn(s, " \t");
        size_t word = strcspn(s + blanks, " \t");

        if (s != f->value && blanks > 0 && word > 0 && column + blanks + word > LINE_MAX_LEN) {
            put(o, "\r\n", 2);
            column = 0;
        }
        put(o, s, blanks + word);
        column += blanks + word;
        s += blanks + word;
    }
    put(o, "\r\n", 2);
}

size_t mhlist_write(const mhlist *l, char *buf, size_t cap)
{
    struct out o = { buf, cap, 0 };

    for (const mhfield *f = l->first; f; f = f->next)
        put_field(&o, f);
    if (cap > 0)
        buf[o.length < cap ? o.length : cap - 1] = '\0';
    return o.length;
}
