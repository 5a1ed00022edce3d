#ifndef QUILLVM_H
#define QUILLVM_H

#include <stddef.h>
#include <stdint.h>

/*
NAME
    quillvm - programs for a small stack machine: build, run, print

DESCRIPTION
    A program is a list of at most QV_MAX instructions without jumps.  It is
    built an instruction at a time; an instruction that would find too few
    operands on the stack is refused when it is appended, so a program is fit
    to run at any time.  Values are int64_t; arithmetic wraps around.

    Functions that return an int return QV_OK or one of the errors below.
    Upon an error nothing has changed.
*/

#define QV_MAX 256  /* instructions of a program */
#define QV_ARGS 16  /* arguments of a program    */

enum {
    QV_OK,
    QV_FULL,     /* QV_MAX instructions already               */
    QV_SHALLOW,  /* too few operands on the stack             */
    QV_BADOP,    /* not an operation of enum qv_op            */
    QV_BADARG,   /* no such argument                          */
    QV_DIVZERO,  /* division by zero in a run                 */
    QV_EMPTY,    /* the program leaves nothing on the stack   */
    QV_NOMEM
};

/* Operations, with the stack before and after; the top is on the right. */
enum qv_op {
    QV_ADD,   /* a b -- a+b                                   */
    QV_SUB,   /* a b -- a-b                                   */
    QV_MUL,   /* a b -- a*b                                   */
    QV_DIV,   /* a b -- a/b    towards zero                   */
    QV_MOD,   /* a b -- a%b    sign of a                      */
    QV_MAX2,  /* a b -- the greater                           */
    QV_NEG,   /* a   -- -a                                    */
    QV_SQR,   /* a   -- a*a                                   */
    QV_DUP,   /* a   -- a a                                   */
    QV_OVER,  /* a b -- a b a                                 */
    QV_SWAP,  /* a b -- b a                                   */
    QV_DROP   /* a   --                                       */
};

typedef struct qv_prog qv_prog;

/* qv_new, qv_clone: a new program, empty or equal to p; NULL: no memory.
   qv_free: releases it.  NULL is ignored. */
qv_prog *qv_new(void);
qv_prog *qv_clone(const qv_prog *p);
void qv_free(qv_prog *p);

/* Append: push a value; push argument i, 0 <= i < QV_ARGS (else QV_BADARG);
   an operation. */
int qv_push(qv_prog *p, int64_t value);
int qv_arg(qv_prog *p, int i);
int qv_op(qv_prog *p, int op);

/* qv_length: number of instructions.  qv_depth: values left after a run. */
size_t qv_length(const qv_prog *p);
size_t qv_depth(const qv_prog *p);

/* qv_run: run it with args[0] to args[n-1] (args may be NULL if n is 0) and
   store the top of the stack in *result.  QV_BADARG when the program wants an
   argument that is not there; QV_DIVZERO, QV_EMPTY, QV_NOMEM. */
int qv_run(const qv_prog *p, const int64_t *args, size_t n, int64_t *result);

/* qv_print: as text, e.g. "1 $0 add", into buf of size bytes.  Returns the
   length of the whole text and cuts off as snprintf does. */
size_t qv_print(const qv_prog *p, char *buf, size_t size);

/* qv_equal: 1 if both have the same instructions, else 0. */
int qv_equal(const qv_prog *a, const qv_prog *b);

#endif
