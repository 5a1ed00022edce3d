/*
 * fxalias - exchange rates by currency code, with aliases
 *
 * A code is three capital letters.  Several codes can stand for one currency
 * ("RMB" for "CNY"); such aliases always have the currency's current rate.
 */
#ifndef FXALIAS_H
#define FXALIAS_H

#include <stddef.h>

#define FX_MAX_NAMES 512 /* codes and aliases together */

enum {
    FX_OK = 0,
    FX_BADCODE = -1, /* not three capital letters */
    FX_UNKNOWN = -2, /* no such code or alias */
    FX_EXISTS = -3,  /* the code is taken */
    FX_BADRATE = -4, /* the rate is not between 1e-9 and 1e9 */
    FX_FULL = -5     /* FX_MAX_NAMES reached, or out of memory */
};

typedef struct fx_book fx_book;

/* An empty book; NULL when out of memory. */
fx_book *fx_open(void);
void fx_close(fx_book *book);

/* Sets what one unit of a currency is worth in the book's base unit.  A code
 * not yet known is added; an alias sets the rate of its currency. */
int fx_set(fx_book *book, const char *code, double rate);

/* Makes alias another code for the currency known as code. */
int fx_alias(fx_book *book, const char *alias, const char *code);

/* Removes a currency together with all its codes and aliases; any of them can
 * be given. */
int fx_remove(fx_book *book, const char *code);

/* The rate of a currency, or 0 when it is not known. */
double fx_rate(fx_book *book, const char *code);

/* 1 when both codes are known and are the same currency. */
int fx_same(fx_book *book, const char *a, const char *b);

/* Stores amount, given in `from`, as an amount in `to`. */
int fx_convert(fx_book *book, double amount, const char *from, const char *to, double *result);

/* The number of codes and aliases. */
size_t fx_names(const fx_book *book);

#endif
