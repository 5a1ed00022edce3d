/* Questions about types that inference, bounds and layout ask, and those who write C for them. */
#ifndef ASSAY_MODEL_TYPE_KINDS_H
#define ASSAY_MODEL_TYPE_KINDS_H

#include "model/type.h"

const struct type *type_cell(const struct type *type);   /* through fixed arrays; NULL: a flexible array */
bool type_points_to_struct(const struct type *type);     /* to a complete one */
bool type_is_discrete(const struct type *type);          /* integer (__int128 too), bool, enum */
bool type_is_negative(const struct type *type);          /* a discrete one that can be below 0 */
long long type_highest(const struct type *type, unsigned bit_width, int scope); /* scope - 1, 0 at least, if it fits */
bool type_is_spelled(const struct type *type); /* a struct that a statement can name */
bool type_is_record(const struct type *type); /* struct, union */
bool type_is_truth(const struct type *type); /* bool, or int, which is asked like one */
bool type_is_string(const struct type *type); /* char *, or char[N] */
bool type_is_read_text(const struct type *type); /* const char *: a text, or bytes, that nobody writes */

#endif
