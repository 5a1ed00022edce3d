#ifndef TAXBANDS_H
#define TAXBANDS_H

/* Progressive rates: income tax, commissions, electricity by steps.
 *
 * A table is an array of bands in ascending order, usually static and const:
 *
 *     static const taxband bands[] = {
 *         {  1000000,          0, "free"  },
 *         {  4000000,       1900, "basic" },
 *         { TAXBANDS_REST,  4200, "high"  },
 *     };
 *
 * The last band is the one with upto == TAXBANDS_REST; that is how the end of
 * a table is found, so every table needs it.
 *
 * Money is in cents, from 0 to TAXBANDS_MONEY; rates are in hundredths of a
 * percent, from 0 to 10000.
 */

#include <stddef.h>
#include <stdint.h>

#define TAXBANDS_REST INT64_MAX
#define TAXBANDS_MONEY INT64_C(100000000000000)
#define TAXBANDS_TEXT 96

typedef struct {
    int64_t upto;      /* the band ends with this amount */
    int rate;
    const char *label; /* not NULL */
} taxband;

typedef struct {       /* private: use the functions */
    const taxband *bands;
    int64_t income, paid;
    unsigned entries;
} taxsheet;

/* Number of bands. */
size_t taxbands_count(const taxband *bands);

/* 0 if the bands ascend from above 0, all rates are in range and all labels
 * are there; else -1.  The other functions return -1 or NULL for tables that
 * fail here. */
int taxbands_check(const taxband *bands);

/* The band that the last cent of an amount falls into (the first for 0).
 * NULL if the amount is out of range. */
const taxband *taxbands_find(const taxband *bands, int64_t amount);

/* What is due on an amount, each part by its band's rate, halves rounded up.
 * -1 if the amount is out of range. */
int64_t taxbands_due(const taxband *bands, int64_t amount);

/* Hundredths of a percent of the whole amount; 0 for 0, -1 as above. */
int taxbands_average(const taxband *bands, int64_t amount);

/* A sheet adds up a year.  It keeps the pointer to the table, which has to
 * live as long as the sheet is used; there is nothing to free.  Returns 0 or
 * -1; in the latter case the sheet must not be used. */
int taxsheet_begin(taxsheet *sheet, const taxband *bands);

/* Income, and what was paid in advance on it.  -1, and nothing changes, if an
 * argument is out of range or a sum would be. */
int taxsheet_add(taxsheet *sheet, int64_t income, int64_t paid);

/* What remains to be paid; below 0, what is paid back. */
int64_t taxsheet_balance(const taxsheet *sheet);

/* One line of text about the sheet.  text has room for TAXBANDS_TEXT chars.
 * Returns text. */
char *taxsheet_line(const taxsheet *sheet, char *text);

#endif
