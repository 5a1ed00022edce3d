#ifndef SETTINGS_H
#define SETTINGS_H

#include <stdbool.h>
#include <stddef.h>

/* Named texts with one step of undo: what was changed since the last commit
   can be reverted. */
typedef struct settings settings;

settings *settings_open(void);
void settings_close(settings *s);

/* False when memory is out. */
bool settings_set(settings *s, const char *name, const char *value);
/* False when there is no such setting. */
bool settings_unset(settings *s, const char *name);
/* The value, valid until the next change; NULL when not set. */
const char *settings_get(const settings *s, const char *name);
size_t settings_count(const settings *s);
/* Whether something differs from the last commit. */
bool settings_changed(const settings *s);

void settings_commit(settings *s);
void settings_revert(settings *s);

#endif
