#ifndef TVMATH_H
#define TVMATH_H

/* Points in time and spans of it, as seconds and microseconds.
 *
 * A value is normalised when usec is 0 to 999999; the time is sec + usec / 1e6,
 * so -0.5 s is { -1, 500000 }.  All functions return normalised values and
 * expect such; tvm_make() makes one of any numbers.
 *
 * No function overflows: a result that does not fit becomes TVM_MAX or TVM_MIN,
 * whichever is nearer. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct tvm {
    int64_t sec;
    int32_t usec;
} tvm_t;

#define TVM_MAX ((tvm_t){INT64_MAX, 999999})
#define TVM_MIN ((tvm_t){INT64_MIN, 0})

tvm_t tvm_make(int64_t sec, int64_t usec);
tvm_t tvm_from_ms(int64_t ms);
int64_t tvm_to_ms(tvm_t t); /* rounds down; saturates */

tvm_t tvm_add(tvm_t a, tvm_t b);
tvm_t tvm_sub(tvm_t a, tvm_t b);
tvm_t tvm_neg(tvm_t t);
bool tvm_isset(tvm_t t); /* not zero */

/* <0, 0, >0 */
int tvm_cmp(tvm_t a, tvm_t b);

/* Prints like "-12.000345" in the way of snprintf(): the length of the whole
 * text is returned, and what does not fit is cut off. */
int tvm_format(tvm_t t, char *buf, size_t size);

#endif
