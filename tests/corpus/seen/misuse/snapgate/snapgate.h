// snapgate.h
//
// Settings that are read all the time and written now and then.
//
// Readers pin a snapshot: settings as they were at one moment.  It does not
// change any more, whatever writers do, and stays until it is unpinned.  A
// writer begins a draft, which starts as a copy of the settings, changes it,
// and commits it; those who pin from then on get the new ones.
//
//      const struct snap *s = snapgate_pin(gate);
//      puts(snap_get(s, "colour"));
//      snapgate_unpin(gate, s);
//
// Mistakes in the use of it are programming errors.  Those that can be noticed
// cheaply end the program with an assertion.

#ifndef SNAPGATE_H
#define SNAPGATE_H

#include <stdbool.h>
#include <stddef.h>

struct snapgate;
struct snap;

// Most settings in a gate.
#define SNAPGATE_MAX 256

// Empty, version 1.  NULL when memory is out.
struct snapgate *snapgate_open(void);

// All pins must have been given back.  A draft is thrown away.
void snapgate_close(struct snapgate *gate);

// ---- reading

// Never NULL.  One unpin is due for each pin; after it the snapshot may be
// gone.
const struct snap *snapgate_pin(struct snapgate *gate);
void snapgate_unpin(struct snapgate *gate, const struct snap *snap);

// The value, NULL when it is not set.  Lives as long as the snapshot.
const char *snap_get(const struct snap *snap, const char *key);
size_t snap_count(const struct snap *snap);
unsigned long snap_version(const struct snap *snap);

// ---- writing

// There is one draft at most: begin, then any number of puts and drops, then
// commit or abort.  Not begun is not usable: the four others need a draft.

// False when memory is out; there is no draft then.
bool snapgate_begin(struct snapgate *gate);
bool snapgate_drafting(const struct snapgate *gate);

// Sets or replaces a value.  Both texts are copied.  False when memory is out
// or the draft is full; it is unchanged then.
bool snapgate_put(struct snapgate *gate, const char *key, const char *value);
// Whether it was there.
bool snapgate_drop(struct snapgate *gate, const char *key);

void snapgate_commit(struct snapgate *gate);
void snapgate_abort(struct snapgate *gate);

#endif
