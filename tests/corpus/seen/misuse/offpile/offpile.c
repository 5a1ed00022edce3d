#include "offpile.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define ALIGN 8u

struct offpile {
    unsigned char *base;
    uint32_t used; /* starts at ALIGN, so that no offset is OP_NIL */
    uint32_t room;
};

struct cell {
    uint32_t number;
    op_off rest;
};

offpile *op_open(void)
{
    offpile *p = malloc(sizeof *p);
    if (p == NULL)
        return NULL;
    p->room = 64;
    p->used = ALIGN;
    p->base = calloc(1, p->room);
    if (p->base == NULL) {
        free(p);
        return NULL;
    }
    return p;
}

void op_close(offpile *p)
{
    if (p == NULL)
        return;
    free(p->base);
    free(p);
}

op_off op_alloc(offpile *p, size_t n)
{
    if (n > OP_LIMIT - ALIGN)
        return OP_NIL;
    uint32_t need = ((uint32_t)n + ALIGN - 1) / ALIGN * ALIGN;
    if (need == 0)
        need = ALIGN;
    if (need > OP_LIMIT - p->used)
        return OP_NIL;
    if (need > p->room - p->used) {
        uint32_t room = p->room;
        while (need > room - p->used)
            room *= 2;
        unsigned char *base = realloc(p->base, room);
        if (base == NULL)
            return OP_NIL;
        p->base = base;
        p->room = room;
    }
    op_off off = p->used;
    memset(p->base + off, 0, need);
    p->used += need;
    return off;
}

void *op_ptr(const offpile *p, op_off off)
{
    return off == OP_NIL ? NULL : p->base + off;
}

op_off op_text(offpile *p, const char *text)
{
    size_t size = strlen(text) + 1;
    op_off off = op_alloc(p, size);
    if (off != OP_NIL)
        memcpy(p->base + off, text, size);
    return off;
}

op_off op_dup(offpile *p, op_off from, size_t n)
{
    if (from == OP_NIL)
        n = 0;
    op_off off = op_alloc(p, n);
    if (off != OP_NIL && n > 0)
        memcpy(p->base + off, p->base + from, n);
    return off;
}

static struct cell *cell_at(const offpile *p, op_off list)
{
    assert(list != OP_NIL);
    return (struct cell *)(void *)(p->base + list);
}

op_off op_cons(offpile *p, uint32_t number, op_off rest)
{
    op_off off = op_alloc(p, sizeof(struct cell));
    if (off != OP_NIL)
        *cell_at(p, off) = (struct cell){number, rest};
    return off;
}

uint32_t op_car(const offpile *p, op_off list)
{
    return cell_at(p, list)->number;
}

op_off op_cdr(const offpile *p, op_off list)
{
    return cell_at(p, list)->rest;
}

size_t op_length(const offpile *p, op_off list)
{
    size_t length = 0;
    for (; list != OP_NIL; list = cell_at(p, list)->rest)
        length++;
    return length;
}

op_checkpoint op_mark(const offpile *p)
{
    return (op_checkpoint){p->used};
}

void op_undo(offpile *p, op_checkpoint c)
{
    assert(c.used >= ALIGN && c.used <= p->used);
    p->used = c.used;
}

size_t op_used(const offpile *p)
{
    return p->used - ALIGN;
}
