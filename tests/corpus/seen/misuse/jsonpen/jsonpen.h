/* jsonpen - writes JSON, value by value, into memory
 *
 *     jsonpen *p = jsonpen_open();
 *     jsonpen_object(p);
 *     jsonpen_key(p, "id");   jsonpen_int(p, 42);
 *     jsonpen_key(p, "tags"); jsonpen_array(p); jsonpen_str(p, "a"); jsonpen_end(p);
 *     jsonpen_end(p);
 *     puts(jsonpen_text(p));
 *     jsonpen_close(p);
 *
 * The functions that write return JSONPEN_OK or what was wrong, in which case
 * nothing was written. The document grows up to JSONPEN_LIMIT bytes, objects
 * and arrays can be nested JSONPEN_DEPTH deep.
 */
#ifndef JSONPEN_H
#define JSONPEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define JSONPEN_LIMIT ((size_t)1 << 20)
#define JSONPEN_DEPTH 32

typedef struct jsonpen jsonpen;

enum jsonpen_status {
    JSONPEN_OK,
    JSONPEN_EMEM,    /* out of memory, or over JSONPEN_LIMIT */
    JSONPEN_EDEPTH,  /* nested too deep */
    JSONPEN_EORDER,  /* a value in an object without a key before it, a key
                        elsewhere, a second value at top level */
    JSONPEN_ENUMBER  /* NaN or infinite */
};

/* A pen with an empty document; NULL if out of memory. */
jsonpen *jsonpen_open(void);

/* Frees the pen and its text. NULL is allowed. */
void jsonpen_close(jsonpen *p);

/* Begin an object or an array, ended by jsonpen_end(). */
enum jsonpen_status jsonpen_object(jsonpen *p);
enum jsonpen_status jsonpen_array(jsonpen *p);

/* Ends the innermost object or array; there must be an open one. EORDER if
 * it is an object with a key that has no value yet. */
enum jsonpen_status jsonpen_end(jsonpen *p);

/* The key of the next value of an object. Same key twice is not noticed. */
enum jsonpen_status jsonpen_key(jsonpen *p, const char *name);

/* Values. Text should be UTF-8; bytes from 0x80 on are copied as they are,
 * control characters, quotes and backslashes are escaped. */
enum jsonpen_status jsonpen_null(jsonpen *p);
enum jsonpen_status jsonpen_bool(jsonpen *p, bool value);
enum jsonpen_status jsonpen_int(jsonpen *p, int64_t value);
enum jsonpen_status jsonpen_double(jsonpen *p, double value);
enum jsonpen_status jsonpen_str(jsonpen *p, const char *text);

/* A string of the n bytes at text, which may contain '\0'. */
enum jsonpen_status jsonpen_strn(jsonpen *p, const char *text, size_t n);

/* The document so far, terminated by '\0'. The text belongs to the pen and is
 * good until the next call that writes, or jsonpen_close(). */
const char *jsonpen_text(const jsonpen *p);

/* Whether the document is complete: one value, with nothing open. */
bool jsonpen_done(const jsonpen *p);

#endif
