/* stamplog.h - the last lines of a log, kept in memory
 *
 * NAME
 *      sl_open, sl_close, sl_stamp, sl_level, sl_put, sl_count, sl_get,
 *      sl_clear, sl_dropped
 *
 * SYNOPSIS
 *      A log keeps the last N lines, each with a time stamp, a letter for
 *      the level and the message:
 *
 *              2024-05-01 12:00:00 W disk almost full
 *
 *      None of the pointers passed may be NULL unless noted.
 */
#ifndef STAMPLOG_H
#define STAMPLOG_H

#include <stddef.h>
#include <stdint.h>

#define SL_LINES_MAX  1000
#define SL_FORMAT_MAX 31   /* characters in the format of the stamp */
#define SL_STAMP_MAX  31   /* characters in a stamp */
#define SL_TEXT_MAX   200  /* characters in a message */

enum sl_severity { SL_DEBUG, SL_INFO, SL_WARNING, SL_ERROR };

typedef struct stamplog stamplog;

/* sl_open - a log for `lines` lines, 1 to SL_LINES_MAX, with the stamp
 * "%Y-%m-%d %H:%M:%S" and the level SL_INFO.  Returns NULL for other numbers
 * and when memory is exhausted. */
stamplog *sl_open(size_t lines);

/* sl_close - frees the log and its lines.  NULL is ignored. */
void sl_close(stamplog *log);

/* sl_stamp - sets the format of the stamps of lines to come, as for
 * strftime(3).  The conversions %a %A %b %B %d %F %H %j %m %M %S %T %y %Y and
 * %% are supported.  With an empty format lines have no stamp.  Returns 0, or
 * -1 if the format is longer than SL_FORMAT_MAX or has other conversions (the
 * format then stays as it was). */
int sl_stamp(stamplog *log, const char *format);

/* sl_level - lines of a lower severity than this are ignored from now on. */
void sl_level(stamplog *log, enum sl_severity level);

/* sl_put - adds a line; the oldest line goes when the log is full.  `when` is
 * the time in seconds since 1970-01-01 00:00 UTC.  Messages longer than
 * SL_TEXT_MAX are cut.  Control characters in the message (line breaks, for
 * instance) are replaced by '?'.  A stamp that would be longer than
 * SL_STAMP_MAX is left out, with the blank behind it.
 * Returns 1 when the line was added, 0 when it was ignored for its severity,
 * -1 when the time is not in the years 1 to 9999, the severity is none of the
 * four, or memory is exhausted. */
int sl_put(stamplog *log, int64_t when, enum sl_severity severity, const char *message);

/* sl_count - the number of lines in the log. */
size_t sl_count(const stamplog *log);

/* sl_get - a line, 0 is the oldest; NULL when there is no such line.  The text
 * belongs to the log and is valid until the next sl_put, sl_clear or
 * sl_close. */
const char *sl_get(const stamplog *log, size_t index);

/* sl_clear - removes all lines. */
void sl_clear(stamplog *log);

/* sl_dropped - how many lines had to go since sl_open because the log was
 * full. */
uint64_t sl_dropped(const stamplog *log);

#endif
