/* Cards that say how many there are of something, and in how many rolls. */
#ifndef ROLLCARD_H
#define ROLLCARD_H

#include <stddef.h>

struct rollcard {
    unsigned total;
    unsigned rolls;
};

/* Reads a card of two bytes.  0, or -1 when these are no card. */
int rollcard_read(const unsigned char *bytes, size_t size, struct rollcard *info);
/* The same, of the total alone. */
int rollcard_read_total(const unsigned char *bytes, size_t size, struct rollcard *info);
/* How many there are in one roll. */
unsigned rollcard_each(const struct rollcard *card);

#endif
