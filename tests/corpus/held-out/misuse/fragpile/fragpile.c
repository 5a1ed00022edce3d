#include "fragpile.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct flow {
    struct flow *next;
    uint32_t id;
    unsigned age;       /* ticks since the last piece */
    size_t have;        /* bytes in the pieces */
    size_t total;       /* length, 0 as long as the end is not known */
    fp_piece *pieces;   /* by offset */
};

struct fp_pile {
    struct flow *flows;
    size_t count;
    fp_release *release;
    void *ctx;
};

/* The link to the flow of that id, or to NULL. */
static struct flow **find(struct flow **link, uint32_t id)
{
    while (*link && (*link)->id != id)
        link = &(*link)->next;
    return link;
}

static const struct flow *known(const fp_pile *pile, uint32_t id)
{
    const struct flow *f = pile->flows;

    while (f && f->id != id)
        f = f->next;
    return f;
}

static int complete(const struct flow *f)
{
    return f->total != 0 && f->have == f->total;
}

/* Releases the pieces of the flow at a link and takes it out. */
static void discard(fp_pile *pile, struct flow **link)
{
    struct flow *f = *link;
    fp_piece *p, *next;

    for (p = f->pieces; p; p = next) {
        next = p->next;
        if (pile->release)
            pile->release(pile->ctx, p);
    }
    *link = f->next;
    pile->count--;
    free(f);
}

fp_pile *fp_new(fp_release *release, void *ctx)
{
    fp_pile *pile = malloc(sizeof *pile);

    if (!pile)
        return NULL;
    pile->flows = NULL;
    pile->count = 0;
    pile->release = release;
    pile->ctx = ctx;
    return pile;
}

void fp_free(fp_pile *pile)
{
    if (!pile)
        return;
    while (pile->flows)
        discard(pile, &pile->flows);
    free(pile);
}

/* Where in the list of the flow the piece goes: 0, or why it does not. */
static int place(struct flow *f, const fp_piece *piece, fp_piece ***where)
{
    fp_piece **link = &f->pieces;
    size_t end = piece->offset + piece->size;

    while (*link && (*link)->offset < piece->offset) {
        if ((*link)->offset + (*link)->size > piece->offset)
            return FP_EOVERLAP;
        link = &(*link)->next;
    }
    if (*link && (*link)->offset < end)
        return FP_EOVERLAP;
    if (f->total != 0 && (piece->last || end > f->total))
        return FP_EEND;
    if (piece->last && *link)
        return FP_EEND;
    *where = link;
    return 0;
}

int fp_push(fp_pile *pile, uint32_t id, fp_piece *piece)
{
    struct flow **at = find(&pile->flows, id), *f = *at;
    fp_piece **link;
    int err;

    if (piece->size == 0 || piece->size > FP_DATAGRAM_MAX || piece->offset > FP_DATAGRAM_MAX - piece->size)
        return FP_EINVAL;
    if (!f) {
        if (pile->count == FP_FLOWS_MAX)
            return FP_EFULL;
        f = calloc(1, sizeof *f);
        if (!f)
            return FP_EFULL;
        f->id = id;
        *at = f;
        pile->count++;
    }
    if (complete(f))
        return FP_EDONE;
    err = place(f, piece, &link);
    if (err)
        return err;
    piece->next = *link;
    *link = piece;
    f->have += piece->size;
    f->age = 0;
    if (piece->last)
        f->total = piece->offset + piece->size;
    return complete(f) ? FP_COMPLETE : FP_WAITING;
}

size_t fp_length(const fp_pile *pile, uint32_t id)
{
    const struct flow *f = known(pile, id);

    return f && complete(f) ? f->total : 0;
}

size_t fp_fetch(fp_pile *pile, uint32_t id, void *buf)
{
    struct flow **at = find(&pile->flows, id);
    unsigned char *to = buf;
    const fp_piece *p;
    size_t length;

    if (!*at || !complete(*at))
        return 0;
    length = (*at)->total;
    for (p = (*at)->pieces; p; p = p->next)
        memcpy(to + p->offset, p->data, p->size);
    discard(pile, at);
    return length;
}

int fp_drop(fp_pile *pile, uint32_t id)
{
    struct flow **at = find(&pile->flows, id);

    if (!*at)
        return 0;
    discard(pile, at);
    return 1;
}

size_t fp_tick(fp_pile *pile, unsigned ticks)
{
    struct flow **at = &pile->flows;
    size_t dropped = 0;

    while (*at) {
        struct flow *f = *at;

        if (f->age < UINT_MAX)
            f->age++;
        if (!complete(f) && f->age >= ticks) {
            discard(pile, at);
            dropped++;
        } else {
            at = &f->next;
        }
    }
    return dropped;
}

size_t fp_flows(const fp_pile *pile)
{
    return pile->count;
}
