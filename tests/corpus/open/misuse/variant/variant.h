#ifndef VARIANT_H
#define VARIANT_H

#include <stdbool.h>
#include <stddef.h>

/* A value of one of several kinds.  The functions of a kind work on values of
   that kind. */
typedef struct variant variant;

enum variant_kind { VARIANT_NUMBER, VARIANT_TEXT, VARIANT_LIST };

variant *variant_number(long number);
variant *variant_text(const char *text);
variant *variant_list(void);
void variant_release(variant *v);
enum variant_kind variant_kind(const variant *v);

long variant_number_value(const variant *v);

const char *variant_text_value(const variant *v);
size_t variant_text_length(const variant *v);

/* The list takes a copy; false when the item is a list itself or memory is
   out. */
bool variant_list_append(variant *list, const variant *item);
size_t variant_list_length(const variant *list);
/* Belongs to the list; NULL when there is no such item. */
const variant *variant_list_item(const variant *list, size_t index);

variant *variant_clone(const variant *v);
bool variant_equal(const variant *a, const variant *b);

#endif
