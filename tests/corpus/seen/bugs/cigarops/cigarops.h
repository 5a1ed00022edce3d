#ifndef CIGAROPS_H
#define CIGAROPS_H
#include <stddef.h>
#include <stdint.h>

/* CIGAR strings of alignments ("76M2D24M"), see the SAM specification.
 * Operations are M I D N S H P = X, lengths 1 to CIGAR_MAX_LEN. */

#define CIGAR_MAX_LEN 268435455u
#define CIGAR_MAX_OPS 65535u

typedef struct cigar cigar_t;

cigar_t *cigar_new(void);
void cigar_free(cigar_t *c);

/* 0 on success. An operation like the last one lengthens that one. */
int cigar_push(cigar_t *c, char op, uint32_t len);

/* "*" is the empty one; NULL if the text is no CIGAR string. */
cigar_t *cigar_from_text(const char *text);
/* To be freed with free(). */
char *cigar_to_text(const cigar_t *c);

size_t cigar_count(const cigar_t *c);
/* 0 on success, -1 if i is not below the count. */
int cigar_get(const cigar_t *c, size_t i, char *op, uint32_t *len);
void cigar_reverse(cigar_t *c);

/* Bases consumed of the read and of the reference. */
uint64_t cigar_query_len(const cigar_t *c);
uint64_t cigar_ref_len(const cigar_t *c);
#endif
