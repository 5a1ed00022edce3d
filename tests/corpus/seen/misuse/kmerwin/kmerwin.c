#include "kmerwin.h"

#include <assert.h>
#include <stdlib.h>

static int code(char c)
{
    switch (c) {
    case 'A': return 0;
    case 'C': return 1;
    case 'G': return 2;
    case 'T': return 3;
    }
    return -1;
}

/* Reads on until the window is full or the sequence is at its end. */
static void fill(kmer_iter *it)
{
    while (it->filled < it->k && it->pos < it->len) {
        int c = code(it->seq[it->pos++]);
        if (c < 0) {
            it->filled = 0;
            continue;
        }
        it->window = (it->window << 2 | (kmer_t)c) & it->mask;
        it->filled++;
    }
}

void kmer_iter_init(kmer_iter *it, const char *seq, size_t len, unsigned k)
{
    assert(k >= 1 && k <= KMER_MAX_K);
    it->seq = seq;
    it->len = len;
    it->pos = 0;
    it->k = k;
    it->filled = 0;
    it->window = 0;
    it->mask = ((kmer_t)1 << 2 * k) - 1;
    fill(it);
}

bool kmer_iter_more(const kmer_iter *it)
{
    return it->filled == it->k;
}

kmer_t kmer_iter_next(kmer_iter *it)
{
    assert(kmer_iter_more(it));
    kmer_t result = it->window;
    it->filled--;
    fill(it);
    return result;
}

void kmer_unpack(kmer_t x, unsigned k, char *text)
{
    assert(k >= 1 && k <= KMER_MAX_K);
    for (unsigned i = k; i-- > 0; x >>= 2)
        text[i] = "ACGT"[x & 3];
    text[k] = '\0';
}

kmer_t kmer_revcomp(kmer_t x, unsigned k)
{
    assert(k >= 1 && k <= KMER_MAX_K);
    kmer_t result = 0;
    for (unsigned i = 0; i < k; i++, x >>= 2)
        result = result << 2 | (3 - (x & 3));
    return result;
}

kmer_t kmer_canonical(kmer_t x, unsigned k)
{
    kmer_t other = kmer_revcomp(x, k);
    return other < x ? other : x;
}

struct kmer_table {
    unsigned k;
    uint32_t counts[];
};

kmer_table *kmer_table_new(unsigned k)
{
    assert(k >= 1 && k <= KMER_TABLE_K);
    size_t n = (size_t)1 << 2 * k;
    kmer_table *t = calloc(1, sizeof *t + n * sizeof t->counts[0]);
    if (t != NULL)
        t->k = k;
    return t;
}

void kmer_table_free(kmer_table *t)
{
    free(t);
}

void kmer_table_add(kmer_table *t, const char *seq, size_t len)
{
    kmer_iter it;
    for (kmer_iter_init(&it, seq, len, t->k); kmer_iter_more(&it);) {
        uint32_t *count = &t->counts[kmer_iter_next(&it)];
        if (*count < UINT32_MAX)
            ++*count;
    }
}

uint32_t kmer_table_get(const kmer_table *t, kmer_t x)
{
    assert(x >> 2 * t->k == 0);
    return t->counts[x];
}
