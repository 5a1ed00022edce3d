/**
 * @file cuestrip.h
 * Subtitle cues: time stamps as in SubRip files, and their text without markup.
 *
 * Times are milliseconds from 0 to CUE_TIME_MAX (99:59:59,999).
 * Pointer arguments must not be NULL, and the functions that take a cue (other
 * than cue_init) take one that is set up.
 */
#ifndef CUESTRIP_H
#define CUESTRIP_H

#include <stddef.h>

#define CUE_TIME_MAX   359999999L
#define CUE_STAMP_SIZE 13   /**< "00:01:02,345" with its terminator */
#define CUE_TEXT_MAX   8191 /**< longest text of a cue */

/** A cue.  Read the members as you like; change them by the functions only. */
struct cue {
    long start;
    long end;
    char *text; /**< owned by the cue */
};

/**
 * Reads a stamp of the form HH:MM:SS,mmm; all of the string must be one.
 * @param[out] time  set on success only
 * @return 0, or -1 when it is not a stamp
 */
int cue_parse_stamp(const char *stamp, long *time);

/**
 * Writes a stamp.  Times out of range are written as the nearest one in range.
 * @param[out] stamp  at least CUE_STAMP_SIZE bytes
 */
void cue_format_stamp(long time, char *stamp);

/**
 * Sets up a cue with a copy of text, which is any string and may be empty.
 * What was in *cue before does not matter and is not freed.
 * @return 0, or -1 when the times are out of range, end is before start, text
 *         is longer than CUE_TEXT_MAX or there is no memory; *cue is then not
 *         set up
 */
int cue_init(struct cue *cue, long start, long end, const char *text);

/** Frees what a cue that was set up owns; it can be set up again then. */
void cue_clear(struct cue *cue);

/**
 * Moves both times by delta.
 * @return 0, or -1 when one would leave the range; the cue is as before then
 */
int cue_shift(struct cue *cue, long delta);

/** @return whether the cue is shown at time: start <= time < end */
int cue_shown(const struct cue *cue, long time);

/** @return how many lines the text has: newlines + 1, and 0 when it is empty */
size_t cue_lines(const struct cue *cue);

/**
 * The text without markup.  `<` opens a tag that `>` closes; in a tag, what
 * stands between double quotes is an attribute's value and closes nothing.
 * `{` opens a block that `}` closes.  A tag or a block that is not closed
 * reaches to the end of the text.
 * @return a string for free(), or NULL when there is no memory
 */
char *cue_plain(const struct cue *cue);

#endif
