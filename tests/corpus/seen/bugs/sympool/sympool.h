#ifndef SYMPOOL_H
#define SYMPOOL_H

#include <stddef.h>

/**
 * A pool of symbols: texts that are stored once and known by a number.
 * Equal texts have equal numbers, from 0 on in the order of their arrival.
 */
typedef struct sympool sympool_t;

/** What is returned instead of a number. */
#define SYM_NONE (-1)

/** The total of texts, terminators included, that fit into a pool. */
#define SYMPOOL_BYTES 65536

sympool_t *sympool_new(void);
void sympool_delete(sympool_t *pool);

/** The number of a text, which is stored if it is new.
 *  SYM_NONE if the pool is full or memory is out. */
int sympool_intern(sympool_t *pool, const char *text);

/** The number of a text, SYM_NONE if it has none. */
int sympool_lookup(const sympool_t *pool, const char *text);

/** The text of a symbol, NULL if there is none of that number.
 *  The pointer is good until a symbol is added. */
const char *sympool_text(const sympool_t *pool, int sym);

/** The length of a symbol's text, 0 if there is none of that number. */
size_t sympool_length(const sympool_t *pool, int sym);

/** The symbol for the texts of two symbols (or twice the same) put together.
 *  SYM_NONE if there is none of these numbers, if the pool is full or memory
 *  is out. */
int sympool_join(sympool_t *pool, int left, int right);

/** Number of symbols. */
int sympool_count(const sympool_t *pool);

/** Bytes in use by texts. */
size_t sympool_used(const sympool_t *pool);

#endif
