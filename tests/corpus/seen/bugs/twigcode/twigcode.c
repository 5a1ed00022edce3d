#include "twigcode.h"

#include <stdlib.h>

struct node {
    uint64_t weight;
    int16_t child[2];   /* -1 in a leaf */
    int16_t symbol;     /* -1 in an inner node */
};

struct twig {
    struct node *nodes;
    int root;
    size_t used;
    unsigned longest;
    uint64_t code[TWIG_SYMBOLS];
    uint8_t length[TWIG_SYMBOLS];
};

/* Index into roots[] of the lightest tree; the first one of equals. */
static size_t lightest(const struct twig *t, const int16_t *roots, size_t count)
{
    size_t best = 0;

    for (size_t i = 1; i < count; i++)
        if (t->nodes[roots[i]].weight < t->nodes[roots[best]].weight)
            best = i;
    return best;
}

static int16_t pull(const struct twig *t, int16_t *roots, size_t *count)
{
    size_t i = lightest(t, roots, *count);
    int16_t got = roots[i];

    for (--*count; i < *count; i++)
        roots[i] = roots[i + 1];
    return got;
}

/* The depth is below 64: a tree of depth d weighs at least the d-th Fibonacci
   number, and all together weigh less than 2^40. */
static void assign(struct twig *t, int at, uint64_t code, unsigned length)
{
    const struct node *node = &t->nodes[at];

    if (node->symbol >= 0) {
        if (length == 0)
            length = 1;
        t->code[node->symbol] = code;
        t->length[node->symbol] = (uint8_t)length;
        if (length > t->longest)
            t->longest = length;
        return;
    }
    assign(t, node->child[0], code << 1, length + 1);
    assign(t, node->child[1], code << 1 | 1, length + 1);
}

twig *twig_build(const uint32_t *freq, size_t n)
{
    int16_t roots[TWIG_SYMBOLS];
    size_t used = 0, count;
    struct twig *t;

    if (n == 0 || n > TWIG_SYMBOLS)
        return NULL;
    for (size_t i = 0; i < n; i++)
        used += freq[i] > 0;
    if (used == 0)
        return NULL;

    t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    t->nodes = malloc((2 * used - 1) * sizeof *t->nodes);
    if (!t->nodes) {
        free(t);
        return NULL;
    }
    t->used = used;

    count = 0;
    for (size_t i = 0; i < n; i++) {
        if (freq[i] == 0)
            continue;
        t->nodes[count].weight = freq[i];
        t->nodes[count].child[0] = t->nodes[count].child[1] = -1;
        t->nodes[count].symbol = (int16_t)i;
        roots[count] = (int16_t)count;
        count++;
    }

    int16_t next = (int16_t)used;
    while (count > 1) {
        int16_t a = pull(t, roots, &count);
        int16_t b = pull(t, roots, &count);
        struct node *parent = &t->nodes[next];

        parent->weight = t->nodes[a].weight + t->nodes[b].weight;
        parent->child[0] = a;
        parent->child[1] = b;
        parent->symbol = -1;
        roots[count++] = next++;
    }
    t->root = roots[0];
    assign(t, t->root, 0, 0);
    return t;
}

void twig_free(twig *t)
{
    if (!t)
        return;
    free(t->nodes);
    free(t);
}

size_t twig_used(const twig *t)
{
    return t->used;
}

unsigned twig_length(const twig *t, unsigned symbol)
{
    return symbol < TWIG_SYMBOLS ? t->length[symbol] : 0;
}

unsigned twig_longest(const twig *t)
{
    return t->longest;
}

size_t twig_text(const twig *t, unsigned symbol, char *buf, size_t size)
{
    unsigned length = twig_length(t, symbol);
    size_t out = 0;

    if (size == 0)
        return length;
    for (unsigned i = 0; i < length && out + 1 < size; i++)
        buf[out++] = (char)('0' + (t->code[symbol] >> (length - 1 - i) & 1));
    buf[out] = '\0';
    return length;
}

size_t twig_encode(const twig *t, const uint8_t *in, size_t n, uint8_t *out, size_t size)
{
    size_t bits = 0;

    for (size_t i = 0; i < n; i++) {
        unsigned length = t->length[in[i]];
        uint64_t code = t->code[in[i]];

        if (length == 0)
            return TWIG_BAD;
        while (length > 0) {
            length--;
            if (bits / 8 >= size)
                return TWIG_BAD;
            if (bits % 8 == 0)
                out[bits / 8] = 0;
            if (code >> length & 1)
                out[bits / 8] |= (uint8_t)(0x80u >> bits % 8);
            bits++;
        }
    }
    return bits;
}

size_t twig_decode(const twig *t, const uint8_t *in, size_t bits, uint8_t *out, size_t size)
{
    size_t done = 0;
    int at = t->root;

    for (size_t i = 0; i < bits; i++) {
        unsigned bit = in[i / 8] >> (7 - i % 8) & 1;

        at = t->nodes[at].child[bit];
        if (t->nodes[at].symbol < 0)
            continue;
        if (done == size)
            return TWIG_BAD;
        out[done++] = (uint8_t)t->nodes[at].symbol;
        at = t->root;
    }
    return at == t->root ? done : TWIG_BAD;
}
