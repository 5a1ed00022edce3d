#ifndef CAPCUE_H
#define CAPCUE_H
/**
 * @file capcue.h
 * @brief Lists of subtitle cues, read from and written as SubRip (.srt) text.
 *
 * Times are milliseconds from 0 to INT32_MAX (a bit under 600 hours).  As text
 * they are hh:mm:ss,mmm; hours have two digits, or three where they need them.
 */
#include <stddef.h>
#include <stdint.h>

#define CAPCUE_MAX_CUES 10000   /**< in a list */
#define CAPCUE_MAX_TEXT 1000    /**< bytes of a cue's text, without the NUL */

typedef struct capcue capcue;

/** What capcue_get() tells of a cue. */
struct capcue_view {
    int32_t start, end;   /**< shown while start <= time < end */
    const char *text;     /**< lines separated by '\n'; the list owns it */
};

/** @return an empty list, NULL when memory is short. */
capcue *capcue_new(void);

/** Frees a list with all its cues. @param list may be NULL */
void capcue_free(capcue *list);

/**
 * Adds a cue. Cues are kept in order of their start; one with the same start
 * as others comes after them. The text is copied.
 * @param start,end  0 <= start <= end
 * @param text  1 to CAPCUE_MAX_TEXT bytes, without empty lines and '\r'
 * @return 0, or -1 if an argument is not as said, the list is full, or memory
 *         is short; the list is unchanged then
 */
int capcue_add(capcue *list, int32_t start, int32_t end, const char *text);

/**
 * Adds the cues of an SRT text: each an optional line with a number (which is
 * ignored), a line "time --> time", lines of text, and an empty line or the
 * end. Lines may end with "\r\n".
 * @return the number of cues added (0 for an empty text), -1 if something is
 *         malformed or does not fit; the list is unchanged then
 */
int capcue_parse(capcue *list, const char *srt);

/** @return the number of cues. */
size_t capcue_count(const capcue *list);

/**
 * Cue number i, from 0. The text is valid until the cue is removed or the
 * list freed.
 * @return 0, or -1 if there is no such cue
 */
int capcue_get(const capcue *list, size_t i, struct capcue_view *view);

/** @return the number of the first cue shown at a time, -1 if none is. */
int capcue_find(const capcue *list, int32_t time);

/** Removes cue number i. @return 0, or -1 if there is no such cue */
int capcue_remove(capcue *list, size_t i);

/** Moves all cues by delta; times stop at 0 and at INT32_MAX. */
void capcue_shift(capcue *list, int32_t delta);

/**
 * The list as SRT text, which capcue_parse() reads.
 * @return a string to be freed with free(), NULL when memory is short
 */
char *capcue_dump(const capcue *list);

/**
 * Reads a time; ',' may be '.', nothing may follow.
 * @return 0, or -1 if it is malformed or above INT32_MAX
 */
int capcue_time(const char *text, int32_t *ms);

#endif
