/**
 * colabox: the controller of a vending machine.
 *
 *   IDLE -- coin --> CREDIT -- select --> VENDING -- delivered --> IDLE
 *                    CREDIT -- refund --> IDLE
 *                                         VENDING -- jammed -----> CREDIT
 *
 * It turns motors and pays coins through the hooks you give it.  Hooks are
 * called in the middle of a change of state: they must not call any colabox
 * function on the machine they are called for.  Set a flag and do it later.
 *
 * Mistakes of customers are answered with a result; mistakes of the program
 * (marked "required" below) end in an assertion, or in anything at all where
 * assertions are compiled out.
 *
 * Money is in cents.  Coins are 5, 10, 20, 50, 100 and 200.
 */
#ifndef COLABOX_H
#define COLABOX_H

#define COLABOX_SLOTS      12   /* numbered 0 to 11 */
#define COLABOX_PRICE_MAX  1000
#define COLABOX_STOCK_MAX  50
#define COLABOX_CREDIT_MAX 2000

enum colabox_state {
    COLABOX_IDLE,   /* nobody there */
    COLABOX_CREDIT, /* coins were put in */
    COLABOX_VENDING /* an item is on its way down */
};

enum colabox_result {
    COLABOX_OK,
    COLABOX_NOT_NOW,  /* not in this state */
    COLABOX_BAD_SLOT, /* no such slot, or out of order after a jam */
    COLABOX_EMPTY,    /* nothing left in it */
    COLABOX_POOR,     /* not enough credit */
    COLABOX_NO_CHANGE /* no coins for the change, paid largest first */
};

/** Each hook may be NULL: then that is not reported. */
struct colabox_hooks {
    void (*turn)(void *user, int slot);           /**< turn the motor of a slot */
    void (*pay)(void *user, int coin, int count); /**< pay count > 0 coins */
};

typedef struct colabox colabox;

/** A machine, idle, with empty slots and no coins; hooks is copied, or NULL for
 *  none.  NULL when out of memory. */
colabox *colabox_new(const struct colabox_hooks *hooks, void *user);

/** NULL is ignored.  Coins inside are not paid. */
void colabox_free(colabox *m);

/** Fills a slot with count items (0 to COLABOX_STOCK_MAX) at a price (a
 *  multiple of 5, 5 to COLABOX_PRICE_MAX) and puts it in order again.
 *  COLABOX_BAD_SLOT when a number is out of range; COLABOX_NOT_NOW unless
 *  idle. */
enum colabox_result colabox_fill(colabox *m, int slot, int price, int count);

/** State, and credit, which is 0 when idle. */
enum colabox_state colabox_state(const colabox *m);
int colabox_credit(const colabox *m);

/** Price and stock of a slot; a slot number in 0..COLABOX_SLOTS - 1 is
 *  required. */
int colabox_price(const colabox *m, int slot);
int colabox_stock(const colabox *m, int slot);

/** A coin.  1 when taken; 0 when it falls through: not a coin, credit over
 *  COLABOX_CREDIT_MAX, or vending. */
int colabox_coin(colabox *m, int value);

/** The customer wants a slot: turns its motor on COLABOX_OK. */
enum colabox_result colabox_select(colabox *m, int slot);

/** The item has fallen: keeps the price, pays the change.  The state
 *  COLABOX_VENDING is required. */
void colabox_delivered(colabox *m);

/** The motor is stuck: the slot is out of order, the customer has his credit
 *  again.  The state COLABOX_VENDING is required. */
void colabox_jammed(colabox *m);

/** Gives back the coins that were put in, in any state but COLABOX_VENDING.
 *  Returns the sum. */
int colabox_refund(colabox *m);

#endif
