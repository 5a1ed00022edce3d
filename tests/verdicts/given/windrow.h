#ifndef WINDROW_H
#define WINDROW_H

#include <stddef.h>

// Hay in rows.

typedef struct windrow windrow;

windrow *windrow_new(void);
void windrow_free(windrow *w);
void windrow_add(windrow *w, long hay);

void windrow_shift_left(windrow *w, size_t by); // all that is there, by so many places
void windrow_mow(windrow *w, size_t i);         // takes all of it from place i

#endif
