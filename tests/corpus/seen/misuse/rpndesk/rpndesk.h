/*!
  \file rpndesk.h
  A desk calculator in reverse Polish notation, with operators of your own.

  \section Errors
  Functions that return \c rpn_result give RPN_OK or the reason why not.  An
  operation that fails leaves the stack with what came before it.
*/
#ifndef RPNDESK_H
#define RPNDESK_H

#include <stddef.h>

#define RPN_MAX_DEPTH 1024 /*!< numbers on the stack */
#define RPN_MAX_NAME 31    /*!< characters of a name */
#define RPN_MAX_ARGS 8     /*!< arguments of an operator */
#define RPN_MAX_OPS 256    /*!< operators of your own */
#define RPN_MAX_NEST 16    /*!< rpn_run() within operators within rpn_run() ... */

typedef enum rpn_result {
    RPN_OK,
    RPN_UNDERFLOW, /*!< too few numbers on the stack */
    RPN_OVERFLOW,  /*!< RPN_MAX_DEPTH, RPN_MAX_OPS or RPN_MAX_NEST reached */
    RPN_UNKNOWN,   /*!< neither a number nor an operator */
    RPN_INVALID,   /*!< name or number of arguments not possible; division by zero */
    RPN_REFUSED,   /*!< an operator of yours returned nonzero */
    RPN_NOMEM
} rpn_result;

typedef struct rpndesk rpndesk;

/*! An operator.  \a args are its arguments, deepest first, already taken off the
  stack; what it stores to \a result is pushed.  Returning nonzero refuses: the
  arguments are put back, if there is room.  An operator may push, pop and run
  on the same desk, but it must not define operators there nor free the desk. */
typedef int rpn_operator(const double *args, double *result, void *user);

/*! A new desk with an empty stack, knowing + - * / neg dup swap drop.
  \return NULL when out of memory. */
rpndesk *rpn_new(void);

/*! Frees a desk; nothing happens for NULL. */
void rpn_free(rpndesk *desk);

/*! Teaches an operator of 0 to RPN_MAX_ARGS arguments.  The name has 1 to
  RPN_MAX_NAME characters, is copied, has no blanks, and does not begin like a number (digit,
  point, or sign with one of these).  It may replace an earlier one of yours; the
  built-in ones win over yours. */
rpn_result rpn_define(rpndesk *desk, const char *name, int args, rpn_operator *op, void *user);

/*! How often an operator of yours was called; 0 when it is not known. */
unsigned long rpn_calls(const rpndesk *desk, const char *name);

/*! Runs a text of numbers and operators separated by blanks, up to the first
  that fails.  The text may be empty. */
rpn_result rpn_run(rpndesk *desk, const char *text);

rpn_result rpn_push(rpndesk *desk, double x);

/*! Takes a number off and stores it to \a x, unless that is NULL. */
rpn_result rpn_pop(rpndesk *desk, double *x);

/*! The number on top.  Only for a stack that is not empty: check rpn_depth(). */
double rpn_top(const rpndesk *desk);

/*! How many numbers are on the stack. */
size_t rpn_depth(const rpndesk *desk);

/*! The whole stack, deepest first, or NULL when it is empty.  Belongs to the
  desk and is good until the next call that pushes, pops, runs or frees. */
const double *rpn_stack(const rpndesk *desk);

#endif
