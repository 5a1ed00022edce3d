#include "gcaptab.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum type { NUM, FLAG, CANCELLED };

struct cap {
    char name[GCT_NAME + 1];
    enum type type;
    int value;
};

struct entry {
    char name[GCT_NAME + 1];
    int use; // -1: none
    int ncaps;
    struct cap caps[GCT_CAPS];
};

struct gcaptab {
    int n;
    struct entry *ent[GCT_ENTRIES];
};

static int good(const char *name)
{
    size_t n;

    if (name == NULL)
        return 0;
    n = strlen(name);
    return n > 0 && n <= GCT_NAME && strcspn(name, ":|#=@") == n;
}

static int has(const GCT *t, int ent)
{
    return ent >= 0 && ent < t->n;
}

GCT *gct_open(void)
{
    return calloc(1, sizeof(GCT));
}

void gct_close(GCT *t)
{
    if (t == NULL)
        return;
    while (t->n > 0)
        free(t->ent[--t->n]);
    free(t);
}

int gct_lookup(const GCT *t, const char *name)
{
    if (name != NULL)
        for (int i = 0; i < t->n; i++)
            if (strcmp(t->ent[i]->name, name) == 0)
                return i;
    return -1;
}

int gct_entry(GCT *t, const char *name)
{
    int i = gct_lookup(t, name);
    struct entry *e;

    if (i >= 0)
        return i;
    if (!good(name) || t->n == GCT_ENTRIES)
        return -1;
    e = calloc(1, sizeof *e);
    if (e == NULL)
        return -1;
    strcpy(e->name, name);
    e->use = -1;
    t->ent[t->n] = e;
    return t->n++;
}

static struct cap *find(struct entry *e, const char *cap)
{
    for (int i = 0; i < e->ncaps; i++)
        if (strcmp(e->caps[i].name, cap) == 0)
            return &e->caps[i];
    return NULL;
}

static int set(GCT *t, int ent, const char *cap, enum type type, int value)
{
    struct entry *e;
    struct cap *c;

    if (!has(t, ent) || !good(cap))
        return -1;
    e = t->ent[ent];
    c = find(e, cap);
    if (c == NULL) {
        if (e->ncaps == GCT_CAPS)
            return -1;
        c = &e->caps[e->ncaps++];
        strcpy(c->name, cap);
    }
    c->type = type;
    c->value = value;
    return 0;
}

int gct_setnum(GCT *t, int ent, const char *cap, int value)
{
    return value < 0 ? -1 : set(t, ent, cap, NUM, value);
}

int gct_setflag(GCT *t, int ent, const char *cap)
{
    return set(t, ent, cap, FLAG, 1);
}

int gct_cancel(GCT *t, int ent, const char *cap)
{
    return set(t, ent, cap, CANCELLED, 0);
}

int gct_use(GCT *t, int ent, int from)
{
    if (!has(t, ent) || (from != -1 && !has(t, from)))
        return -1;
    if (from == ent)
        return -1;
    t->ent[ent]->use = from;
    return 0;
}

// The nearest capability of that name.
static const struct cap *resolve(const GCT *t, int ent, const char *cap)
{
    if (!has(t, ent) || !good(cap))
        return NULL;
    while (ent >= 0) {
        const struct cap *c = find(t->ent[ent], cap);
        if (c != NULL)
            return c;
        ent = t->ent[ent]->use;
    }
    return NULL;
}

int gct_num(const GCT *t, int ent, const char *cap)
{
    const struct cap *c = resolve(t, ent, cap);

    return c != NULL && c->type == NUM ? c->value : -1;
}

int gct_flag(const GCT *t, int ent, const char *cap)
{
    const struct cap *c = resolve(t, ent, cap);

    return c != NULL && c->type == FLAG;
}

// Adds text at *at of buf, as far as it fits.
static void put(char *buf, size_t size, size_t *at, const char *text)
{
    for (; *text != '\0'; text++, ++*at)
        if (*at + 1 < size)
            buf[*at] = *text;
}

int gct_print(const GCT *t, int ent, char *buf, size_t size)
{
    const struct entry *e;
    size_t at = 0;

    if (!has(t, ent))
        return -1;
    e = t->ent[ent];
    put(buf, size, &at, e->name);
    put(buf, size, &at, ":");
    for (int i = 0; i < e->ncaps; i++) {
        char number[16] = "";
        if (e->caps[i].type == NUM)
            snprintf(number, sizeof number, "#%d", e->caps[i].value);
        put(buf, size, &at, e->caps[i].name);
        put(buf, size, &at, e->caps[i].type == CANCELLED ? "@" : number);
        put(buf, size, &at, ":");
    }
    if (e->use >= 0) {
        put(buf, size, &at, "tc=");
        put(buf, size, &at, t->ent[e->use]->name);
        put(buf, size, &at, ":");
    }
    if (size > 0)
        buf[at < size ? at : size - 1] = '\0';
    return (int)at;
}
