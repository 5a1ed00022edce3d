#ifndef TYPECTX_H
#define TYPECTX_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Types of a C-like language.  They live in a context, where each exists only
 * once: two types of one context are the same when their pointers are.  They
 * are freed together with the context.  Types of different contexts cannot
 * be combined.
 */
struct tc_context;
struct tc_type;

typedef enum { TC_VOID, TC_CHAR, TC_INT, TC_DOUBLE, TC_POINTER, TC_ARRAY } tc_kind;

struct tc_context *tc_open(void);
void tc_close(struct tc_context *c);

/* kind is TC_VOID to TC_DOUBLE. */
const struct tc_type *tc_basic(struct tc_context *c, tc_kind kind);
/* These give NULL when memory is short, and tc_array also when the array
   would be larger than 1 GiB. */
const struct tc_type *tc_pointer(struct tc_context *c, const struct tc_type *to);
/* The element cannot be void. */
const struct tc_type *tc_array(struct tc_context *c, const struct tc_type *of, size_t count);

tc_kind tc_kind_of(const struct tc_type *t);
/* What a pointer points to or an array is made of. Only of these. */
const struct tc_type *tc_inner(const struct tc_type *t);
/* Only of an array. */
size_t tc_count(const struct tc_type *t);

/* Size and alignment in bytes. Void has none. */
size_t tc_size(const struct tc_type *t);
size_t tc_align(const struct tc_type *t);

/* Whether a value of one type can be assigned to a variable of the other:
   arithmetic types to each other, the same types, any pointer to void * and
   back, and arrays to pointers to their element. */
bool tc_assignable(const struct tc_context *c, const struct tc_type *to, const struct tc_type *from);

#endif
