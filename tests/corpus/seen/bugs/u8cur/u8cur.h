#ifndef U8CUR_H
#define U8CUR_H

#include <stddef.h>
#include <stdint.h>

/* Walking over UTF-8, forwards and backwards. */

#define U8_END (-1)            /* there is nothing more in that direction */
#define U8_REPLACEMENT 0xFFFD  /* stands for a byte that is not part of a character */

typedef struct U8Cursor {
    const char *text;
    size_t length;
    size_t at; /* 0 to length */
} U8Cursor;

/* Begins at the start of the text, which is not copied.  It has `length`
   bytes and need not be terminated.  The bytes can be anything: each byte
   that is not part of a well-formed character is one U8_REPLACEMENT. */
void U8_Init(U8Cursor *cursor, const char *text, size_t length);

void U8_ToStart(U8Cursor *cursor);
void U8_ToEnd(U8Cursor *cursor);

/* The character after the cursor, which moves behind it; or U8_END. */
int32_t U8_Next(U8Cursor *cursor);
/* The character before the cursor, which moves before it; or U8_END. */
int32_t U8_Prev(U8Cursor *cursor);
/* As U8_Next(), but the cursor stays. */
int32_t U8_Peek(const U8Cursor *cursor);

/* How many characters there are from the cursor to the end. */
size_t U8_Count(const U8Cursor *cursor);

/* Writes a character and gives its number of bytes: 1 to 4, or 0 when there
   is no such character (surrogates, negative, above 0x10FFFF). */
int U8_Encode(int32_t character, char bytes[4]);

/* 1 if all bytes are parts of well-formed characters. */
int U8_IsValid(const char *text, size_t length);

#endif
