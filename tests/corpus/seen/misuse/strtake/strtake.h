#ifndef STRTAKE_H
#define STRTAKE_H

#include <stdbool.h>
#include <stddef.h>

/* Lists of strings that own their strings.

   A string that is handed over ("take") has to come from malloc() or a function
   like strdup(); from then on it is the list's, which frees it when the time
   has come, and nobody else does.  A string that the list hands out ("steal")
   is the caller's, who has to free() it. */
typedef struct strtake strtake;

strtake *strtake_new(void);
/* Frees the list and its strings. */
void strtake_free(strtake *list);

/* Hands a string over to the end of the list.  False when memory is out; then
   the caller keeps it. */
bool strtake_take(strtake *list, char *string);
/* Adds a copy of a string; false when memory is out. */
bool strtake_copy(strtake *list, const char *string);

size_t strtake_count(const strtake *list);
/* A string of the list, valid as long as it is in there; NULL beyond the
   end. */
const char *strtake_get(const strtake *list, size_t index);

/* Takes a string out of the list for the caller; NULL beyond the end. */
char *strtake_steal(strtake *list, size_t index);
/* Takes a string out of the list and frees it; false beyond the end. */
bool strtake_drop(strtake *list, size_t index);

/* All strings with a separator between them, for the caller to free(). */
char *strtake_join(const strtake *list, const char *separator);

#endif
