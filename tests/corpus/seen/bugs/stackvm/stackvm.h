#ifndef STACKVM_H_INCLUDED
#define STACKVM_H_INCLUDED

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A stack machine on 32-bit words.  Arithmetic is that of two's complement:
** it wraps around and never traps.  An instruction that fails leaves the stack
** as it was. */
typedef struct svm svm;

typedef enum {
  SVM_OK = 0,
  SVM_UNDERFLOW,   /* too few words on the stack */
  SVM_OVERFLOW,    /* the stack is full */
  SVM_DIVZERO,     /* division by 0 */
  SVM_BADOP,       /* no such instruction */
  SVM_SYNTAX       /* a word of svm_eval that is none */
} svm_status;

typedef enum {
  OP_ADD,          /* a b -- a+b  */
  OP_SUB,          /* a b -- a-b  */
  OP_MUL,          /* a b -- a*b  */
  OP_DIV,          /* a b -- a/b, toward zero */
  OP_MOD,          /* a b -- the rest of that */
  OP_NEG,          /* a -- -a     */
  OP_SHL,          /* a b -- a shifted left by the low five bits of b */
  OP_DUP,          /* a -- a a    */
  OP_SWAP,         /* a b -- b a  */
  OP_DROP          /* a --        */
} svm_op;

svm *svm_new(size_t words);            /* room for 2 to 4096 words, or NULL */
void svm_free(svm *vm);
void svm_reset(svm *vm);               /* empties the stack */

svm_status svm_push(svm *vm, int32_t word);
svm_status svm_pop(svm *vm, int32_t *word);
svm_status svm_exec(svm *vm, svm_op op);

/* Does what a text says: numbers are pushed, + - * / % n < d s . (add, sub, mul,
** div, mod, neg, shl, dup, swap, drop) executed, white space separates.  Stops
** at the first that fails. */
svm_status svm_eval(svm *vm, const char *text);

size_t svm_depth(const svm *vm);
const char *svm_strerror(svm_status status);

#ifdef __cplusplus
}
#endif
#endif
