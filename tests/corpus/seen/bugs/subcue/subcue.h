#ifndef SUBCUE_H
#define SUBCUE_H

#include <stddef.h>
#include <stdint.h>

/* subcue - a track of subtitles, sorted by time.
 *
 * Functions that return an int return 0 when they succeed and a negative
 * SUB_E... otherwise. */

#define SUB_ENOMEM (-1)
#define SUB_ETIME (-2)  /* the end is not after the start, or overlaps */
#define SUB_EINDEX (-3) /* no such cue */

typedef struct subcue subcue_t;

subcue_t *sub_open(void);
void sub_close(subcue_t *track);

/* Add a cue from start to end, in milliseconds. Returns its index; cues
 * after it move up by one. The text is copied. */
int sub_add(subcue_t *track, uint32_t start, uint32_t end, const char *text);
int sub_remove(subcue_t *track, int index);
int sub_count(const subcue_t *track);

/* Replace the text of a cue. */
int sub_set_text(subcue_t *track, int index, const char *text);

/* Give a cue the name of a style; NULL takes it away again. */
int sub_set_style(subcue_t *track, int index, const char *style);

/* NULL when there is no such cue, or no style. The strings belong to the
 * track and live until the cue is changed or removed. */
const char *sub_text(const subcue_t *track, int index);
const char *sub_style(const subcue_t *track, int index);

/* Index of the cue that is shown at a time, SUB_EINDEX when there is none. */
int sub_at(const subcue_t *track, uint32_t time);

/* Write a time as "hh:mm:ss,mmm" (hours may have more digits).
 * buf must have room for 17 characters. */
void sub_timecode(uint32_t time, char buf[17]);

#endif
