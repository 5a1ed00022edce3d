/* taxrule.h - books of tax rules
 *
 * All money is in cents, as int64_t, from 0 to TX_MAX_MONEY.  Rates are in
 * basis points: 1900 is 19 %.  Fractions of a cent are cut off, in each
 * bracket by itself.
 */
#ifndef TAXRULE_H
#define TAXRULE_H

#include <stddef.h>
#include <stdint.h>

#define TX_MAX_MONEY    INT64_C(1000000000000)
#define TX_MAX_RATE     100000
#define TX_MAX_RULES    64
#define TX_MAX_BRACKETS 32
#define TX_MAX_NAME     23          /* characters, at least one */
#define TX_NO_LIMIT     INT64_MAX

typedef struct tx_book tx_book;
typedef struct tx_rule tx_rule;

/* The part of an amount above the bracket before (or 0) and up to `upto`
 * is taxed at `rate`. */
typedef struct {
    int64_t upto;
    int rate;
} tx_bracket;

/* Called by tx_each for a rule.  Return nonzero to stop.  It must not add
 * rules to the book nor remove any. */
typedef int tx_visit(const tx_rule *rule, void *arg);

/* A book without rules; NULL if out of memory.  tx_free frees it with all
 * rules in it; NULL is ignored. */
tx_book *tx_new(void);
void tx_free(tx_book *book);

/* Add a rule with one rate for everything.
 * tx_add_* return the rule, which belongs to the book, or NULL: the name is
 * used in this book, empty or too long, a rate is not in 0..TX_MAX_RATE, the
 * book is full, or out of memory. */
tx_rule *tx_add_flat(tx_book *book, const char *name, int rate);

/* Add a progressive rule.  The table is copied.  Its brackets are in
 * ascending order, and the last one, by which the end of the table is known,
 * has TX_NO_LIMIT as its `upto`.  NULL also if they do not ascend from above
 * 0 or there are more than TX_MAX_BRACKETS. */
tx_rule *tx_add_brackets(tx_book *book, const char *name, const tx_bracket *table);

/* Remove a rule from its book and free it.  The handle is invalid then. */
void tx_remove(tx_book *book, tx_rule *rule);

/* The rule of that name, or NULL. */
tx_rule *tx_find(const tx_book *book, const char *name);

/* A rule's name; it lives as long as the rule. */
const char *tx_name(const tx_rule *rule);

/* The tax on an amount, by one rule or by all rules of a book together.
 * -1 if the amount is out of range. */
int64_t tx_tax(const tx_rule *rule, int64_t amount);
int64_t tx_total(const tx_book *book, int64_t amount);

/* Calls visit for each rule, in the order they were added, until it returns
 * nonzero.  Returns that, or 0. */
int tx_each(const tx_book *book, tx_visit *visit, void *arg);

#endif
