/* A string that grows. */
#ifndef TEXT_H
#define TEXT_H

#include <stddef.h>

struct text {
    char *chars; /* ends with a NUL, which length does not count; NULL: nothing yet */
    size_t length, capacity;
};

void text_append(struct text *text, const char *more);
void text_insert(struct text *text, size_t at, const char *more); /* at <= length */
void text_release(struct text *text);

#endif
