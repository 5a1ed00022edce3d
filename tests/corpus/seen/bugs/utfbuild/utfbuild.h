/*
 * utfbuild - a growing UTF-8 text
 *
 * The text always consists of whole, valid characters and is terminated. It
 * can have about a megabyte; beyond that it is as if memory was out.
 */
#ifndef UTFBUILD_H
#define UTFBUILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct UtfBuilder UtfBuilder;

/* Returns NULL when out of memory. */
UtfBuilder *UtfBuilder_create(void);
void UtfBuilder_destroy(UtfBuilder *self);

/* Appends a character. False when it is a surrogate or above U+10FFFF, or
 * memory is out; the text is unchanged then. U+0000 is refused, too. */
bool UtfBuilder_addChar(UtfBuilder *self, uint32_t codepoint);

/* Appends a text. Each byte that is not part of a valid character becomes
 * U+FFFD. False when memory is out; a part may have been appended. */
bool UtfBuilder_addText(UtfBuilder *self, const char *text);

/* Appends the character `count` times. */
bool UtfBuilder_repeat(UtfBuilder *self, uint32_t codepoint, unsigned count);

/* Removes the last character and returns it; 0 when the text is empty. */
uint32_t UtfBuilder_chop(UtfBuilder *self);

/* Cuts the text to its first `chars` characters, if it has more. */
void UtfBuilder_truncate(UtfBuilder *self, size_t chars);

/* The text, valid until it is changed. */
const char *UtfBuilder_text(const UtfBuilder *self);

size_t UtfBuilder_bytes(const UtfBuilder *self);
size_t UtfBuilder_chars(const UtfBuilder *self);

/* The character at an index, counted in characters; 0 past the end. */
uint32_t UtfBuilder_charAt(const UtfBuilder *self, size_t index);

#endif
