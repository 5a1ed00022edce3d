#ifndef CRUMBS_H
#define CRUMBS_H

#include <stddef.h>
#include <stdint.h>

// A cookie jar for one site.
//
// Time is a number of seconds since whenever you like; the jar never asks a
// clock, you tell it the time.  Texts you pass in are copied.  The jar holds
// at most CRUMB_MANY crumbs, names and values have at most CRUMB_LONG bytes.

#define CRUMB_MANY 180
#define CRUMB_LONG 4096

typedef enum {
    CRUMB_KEPT,    // it is in the jar now
    CRUMB_GONE,    // it was in the jar and has been taken out
    CRUMB_NOTHING, // there was nothing to take out
    CRUMB_BAD,     // name or value is not valid
    CRUMB_FULL     // no room or no memory
} CrumbResult;

typedef struct CrumbJar CrumbJar;

CrumbJar *crumb_jar(void);
// Frees the jar and what is in it.
void crumb_toss(CrumbJar *jar);

// Puts a crumb in, in place of one of the same name.  It keeps until max_age
// seconds from now.  As servers do to delete a cookie, max_age may be 0 or
// less: then the crumb of that name is taken out.
// A name isn't empty and has no '='; neither name nor value has ';' or
// control characters.
CrumbResult crumb_put(CrumbJar *jar, const char *name, const char *value, int64_t max_age, int64_t now);

// Value of a crumb that still keeps, or NULL.  It belongs to the jar and lasts
// until the next crumb_put, crumb_sweep or crumb_toss.
const char *crumb_find(const CrumbJar *jar, const char *name, int64_t now);

// Takes out all that no longer keep; returns how many those were.
size_t crumb_sweep(CrumbJar *jar, int64_t now);

size_t crumb_count(const CrumbJar *jar);

// The text for a "Cookie:" header, "a=1; b=2", oldest first, of those that
// still keep.  Works like snprintf: writes at most size bytes including the
// final 0, returns the length of the whole; out may be NULL if size is 0.
size_t crumb_header(const CrumbJar *jar, int64_t now, char *out, size_t size);

#endif
