#ifndef I2STRIDE_H
#define I2STRIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Arithmetic series of 16-bit integers, as small values: first, first + step,
   and so on, up to last, or down to it when the step is negative.  last need
   not be hit: {1, 10, 4} is 1, 5, 9.  Any values are a series; it is empty if
   the direction is wrong or the step is 0 or INT16_MIN. */

struct i2stride {
    int16_t first;
    int16_t last;
    int16_t step;
};

struct i2stride i2stride_range(int16_t first, int16_t last);       /* step 1 or -1, never empty */
bool i2stride_parse(struct i2stride *to, const char *text);        /* "7", "1..10", "10..1/-3"; else false, *to untouched */
int i2stride_format(char *to, size_t size, struct i2stride s);     /* like snprintf */

uint32_t i2stride_count(struct i2stride s);
bool i2stride_has(struct i2stride s, int16_t value);
bool i2stride_at(struct i2stride s, uint32_t index, int16_t *value); /* false: no such index, *value untouched */
int64_t i2stride_sum(struct i2stride s);
size_t i2stride_fill(struct i2stride s, int16_t *to, size_t room);  /* how many were written, at most room */

struct i2stride i2stride_flip(struct i2stride s);                   /* same elements, last one first */
uint32_t i2stride_shared(struct i2stride a, struct i2stride b);     /* how many elements are in both */
bool i2stride_equal(struct i2stride a, struct i2stride b);          /* same elements in the same order */

/* Calls visit for each element in order until it returns false; how many calls. */
uint32_t i2stride_each(struct i2stride s, bool (*visit)(int16_t value, void *context), void *context);

#endif
