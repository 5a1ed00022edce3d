#ifndef CBORW_H
#define CBORW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Writes data items in the format CBOR (RFC 8949).

   Every function writes one item to `out` and returns how many bytes it wrote,
   so that the next item goes to out + that.  The caller provides the memory: a
   number or the head of an array or map takes at most CBORW_HEAD bytes, a text
   or a string of bytes that and its length. */
#define CBORW_HEAD 9

size_t cborw_uint(uint8_t *out, uint64_t value);
size_t cborw_int(uint8_t *out, int64_t value);
size_t cborw_bool(uint8_t *out, bool value); /* one byte */
size_t cborw_null(uint8_t *out);             /* one byte */
/* Text, in UTF-8. */
size_t cborw_text(uint8_t *out, const char *text);
size_t cborw_bytes(uint8_t *out, const void *data, size_t size);
/* The heads; the items follow, of a map a key and a value for each entry. */
size_t cborw_array(uint8_t *out, uint64_t items);
size_t cborw_map(uint8_t *out, uint64_t entries);

/* How many bytes the items will take. */
size_t cborw_uint_size(uint64_t value);
size_t cborw_text_size(const char *text);
size_t cborw_bytes_size(size_t size);

typedef enum { CBORW_UINT, CBORW_NEGATIVE, CBORW_BYTES, CBORW_TEXT, CBORW_ARRAY, CBORW_MAP, CBORW_TAG, CBORW_SIMPLE } cborw_type;

/* The type of an item that was written by one of the functions above, and the
   number in its head: the value, or the length. */
cborw_type cborw_type_of(const uint8_t *item);
uint64_t cborw_number_of(const uint8_t *item);

#endif
