#ifndef TRIM_H
#define TRIM_H

#include <stddef.h>

/* Trims texts in place. */
void trim_right(char *text);
void trim_left(char *text);
size_t trim_words(const char *text);

#endif
