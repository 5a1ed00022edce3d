/* diarist.h - log messages for several readers at once */

#ifndef DIARIST_H
#define DIARIST_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__GNUC__)
#define DIARIST_PRINTF(f, a) __attribute__((format(printf, f, a)))
#else
#define DIARIST_PRINTF(f, a)
#endif

enum diary_level { DIARY_DEBUG, DIARY_INFO, DIARY_WARNING, DIARY_ERROR };

#define DIARY_NAME_MAX 31     /* longer names are cut */
#define DIARY_MESSAGE_MAX 255 /* longer messages are cut */

struct diary;

/* The message is only valid during the call.  A handler may do what it likes
 * except for calling functions with the diary that it is called by. */
typedef void (*diary_handler)(void *user, int level, const char *message);

/* Somebody who reads along.  Sinks are allocated by the caller, often as a
 * part of a larger struct, and linked into the diary: they have to stay where
 * they are until diary_detach() or diary_close().  Initialise them with
 * diary_sink_init() and leave the members alone. */
struct diary_sink {
	diary_handler handler;
	void *user;
	int least;
	struct diary *diary;
	struct diary_sink *next;
};

/* The handler, which must be given, gets messages of that level and above. */
void diary_sink_init(struct diary_sink *sink, int least, diary_handler handler, void *user);

/* NULL when memory is out.  The name is copied and put in front of all
 * messages: "name: message". */
struct diary *diary_open(const char *name);

/* Detaches all sinks.  NULL is allowed. */
void diary_close(struct diary *d);

/* A sink can be attached to one diary at a time. */
void diary_attach(struct diary *d, struct diary_sink *sink);
void diary_detach(struct diary *d, struct diary_sink *sink);
bool diary_attached(const struct diary *d, const struct diary_sink *sink);

/* Writes a message, formatted as by printf(), to the sinks in the order in
 * which they were attached.  Returns how many got it. */
int diary_log(struct diary *d, int level, const char *format, ...) DIARIST_PRINTF(3, 4);

/* The last message, whatever its level; NULL when there was none.  The text is
 * the diary's and lasts until the next diary_log() or diary_close(). */
const char *diary_last(const struct diary *d);

/* Messages of that level so far; 0 for levels that do not exist. */
unsigned long diary_count(const struct diary *d, int level);

/* "debug", "info", "warning", "error", or "?" */
const char *diary_level_name(int level);
/* The level with that name, or -1. */
int diary_level_of(const char *name);

#endif
