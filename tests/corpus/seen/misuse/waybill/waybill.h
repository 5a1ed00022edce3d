/*! \file waybill.h
 *
 *  Waybills, the goods on them, and consolidation.
 *
 *  ### Who owns what
 *
 *  Goods are made with waybill_goods_new() and are yours.  Once on a bill they
 *  are the bill's, until they are taken off again.  The same holds for a house
 *  bill, which is yours until it is consolidated under a master bill, and then
 *  is the master's for good.  What is yours you free; what is a bill's the
 *  bill frees.
 *
 *  ### Levels
 *
 *  There are two: a master bill has house bills, a house bill has none.
 *
 *  Where something can fail it returns NULL or -1, and nothing has changed:
 *  what was yours is yours.
 */
#ifndef WAYBILL_H
#define WAYBILL_H

#include <stddef.h>
#include <stdint.h>

#define WAYBILL_TEXT_MAX 60   /*!< characters of a number or description */
#define WAYBILL_MAX      200  /*!< goods on a bill, and house bills under one */

typedef struct waybill waybill;
typedef struct waybill_goods waybill_goods;

/*! A bill without goods.  NULL if the number is empty or too long. */
waybill *waybill_new(const char *number);
/*! Frees the bill and all that it owns. */
void waybill_free(waybill *bill);

/*! NULL if what is empty or too long. */
waybill_goods *waybill_goods_new(const char *what, uint32_t grams);
void waybill_goods_free(waybill_goods *goods);

/*! Puts goods on the bill.  -1: it is full. */
int waybill_load(waybill *bill, waybill_goods *goods);
/*! Takes goods off again, by position. */
waybill_goods *waybill_unload(waybill *bill, size_t i);
/*! A look at the goods at a position. */
const waybill_goods *waybill_goods_at(const waybill *bill, size_t i);
size_t waybill_goods_count(const waybill *bill);

/*! Consolidates house under master, which are two bills.  house is on its own
 *  so far.  -1: too many, or there would be three levels. */
int waybill_consolidate(waybill *master, waybill *house);

/*! Weight of all goods, those of house bills too. */
uint64_t waybill_grams(const waybill *bill);

/*! A manifest, a line for each bill and goods; a string from malloc that is
 *  yours to free().  NULL: no memory. */
char *waybill_manifest(const waybill *bill);

/*! Bills and goods in existence; for tests, it is 0 in the end. */
long waybill_live(void);

#endif
