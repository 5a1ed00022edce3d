/** \file termpost.h
 *  A small inverted index: which words occur in which documents.
 *
 *  Words are runs of ASCII letters and digits, at most TERM_MAX_WORD long (what
 *  is longer is cut); upper and lower case are the same. Documents are known by
 *  numbers of the caller's.
 */
#ifndef TERMPOST_H
#define TERMPOST_H

#include <stddef.h>
#include <stdint.h>

#define TERM_MAX_WORD  31
#define TERM_MAX_WORDS 100000 /**< different words in an index */

typedef struct term_index term_index;

/** A document that has the word, and how often it has it. */
typedef struct {
    uint32_t doc;
    uint32_t count;
} term_post;

/** \return an empty index, NULL without memory. */
term_index *term_new(void);

/** Frees an index and everything in it; NULL is fine. */
void term_free(term_index *ix);

/** Adds the text of a document. Documents come in ascending order; the text of
 *  one may come in several calls.
 *  \return 0; -1 if doc is less than an earlier one; -2 without memory or when
 *          there are too many words: some words of the text may then be missing. */
int term_add(term_index *ix, uint32_t doc, const char *text);

/** \return how many different words there are. */
size_t term_words(const term_index *ix);

/** \param i  less than term_words(ix)
 *  \return the i-th word in lower case, in order of first appearance. It is good
 *          as long as the index is. */
const char *term_word(const term_index *ix, size_t i);

/** Looks up a word, upper or lower case.
 *  \param n  gets how many documents have it; may be NULL
 *  \return its documents in ascending order, NULL if nobody has it. The array
 *          belongs to the index and is good until the next term_add(). */
const term_post *term_find(const term_index *ix, const char *word, size_t *n);

/** Intersects two arrays that are in ascending order.
 *  \param out  gets the documents that are in both; room for as many as the
 *              shorter array has
 *  \return how many there are. */
size_t term_both(const term_post *a, size_t na, const term_post *b, size_t nb, uint32_t *out);

/** The same with documents that are in either of the arrays.
 *  \param out  room for na + nb */
size_t term_either(const term_post *a, size_t na, const term_post *b, size_t nb, uint32_t *out);

#endif
