/*
  kfplan - a small radix-2 FFT

  Make a plan for a length and a direction once, then run it as often as you
  like.  Plans only hold tables; a run does not change them.

      kf_plan *p = kf_plan_new(1024, 0);
      kf_run(p, in, out);
      kf_plan_free(p);

  If you cannot use malloc, find out with kf_plan_bytes() how much memory a plan
  takes and put it there with kf_plan_place().  Such a plan has nothing to be
  freed; just let go of the memory when you are done with it.

  No scaling is done in either direction: forward and back gives n times the
  input.
*/
#ifndef KFPLAN_H
#define KFPLAN_H

#include <stddef.h>

typedef struct { float re, im; } kf_cpx;
typedef struct kf_plan kf_plan;

/* n: a power of two, 2 .. 65536.  inverse: 0 forward, anything else backward.
   NULL if n is something else or there is no memory. */
kf_plan *kf_plan_new(int n, int inverse);

/* For plans from kf_plan_new.  NULL is allowed. */
void kf_plan_free(kf_plan *p);

/* Size of a plan of length n, 0 if there can be none. */
size_t kf_plan_bytes(int n);

/* Makes a plan in memory of yours, which must be aligned as malloc's is.
   NULL if n is wrong or len is less than kf_plan_bytes(n). */
kf_plan *kf_plan_place(void *mem, size_t len, int n, int inverse);

int kf_length(const kf_plan *p);
int kf_is_inverse(const kf_plan *p);

/* Transforms in[0 .. n-1] to out[0 .. n-1], where n is the length of the plan.
   Not in place: in and out must be different arrays. */
void kf_run(const kf_plan *p, const kf_cpx *in, kf_cpx *out);

/* As kf_run, but reads every stride'th element, in[0], in[stride], ...
   stride is at least 1. */
void kf_run_stride(const kf_plan *p, const kf_cpx *in, size_t stride, kf_cpx *out);

/* Power spectrum of n real samples; needs a forward plan.  power gets the
   n/2 + 1 bins from 0 to the Nyquist frequency.  work: n elements of scratch
   space, contents don't matter. */
void kf_power(const kf_plan *p, const float *samples, kf_cpx *work, float *power);

/* v[0 .. n-1] times f. */
void kf_scale(kf_cpx *v, size_t n, float f);

/* The index of the largest of n values, the first of them if there are several;
   n must not be 0. */
size_t kf_peak(const float *v, size_t n);

#endif
