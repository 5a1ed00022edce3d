#include "xresdb.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    char pattern[XRES_PATTERN];
    char value[XRES_VALUE];
};

struct xresdb {
    struct entry *entries;
    size_t count, room;
};

struct part {
    const char *text;
    size_t len;
    int loose; /* bound by '*' to what is before it */
};

static int name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           c == '-' || c == '_';
}

/* Splits a pattern, or a full name if `full`.  Returns the number of parts or
 * an XRES_ error. */
static int split(const char *s, int full, struct part *parts)
{
    int n = 0;

    for (;;) {
        int loose = 0;
        size_t len = 0;

        if (*s == '*') {
            if (full)
                return XRES_SYNTAX;
            loose = 1;
            s++;
        } else if (n > 0) {
            s++; /* the dot */
        }
        if (!full && *s == '?')
            len = 1;
        else
            while (name_char(s[len]))
                len++;
        if (len == 0)
            return XRES_SYNTAX;
        if (n == XRES_PARTS)
            return XRES_FULL;
        parts[n].text = s;
        parts[n].len = len;
        parts[n].loose = loose;
        n++;
        s += len;
        if (*s == '\0')
            return n;
        if (*s != '.' && *s != '*')
            return XRES_SYNTAX;
    }
}

xresdb *xres_new(void)
{
    return calloc(1, sizeof(xresdb));
}

void xres_free(xresdb *db)
{
    if (db == NULL)
        return;
    free(db->entries);
    free(db);
}

static struct entry *find(const xresdb *db, const char *pattern)
{
    for (size_t i = 0; i < db->count; i++)
        if (strcmp(db->entries[i].pattern, pattern) == 0)
            return &db->entries[i];
    return NULL;
}

int xres_put(xresdb *db, const char *pattern, const char *value)
{
    struct part parts[XRES_PARTS];
    struct entry *e;
    int n;

    n = split(pattern, 0, parts);
    if (n < 0)
        return n;
    if (strlen(pattern) >= XRES_PATTERN || strlen(value) >= XRES_VALUE)
        return XRES_TOO_LONG;
    e = find(db, pattern);
    if (e == NULL) {
        if (db->count == XRES_ENTRIES)
            return XRES_FULL;
        if (db->count == db->room) {
            size_t room = db->room ? 2 * db->room : 2;
            struct entry *more = realloc(db->entries, room * sizeof *more);

            if (more == NULL)
                return XRES_NOMEM;
            db->entries = more;
            db->room = room;
        }
        e = &db->entries[db->count++];
        memset(e, 0, sizeof *e);
        memcpy(e->pattern, pattern, strlen(pattern) + 1);
    }
    memmove(e->value, value, strlen(value) + 1);
    return XRES_OK;
}

static int blank(char c)
{
    return c == ' ' || c == '\t';
}

int xres_put_line(xresdb *db, const char *line)
{
    char pattern[XRES_PATTERN], value[XRES_VALUE];
    const char *colon, *end;
    size_t len;

    while (blank(*line))
        line++;
    if (*line == '\0' || *line == '!')
        return XRES_OK;
    colon = strchr(line, ':');
    if (colon == NULL)
        return XRES_SYNTAX;
    end = colon;
    while (end > line && blank(end[-1]))
        end--;
    len = (size_t)(end - line);
    if (len >= sizeof pattern)
        return XRES_TOO_LONG;
    memcpy(pattern, line, len);
    pattern[len] = '\0';

    line = colon + 1;
    while (blank(*line))
        line++;
    end = line + strlen(line);
    while (end > line && blank(end[-1]))
        end--;
    len = (size_t)(end - line);
    if (len >= sizeof value)
        return XRES_TOO_LONG;
    memcpy(value, line, len);
    value[len] = '\0';
    return xres_put(db, pattern, value);
}

/* Marks of a fit, one for each component of the name: the greater the better. */
enum { SKIPPED, ANY_LOOSE, ANY_TIGHT, NAMED_LOOSE, NAMED_TIGHT };

struct fit {
    signed char mark[XRES_PARTS];
};

static int fit_one(const struct part *p, const struct part *q)
{
    if (p->len == 1 && p->text[0] == '?')
        return p->loose ? ANY_LOOSE : ANY_TIGHT;
    if (p->len == q->len && memcmp(p->text, q->text, p->len) == 0)
        return p->loose ? NAMED_LOOSE : NAMED_TIGHT;
    return -1;
}

/* Fits the pattern's parts from i to the name's from j; the best fit goes to
 * *best if it is better. */
static void try_fit(const struct part *p, int np, int i, const struct part *q, int nq, int j,
                    struct fit *now, struct fit *best, int *found)
{
    int mark;

    if (i == np || j == nq) {
        if (i == np && j == nq && (!*found || memcmp(now, best, sizeof *now) > 0)) {
            *best = *now;
            *found = 1;
        }
        return;
    }
    mark = fit_one(&p[i], &q[j]);
    if (mark >= 0) {
        now->mark[j] = (signed char)mark;
        try_fit(p, np, i + 1, q, nq, j + 1, now, best, found);
    }
    if (p[i].loose) {
        now->mark[j] = SKIPPED;
        try_fit(p, np, i, q, nq, j + 1, now, best, found);
    }
}

const char *xres_get(const xresdb *db, const char *name)
{
    struct part q[XRES_PARTS], p[XRES_PARTS];
    struct fit best = {{0}}, now = {{0}};
    const char *value = NULL;
    int nq, np;

    nq = split(name, 1, q);
    if (nq < 0)
        return NULL;
    for (size_t i = 0; i < db->count; i++) {
        struct fit fit = {{0}};
        int found = 0;

        np = split(db->entries[i].pattern, 0, p);
        try_fit(p, np, 0, q, nq, 0, &now, &fit, &found);
        if (found && (value == NULL || memcmp(&fit, &best, sizeof fit) > 0)) {
            best = fit;
            value = db->entries[i].value;
        }
    }
    return value;
}

int xres_remove(xresdb *db, const char *pattern)
{
    struct entry *e = find(db, pattern);

    if (e == NULL)
        return 0;
    db->count--;
    memmove(e, e + 1, (size_t)(db->entries + db->count - e) * sizeof *e);
    return 1;
}

size_t xres_count(const xresdb *db)
{
    return db->count;
}

int xres_merge(xresdb *dst, const xresdb *src)
{
    if (dst == src)
        return XRES_OK;
    for (size_t i = 0; i < src->count; i++) {
        int result = xres_put(dst, src->entries[i].pattern, src->entries[i].value);

        if (result != XRES_OK)
            return result;
    }
    return XRES_OK;
}

int xres_each(const xresdb *db, int (*fn)(const char *pattern, const char *value, void *arg),
              void *arg)
{
    for (size_t i = 0; i < db->count; i++) {
        int result = fn(db->entries[i].pattern, db->entries[i].value, arg);

        if (result != 0)
            return result;
    }
    return 0;
}
