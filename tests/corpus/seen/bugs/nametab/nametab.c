#include "nametab.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define SLOTS 32768 /* a power of two, more than NAMETAB_COUNT_MAX */

struct nametab {
    char *text;
    size_t used, size; /* of text */
    uint32_t *start;   /* in text, of each name */
    int count, room;
    int slot[SLOTS]; /* number + 1 */
};

nametab *nametab_new(void)
{
    return calloc(1, sizeof(nametab));
}

void nametab_free(nametab *t)
{
    if (!t)
        return;
    free(t->text);
    free(t->start);
    free(t);
}

/* Where the name is, or would be. */
static size_t probe(const nametab *t, const char *s)
{
    uint32_t hash = 2166136261u;
    size_t at;

    for (const char *c = s; *c; c++)
        hash = (hash ^ (unsigned char)*c) * 16777619u;
    for (at = hash % SLOTS; t->slot[at]; at = (at + 1) % SLOTS)
        if (!strcmp(t->text + t->start[t->slot[at] - 1], s))
            break;
    return at;
}

/* Makes room for a name of len characters. */
static int reserve(nametab *t, size_t len)
{
    if (len > NAMETAB_LEN_MAX)
        return -1;
    if (t->count == t->room) {
        int room = t->room ? t->room * 2 : 16;
        uint32_t *start = realloc(t->start, (size_t)room * sizeof *start);

        if (!start)
            return -1;
        t->start = start;
        t->room = room;
    }
    if (t->size - t->used <= len) {
        size_t size = (t->size + len + 1) * 2;
        char *text = realloc(t->text, size);

        if (!text)
            return -1;
        t->text = text;
        t->size = size;
    }
    return 0;
}

/* Makes a name of the text at the end, unless there is one. */
static int settle(nametab *t)
{
    const char *s = t->text + t->used;
    size_t at = probe(t, s);

    if (!t->slot[at]) {
        if (t->count == NAMETAB_COUNT_MAX)
            return -1;
        t->start[t->count] = (uint32_t)t->used;
        t->used += strlen(s) + 1;
        t->slot[at] = ++t->count;
    }
    return t->slot[at] - 1;
}

int nametab_add(nametab *t, const char *s)
{
    int name = nametab_find(t, s);
    uintptr_t inside = (uintptr_t)s - (uintptr_t)t->text;
    size_t len;

    if (name >= 0)
        return name;
    len = strlen(s);
    if (!t->text || inside >= t->used)
        inside = UINTPTR_MAX;
    if (reserve(t, len) < 0)
        return -1;
    if (inside != UINTPTR_MAX)
        s = t->text + inside;
    memcpy(t->text + t->used, s, len + 1);
    return settle(t);
}

int nametab_find(const nametab *t, const char *s)
{
    return t->slot[probe(t, s)] - 1;
}

const char *nametab_text(const nametab *t, int name)
{
    return name >= 0 && name < t->count ? t->text + t->start[name] : NULL;
}

int nametab_join(nametab *t, int a, char sep, int b)
{
    const char *left = nametab_text(t, a), *right = nametab_text(t, b);
    size_t lsize, rsize;
    char *to;

    if (!left || !right)
        return -1;
    lsize = strlen(left);
    rsize = strlen(right);
    if (reserve(t, lsize + (sep != '\0') + rsize) < 0)
        return -1;
    to = t->text + t->used;
    memcpy(to, left, lsize);
    to += lsize;
    if (sep)
        *to++ = sep;
    memcpy(to, right, rsize + 1);
    return settle(t);
}

int nametab_count(const nametab *t)
{
    return t->count;
}

int nametab_compare(const nametab *t, int a, int b)
{
    const char *left = nametab_text(t, a), *right = nametab_text(t, b);

    if (!left || !right)
        return (left != NULL) - (right != NULL);
    return strcmp(left, right);
}
