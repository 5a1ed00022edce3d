/// \file backlog.h
/// The last lines of a conversation, for those who come in late.
///
/// A backlog keeps copies of the most recent lines, up to its capacity; each
/// further line pushes out the oldest one.

#ifndef BACKLOG_H
#define BACKLOG_H

#include <stdbool.h>
#include <stddef.h>

#define BACKLOG_MAX_LINES 1024 ///< highest capacity
#define BACKLOG_MAX_TEXT 4095  ///< longest line, without the NUL

typedef struct backlog backlog;

/// Called with each line, the oldest first.  Return false to stop.
/// The backlog must not be changed meanwhile.
typedef bool (*backlog_visitor)(const char *line, void *ctx);

/// Creates an empty backlog.
/// \param capacity  1 to BACKLOG_MAX_LINES
/// \return NULL if the capacity is out of range or memory is exhausted.
backlog *backlog_create(size_t capacity);

/// Destroys a backlog with its lines.  NULL is ignored.
void backlog_destroy(backlog *log);

/// Appends a copy of a line.  The oldest one goes if the backlog is full.
/// \param line  the text; one of the backlog's own lines is allowed too
/// \return false, with nothing changed, if the line is too long or memory is
/// exhausted.
bool backlog_push(backlog *log, const char *line);

/// The line at an index, 0 being the oldest.
/// \return NULL if there are not so many.  The string belongs to the backlog
/// and is valid until the line is pushed out or removed.
const char *backlog_line(const backlog *log, size_t index);

/// The number of lines at present.
size_t backlog_length(const backlog *log);

/// The number of lines the backlog can hold.
size_t backlog_capacity(const backlog *log);

/// Changes the capacity at any time.  If there are more lines than fit, the
/// newest ones stay and the others are removed.
/// \param capacity  1 to BACKLOG_MAX_LINES
/// \return false, with nothing changed, if the capacity is out of range or
/// memory is exhausted.
bool backlog_resize(backlog *log, size_t capacity);

/// Removes the oldest line.
/// \return false if there is none.
bool backlog_shift(backlog *log);

/// Removes all lines.
void backlog_clear(backlog *log);

/// Calls a visitor for each line.
/// \return how many lines were visited.
size_t backlog_visit(const backlog *log, backlog_visitor visit, void *ctx);

#endif
