#ifndef FIXPOINT_H
#define FIXPOINT_H

#include <stdint.h>

/* Fixed-point numbers. */
struct fixpoint {
    int64_t raw;
    unsigned fraction;
};
/* fraction: bits behind the point. */
struct fixpoint fixpoint_make(int whole, unsigned fraction);
struct fixpoint fixpoint_add(struct fixpoint a, struct fixpoint b);
int fixpoint_round(struct fixpoint x);
double fixpoint_value(struct fixpoint x);

#endif
