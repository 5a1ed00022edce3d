#ifndef SIGBITS_H
#define SIGBITS_H

#include <stdbool.h>
#include <stdint.h>

/* Sets of signals, numbered 1 to SIGBITS_MAX. The caller provides the storage
 * and initialises it with sigbits_empty() or sigbits_fill(). */

#define SIGBITS_MAX 64

typedef struct sigbits {
    uint64_t bits;
} sigbits;

void sigbits_empty(sigbits *set);
void sigbits_fill(sigbits *set);

/* Return -1 if there is no signal with that number, 0 otherwise. Adding a
 * member again, or removing one that is not there, is no error. */
int sigbits_add(sigbits *set, int signal);
int sigbits_del(sigbits *set, int signal);

/* False for numbers of no signal. */
bool sigbits_has(const sigbits *set, int signal);
bool sigbits_is_empty(const sigbits *set);
int sigbits_count(const sigbits *set);

/* Lowest member above `signal`, 0 if there is none.
 *     for (int s = sigbits_next(&set, 0); s; s = sigbits_next(&set, s)) */
int sigbits_next(const sigbits *set, int signal);

/* result may be one of the operands */
void sigbits_or(sigbits *result, const sigbits *a, const sigbits *b);
void sigbits_and(sigbits *result, const sigbits *a, const sigbits *b);

/* A set from a list such as "1,9,15"; empty text is the empty set. Returns -1,
 * the set unchanged, if it is not a list of signal numbers. */
int sigbits_parse(sigbits *set, const char *list);

#endif
