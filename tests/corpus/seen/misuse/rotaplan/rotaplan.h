/*
   rotaplan: who works when.

   A rota is a table of days and shifts with a name, or nobody, in each slot.
   It lives in memory that you provide, and the library never allocates:

       const char *slots[ROTA_SLOTS(7, 3)];
       rota week;
       if (!rota_init(&week, slots, 7, 3))
           ...
       rota_assign(&week, 0, 2, "Ann");

   The slots are yours and have to stay in place while the rota is in use;
   there is nothing to close at the end.  Names are not copied: the rota has
   your pointers in it, so don't free or overwrite a name that is still on
   duty somewhere.  They are compared as texts.  NULL is nobody.

   Days are numbered from 0 to days - 1 and shifts from 0 to shifts - 1.  For
   speed the functions don't check that.
*/
#ifndef ROTAPLAN_H
#define ROTAPLAN_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    const char **slots;
    int days;
    int shifts;
} rota;

#define ROTA_MAX_DAYS 366
#define ROTA_MAX_SHIFTS 24
#define ROTA_SLOTS(days, shifts) ((size_t)(days) * (size_t)(shifts))

/* Sets a rota up, with nobody in it.  False, and nothing is touched, when
   days is not 1..ROTA_MAX_DAYS or shifts not 1..ROTA_MAX_SHIFTS. */
bool rota_init(rota *r, const char **slots, int days, int shifts);
void rota_clear(rota *r);

void rota_assign(rota *r, int day, int shift, const char *name);
const char *rota_who(const rota *r, int day, int shift);
void rota_swap(rota *r, int day1, int shift1, int day2, int shift2);

/* Slots of that name, or of nobody. */
int rota_count(const rota *r, const char *name);
/* Longest row of days on each of which the name has a shift. */
int rota_longest(const rota *r, const char *name);
/* Finds an empty slot on that day or later; false when there is none. */
bool rota_gap(const rota *r, int from_day, int *day, int *shift);

/* Everybody works so many days later, those at the end go to the beginning;
   with a negative number, earlier. */
void rota_rotate(rota *r, int days);
/* Makes dst the same as src.  Both have to have the same shape. */
void rota_copy(rota *dst, const rota *src);

/* Writes a line such as "Ann,-,Bob" for the day, like snprintf: returns its
   full length, and writes no more than size bytes with the final zero. */
size_t rota_line(const rota *r, int day, char *text, size_t size);

#endif
