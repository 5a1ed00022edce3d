#ifndef SNACKBOX_H
#define SNACKBOX_H

#include <stdbool.h>

/**
 * Controller of a vending machine.
 *
 * A machine has shelves 0 .. n-1.  A customer inserts coins, chooses a shelf
 * and gets a product, and the change; the drop hook tells the hardware.
 */
typedef struct snackbox snackbox;

#define SNACKBOX_SHELVES   60      /**< most shelves of a machine */
#define SNACKBOX_DEPTH     20      /**< most pieces on a shelf */
#define SNACKBOX_PRICE     100000  /**< highest price, in cents */

typedef enum {
    SNACKBOX_OK,
    SNACKBOX_EMPTY,  /**< nothing on that shelf */
    SNACKBOX_CREDIT, /**< too little money */
    SNACKBOX_JAM,    /**< the drop hook returned false */
    SNACKBOX_BUSY    /**< a sale is going on (called from the drop hook) */
} snackbox_status;

/**
 * Called when a piece is to be dropped; returns whether it worked.  The hook may
 * ask the machine for anything, insert coins and refund; a sale in a sale is
 * refused with SNACKBOX_BUSY.  It must not free the machine.
 */
typedef bool (*snackbox_drop)(snackbox *box, int shelf, const char *label, void *user);

/**
 * @param shelves 1 .. SNACKBOX_SHELVES
 * @param drop    may be NULL, every drop works then
 * @param user    handed to the hook
 * @return the machine, all shelves empty; NULL if shelves is out of range or
 *         there is no memory
 */
snackbox *snackbox_new(int shelves, snackbox_drop drop, void *user);

/** Frees a machine; NULL is allowed. */
void snackbox_free(snackbox *box);

/** Number of shelves.  Every @p shelf below must be 0 .. that - 1. */
int snackbox_shelves(const snackbox *box);

/**
 * Puts a product on a shelf, in place of what was there.
 * @param label the product's name.  Not copied: the string must stay as long
 *              as the product is on the shelf.
 * @param price 0 .. SNACKBOX_PRICE
 * @param count 0 .. SNACKBOX_DEPTH
 * @return false if price or count is out of range, or a sale is going on
 */
bool snackbox_stock(snackbox *box, int shelf, const char *label, int price, int count);

/** Pieces left on a shelf. */
int snackbox_left(const snackbox *box, int shelf);

/** Inserts a coin or note of 1 .. 10000 cents.  False for other values, and
 *  when the credit, with the price of a piece that is dropping, would be
 *  more than 10 * SNACKBOX_PRICE. */
bool snackbox_insert(snackbox *box, int cents);

/** Money inserted and not yet spent. */
int snackbox_credit(const snackbox *box);

/** Sells a piece.  Apart from what the hook does, credit and stock change only
 *  with SNACKBOX_OK. */
snackbox_status snackbox_buy(snackbox *box, int shelf);

/** Hands back the credit; returns how much it was. */
int snackbox_refund(snackbox *box);

/** Writes "label price left" for a shelf into @p buf, like snprintf. */
int snackbox_show(const snackbox *box, int shelf, char *buf, unsigned size);

#endif
