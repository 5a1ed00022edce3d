/* Stubs: what is compiled with a library so that its operations can be called
 * by number, and how that is numbered.  All of it follows from the operations,
 * so the engine's plan and the image agree.
 *
 *   assay_stubs            one for each of operations.items, also those that cannot be called (an empty one)
 *   assay_expressions      one for each declaration REQUIRES and SUCCESS, in order
 *   assay_function_pools   one for each (type, kind) of callback that roles want, by first appearance; a pool has
 *                          lawful functions made for the kind, then functions of the model file of that type */
#ifndef ASSAY_TARGET_STUBS_H
#define ASSAY_TARGET_STUBS_H

#include "model/operation.h"
#include "target/target.h"

struct stub_function {
    const char *name; /* of a function that a C test can name: the model file's, "malloc"; NULL: it is generated */
    const char *body; /* generated: "return 0;" of parameters a0, a1 … in terms of simple_functions.h; else NULL */
    bool reenters;     /* it calls the library */
    bool takes_turns;  /* the body has an int *turn: zero when a sequence begins, and kept between calls */
    const struct sort *within; /* the body has a void *within: the object of this sort that the call got which called
                                  it, NULL: none; NULL: it has none */
    const char *words; /* for people: "return 0", of parameters a, b …; or its name */
};
struct stub_pool {
    const struct type *function;
    enum callback callback;
    VECTOR(struct stub_function) functions;
};
struct stub_expression {
    const struct declaration *declaration;
    const struct operation *operation;
};
struct stubs {
    const struct operations *operations;
    VECTOR(struct stub_pool) pools;
    VECTOR(struct stub_expression) expressions;
    struct arena arena;
};
void stubs_init(struct stubs *stubs, const struct operations *operations, const struct library *library);
void stubs_release(struct stubs *stubs);
size_t stubs_pool(const struct stubs *stubs, const struct role *role); /* of a ROLE_FUNCTION */
size_t stubs_expression(const struct stubs *stubs, const struct declaration *declaration);

/* The checked image of a library: its sources, the model file, stubs.  options->reader.files are the headers,
 * the model file if there is one, and behind given_files the library's sources.  An error of an expression is told with
 * the declaration's file and line.  Edges are counted (clang: inline counters; gcc: trace-pc). */
bool target_build_sequences(struct target *target, const struct target_options *options, const struct library *library,
                            const struct stubs *stubs, struct error *error);

/* A header may declare functions that a linked library does not have: the image has empty stubs for them.  Gives these
 * operations their obstacle, and those that now cannot be called either; returns how many are missing. */
size_t target_exclude_missing(const struct target *target, const struct library *library, struct operations *operations);

/* The variable that has the object, where some function wants it: "assay_within_0".  NULL: none does. */
const char *stubs_within(const struct stubs *stubs, const struct sort *sort, struct arena *arena);
/* A function of a pool as C, for tests: "static int compare_numbers(const void *a0, const void *a1) { … }"; it needs
 * <stdlib.h>, <string.h> and the variable of stubs_within.  Nothing for one that has a name of its own. */
void stubs_write_function(const struct stubs *stubs, size_t pool, size_t number, const char *name, struct text *out);

#endif
