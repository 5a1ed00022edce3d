/*
 * ssaval - straight-line SSA for the constant folder and its tests
 *
 * A function is a list of values.  Each value is computed once, from values
 * made before it, and the last thing said is which of them is returned:
 *
 *     ssaval_fn *f = ssaval_fn_new(2);            // f(a, b) = (a + 3) * b
 *     const ssaval *sum = ssaval_bin(f, SSAVAL_ADD, ssaval_arg(f, 0), ssaval_const(f, 3));
 *     const ssaval *all = ssaval_bin(f, SSAVAL_MUL, sum, ssaval_arg(f, 1));
 *     ssaval_ret(f, all);
 *
 *     int64_t args[2] = {4, 6}, r;
 *     if (ssaval_eval(f, args, &r) == 0)
 *         printf("%" PRId64 "\n", r);             // 42
 *     ssaval_fn_free(f);
 *
 * Values belong to the function they were made with.  They are numbered there,
 * they are operands there and nowhere else, and they go when it goes.
 *
 * A function which has its ssaval_ret() is closed: it can be evaluated and
 * printed, but nothing can be added.  One which has not is open, and it is the
 * other way round.
 *
 * Building does not need error checks at each step: when memory or the limit
 * of SSAVAL_MAX values is exhausted the builders return NULL, and a NULL
 * operand makes them return NULL.  So look at the last one only, before you
 * return it.
 *
 * Arithmetic is modulo 2^64 as on the target.
 */
#ifndef SSAVAL_H
#define SSAVAL_H

#include <stddef.h>
#include <stdint.h>

#define SSAVAL_MAX      4096
#define SSAVAL_MAX_ARGS 16

typedef enum { SSAVAL_ADD, SSAVAL_SUB, SSAVAL_MUL, SSAVAL_DIV, SSAVAL_LESS } ssaval_op;

typedef struct ssaval_fn ssaval_fn;
typedef struct ssaval ssaval;

/* An open function; NULL for more than SSAVAL_MAX_ARGS or no memory. */
ssaval_fn *ssaval_fn_new(size_t nargs);
void ssaval_fn_free(ssaval_fn *f);

const ssaval *ssaval_const(ssaval_fn *f, int64_t k);
/* Argument i of those f has. */
const ssaval *ssaval_arg(ssaval_fn *f, size_t i);
/* NULL also for an op that is none. */
const ssaval *ssaval_bin(ssaval_fn *f, ssaval_op op, const ssaval *a, const ssaval *b);
void ssaval_ret(ssaval_fn *f, const ssaval *v);

/* How many values so far. */
size_t ssaval_count(const ssaval_fn *f);
/* The number of a value: 0 for the first. */
size_t ssaval_no(const ssaval *v);

/* 0, or -1 after a division by zero, or -2 when there is no memory; *out is
   set only with 0.  args are as many as were told ssaval_fn_new(). */
int ssaval_eval(const ssaval_fn *f, const int64_t *args, int64_t *out);

#endif
