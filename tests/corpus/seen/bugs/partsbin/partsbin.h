/*
 * partsbin - stock of a small parts store
 *
 * A bin keeps the quantity on hand of each part, under a part number such as
 * "M4x12-A2".  A part number is a text of 1 to PBIN_NUMBER characters; case
 * matters.  The bin keeps copies of the numbers it is given.  Quantities are
 * never negative.
 *
 *     pbin *bin = pbin_open();
 *     pbin_receive(bin, "M4x12-A2", 500);
 *     if (pbin_issue(bin, "M4x12-A2", 20) == PBIN_OK)
 *         printf("%ld left\n", pbin_on_hand(bin, "M4x12-A2"));
 *     pbin_close(bin);
 *
 * Pointers to bins and texts must not be NULL, except where told.
 */
#ifndef PARTSBIN_H
#define PARTSBIN_H

#include <stddef.h>

#define PBIN_NUMBER 31       /* longest part number */
#define PBIN_PARTS 2000      /* most parts in a bin */
#define PBIN_MOST 1000000000 /* most of one part */

enum pbin_status {
    PBIN_OK,
    PBIN_UNKNOWN,  /* no such part */
    PBIN_TAKEN,    /* there is such a part already */
    PBIN_BAD_NAME, /* part number empty or too long */
    PBIN_BAD_QTY,  /* quantity negative, or too much for the bin */
    PBIN_SHORT,    /* not enough on hand */
    PBIN_FULL      /* too many parts, or out of memory */
};

typedef struct pbin pbin;

pbin *pbin_open(void);     /* NULL when out of memory */
void pbin_close(pbin *bin); /* NULL is fine */

/* Adds to the stock of a part, which becomes known if it was not.  A quantity
   of 0 just makes it known. */
enum pbin_status pbin_receive(pbin *bin, const char *number, long quantity);

/* Takes from the stock of a part.  A part that is used up stays known. */
enum pbin_status pbin_issue(pbin *bin, const char *number, long quantity);

/* Gives a part another number; its own is allowed. */
enum pbin_status pbin_rename(pbin *bin, const char *number, const char *to);

/* Forgets a part, whatever is on hand. */
enum pbin_status pbin_scrap(pbin *bin, const char *number);

/* Forgets all parts of which nothing is on hand; returns how many. */
size_t pbin_purge(pbin *bin);

/* -1 for a part that is not known. */
long pbin_on_hand(pbin *bin, const char *number);

size_t pbin_parts(const pbin *bin);

/* The number of the part at a place, in the order in which they became known;
   NULL when there is none.  Valid until the bin is changed. */
const char *pbin_number(const pbin *bin, size_t place);

#endif
