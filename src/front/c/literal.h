/* Literals of C: numbers, characters and strings as they are written. */
#ifndef ASSAY_FRONT_C_LITERAL_H
#define ASSAY_FRONT_C_LITERAL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

enum literal_kind { LITERAL_NUMBER, LITERAL_CHARACTER, LITERAL_STRING };

enum literal_kind literal_kind(const char *literal);
/* An integer of any base, with digit separators and suffix; false for others. */
bool literal_number(const char *literal, uint64_t *number);
/* Adds what is between the quotes, escapes decoded; characters beyond a byte become UTF-8.  A NUL in it ends nothing:
 * out->length counts. */
void literal_text(const char *literal, struct text *out);

#endif
