// respond.h: an HTTP response, put together without copying a byte.
//
// Everything you hand in (header names, values, the body) is remembered by
// address.  It has to be there, unchanged, when the response is written.
#pragma once

#include <stddef.h>

enum { RESPOND_HEADERS = 32, RESPOND_MAX_BODY = 0x7fffffff };

// Put it where you like.  The members are none of your business.
typedef struct respond {
    int status;
    size_t nheaders;
    struct { const char *name, *value; } header[RESPOND_HEADERS];
    const void *body;
    size_t len;
} respond;

// The sink takes all of it and returns 0, or else nonzero to call it off.
typedef int (*respond_sink)(void *arg, const void *data, size_t len);

// Every response begins here, also when a respond is used again.
// -1: a status outside of 100..599, it is 500 then.
int respond_begin(respond *r, int status);

// Content-Length is mine.  -1: there are RESPOND_HEADERS already, or the name
// is empty, or a CR or LF is in name or value.
int respond_header(respond *r, const char *name, const char *value);

// A second header of that name takes the place of the first (case matters).
int respond_replace(respond *r, const char *name, const char *value);

// The last one counts.  -1: longer than RESPOND_MAX_BODY.  NULL is all right if len is 0.
int respond_body(respond *r, const void *body, size_t len);

// What you would get by now for the name, or NULL.
const char *respond_value(const respond *r, const char *name);

// Bytes on the wire, for the response as it is now.
size_t respond_size(const respond *r);

// Write to memory: respond_size() bytes, and no NUL after them.
void respond_into(const respond *r, char *out);

// Write to a sink, in pieces.  Returns what the sink returned last.
int respond_emit(const respond *r, respond_sink sink, void *arg);
