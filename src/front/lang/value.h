/* Values and types, beyond what lang.h tells of them. */
#ifndef ASSAY_FRONT_LANG_VALUE_H
#define ASSAY_FRONT_LANG_VALUE_H

#include "front/lang/lang.h"

const struct lang_value *value_regex(struct arena *arena, const struct lang_regex *regex);

/* A copy with NUL behind it; unlike arena_strndup also of what has NUL inside. */
const char *keep_bytes(struct arena *arena, const char *s, size_t length);

/* ---- calendar: dates as days and seconds since 1970-01-01, UTC ---- */

bool moment_in_range(enum lang_kind kind, const mpz_t n); /* years 0001 to 9999 */
/* "2017-10-21", or "2017-10-21T10:00:00Z" (Z may be missing); false: it is none. */
bool moment_parse(enum lang_kind kind, const char *s, size_t length, mpz_t n);
void moment_print(enum lang_kind kind, const mpz_t n, struct text *out);

/* ---- types ---- */

const struct lang_type *type_plain(enum lang_kind kind); /* the one without parts */
const struct lang_type *type_of(struct arena *arena, enum lang_kind kind, const struct lang_type *element);
const struct lang_type *type_with(struct arena *arena, enum lang_kind kind, const struct lang_field *fields,
                                  size_t count); /* copies the fields */
bool type_find(const struct lang_type *type, const char *name, size_t *index); /* of a field or constant */
bool type_is_number(const struct lang_type *type);  /* Integer, Real */
bool type_is_measure(const struct lang_type *type); /* beside them Date, DateTime */

/* ---- characters ---- */

bool is_utf8(const char *s, size_t length);
size_t string_length(const struct lang_value *string); /* in characters */
size_t string_offset(const struct lang_value *string,
                     size_t character); /* byte of it; the length where there is none */

#endif
