/* Reference: the search rule in its plainest form, the judge of random predicates.
 *
 * It shares no line with the product.  A generated file says which fields there
 * are (with their addresses, domains and guards) and marks every read by hand;
 * each candidate runs the predicate from the start on freshly written memory. */
#ifndef RANDOM_REFERENCE_H
#define RANDOM_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>

/* ---- what is searched; each call adds a field to the present object and returns its number ---- */

int add_range(void *at, size_t size, long long lo, long long hi);
int add_listed(void *at, size_t size, int count, const long long *values);
int add_reals(void *at, size_t size, int count, const double *values);
int add_texts(void *at, size_t size, bool behind_pointer, int count, const char *const *texts);
int add_link(void *at, int pool, bool nullable);
/* A bit-field lies somewhere in the unit; set writes it to its struct. */
int add_bits(void *unit, size_t size, void *owner, void (*set)(void *owner, long long value), long long lo,
             long long hi);

/* Fields added from here on are there only while lo <= the decider's value <= hi. */
struct guard {
    int decider; /* -1: always there */
    long long lo, hi;
};
struct guard guard_by(int decider, long long lo, long long hi); /* returns the one before */
void guard_restore(struct guard before);

void add_object(void *at); /* the fields that follow are its own */
int add_pool(size_t object_size, int count, void (*describe)(void *object)); /* describe may be NULL */
void *add_memory(size_t size);                /* zeros that every candidate starts with */
void add_global(void *at, size_t size);       /* every candidate starts with what it holds now; once is enough */

/* ---- while the predicate runs ---- */

void *access_bytes(const volatile void *at, size_t size);
_Noreturn void fail_candidate(void);
int compare_bytes(const void *a, const void *b, size_t size, bool strings);

/* Prints "VALID EXPLORED FAULTS", or "large" when there are more candidates than most. */
int reference_search(bool (*predicate)(void), long long most);

#endif
