#pragma once
#include <stddef.h>

/**
 * @brief Looks whether a text is a document.
 *
 * @param[in] buf  The text to look at.
 * @param[in] max  The size of the buffer.
 */
/* @[declare_described_check] */
int described_check(const char *buf, size_t max);
/* @[declare_described_check] */

/**
 * Finds a word.
 *
 * line is what to look into; extent is the character length of the line.
 */
// NOLINTNEXTLINE(readability)
int described_find(char *line, size_t extent, const char *word);

/** @param most the size of the largest step @param text the size of it is not known */
int described_step(const char *text, unsigned most);

/** @param data where it is @param girth total number of bytes in `data` */
void described_fill(unsigned char *data, unsigned girth);

#define described_error_max 128
#define DESCRIBED_HEX_SIZE 33
#define DESCRIBED_HEX_LEN 32
/* 0, or a message in what is passed for it. */
int described_parse(const char *text, char *error);
/* There are two sizes of it. */
void described_hex(const char *text, char *out_hex);

/* What is decoded has three bytes for four. */
size_t described_decode(const unsigned char in[], unsigned char out[], size_t len);
void described_xor(const unsigned char *src, unsigned char *dst, size_t n, unsigned char key);
