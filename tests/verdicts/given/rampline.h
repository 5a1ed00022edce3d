/* rampline: a straight line from raw counts to units.
 *
 * low may be above high (inputs that fall when the quantity rises), and the units of both ends may be equal, which
 * makes all inputs the same. */
#ifndef RAMPLINE_H
#define RAMPLINE_H
#include <stdbool.h>

struct rampline {
    int low, high;
};

/* False, and *r is not changed, when both ends are equal. */
bool rampline_make(struct rampline *r, int low, int high);

/* For a converter with one bit less.  False, and nothing changes, when it would not be one that rampline_make() makes. */
bool rampline_narrow(struct rampline *r);

/* Where in its range an input is, in thousandths; never beyond. */
int rampline_permille(const struct rampline *r, int raw);
#endif
