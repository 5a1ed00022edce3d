#ifndef NTSEQ_H
#define NTSEQ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Nucleotide sequences: strings of A, C, G, T and N (unknown). Lower case
 * marks bases that are masked out; it is kept, but has no other meaning.
 *
 * Sequences are immutable. Functions that return one return NULL when memory
 * is out.
 */
typedef struct ntseq ntseq;

/* NULL also when the text has other characters. */
ntseq *nt_from(const char *text);
void nt_free(ntseq *seq);

size_t nt_length(const ntseq *seq);
/* The text; belongs to the sequence. */
const char *nt_text(const ntseq *seq);

/* Reverse complement: A and T, C and G change places. Twice gives the same
 * sequence again. */
ntseq *nt_revcomp(const ntseq *seq);
/* Up to `count` bases from `start`; what is beyond the end is left out. */
ntseq *nt_slice(const ntseq *seq, size_t start, size_t count);
/* Everything masked, or everything unmasked. */
ntseq *nt_mask(const ntseq *seq, bool masked);

/* Number of bases that are G or C. */
size_t nt_gc(const ntseq *seq);

/* Whether two sequences have the same bases, masked or not. */
bool nt_equal(const ntseq *a, const ntseq *b);
/* Hash value for tables of sequences, to go with nt_equal(). */
uint32_t nt_hash(const ntseq *seq);

/* First position of `part` at or after `from`, masked or not; -1 without. */
long nt_find(const ntseq *seq, const ntseq *part, size_t from);

#endif
