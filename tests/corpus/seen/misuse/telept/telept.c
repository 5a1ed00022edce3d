#include "telept.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct telept telept_nil(void)
{
    struct telept p;
    memset(&p, 0, sizeof p);
    return p;
}

struct telept telept_switch(int on)
{
    struct telept p = telept_nil();
    p.kind = TELEPT_SWITCH;
    p.u.on = on != 0;
    return p;
}

struct telept telept_count(uint64_t n)
{
    struct telept p = telept_nil();
    p.kind = TELEPT_COUNT;
    p.u.count = n;
    return p;
}

struct telept telept_measure(double v)
{
    struct telept p = telept_nil();
    p.kind = TELEPT_MEASURE;
    p.u.measure = v;
    return p;
}

struct telept telept_text(const char *s)
{
    struct telept p = telept_nil();
    size_t len = strlen(s);
    char *own = len <= TELEPT_TEXT_MAX ? malloc(len + 1) : NULL;
    if (own != NULL) {
        memcpy(own, s, len + 1);
        p.kind = TELEPT_TEXT;
        p.u.text = own;
    }
    return p;
}

struct telept telept_list(void)
{
    struct telept p = telept_nil();
    p.kind = TELEPT_LIST;
    return p;
}

void telept_clear(struct telept *p)
{
    if (p->kind == TELEPT_TEXT)
        free(p->u.text);
    if (p->kind == TELEPT_LIST) {
        for (unsigned i = 0; i < p->u.list.n; i++)
            telept_clear(&p->u.list.item[i]);
        free(p->u.list.item);
    }
    *p = telept_nil();
}

/* Points that an item brings into a list. */
static unsigned weight(const struct telept *p)
{
    return p->kind == TELEPT_LIST ? p->size + 1 : 1;
}

int telept_push(struct telept *p, struct telept item)
{
    assert(p->kind == TELEPT_LIST);
    unsigned n = p->u.list.n, w = weight(&item);
    if (w > TELEPT_SIZE_MAX - p->size)
        return -1;
    if ((n & (n - 1)) == 0) { /* powers of two are the sizes of the array */
        struct telept *more = realloc(p->u.list.item, (n == 0 ? 1 : 2 * (size_t)n) * sizeof *more);
        if (more == NULL)
            return -1;
        p->u.list.item = more;
    }
    p->u.list.item[n] = item;
    p->u.list.n = n + 1;
    p->size += w;
    return 0;
}

struct telept telept_copy(const struct telept *p)
{
    if (p->kind == TELEPT_TEXT)
        return telept_text(p->u.text);
    if (p->kind != TELEPT_LIST)
        return *p;
    struct telept all = telept_list();
    for (unsigned i = 0; i < p->u.list.n; i++) {
        const struct telept *from = &p->u.list.item[i];
        struct telept one = telept_copy(from);
        if (one.kind != from->kind || telept_push(&all, one) != 0) {
            telept_clear(&one);
            telept_clear(&all);
            break;
        }
    }
    return all;
}

int telept_equal(const struct telept *a, const struct telept *b)
{
    if (a->kind != b->kind)
        return 0;
    switch (a->kind) {
    case TELEPT_NIL: return 1;
    case TELEPT_SWITCH: return a->u.on == b->u.on;
    case TELEPT_COUNT: return a->u.count == b->u.count;
    case TELEPT_MEASURE:
        return a->u.measure == b->u.measure || (a->u.measure != a->u.measure && b->u.measure != b->u.measure);
    case TELEPT_TEXT: return strcmp(a->u.text, b->u.text) == 0;
    case TELEPT_LIST: break;
    }
    if (a->u.list.n != b->u.list.n)
        return 0;
    for (unsigned i = 0; i < a->u.list.n; i++)
        if (!telept_equal(&a->u.list.item[i], &b->u.list.item[i]))
            return 0;
    return 1;
}

size_t telept_length(const struct telept *p)
{
    return strlen(p->u.text);
}

const char *telept_string(const struct telept *p)
{
    return p->u.text;
}

unsigned telept_items(const struct telept *p)
{
    return p->u.list.n;
}

const struct telept *telept_at(const struct telept *p, unsigned i)
{
    assert(i < p->u.list.n);
    return &p->u.list.item[i];
}
