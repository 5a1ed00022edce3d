/* Numbers and strings as C and JSON write them. */
#ifndef ASSAY_MODEL_NUMBER_H
#define ASSAY_MODEL_NUMBER_H

#include <stdbool.h>
#include "base/text.h"

/* The shortest decimal that reads back as the same float (size 4), double (8)
 * or long double (16); "nan", "inf", "-inf" where it is no number. */
void number_add_real(struct text *out, long double value, size_t size);

/* A C string literal; what is not printable ASCII is written in octal. */
void string_add_c(struct text *out, const char *s);

#endif
