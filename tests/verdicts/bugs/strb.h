#ifndef STRB_H
#define STRB_H

#include <stdbool.h>
#include <stddef.h>
typedef struct strb strb;
strb *strb_new(const char *text);
void strb_free(strb *s);
bool strb_append(strb *s, const strb *other);
bool strb_equal(const strb *a, const strb *b);
size_t strb_length(const strb *s);

#endif
