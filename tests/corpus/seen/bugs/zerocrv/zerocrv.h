// zerocrv.h - zero-coupon interest rate curves
//
// A curve is a list of nodes (t, z): t is the maturity in years, z the
// continuously compounded zero rate as a fraction per year (0.03 is 3 %).
// Between nodes z is linear in t, before the first and after the last it is
// constant.  The curve without nodes is flat at 0.
//
//     discount factor   D(t)      = exp(-z(t) * t)
//     forward rate      f(t1,t2)  = (z(t2)*t2 - z(t1)*t1) / (t2 - t1)
//
// Maturities are finite and above 0, rates are within +-ZC_RATE.  Pointers
// are not NULL.
#ifndef ZEROCRV_H
#define ZEROCRV_H

#include <stdbool.h>
#include <stddef.h>

#define ZC_NODES 400
#define ZC_RATE 100.0

// To be read, not written.
typedef struct {
    size_t n;
    double *t; // ascending
    double *z;
} zerocrv;

// Every curve starts with zc_init and ends with zc_release.  A released curve
// is empty and may be filled again.
void zc_init(zerocrv *c);
void zc_release(zerocrv *c);

// The functions that return bool give false and leave the curve alone if the
// input is not valid, would make more than ZC_NODES nodes, or memory is out.

// Adds a node, or replaces the one at this very maturity.
bool zc_node(zerocrv *c, double t, double z);
bool zc_remove(zerocrv *c, size_t index);

// Makes `to` a copy of `from`, which may be the same curve.
bool zc_copy(zerocrv *to, const zerocrv *from);

// Parallel shift of all rates by basis points (1 bp = 0.0001).
bool zc_shift(zerocrv *c, double bp);

// Replaces the curve with one that reprices n par swaps with annual payments,
// maturing in 1, 2, ..., n years, where par[k] is the rate of the (k+1)-year
// one (par points to n of them):
//
//     D_k = (1 - s_k * (D_1 + ... + D_{k-1})) / (1 + s_k),   z_k = -ln(D_k)/k
//
// Not every set of rates can be had from discount factors above 0; false if
// this one cannot.  n = 0 makes an empty curve.
bool zc_bootstrap(zerocrv *c, const double *par, size_t n);

// NAN where t is NAN or below 0, or t2 is not above t1.
double zc_rate(const zerocrv *c, double t);
double zc_discount(const zerocrv *c, double t);
double zc_forward(const zerocrv *c, double t1, double t2);

#endif
