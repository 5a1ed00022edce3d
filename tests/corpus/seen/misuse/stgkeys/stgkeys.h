#ifndef STGKEYS_H
#define STGKEYS_H

// Application settings with a schema.
//
// The schema says which keys there are, of what type, and with which default.
// It is part of the program, not of its input: whoever asks for a key that is
// not in the schema, or for one with another type, has a typo in his program,
// and the library says so on stderr and aborts.  Where a key does come from
// outside (a command line tool, say), ask stg_type_of() first.

#include <stdbool.h>

typedef struct stg_schema stg_schema;
typedef struct stg stg;

enum stg_type { STG_NONE, STG_INT, STG_BOOL, STG_TEXT };

#define STG_KEYS 64  // in a schema
#define STG_NAME 31  // characters in the name of a key
#define STG_LONG 255 // characters in a text value

// ---- schema ----

stg_schema *stg_schema_new(void);

// Describe a key.  Every name once only, 1 to STG_NAME characters; a default
// obeys the limits of its key.  All that is checked as above (abort).  A schema
// is finished when the first settings are opened with it: no more keys then.
void stg_schema_int(stg_schema *schema, const char *key, long initial, long least, long most);
void stg_schema_bool(stg_schema *schema, const char *key, bool initial);
void stg_schema_text(stg_schema *schema, const char *key, const char *initial);

// STG_NONE if there is no such key.
enum stg_type stg_type_of(const stg_schema *schema, const char *key);

// Only when all settings opened with it are closed.
void stg_schema_free(stg_schema *schema);

// ---- settings ----

// All at their defaults.  NULL if memory is out.
stg *stg_open(stg_schema *schema);
void stg_close(stg *settings);

long stg_get_int(const stg *settings, const char *key);
bool stg_get_bool(const stg *settings, const char *key);
// Yours to read until this key is set or reset, or the settings are closed.
const char *stg_get_text(const stg *settings, const char *key);

// False, and nothing changes, if the value is beyond the limits of its key.
bool stg_set_int(stg *settings, const char *key, long value);
void stg_set_bool(stg *settings, const char *key, bool value);
bool stg_set_text(stg *settings, const char *key, const char *value);
// Back to the default.
void stg_reset(stg *settings, const char *key);

// Keeps *variable at the value of an int key, from now on until stg_unbind or
// stg_close.  A variable can be bound once; false if it is, or memory is out.
bool stg_bind(stg *settings, const char *key, long *variable);
// False if it was not bound.
bool stg_unbind(stg *settings, long *variable);

// Called after every change, with the name of the key.  Use it to look; it must
// not change the settings nor close them.  NULL for none.
typedef void stg_watcher(const stg *settings, const char *key, void *user);
void stg_watch(stg *settings, stg_watcher *watcher, void *user);

#endif
