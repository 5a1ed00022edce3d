/*
 * wordlet: a small stack language to be built into programs
 *
 * A program is a text of words separated by white space.  A decimal integer
 * (32 bits, with an optional minus sign) is pushed on the stack; everything
 * else is looked up:
 *
 *      + - * /         replace the two topmost numbers by the result (results
 *                      wrap around to 32 bits; to divide by zero is an error)
 *      dup drop swap   as in Forth
 *      forget NAME     forgets the definition of NAME, like wl_forget()
 *
 * and the words that were defined with wl_define() and wl_native().
 *
 * No pointer may be NULL, except for what wl_free() says and the data of a
 * native.  All functions but wl_free() may be called by natives, too, for the
 * machine that runs them.
 */
#ifndef WORDLET_H
#define WORDLET_H

#include <stddef.h>
#include <stdint.h>

#define WL_NAME_MAX  15    /* characters of a name */
#define WL_BODY_MAX  4095  /* characters of a body */
#define WL_WORDS_MAX 128   /* words defined at a time */
#define WL_STACK_MAX 64    /* numbers on the stack */
#define WL_DEPTH_MAX 32    /* words that call each other, and nested wl_run() */
#define WL_STEPS_MAX 20000 /* words that one (outermost) wl_run() executes */

enum {
    WL_OK = 0,
    WL_UNDERFLOW = -1, /* too few numbers on the stack */
    WL_OVERFLOW = -2,  /* too many */
    WL_UNKNOWN = -3,   /* no such word, or a number out of range */
    WL_ZERO = -4,      /* division by zero */
    WL_LIMIT = -5,     /* WL_DEPTH_MAX or another limit, or out of memory */
    WL_NAME = -6       /* not a name, or the name of a word built in */
};

typedef struct wordlet wordlet;

/* A word written in C.  What it returns, if not WL_OK, ends the run. */
typedef int wl_fn(wordlet *wl, void *data);

/* A machine with the words above; NULL when out of memory. */
wordlet *wl_new(void);

/* Frees a machine that does not run; NULL is allowed. */
void wl_free(wordlet *wl);

/*
 * Define a word, as a text or as a function.  Texts are copied, and are looked
 * at only when the word is run.  A name is 1 to WL_NAME_MAX characters without
 * white space that are not a number.  A word that exists already gets the new
 * meaning; when it is just running, it runs to its end with the old one.
 * Return WL_OK, WL_NAME or WL_LIMIT.
 */
int wl_define(wordlet *wl, const char *name, const char *body);
int wl_native(wordlet *wl, const char *name, wl_fn *fn, void *data);

/* Forgets a word; when it is just running, it runs to its end all the same.
 * Returns WL_OK, or WL_UNKNOWN when no such word was defined. */
int wl_forget(wordlet *wl, const char *name);

/* 1 when the word is defined or built in, else 0. */
int wl_known(const wordlet *wl, const char *name);

/* Runs a program.  Returns WL_OK or the error that ended it; what was done
 * until then stays.  The text must not change meanwhile. */
int wl_run(wordlet *wl, const char *text);

/* The stack.  wl_pop() stores the number and returns WL_OK or WL_UNDERFLOW;
 * wl_push() returns WL_OK or WL_OVERFLOW. */
int wl_push(wordlet *wl, int32_t number);
int wl_pop(wordlet *wl, int32_t *number);
size_t wl_depth(const wordlet *wl);

#endif
