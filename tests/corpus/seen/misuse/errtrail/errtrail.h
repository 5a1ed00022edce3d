/*
ERRTRAIL(3)

NAME
    errtrail - a stack of errors, from the cause up to the caller

DESCRIPTION
    The functions that fail push what they know; the one that handles the
    error pops or prints it.  The library allocates nothing: trail and slots
    are the caller's, and must stay where they are while the trail is in use.

    Messages are not copied.  A message must remain valid as long as its entry
    is on the trail; string literals are what one wants.

    A trail is set up with errtrail_init() before anything else is done with
    it.  Its fields are private.
*/
#ifndef ERRTRAIL_H
#define ERRTRAIL_H

#include <stddef.h>

typedef struct errtrail_entry {
    int code;
    int line;
    const char *file;    /* never NULL */
    const char *message; /* never NULL */
} errtrail_entry;

typedef struct errtrail {
    errtrail_entry *slots;
    size_t capacity, depth, lost;
} errtrail;

/* Sets up an empty trail in an array of `capacity` entries.  With capacity 0
   slots may be NULL; such a trail only counts what it loses. */
void errtrail_init(errtrail *trail, errtrail_entry *slots, size_t capacity);

/* Pushes an entry; file and message may be NULL and are "" then.  Returns code,
   for `return errtrail_push(...)`.  On a full trail the new entry is lost. */
int errtrail_push(errtrail *trail, int code, const char *file, int line, const char *message);

#define ERRTRAIL(trail, code, message) errtrail_push((trail), (code), __FILE__, __LINE__, (message))

/* The number of entries, and of those that were lost. */
size_t errtrail_depth(const errtrail *trail);
size_t errtrail_lost(const errtrail *trail);

/* The newest entry, without and with taking it off.  The trail must not be
   empty. */
errtrail_entry errtrail_top(const errtrail *trail);
errtrail_entry errtrail_pop(errtrail *trail);

/* Takes off all entries that are newer than the first `depth`, as when an
   error was handled.  Nothing happens if there are not so many. */
void errtrail_cut(errtrail *trail, size_t depth);

/* The newest entry with a code, or NULL.  It is valid until the next push,
   pop or cut. */
const errtrail_entry *errtrail_find(const errtrail *trail, int code);

/* Writes the trail, newest first, a line "file:line: message (code)\n" each, in
   the manner of snprintf: at most size bytes with the zero byte, none if size
   is 0.  Returns the length of the full text. */
size_t errtrail_print(const errtrail *trail, char *buf, size_t size);

#endif
