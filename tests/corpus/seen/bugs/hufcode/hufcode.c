#include "hufcode.h"

#include <stdlib.h>
#include <string.h>

struct huf_code {
    int used;                               /* symbols with a word */
    int longest;
    signed char length[HUF_MAX_SYMBOLS];    /* -1 for no word */
    uint32_t word[HUF_MAX_SYMBOLS];
    /* For decoding: symbols by length, then by number. */
    uint8_t sorted[HUF_MAX_SYMBOLS];
    int per_length[HUF_MAX_LENGTH + 1];
};

struct node {
    uint64_t weight;
    int parent;
    int done;
};

/* The lightest node that has no parent yet; the first of several. */
static int lightest(struct node *node, int count)
{
    int best = -1, i;

    for (i = 0; i < count; i++)
        if (!node[i].done && (best < 0 || node[i].weight < node[best].weight))
            best = i;
    node[best].done = 1;
    return best;
}

/* Depths of `leaves` leaves with these weights; the greatest of them. */
static int depths(const uint32_t *weight, int leaves, int *depth)
{
    struct node node[2 * HUF_MAX_SYMBOLS];
    int count = leaves, deepest = 0, i, j;

    for (i = 0; i < leaves; i++) {
        node[i].weight = weight[i];
        node[i].parent = -1;
        node[i].done = 0;
    }
    while (count < 2 * leaves - 1) {
        int a = lightest(node, count), b = lightest(node, count);

        node[count].weight = node[a].weight + node[b].weight;
        node[count].parent = -1;
        node[count].done = 0;
        node[a].parent = node[b].parent = count;
        count++;
    }
    for (i = 0; i < leaves; i++) {
        depth[i] = 0;
        for (j = node[i].parent; j >= 0; j = node[j].parent)
            depth[i]++;
        if (depth[i] > deepest)
            deepest = depth[i];
    }
    return deepest;
}

huf_code *huf_build(const uint32_t *counts, size_t n)
{
    uint32_t weight[HUF_MAX_SYMBOLS], word;
    int depth[HUF_MAX_SYMBOLS], symbol[HUF_MAX_SYMBOLS];
    int leaves = 0, at = 0, length, i;
    huf_code *code;

    if (counts == NULL || n == 0 || n > HUF_MAX_SYMBOLS)
        return NULL;
    for (i = 0; i < (int)n; i++)
        if (counts[i] != 0) {
            weight[leaves] = counts[i];
            symbol[leaves++] = i;
        }
    if (leaves == 0)
        return NULL;
    code = calloc(1, sizeof *code);
    if (code == NULL)
        return NULL;

    /* Flatten the counts until no word is too long. */
    while ((code->longest = depths(weight, leaves, depth)) > HUF_MAX_LENGTH)
        for (i = 0; i < leaves; i++)
            weight[i] = weight[i] / 2 + 1;

    code->used = leaves;
    memset(code->length, -1, sizeof code->length);
    word = 0;
    for (length = 0; length <= code->longest; length++) {
        word <<= 1;
        for (i = 0; i < leaves; i++)
            if (depth[i] == length) {
                code->length[symbol[i]] = (signed char)length;
                code->word[symbol[i]] = word++;
                code->sorted[at++] = (uint8_t)symbol[i];
                code->per_length[length]++;
            }
    }
    return code;
}

void huf_free(huf_code *code)
{
    free(code);
}

int huf_symbols(const huf_code *code)
{
    return code->used;
}

int huf_length(const huf_code *code, int symbol)
{
    if (symbol < 0 || symbol >= HUF_MAX_SYMBOLS)
        return -1;
    return code->length[symbol];
}

int huf_has(const huf_code *code, int symbol)
{
    return huf_length(code, symbol) >= 0;
}

uint32_t huf_word(const huf_code *code, int symbol)
{
    return huf_has(code, symbol) ? code->word[symbol] : 0;
}

uint32_t huf_word_left(const huf_code *code, int symbol)
{
    if (!huf_has(code, symbol))
        return 0;
    return code->word[symbol] << (32 - code->length[symbol]);
}

int huf_encode(const huf_code *code, const uint8_t *symbols, size_t n,
               uint8_t *out, size_t cap, size_t *bits)
{
    size_t total = 0, i, at = 0;
    int b;

    *bits = 0;
    for (i = 0; i < n; i++) {
        if (code->length[symbols[i]] < 0)
            return -1;
        total += (size_t)code->length[symbols[i]];
    }
    *bits = total;
    if (total / 8 + (total % 8 != 0) > cap)
        return -1;
    for (i = 0; i < n; i++) {
        uint32_t word = code->word[symbols[i]];

        for (b = code->length[symbols[i]] - 1; b >= 0; b--, at++) {
            if (at % 8 == 0)
                out[at / 8] = 0;
            if (word >> b & 1)
                out[at / 8] |= (uint8_t)(0x80 >> at % 8);
        }
    }
    return 0;
}

int huf_decode(const huf_code *code, const uint8_t *in, size_t bits,
               uint8_t *symbols, size_t n)
{
    size_t at = 0, i;

    for (i = 0; i < n; i++) {
        uint32_t word = 0, first = 0;
        int length = 0, index = 0;

        /* `first` is the first word of this length, `index` its place. */
        while (word - first >= (uint32_t)code->per_length[length]) {
            if (at == bits)
                return -1;
            index += code->per_length[length];
            first = (first + (uint32_t)code->per_length[length]) << 1;
            word = word << 1 | (in[at / 8] >> (7 - at % 8) & 1);
            at++;
            length++;
        }
        symbols[i] = code->sorted[index + (int)(word - first)];
    }
    return 0;
}
