#ifndef NSTRFEED_H
#define NSTRFEED_H

// Netstrings ("5:hello,") as they come in from a connection, in pieces of any
// size.  Feed what was received; a callback is told of every string as soon as
// it is complete.

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// Strings longer than this are an error.
#define NSTR_MAX_LENGTH 9999

typedef struct NstrFeed NstrFeed;

typedef enum NstrStatus {
    NSTR_OK,
    NSTR_SYNTAX,   // something else than a netstring
    NSTR_TOO_LONG, // longer than NSTR_MAX_LENGTH
    NSTR_NO_MEMORY,
    NSTR_STOPPED   // by the callback
} NstrStatus;

// Called with a complete string.  `data` has `length` bytes and no final NUL;
// it belongs to the feed and is gone when the callback has returned, so copy
// what you want to keep.  Return false to stop.
//
// The callback must not call NstrFeed_Push, NstrFeed_Reset or NstrFeed_Delete
// for the feed that it is called by.
typedef bool (*NstrCallback)(void *user, const char *data, size_t length);

// NULL if memory is out.  The callback is required; `user` is passed on to it
// and may be anything.
NstrFeed *NstrFeed_New(NstrCallback callback, void *user);
void NstrFeed_Delete(NstrFeed *feed); // NULL is allowed

// Feeds `length` bytes.  When the result isn't NSTR_OK the rest of them was not
// looked at and the feed is out of step: the only things to do with it then are
// to ask for the status and the counts, NstrFeed_Reset and NstrFeed_Delete.
NstrStatus NstrFeed_Push(NstrFeed *feed, const void *bytes, size_t length);

// Back to the start, as if new.
void NstrFeed_Reset(NstrFeed *feed);

// The result of the last push; NSTR_OK if there was none.
NstrStatus NstrFeed_Status(const NstrFeed *feed);
// Whether the feed is between two strings, i.e. nothing is missing.
bool NstrFeed_AtBoundary(const NstrFeed *feed);
// Complete strings since the start.
size_t NstrFeed_Count(const NstrFeed *feed);

// How many bytes a string of that length takes as a netstring.
size_t Nstr_Size(size_t length);
// Writes a netstring to `out`, which has room for Nstr_Size(length) bytes and
// doesn't overlap the data.  No NUL is added.  Returns the end of what was
// written.
char *Nstr_Write(char *out, const void *data, size_t length);

#ifdef __cplusplus
}
#endif

#endif
