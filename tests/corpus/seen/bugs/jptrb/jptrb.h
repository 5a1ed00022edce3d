/**
 * @file jptrb.h
 * @brief Build and take apart JSON Pointers (RFC 6901).
 *
 * A pointer is a list of tokens; its text form puts a '/' in front of each.
 * Inside a token '~' is written as "~0" and '/' as "~1".  The empty pointer
 * refers to the whole document and its text is "".
 *
 * Unless said otherwise, handles and texts passed in must not be NULL.  Texts
 * passed in may be texts that the same handle gave out.
 */
#ifndef JPTRB_H
#define JPTRB_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Longest text form, without the terminator. */
#define JPTRB_MAX_TEXT 4096

/** Opaque handle. */
typedef struct jptrb jptrb;

/** Result of an operation; the handle is unchanged unless it is JPTRB_OK. */
typedef enum jptrb_status {
    JPTRB_OK = 0,
    JPTRB_ENOMEM,  /**< out of memory */
    JPTRB_ESYNTAX, /**< not a JSON Pointer */
    JPTRB_ELIMIT,  /**< longer than JPTRB_MAX_TEXT */
    JPTRB_ERANGE   /**< no such token */
} jptrb_status;

/** @return the empty pointer, or NULL when out of memory. */
jptrb *jptrb_new(void);

/** Frees the handle. @param p may be NULL */
void jptrb_free(jptrb *p);

/** Replaces the whole pointer by the one that @p text says. */
jptrb_status jptrb_assign(jptrb *p, const char *text);

/** Appends a member name. @param key the plain name, in which nothing is escaped */
jptrb_status jptrb_push_key(jptrb *p, const char *key);

/** Appends an array index. */
jptrb_status jptrb_push_index(jptrb *p, size_t index);

/** Removes the last token; JPTRB_ERANGE when there is none. */
jptrb_status jptrb_pop(jptrb *p);

/** @return the number of tokens. */
size_t jptrb_depth(const jptrb *p);

/** @return the text form, never NULL; valid until the handle is next changed or freed. */
const char *jptrb_text(const jptrb *p);

/**
 * Gets a plain (unescaped) token.
 * @param i     counts from 0
 * @param out   receives up to @p cap - 1 characters and a terminator; may be NULL when @p cap is 0
 * @param len   receives the full length of the token; may be NULL
 */
jptrb_status jptrb_token(const jptrb *p, size_t i, char *out, size_t cap, size_t *len);

/** @return whether @p b is @p a or points below it. */
bool jptrb_contains(const jptrb *a, const jptrb *b);

/** @return a description, also of unknown codes. */
const char *jptrb_strerror(jptrb_status status);

#ifdef __cplusplus
}
#endif
#endif
