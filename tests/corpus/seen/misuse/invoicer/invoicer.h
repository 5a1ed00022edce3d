#ifndef INVOICER_H
#define INVOICER_H

/* Invoices: a customer, some lines, a note, a total.  Money is in cents. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define INV_NAME_MAX 39                      /* characters of a customer or item */
#define INV_LINES_MAX 1000                   /* lines of an invoice */
#define INV_QTY_MAX 1000000                  /* quantity of a line, 1 to this */
#define INV_PRICE_MAX INT64_C(1000000000)    /* price of one piece, either sign */

struct inv_line {
    char item[INV_NAME_MAX + 1];
    long qty;
    int64_t price;
};

typedef struct invoice invoice;

/* New, empty invoice.  NULL if the customer's name is empty or too long, or
 * out of memory. */
invoice *inv_new(const char *customer);

/* Frees the invoice with everything in it.  NULL: no-op. */
void inv_free(invoice *inv);

const char *inv_customer(const invoice *inv);

/* Appends a line (strings are copied) and returns its index.  -1 if a value is
 * outside the limits above, the item's name is empty or too long, there are
 * INV_LINES_MAX lines, or out of memory. */
int inv_add(invoice *inv, const char *item, long qty, int64_t price);

/* Number of lines. */
size_t inv_count(const invoice *inv);

/* Line i, 0 <= i < inv_count(inv).  Owned by the invoice; adding or removing
 * lines makes the pointer invalid. */
const struct inv_line *inv_get(const invoice *inv, size_t i);

/* Removes line i, 0 <= i < inv_count(inv); those behind it move up. */
void inv_remove(invoice *inv, size_t i);

/* Index of the first line for the item, -1 if there is none. */
int inv_find(const invoice *inv, const char *item);

/* Sets the note, or takes it away (NULL).  The note is not copied: it comes
 * from malloc() and is the invoice's from now on.  The old note is freed. */
void inv_set_note(invoice *inv, char *note);

/* The note, or NULL. */
const char *inv_note(const invoice *inv);

/* Sum of all lines. */
int64_t inv_total(const invoice *inv);

/* Writes the total as "-12.05" to buf; like snprintf: at most size bytes, with
 * a NUL if size > 0, and returns the length of the whole text. */
size_t inv_total_text(const invoice *inv, char *buf, size_t size);

#endif
