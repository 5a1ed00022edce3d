#ifndef KMERWIN_H
#define KMERWIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define KMER_MAX_K 31  /* of iterators */
#define KMER_TABLE_K 8 /* of tables */

/* k letters in 2 * k bits: A 0, C 1, G 2, T 3, the last in the lowest bits */
typedef uint64_t kmer_t;

/* Iterator over the k-mers of a sequence. Windows with letters other than
   ACGT are left out.

       kmer_iter it;
       for (kmer_iter_init(&it, seq, len, k); kmer_iter_more(&it);)
           use(kmer_iter_next(&it));

   The sequence is not copied. */
typedef struct {
    const char *seq;
    size_t len, pos;
    unsigned k, filled;
    kmer_t window, mask;
} kmer_iter;

void kmer_iter_init(kmer_iter *it, const char *seq, size_t len, unsigned k);
bool kmer_iter_more(const kmer_iter *it);
kmer_t kmer_iter_next(kmer_iter *it); /* only if there is one more */

/* k must be 1 to KMER_MAX_K; text: k letters and a terminator */
void kmer_unpack(kmer_t x, unsigned k, char *text);
kmer_t kmer_revcomp(kmer_t x, unsigned k);
/* the smaller of both strands */
kmer_t kmer_canonical(kmer_t x, unsigned k);

/* How often each k-mer occurs, for small k. */
typedef struct kmer_table kmer_table;

kmer_table *kmer_table_new(unsigned k); /* 1 to KMER_TABLE_K; NULL if out of memory */
void kmer_table_free(kmer_table *t);
void kmer_table_add(kmer_table *t, const char *seq, size_t len);
uint32_t kmer_table_get(const kmer_table *t, kmer_t x); /* x: one of the table's k */

#endif
