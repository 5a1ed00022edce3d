/* Binary-safe growing strings. */
#ifndef DYNSTR_H
#define DYNSTR_H

#include <stddef.h>

typedef struct dynstr dynstr;

dynstr *dynstr_new(void);
dynstr *dynstr_new_len(const void *bytes, size_t len);
dynstr *dynstr_dup(const dynstr *s);
void dynstr_free(dynstr *s);

/* Both return 0, or -1 when out of memory. */
int dynstr_cat(dynstr *s, const char *text);
int dynstr_cat_len(dynstr *s, const void *bytes, size_t len);

size_t dynstr_len(const dynstr *s);

/* Always followed by a zero byte. Invalid after the next change. */
const char *dynstr_data(const dynstr *s);

/* memcmp order; a prefix is less. */
int dynstr_cmp(const dynstr *a, const dynstr *b);

/* Keeps the bytes FROM up to, not including, TO; both are cut to the length. */
void dynstr_range(dynstr *s, size_t from, size_t to);

/* Copies up to LEN bytes out, returns how many. */
size_t dynstr_copy_out(const dynstr *s, void *buffer, size_t len);

#endif
