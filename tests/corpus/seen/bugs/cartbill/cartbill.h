#ifndef CARTBILL_H
#define CARTBILL_H

/*! \file
 *  Shopping cart. Prices and totals are in cents.
 */

#include <stdint.h>

#ifndef CARTBILL_API
#define CARTBILL_API extern
#endif

typedef struct cart cart;

#define CART_SKU_MAX    24        /*!< characters of an article number */
#define CART_QTY_MAX    9999      /*!< pieces of one article           */
#define CART_PRICE_MAX  10000000  /*!< cents for one piece             */
#define CART_LINES_MAX  500       /*!< different articles              */

typedef enum cart_err {
    CART_SUCCESS,
    CART_ERR_SKU,       /*!< article number empty or too long        */
    CART_ERR_RANGE,     /*!< price, quantity or percentage not allowed */
    CART_ERR_UNKNOWN,   /*!< article is not in the cart              */
    CART_ERR_FULL,      /*!< too many lines, or no memory            */
    CART_ERR_PRICE      /*!< article is there at another price       */
} cart_err;

/*! \return an empty cart or NULL */
CARTBILL_API cart *cart_open(void);

/*! Frees the cart. NULL is ignored. */
CARTBILL_API void cart_close(cart *c);

/*! Puts pieces of an article into the cart. If there is a line for the
 *  article already, its quantity grows.
 *  \param price  cents for one piece, 0 ... CART_PRICE_MAX
 *  \param qty    1 ... CART_QTY_MAX, also in sum
 */
CARTBILL_API cart_err cart_add(cart *c, const char *sku, int price, int qty);

/*! Takes all pieces of an article out of the cart. */
CARTBILL_API cart_err cart_remove(cart *c, const char *sku);

/*! Takes everything out of the cart. */
CARTBILL_API void cart_clear(cart *c);

/*! Makes an article the offer of the day. There is one at a time; the last
 *  call counts.
 *  \param percent  off its price, 1 ... 100
 */
CARTBILL_API cart_err cart_promote(cart *c, const char *sku, int percent);

/*! Pieces of that article, 0 if it is not in the cart. */
CARTBILL_API int cart_quantity(const cart *c, const char *sku);

/*! Lines (different articles). */
CARTBILL_API int cart_lines(const cart *c);

/*! What the promotion saves, rounded down. */
CARTBILL_API int64_t cart_savings(const cart *c);

/*! What there is to pay. */
CARTBILL_API int64_t cart_total(const cart *c);

#endif
