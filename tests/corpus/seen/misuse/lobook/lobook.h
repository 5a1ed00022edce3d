#ifndef LOBOOK_H
#define LOBOOK_H

#include <stdint.h>

/* Limit order book with price-time priority, for one instrument.
 *
 * A lob_order is owned by the book. The pointer may be used until the order
 * is cancelled, completely filled, or the book is freed; to learn of fills,
 * give the book a callback. */

typedef struct lob_book lob_book;
typedef struct lob_order lob_order;

typedef enum { LOB_BUY, LOB_SELL } lob_side;

/* A trade. `remaining` is what is left of the resting order: when it is 0 the
 * order is freed on return. Must not call back into the book. */
typedef void (*lob_fill_fn)(void *user, lob_order *resting, uint32_t qty, uint32_t remaining);

lob_book *lob_new(lob_fill_fn fn /* or NULL */, void *user);
void lob_free(lob_book *book);

/* Trades against the other side as far as the price allows. *resting is the
 * order that stays in the book with the rest, NULL if nothing is left.
 * price and qty > 0. Returns the quantity traded, or -1 when out of memory (the
 * rest is then discarded). */
int64_t lob_submit(lob_book *book, lob_side side, uint32_t price, uint32_t qty, lob_order **resting);

void lob_cancel(lob_book *book, lob_order *order);
/* Takes off some of the quantity, but not all: qty below lob_open_qty(). */
void lob_reduce(lob_book *book, lob_order *order, uint32_t qty);

uint32_t lob_open_qty(const lob_order *order);
uint32_t lob_price(const lob_order *order);
lob_side lob_side_of(const lob_order *order);

/* Best price of a side, 0 if it is empty. */
uint32_t lob_best(const lob_book *book, lob_side side);
/* Quantity open at a price, both sides. */
uint64_t lob_depth(const lob_book *book, uint32_t price);

#endif
