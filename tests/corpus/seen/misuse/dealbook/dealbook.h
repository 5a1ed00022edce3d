#ifndef DEALBOOK_H
#define DEALBOOK_H

#include <stddef.h>

/**
 * dealbook: discount rules, applied to the total of a cart.
 *
 * Amounts are in cents. A book has up to DEAL_MAX rules, in the order in which
 * they were added.
 */

#define DEAL_MAX      1000
#define DEAL_CODE_MAX 15        /* bytes of a coupon's code */

typedef struct dealbook dealbook;

/** How a rule works. */
typedef enum { DEAL_PERCENT, DEAL_FIXED, DEAL_CUSTOM } deal_type;

/**
 * A rule of one's own: gets the total so far, returns the discount. Anything
 * below 0 counts as 0, anything above the total as the total.
 * It may look rules up, but must neither change nor apply the book, which is
 * being walked.
 */
typedef long deal_fn(long total, void *data);

/** A rule as deal_get() shows it. */
typedef struct {
    char code[DEAL_CODE_MAX + 1];
    deal_type type;
    long value;                 /* percent or cents, 0 for custom rules */
    deal_fn *fn;                /* NULL unless DEAL_CUSTOM */
    void *data;
} deal_rule;

/** Creates an empty book. Returns NULL when out of memory. */
dealbook *deal_new(void);

/** Destroys a book (or does nothing, with NULL). */
void deal_free(dealbook *book);

/**
 * Adds a rule: percent (0 to 100), a fixed amount (0 or more), a function.
 * Codes need 1 to DEAL_CODE_MAX bytes and must be new in the book.
 * Returns 0, or -1 when something is not as it should be, the book is full or
 * memory has run out.
 */
int deal_add_percent(dealbook *book, const char *code, int percent);
int deal_add_fixed(dealbook *book, const char *code, long cents);
int deal_add_custom(dealbook *book, const char *code, deal_fn *fn, void *data);

/** Removes a rule. Returns 0, or -1 when there is none with that code. */
int deal_remove(dealbook *book, const char *code);

/** Number of rules. */
size_t deal_count(const dealbook *book);

/**
 * Looks up a rule; NULL when there is none with that code.
 * The pointer is invalidated by the next change of the book.
 */
const deal_rule *deal_get(const dealbook *book, const char *code);

/**
 * Applies all rules one after the other and returns what is left of total.
 * A negative total is returned as it is.
 */
long deal_price(const dealbook *book, long total);

#endif
