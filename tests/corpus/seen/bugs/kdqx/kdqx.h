/* kdqx.h - a double-ended queue of ints in a power-of-two ring */
#ifndef KDQX_H
#define KDQX_H

#include <stdbool.h>
#include <stddef.h>

typedef struct kdqx_s kdqx_t;

kdqx_t *kdqx_init(void);
void kdqx_destroy(kdqx_t *q);

bool kdqx_push(kdqx_t *q, int v);    /* at the back */
bool kdqx_unshift(kdqx_t *q, int v); /* at the front */
bool kdqx_pop(kdqx_t *q, int *v);    /* from the back; false if empty */
bool kdqx_shift(kdqx_t *q, int *v);  /* from the front; false if empty */

size_t kdqx_size(const kdqx_t *q);
bool kdqx_at(const kdqx_t *q, size_t i, int *v); /* 0 is the front */

void kdqx_clear(kdqx_t *q);
void kdqx_compact(kdqx_t *q); /* gives back memory that is not needed */
size_t kdqx_capacity(const kdqx_t *q);

#endif
