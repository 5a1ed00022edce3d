#ifndef HTTASK_H
#define HTTASK_H

/*
 * httask - describe an HTTP/1.1 request and turn it into bytes
 *
 * A task is an opaque handle.  Options set on it stay set until they are
 * changed, so one task can render many similar requests.  Everything handed
 * to a task is copied; the caller may free or reuse it right away.
 *
 * Except where a function says otherwise, a task pointer must be one that
 * httask_init() or httask_duphandle() returned and that has not been passed
 * to httask_cleanup() since.
 */

#include <stddef.h>

typedef struct httask httask;

typedef enum {
    HTE_OK = 0,
    HTE_BAD_OPTION,    /* no such option */
    HTE_BAD_ARGUMENT,  /* a value the option cannot take */
    HTE_TOO_LARGE,     /* longer or more than the limits below */
    HTE_OUT_OF_MEMORY
} htcode;

typedef enum {
    HTO_HOST = 0,   /* "localhost" unless set */
    HTO_PATH,       /* "/" unless set; begins with a slash, has no blanks */
    HTO_USERAGENT,
    HTO_REFERER,
    HTO_COOKIE
} htopt;

#define HTTASK_MAX_TEXT 2000       /* bytes of an option or header line */
#define HTTASK_MAX_HEADERS 16
#define HTTASK_MAX_BODY (1 << 20)

/*
 * NAME httask_init()
 *
 * DESCRIPTION
 *
 * Returns a task with nothing set: a GET request for "/" at "localhost".
 * NULL when there is no memory.  Pair every call with httask_cleanup().
 */
httask *httask_init(void);

/*
 * NAME httask_duphandle()
 *
 * DESCRIPTION
 *
 * Returns a new task with the same options, headers and body.  The two tasks
 * are independent and both need to be cleaned up.  NULL when there is no
 * memory.
 */
httask *httask_duphandle(const httask *task);

/*
 * NAME httask_reset()
 *
 * DESCRIPTION
 *
 * Makes the task as httask_init() made it.
 */
void httask_reset(httask *task);

/*
 * NAME httask_cleanup()
 *
 * DESCRIPTION
 *
 * Frees the task.  Passing NULL returns immediately.
 */
void httask_cleanup(httask *task);

/*
 * NAME httask_setopt()
 *
 * DESCRIPTION
 *
 * Sets an option to a zero-terminated text, or unsets it when 'value' is
 * NULL.  Texts with control characters are HTE_BAD_ARGUMENT.  A failing call
 * leaves the old value in place.
 */
htcode httask_setopt(httask *task, htopt option, const char *value);

/*
 * NAME httask_getopt()
 *
 * DESCRIPTION
 *
 * Returns what was set, or NULL.  The text belongs to the task and is good
 * until that option is set again or the task is reset or cleaned up.
 */
const char *httask_getopt(const httask *task, htopt option);

/*
 * NAME httask_addheader()
 *
 * DESCRIPTION
 *
 * Adds a line "Name: value", without a line end, to the headers.
 */
htcode httask_addheader(httask *task, const char *line);

/*
 * NAME httask_setbody()
 *
 * DESCRIPTION
 *
 * Makes the request a POST with 'size' bytes at 'data' as its body.  Any byte
 * values are fine.  The size may be 0, which posts an empty body.  With
 * 'data' NULL and 'size' 0 the request becomes a GET again; NULL with another
 * size is HTE_BAD_ARGUMENT.
 */
htcode httask_setbody(httask *task, const void *data, size_t size);

/* Bytes in the body; 0 when there is none. */
size_t httask_bodysize(const httask *task);

/*
 * NAME httask_render()
 *
 * DESCRIPTION
 *
 * Writes the request to 'out', which has 'room' bytes, cut off when it does
 * not fit and always followed by a zero byte unless 'room' is 0, in which
 * case 'out' may be NULL.  Returns the bytes of the whole request, not
 * counting that zero byte.
 */
size_t httask_render(const httask *task, char *out, size_t room);

#endif
