#ifndef RINGENDS_H
#define RINGENDS_H

#include <stdbool.h>

/* Ints in a ring that grows. */
typedef struct ringends ringends;
ringends *ringends_new(void);
void ringends_free(ringends *r);
bool ringends_push(ringends *r, int value);
bool ringends_shift(ringends *r, int *value);
void ringends_trim(ringends *r); /* gives back memory that is not needed */

#endif
