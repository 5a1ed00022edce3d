#ifndef WICKET_H
#define WICKET_H

/* wicket: a gate that counts who goes through */

#include <stddef.h>

struct wicket_log;

typedef struct wicket {
    size_t passed;
    struct wicket_log *log;
} wicket;

/* 0, or -1 without memory. */
int wicket_init(wicket *w, unsigned room);
/* 0, or -1 when the log is full. */
int wicket_pass(wicket *w, unsigned who);
/* Sets dest, which is not an initialized gate, as a complete copy of source; 0, or -1 without memory. */
int wicket_copy(wicket *dest, const wicket *source);
/* Sets dest, which is an initialized gate, to what source holds; 0, or -1 without memory. */
int wicket_copy_over(wicket *dest, const wicket *source);
void wicket_end(wicket *w);

#endif
