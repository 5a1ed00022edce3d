#include "front/regex/partition.h"

#include <stdlib.h>
#include <string.h>

static void finish(struct partition *partition)
{
    memset(partition->ascii, 0xff, sizeof partition->ascii);
    for (size_t i = 0; i < partition->pieces.count; i++) {
        const struct piece *piece = &partition->pieces.items[i];
        for (uint32_t c = piece->lo; c <= piece->hi && c < 128; c++)
            partition->ascii[c] = piece->atom;
    }
}

static int number_order(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

/* The alphabet cut at every end of every range. */
static void cut(struct partition *partition, struct charset alphabet, const struct charset *sets, size_t count)
{
    VECTOR(uint32_t) starts = VECTOR_INIT;
    for (size_t s = 0; s < count; s++)
        for (size_t i = 0; i < sets[s].count; i++) {
            vector_push(&starts, sets[s].items[i].lo);
            vector_push(&starts, sets[s].items[i].hi + 1);
        }
    if (starts.count)
        qsort(starts.items, starts.count, sizeof *starts.items, number_order);
    size_t next = 0;
    for (size_t i = 0; i < alphabet.count; i++) {
        uint32_t lo = alphabet.items[i].lo, hi = alphabet.items[i].hi;
        while (lo <= hi) {
            while (next < starts.count && starts.items[next] <= lo)
                next++;
            uint32_t end = next < starts.count && starts.items[next] <= hi ? starts.items[next] - 1 : hi;
            vector_push(&partition->pieces, ((struct piece){lo, end, 0}));
            lo = end + 1;
        }
    }
    vector_release(&starts);
}

/* Splits every atom into the part inside the set and the part outside. */
static void refine_by(struct partition *partition, struct charset set)
{
    size_t count = partition->atoms;
    uint32_t *inside = mem_array(count ? count : 1, sizeof *inside); /* 1 + the new name of the part inside */
    bool *outside = mem_array(count ? count : 1, sizeof *outside);
    for (size_t i = 0; i < partition->pieces.count; i++)
        if (!charset_contains(set, partition->pieces.items[i].lo))
            outside[partition->pieces.items[i].atom] = true;
    for (size_t i = 0; i < partition->pieces.count; i++) {
        struct piece *piece = &partition->pieces.items[i];
        if (!outside[piece->atom] || !charset_contains(set, piece->lo))
            continue;
        if (inside[piece->atom] == 0)
            inside[piece->atom] = ++partition->atoms;
        piece->atom = inside[piece->atom] - 1;
    }
    mem_free(inside);
    mem_free(outside);
}

void partition_of_sets(struct partition *partition, struct charset alphabet, const struct charset *sets, size_t count)
{
    *partition = (struct partition){0};
    cut(partition, alphabet, sets, count);
    partition->atoms = partition->pieces.count > 0;
    for (size_t s = 0; s < count; s++)
        refine_by(partition, sets[s]);
    finish(partition);
}

struct refinement {
    struct partition *out;
    VECTOR(uint32_t) left, right;
    uint32_t *names; /* [a.atoms + 1][b.atoms + 1]: 1 + atom */
    size_t columns;
};

static void add_piece(struct refinement *refinement, uint32_t lo, uint32_t hi, uint32_t a, uint32_t b)
{
    size_t row = a == PARTITION_NONE ? 0 : a + 1, column = b == PARTITION_NONE ? 0 : b + 1;
    uint32_t *name = &refinement->names[row * refinement->columns + column];
    if (*name == 0) {
        *name = ++refinement->out->atoms;
        vector_push(&refinement->left, a);
        vector_push(&refinement->right, b);
    }
    vector_push(&refinement->out->pieces, ((struct piece){lo, hi, *name - 1}));
}

/* The piece of p at or behind `from`: its atom there, or NONE up to *end. */
static uint32_t atom_from(const struct partition *p, size_t *at, uint32_t from, uint32_t *end)
{
    while (*at < p->pieces.count && p->pieces.items[*at].hi < from)
        (*at)++;
    if (*at == p->pieces.count) {
        *end = CHARSET_LAST;
        return PARTITION_NONE;
    }
    const struct piece *piece = &p->pieces.items[*at];
    *end = piece->lo > from ? piece->lo - 1 : piece->hi;
    return piece->lo > from ? PARTITION_NONE : piece->atom;
}

void partition_refine(struct partition *out, const struct partition *a, const struct partition *b, uint32_t **left,
                      uint32_t **right)
{
    *out = (struct partition){0};
    struct refinement refinement = {.out = out, .columns = (size_t)b->atoms + 1};
    refinement.names = mem_array(((size_t)a->atoms + 1) * refinement.columns, sizeof *refinement.names);
    size_t i = 0, j = 0;
    for (uint32_t from = 0; from <= CHARSET_LAST;) {
        uint32_t end_a, end_b;
        uint32_t x = atom_from(a, &i, from, &end_a), y = atom_from(b, &j, from, &end_b);
        uint32_t end = end_a < end_b ? end_a : end_b;
        if (x != PARTITION_NONE || y != PARTITION_NONE)
            add_piece(&refinement, from, end, x, y);
        from = end + 1;
    }
    mem_free(refinement.names);
    finish(out);
    *left = refinement.left.items;
    *right = refinement.right.items;
}

void partition_copy(struct partition *out, const struct partition *from)
{
    *out = (struct partition){0};
    vector_reserve(&out->pieces, from->pieces.count);
    for (size_t i = 0; i < from->pieces.count; i++)
        vector_push(&out->pieces, from->pieces.items[i]);
    out->atoms = from->atoms;
    memcpy(out->ascii, from->ascii, sizeof out->ascii);
}

uint32_t partition_atom(const struct partition *partition, uint32_t c)
{
    if (c < 128)
        return partition->ascii[c];
    size_t low = 0, high = partition->pieces.count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        const struct piece *piece = &partition->pieces.items[middle];
        if (c < piece->lo)
            high = middle;
        else if (c > piece->hi)
            low = middle + 1;
        else
            return piece->atom;
    }
    return PARTITION_NONE;
}

uint32_t *partition_samples(const struct partition *partition)
{
    uint32_t *samples = mem_array(partition->atoms, sizeof *samples);
    for (size_t i = partition->pieces.count; i-- > 0;)
        samples[partition->pieces.items[i].atom] = partition->pieces.items[i].lo;
    return samples;
}

void partition_release(struct partition *partition)
{
    vector_release(&partition->pieces);
}
