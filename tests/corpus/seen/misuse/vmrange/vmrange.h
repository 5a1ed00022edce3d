#ifndef VMRANGE_H
#define VMRANGE_H

#include <stdbool.h>

/* Hands out ranges of numbers, such as addresses, ports or blocks. */
typedef struct vmrange vmrange;

struct vmrange_stats {
    unsigned ranges;  /* that are handed out */
    unsigned numbers; /* in them */
    unsigned largest; /* gap between them */
};

#define VMRANGE_MAX 1000000

/* For the numbers from 0 to `total` - 1, at most VMRANGE_MAX of them; NULL when
   there are more, or memory is out. */
vmrange *vmrange_create(unsigned total);
void vmrange_destroy(vmrange *map);

/* Finds `count` numbers in a row, at least one, that nobody has, and stores the
   first of them.  False when there are none, the count is 0 or memory is
   out. */
bool vmrange_alloc(vmrange *map, unsigned count, unsigned *first);
/* The same for certain numbers; false also when they are not all free. */
bool vmrange_claim(vmrange *map, unsigned first, unsigned count);

/* Gives a range back, as a whole.  `first` must be the first number of a range
   that was handed out and not given back yet. */
void vmrange_release(vmrange *map, unsigned first);
/* The count of such a range. */
unsigned vmrange_size(const vmrange *map, unsigned first);

/* Whether a number is in a range that is handed out. */
bool vmrange_taken(const vmrange *map, unsigned number);
struct vmrange_stats vmrange_get_stats(const vmrange *map);

#endif
