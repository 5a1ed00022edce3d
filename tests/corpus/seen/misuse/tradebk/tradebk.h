#ifndef TRADEBK_H
#define TRADEBK_H

/*
 * Position book of one trader.
 *
 * Prices are in ticks, quantities in lots, long is positive and short is
 * negative.  A position that was traded to zero is flat and stays in the book.
 */

#include <stddef.h>
#include <stdint.h>

#define TRADEBK_SYMBOL_MAX 11
#define TRADEBK_MAX_POS    4096
#define TRADEBK_MAX_LOTS   INT64_C(1000000000)  /* of one fill, and of a position */
#define TRADEBK_MAX_PRICE  INT64_C(1000000000)

enum {
    TRADEBK_OK = 0,
    TRADEBK_ESYMBOL = -1,  /* empty or longer than TRADEBK_SYMBOL_MAX */
    TRADEBK_ERANGE = -2,   /* price or lots beyond the above, or price < 0, or money beyond int64 */
    TRADEBK_EFULL = -3     /* TRADEBK_MAX_POS or no memory */
};

struct tradebk;

struct tradebk_pos {
    char symbol[TRADEBK_SYMBOL_MAX + 1];
    int64_t lots;
    int64_t cost;          /* sum of lots * price over all fills */
};

/* Return 0 to go on. */
typedef int tradebk_visit(const struct tradebk_pos *pos, void *arg);

struct tradebk *tradebk_open(void);
void tradebk_close(struct tradebk *book);

/* Book a trade, in a new position if need be. */
int tradebk_fill(struct tradebk *book, const char *symbol, int64_t lots, int64_t price);

/* NULL if never traded.  The book may move its positions with each fill and
   purge, so use it and forget it. */
const struct tradebk_pos *tradebk_find(const struct tradebk *book, const char *symbol);

/* Visit all in the order of their first trade; returns the first nonzero of
   visit, else 0.  visit looks only: the book must stay as it is meanwhile. */
int tradebk_each(const struct tradebk *book, tradebk_visit *visit, void *arg);

/* Throw the flat ones out, returns how many. */
size_t tradebk_purge(struct tradebk *book);

size_t tradebk_count(const struct tradebk *book);

/* Average price of what is held, rounded towards zero. */
int64_t tradebk_average(const struct tradebk_pos *pos);

/* Profit or loss if closed at price.  It is on the desk's limits that the
   value and the result are within int64. */
int64_t tradebk_mark(const struct tradebk_pos *pos, int64_t price);

#endif
