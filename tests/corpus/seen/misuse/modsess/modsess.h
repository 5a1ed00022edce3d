// modsess - modules and sessions with them.
//
// A host knows a number of modules by name.  Whoever wants something from one
// opens a session, asks, and closes it.  The first session starts the module,
// the end of the last one stops it.

#ifndef MODSESS_H
#define MODSESS_H

#include <stddef.h>

#define MOD_ABI     3
#define MOD_LIMIT   32
#define MOD_NAMELEN 31

// Results below 0.
#define MOD_EABI    (-1) // made for another version of this header
#define MOD_ENAME   (-2) // no name, too long, or it is taken
#define MOD_EFULL   (-3) // MOD_LIMIT modules are there already
#define MOD_EBUSY   (-4) // has sessions
#define MOD_ENONE   (-5) // no such module

// What a module consists of; as a rule a static constant.
struct module {
    int abi;          // MOD_ABI
    const char *name; // 1 to MOD_NAMELEN characters

    // Called with the module's state before the first session is opened; the
    // session is refused when the result is not 0.  May be NULL.
    int (*start)(void *state);

    // Called when the last session is closed.  May be NULL.
    void (*stop)(void *state);

    // Serves a request.  Every module has to have it.
    int (*serve)(void *state, const char *request, int value);
};

typedef struct modhost modhost;
typedef struct modsession modsession;

modhost *modhost_new(void); // NULL: out of memory

// Close all sessions first.  NULL is ignored.
void modhost_free(modhost *host);

// Makes a module known, with a state that is passed to its functions and that
// may be NULL.  The host refers to the structure, it does not copy it: keep it
// until the module is removed or the host is freed.  0 or an error.
int modhost_add(modhost *host, const struct module *module, void *state);

// 0, MOD_ENONE, or MOD_EBUSY as long as the module has sessions.
int modhost_remove(modhost *host, const char *name);

// Number of modules; their names by index, NULL when it is out of range.
// Names move up when a module is removed.
int modhost_count(const modhost *host);
const char *modhost_name(const modhost *host, int index);

// NULL when there is no such module, it does not start or is just stopping, or
// memory is out.
modsession *modhost_open(modhost *host, const char *name);

// What the module's `serve` says.  It may open and close other sessions
// meanwhile, but not the one that it serves.
int modsession_ask(modsession *session, const char *request, int value);

// The number of requests so far.
unsigned modsession_asked(const modsession *session);

// The session is gone afterwards.  NULL is ignored.
void modsession_close(modsession *session);

#endif
