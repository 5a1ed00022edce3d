/**
 * @file rbase58.h
 * @brief Base58 text (the alphabet of Bitcoin addresses) for binary data.
 *
 * Every zero byte at the start of the data is a '1' at the start of the text;
 * what follows is one large number. There is exactly one text for each
 * sequence of bytes, and decoding a text that was encoded gives the same
 * bytes again.
 */
#ifndef RBASE58_H
#define RBASE58_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Most bytes that can be encoded. */
#define RB58_BYTES 1024
/** Longest text that can be decoded. */
#define RB58_TEXT 1400

/**
 * @brief Encodes bytes.
 * @param data the bytes; not looked at when size is 0
 * @param size their number
 * @return a text, to be released with free(); NULL when size is above
 *         RB58_BYTES or memory is out
 */
char *rb58_encode(const uint8_t *data, size_t size);

/**
 * @brief Decodes a text.
 * @param text the text
 * @param size receives the number of bytes
 * @return the bytes, to be released with free() (not NULL even when there are
 *         none); NULL when the text is no Base58, too long, or memory is out
 */
uint8_t *rb58_decode(const char *text, size_t *size);

/** @brief Whether the text consists of characters of the alphabet only. */
bool rb58_valid(const char *text);

/** @brief The value of a character, -1 when it is not of the alphabet. */
int rb58_digit(char c);

/** @brief Encodes a number as its big-endian bytes without leading zeros. */
char *rb58_encode_u64(uint64_t value);

/** @brief The number such a text stands for; false when it is none. */
bool rb58_decode_u64(const char *text, uint64_t *value);

#endif
