#include "cmdrecall.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *older, *newer;
    char *line;
};

struct cr_history {
    struct entry *oldest, *newest;
    struct entry *cursor;       /* NULL: at the prompt */
    size_t count, limit;
    unsigned flags;
};

/* A copy of the line, or NULL when it is too long or memory is short. */
static char *copy_of(const char *line)
{
    size_t length = strlen(line);
    char *copy;

    if (length > CR_LENGTH_MAX)
        return NULL;
    copy = malloc(length + 1);
    if (copy)
        memcpy(copy, line, length + 1);
    return copy;
}

static void append(cr_history *h, struct entry *e)
{
    e->newer = NULL;
    e->older = h->newest;
    if (h->newest)
        h->newest->newer = e;
    else
        h->oldest = e;
    h->newest = e;
    h->count++;
}

static void unlink_entry(cr_history *h, struct entry *e)
{
    if (e->older)
        e->older->newer = e->newer;
    else
        h->oldest = e->newer;
    if (e->newer)
        e->newer->older = e->older;
    else
        h->newest = e->older;
    h->count--;
}

static void free_entry(struct entry *e)
{
    free(e->line);
    free(e);
}

static void drop(cr_history *h, struct entry *e)
{
    if (h->cursor == e)
        h->cursor = e->newer;
    unlink_entry(h, e);
    free_entry(e);
}

static struct entry *nth(const cr_history *h, size_t n)
{
    struct entry *e;

    if (n == 0 || n > h->count)
        return NULL;
    for (e = h->oldest; n > 1; n--)
        e = e->newer;
    return e;
}

cr_history *cr_new(size_t lines, unsigned flags)
{
    cr_history *h;

    if (lines == 0 || lines > CR_LINES_MAX || (flags & ~(CR_NODUPS | CR_NOSPACE)))
        return NULL;
    h = calloc(1, sizeof *h);
    if (!h)
        return NULL;
    h->limit = lines;
    h->flags = flags;
    return h;
}

void cr_free(cr_history *h)
{
    struct entry *e, *newer;

    if (!h)
        return;
    for (e = h->oldest; e; e = newer) {
        newer = e->newer;
        free_entry(e);
    }
    free(h);
}

/* Takes lines equal to that of e, which is not linked yet, out of the list. */
static void take_out_duplicates(cr_history *h, const struct entry *e)
{
    struct entry *old, *newer;

    for (old = h->oldest; old; old = newer) {
        newer = old->newer;
        if (strcmp(old->line, e->line) == 0) {
            unlink_entry(h, old);
            free_entry(old);
        }
    }
}

int cr_add(cr_history *h, const char *line)
{
    struct entry *e;

    if (line[0] == '\0' || (line[0] == ' ' && (h->flags & CR_NOSPACE)))
        return 0;
    if (h->newest && strcmp(h->newest->line, line) == 0)
        return 0;
    e = malloc(sizeof *e);
    if (!e)
        return -1;
    e->line = copy_of(line);
    if (!e->line) {
        free(e);
        return -1;
    }
    if (h->flags & CR_NODUPS)
        take_out_duplicates(h, e);
    append(h, e);
    if (h->count > h->limit)
        drop(h, h->oldest);
    return 1;
}

size_t cr_count(const cr_history *h)
{
    return h->count;
}

const char *cr_get(const cr_history *h, size_t n)
{
    struct entry *e = nth(h, n);

    return e ? e->line : NULL;
}

int cr_replace(cr_history *h, size_t n, const char *line)
{
    struct entry *e = nth(h, n);
    char *copy;

    if (!e || line[0] == '\0')
        return -1;
    copy = copy_of(line);
    if (!copy)
        return -1;
    free(e->line);
    e->line = copy;
    return 0;
}

int cr_remove(cr_history *h, size_t n)
{
    struct entry *e = nth(h, n);

    if (!e)
        return -1;
    drop(h, e);
    return 0;
}

int cr_limit(cr_history *h, size_t lines)
{
    if (lines == 0 || lines > CR_LINES_MAX)
        return -1;
    h->limit = lines;
    while (h->count > lines)
        drop(h, h->oldest);
    return 0;
}

const char *cr_older(cr_history *h)
{
    struct entry *e = h->cursor ? h->cursor->older : h->newest;

    if (!e)
        return NULL;
    h->cursor = e;
    return e->line;
}

const char *cr_newer(cr_history *h)
{
    if (h->cursor)
        h->cursor = h->cursor->newer;
    return cr_here(h);
}

const char *cr_here(const cr_history *h)
{
    return h->cursor ? h->cursor->line : NULL;
}

void cr_prompt(cr_history *h)
{
    h->cursor = NULL;
}

const char *cr_search(cr_history *h, const char *text)
{
    struct entry *e = h->cursor ? h->cursor->older : h->newest;
    size_t length = strlen(text);

    while (e && strncmp(e->line, text, length) != 0)
        e = e->older;
    if (!e)
        return NULL;
    h->cursor = e;
    return e->line;
}
