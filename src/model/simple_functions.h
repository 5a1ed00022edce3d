/* Simple functions: what is passed where a pointer to a function is wanted.
 * They are pure, and made from the types of their parameters alone, so a number
 * names the same one whenever the type is the same. */
#ifndef ASSAY_MODEL_SIMPLE_FUNCTIONS_H
#define ASSAY_MODEL_SIMPLE_FUNCTIONS_H

#include "base/text.h"
#include "base/vector.h"
#include "model/type.h"

struct simple_function {
    char *body;  /* C, of parameters a0, a1, … spelled as below */
    char *words; /* for people: "return -1", of parameters a, b, … */
};

struct simple_functions {
    VECTOR(struct simple_function) items;
};

/* function: of TYPE_FUNCTION */
void simple_functions_make(struct simple_functions *list, const struct type *function);
void simple_functions_release(struct simple_functions *list);

/* A type as these functions are written with: all pointers are passed the same way. */
const char *simple_functions_spelling(const struct type *type);

/* "a function: return -1"; one of a number that the type does not have is just "a function". */
void simple_function_print(const struct type *function, unsigned number, struct text *out);

#endif
