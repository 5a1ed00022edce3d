/* SRTCUE - subtitles in SubRip (.srt) form
 *
 * A document is a list of cues.  Times are in milliseconds, from 0 to
 * SRT_MAX_TIME.  The text of a cue is a string of one or more lines with a
 * '\n' between them, none of them empty, of SRT_MAX_TEXT bytes at most and
 * without '\r'.
 */
#ifndef SRTCUE_H
#define SRTCUE_H

#include <stddef.h>

#define SRT_MAX_TIME  359999999L    /* 99:59:59,999 */
#define SRT_MAX_CUES  10000
#define SRT_MAX_TEXT  1000
#define SRT_TIME_SIZE 13            /* "hh:mm:ss,mmm" and its NUL */

typedef struct srt_doc srt_doc;

typedef struct {
    long start, end;        /* shown from start up to before end */
    const char *text;
} srt_cue;

/* SYNOPSIS  srt_new      empty document, or NULL (out of memory)
 *           srt_parse    document from a string.  Lines end with "\n" or
 *                        "\r\n", the last one need not.  NULL on failure:
 *                        then *line is the number of the line that is wrong,
 *                        or 0 when out of memory.  line may be NULL.
 *                        The numbers of the cues are not looked at.
 *           srt_free     free document and cues.  NULL is ignored.        */
srt_doc *srt_new(void);
srt_doc *srt_parse(const char *text, size_t *line);
void srt_free(srt_doc *doc);

/* srt_count: number of cues. */
size_t srt_count(const srt_doc *doc);

/* srt_get: cue number i, from 0 on, or NULL if there is none.
 * srt_at:  first cue that is shown at that time, or NULL.
 *
 * The cue and its text belong to the document.  Both pointers are good until
 * the next srt_add, srt_remove, srt_shift or srt_free on the document. */
const srt_cue *srt_get(const srt_doc *doc, size_t i);
const srt_cue *srt_at(const srt_doc *doc, long time);

/* srt_add: add a cue behind the others; text is copied.  0; or -1 if times
 * or text are not as they should be, end is before start, the document has
 * SRT_MAX_CUES, or out of memory. */
int srt_add(srt_doc *doc, long start, long end, const char *text);

/* srt_remove: remove cue number i; those behind it move up.  0, or -1 if
 * there is none. */
int srt_remove(srt_doc *doc, size_t i);

/* srt_shift: add delta, which may be negative, to all times.  0; or -1, and
 * nothing is changed, if one would be out of range. */
int srt_shift(srt_doc *doc, long delta);

/* srt_write: write the document, at most cap bytes with the NUL, to buf.
 * Returns the length of the whole, as snprintf does.  buf may be NULL if cap
 * is 0. */
size_t srt_write(const srt_doc *doc, char *buf, size_t cap);

/* srt_format_time: write a time to buf, which has SRT_TIME_SIZE bytes at
 * least.  Returns buf; NULL if the time is out of range. */
char *srt_format_time(long time, char *buf);

/* srt_parse_time: read "hh:mm:ss,mmm" at the start of s.  Returns 1, or 0 if
 * there is no such thing. */
int srt_parse_time(const char *s, long *time);

#endif
