/* The generated C that is compiled behind the user's: see harness.c. */
#ifndef ASSAY_TARGET_HARNESS_H
#define ASSAY_TARGET_HARNESS_H

#include "base/error.h"
#include "base/text.h"
#include "model/type.h"

/* int assay_entry(void *arguments), which calls predicate. */
void harness_write(struct text *out, const struct function *predicate);

/* For trials (runtime/trial.h): number is the place in the table. */
void harness_write_declarations(struct text *out);
void harness_write_entry(struct text *out, const struct function *entry, size_t number);
void harness_write_generator(struct text *out, const struct function *generator, size_t number);
/* False with an error when C has no name for a type that the functions take or return. */
bool harness_write_pool(struct text *out, const struct type *function, size_t number, struct error *error);
#define HARNESS_SELF "assay_self" /* in a body: the function itself */
/* static T name(T0 a0, …) { body }; its parameters of their own types where C has names for them, or else, and always
 * without own_types, as simple_functions_spelling says. */
void harness_write_function(struct text *out, const struct type *function, const char *name, const char *body,
                            bool own_types);
struct harness_function {
    const char *name; /* of a function that is there already; NULL: it is made */
    const char *body;
};
void harness_write_functions(struct text *out, const struct type *function, size_t number,
                             const struct harness_function *list, size_t count);
void harness_write_tables(struct text *out, size_t entries, size_t generators, size_t pools);

#endif
