#ifndef TEXTDELTA_H
#define TEXTDELTA_H

/**
 * @file textdelta.h
 * @brief Shortest edit scripts between two short byte strings (Myers' O(ND)).
 */

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Longest text that td_diff() takes, in bytes. */
#define TD_MAX_TEXT 512

/** What an edit does. */
typedef enum td_kind {
    TD_KEEP,   /**< the next byte of the old text stays */
    TD_DELETE, /**< the next byte of the old text goes */
    TD_INSERT  /**< a byte of the new text comes in here */
} td_kind;

/** One step of a script. */
typedef struct td_edit {
    td_kind kind;
    unsigned char byte; /**< the byte kept, deleted or inserted */
} td_edit;

/** An edit script; does not refer to the texts it was made of. */
typedef struct td_script td_script;

/**
 * @brief Makes the script that turns @p a into @p b.
 *
 * Texts are byte strings and may be empty (the pointer may be NULL then) and
 * may hold zero bytes.  Both may be the same text.
 *
 * @return a script for td_free(), or NULL when a text is longer than
 *         TD_MAX_TEXT or memory is short.
 */
td_script *td_diff(const void *a, size_t a_len, const void *b, size_t b_len);

/** @brief As td_diff() of two C strings, neither of them NULL. */
td_script *td_diff_text(const char *a, const char *b);

/** @brief Frees a script. @param s may be NULL. */
void td_free(td_script *s);

/** @brief Number of edits, kept bytes included. */
size_t td_count(const td_script *s);

/** @brief Number of insertions and deletions; 0 for equal texts. */
size_t td_distance(const td_script *s);

/**
 * @brief Gives edit number @p i, in the order of the texts.
 * @return 0, or -1 when @p i is not less than td_count().
 */
int td_get(const td_script *s, size_t i, td_edit *out);

/** @brief A new script that turns b into a. @return NULL without memory. */
td_script *td_invert(const td_script *s);

/**
 * @brief Applies a script to a text.
 *
 * Writes at most @p size bytes to @p out (which may be NULL if @p size is 0)
 * and no terminator.
 * @return the length of the whole result, or -1 when @p a is not the text the
 *         script was made for.
 */
long td_apply(const td_script *s, const void *a, size_t a_len, void *out, size_t size);

#ifdef __cplusplus
}
#endif
#endif
