/*
NAME
    colonvm - a very small Forth: one stack, words, colon definitions

SYNOPSIS
    struct cvm *vm = cvm_new();
    cvm_define(vm, "square", "dup *");
    cvm_run(vm, "7 square 1 +");
    cvm_pop(vm, &result);
    cvm_free(vm);

DESCRIPTION
    A program is a text of words with white space between them. A word is a
    decimal number of type long, which is pushed, one of

        + - * / mod negate dup drop swap over rot tuck

    or the name of a definition. Arithmetic wraps around. A definition is
    compiled when it is made and can use words that are known by then; when a
    name is defined again, the older definition stays in use in what was
    compiled with it. The newest definition of a name counts, and it may hide
    a word of the list above.

    vm, name, text and result pointers must not be NULL, except in cvm_free.

LIMITS
    256 values on the stack, 64 definitions, 31 characters in a word, 4096 in
    a text, 100000 steps in one cvm_run.

RETURN VALUE
    Functions of type int return CVM_OK or one of the errors. After an error
    in cvm_define and cvm_forget the vm is as it was. After one in cvm_run the
    words before the failing one have done their work, except when the text
    has an unknown word: then nothing is executed.
*/
#ifndef COLONVM_H
#define COLONVM_H

#include <stddef.h>

enum {
    CVM_OK = 0,
    CVM_EUNDER,     /* too few values on the stack */
    CVM_EOVER,      /* too many */
    CVM_EZERO,      /* division by zero */
    CVM_EWORD,      /* unknown word, or number out of range */
    CVM_ENAME,      /* cvm_define: name empty, too long, with white space or a number */
    CVM_EFULL,      /* too many definitions, or text too long */
    CVM_ESTEPS,     /* too many steps */
    CVM_ENOMEM
};

struct cvm;

/* A vm with an empty stack, or NULL when there is no memory. */
struct cvm *cvm_new(void);
/* Releases the vm and its definitions. */
void cvm_free(struct cvm *vm);

int cvm_push(struct cvm *vm, long value);
/* Leaves *result alone when the stack is empty. */
int cvm_pop(struct cvm *vm, long *result);
size_t cvm_depth(const struct cvm *vm);

/* Adds a definition; body may be empty. */
int cvm_define(struct cvm *vm, const char *name, const char *body);
/* Forgets the newest definition of name and all that are younger than it;
   CVM_EWORD when there is none. */
int cvm_forget(struct cvm *vm, const char *name);
int cvm_run(struct cvm *vm, const char *text);

#endif
