/* Between the files that write inputs and read them.  Internal to the model room. */
#ifndef ASSAY_MODEL_INPUT_VALUES_H
#define ASSAY_MODEL_INPUT_VALUES_H

#include "model/input.h"

/* The name of an enum's constant with this value; NULL: none, or no enum. */
const char *input_constant(const struct type *type, __int128 value);
/* A whole string block whose text may stand where the pointer stands: nothing else begins like it. */
bool input_is_inline_text(const struct input_block *block);
bool input_is_link(const char *text); /* "&…", "(…", "0x…", "assay:…" */
/* Whether what is in the block at offset is what a pointer to target says; true where nobody can know. */
bool input_agrees(const struct type *target, const struct input_block *block, size_t offset);
/* "struct node", "int[3]", "struct node *[2]", "int[2][3]"; "void". */
void input_add_block_type(const struct input_block *block, struct text *out);
/* The number that text is ("nan" and "inf" too) as a float, double or long double; false: it is none. */
bool input_store_real(unsigned char *bytes, size_t size, const char *text);
/* Whether type has wanted at a byte of it, at any depth. */
bool input_has_inside(const struct type *type, size_t at, const struct type *wanted);

#endif
