#ifndef GAPMARK_H
#define GAPMARK_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @brief Text of an editor (a gap buffer) and markers in it.
 *
 * A marker belongs to the buffer that it was made for and moves with its text.
 * Markers must be freed before their buffer is.
 */
typedef struct gm_buffer gm_buffer;
typedef struct gm_marker gm_marker;

#define GM_LIMIT 65536 /**< longest text */

/** A buffer with a text.  NULL when it is too long or memory is out. */
gm_buffer *gm_buffer_new(const char *text);
void gm_buffer_free(gm_buffer *buffer);

size_t gm_length(const gm_buffer *buffer);

/** The character at a position.  @pre position < gm_length(buffer) */
char gm_char_at(const gm_buffer *buffer, size_t position);

/** Inserts text before a marker, which then is behind it.  @return false when it
 *  gets too long or memory is out */
bool gm_insert(gm_buffer *buffer, gm_marker *marker, const char *text);

/** Deletes up to `count` characters behind a marker; returns how many. */
size_t gm_delete(gm_buffer *buffer, gm_marker *marker, size_t count);

/** Copies the text between two markers, in whichever order they are.
 *  @param text has room for the text and its terminator */
void gm_region(const gm_buffer *buffer, const gm_marker *a, const gm_marker *b, char *text);

/** @return NULL when the position is above the length or memory is out */
gm_marker *gm_marker_new(gm_buffer *buffer, size_t position);
void gm_marker_free(gm_marker *marker);
size_t gm_marker_position(const gm_marker *marker);
/** Moves it by some characters; it stops at the start and end of the text. */
void gm_marker_move(gm_marker *marker, long by);

#endif
