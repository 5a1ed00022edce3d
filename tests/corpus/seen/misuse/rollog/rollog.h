/* rollog.h -- a log that rolls over, kept in memory
 *
 * Lines are appended to the current segment.  A segment that would get longer
 * than the limit is finished and a new one is begun; of the finished ones the
 * newest few are kept, like log, log.1, log.2 ... on disk.
 *
 * Functions that return int return 0, or -1 when they cannot do it (out of
 * memory, or as described).  A log is never NULL except where it says so.
 */
#ifndef ROLLOG_H
#define ROLLOG_H

#include <stddef.h>

#define RL_LIMIT_MAX 65536
#define RL_KEEP_MAX  32

typedef struct rl_log rl_log;

/* Called whenever a segment is finished, with its text (NUL-terminated, len
 * bytes without the NUL), before it becomes number 1.  The text is good only
 * during the call.  A hook may look at the log but must not write to it, roll
 * it or close it. */
typedef void rl_hook(void *arg, const char *text, size_t len);

/* Opens an empty log: segments of at most limit bytes (1 .. RL_LIMIT_MAX), keep
 * finished ones kept (0 .. RL_KEEP_MAX).  NULL for other numbers or when out
 * of memory.  Close it with rl_close(). */
rl_log *rl_open(size_t limit, unsigned keep);

/* Frees the log and all of its text.  The handle is dead afterwards.  NULL is
 * ignored. */
void rl_close(rl_log *log);

/* Sets the hook; NULL for none. */
void rl_set_hook(rl_log *log, rl_hook *hook, void *arg);

/* Appends line and a newline, rolling over first if they do not fit.  -1 if
 * they are longer than a whole segment. */
int rl_write(rl_log *log, const char *line);

/* Finishes the current segment, if there is anything in it. */
int rl_roll(rl_log *log);

/* Number of segments there are, the current one included: 1 or more. */
unsigned rl_segments(const rl_log *log);

/* The text of segment number n, NUL-terminated: 0 is the current one, 1 the
 * one finished last.  NULL if there is no such segment.  The pointer may be
 * used until the next rl_write, rl_roll or rl_close. */
const char *rl_text(const rl_log *log, unsigned n);

/* The bytes of segment number n; 0 if there is no such segment. */
size_t rl_bytes(const rl_log *log, unsigned n);

/* How often the log has rolled over since it was opened. */
unsigned long rl_rolls(const rl_log *log);

#endif
