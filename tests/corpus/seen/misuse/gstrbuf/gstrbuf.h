#ifndef GSTRBUF_H
#define GSTRBUF_H

#include <stdbool.h>
#include <stddef.h>

/**
 * GsbString:
 *
 * A string that grows.  It may contain nul bytes, and there is always one
 * behind its end.
 *
 * Functions that make a string longer return %false, and leave it alone, when
 * memory is out or it would be longer than 64 MiB.
 */
typedef struct GsbString GsbString;

/**
 * gsb_string_new:
 * @init: (nullable): the initial text, %NULL for an empty string
 *
 * Returns: (transfer full): a new string
 */
GsbString *gsb_string_new(const char *init);

/**
 * gsb_string_free:
 * @string: (transfer full): a string
 * @free_segment: if %true, the character data is freed as well
 *
 * Frees the string.
 *
 * Returns: (transfer full): the character data if @free_segment is %false,
 *   to be freed with free(); otherwise %NULL
 */
char *gsb_string_free(GsbString *string, bool free_segment);

/**
 * gsb_string_str:
 *
 * Returns: (transfer none): the character data.  It may move when the string
 *   is changed.
 */
const char *gsb_string_str(const GsbString *string);
size_t gsb_string_len(const GsbString *string);

/**
 * gsb_string_append_len:
 * @val: bytes to append
 * @len: number of bytes of @val to use
 *
 * Since @len bytes are taken, @val need not be nul-terminated, but must have
 * at least @len bytes.
 */
bool gsb_string_append_len(GsbString *string, const char *val, size_t len);
bool gsb_string_append(GsbString *string, const char *val);
bool gsb_string_append_c(GsbString *string, char c);

/**
 * gsb_string_insert:
 * @pos: position to insert at, not beyond the end of the string
 * @val: text to insert
 */
bool gsb_string_insert(GsbString *string, size_t pos, const char *val);

/**
 * gsb_string_erase:
 * @pos: position of the first byte to remove
 * @len: number of bytes to remove
 *
 * Both must be within the string.
 */
void gsb_string_erase(GsbString *string, size_t pos, size_t len);

/**
 * gsb_string_truncate:
 *
 * Cuts the string to @len bytes, if it is longer.
 */
void gsb_string_truncate(GsbString *string, size_t len);

bool gsb_string_equal(const GsbString *a, const GsbString *b);

#endif
