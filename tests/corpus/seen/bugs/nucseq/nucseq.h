/* nucseq.h - nucleotide sequences, four bases to a byte */
#ifndef NUCSEQ_H
#define NUCSEQ_H

#include <stddef.h>
#include <stdint.h>
#include <stdbool.h>

#define NUC_MAX_BASES 1000000

typedef struct nuc_seq nuc_seq;

/* From letters A, C, G, T of either case. NULL for other letters, too many
 * bases or no memory. */
nuc_seq *nuc_new(const char *letters);
nuc_seq *nuc_copy(const nuc_seq *s);
void nuc_free(nuc_seq *s);

size_t nuc_length(const nuc_seq *s);

/* The letter at a position, '\0' past the end. */
char nuc_at(const nuc_seq *s, size_t pos);

/* Adds a base at the end; false as nuc_new() gives NULL. */
bool nuc_append(nuc_seq *s, char letter);

/* Drops the bases from `length` on; nothing if there are none. */
void nuc_truncate(nuc_seq *s, size_t length);

/* Other strand, in place. */
void nuc_reverse_complement(nuc_seq *s);

/* Bases that are G or C. */
size_t nuc_gc(const nuc_seq *s);

/* Whether both have the same bases. Such sequences have the same hash. */
bool nuc_equal(const nuc_seq *a, const nuc_seq *b);
uint32_t nuc_hash(const nuc_seq *s);

#endif /* NUCSEQ_H */
