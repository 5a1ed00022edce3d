#ifndef LOGLINE_H
#define LOGLINE_H

#include <stdbool.h>
#include <stddef.h>

/* One line of a log, built from pairs: level=info text="it works" size=3 */
struct logline {
    char *text;
    size_t length;
    size_t capacity;
    unsigned flags;
};

#define LOGLINE_SORTED_KEYS 1u /* a key that is below the last one is refused */
#define LOGLINE_BARE 2u        /* texts are never quoted */

void logline_init(struct logline *line, unsigned flags);
void logline_release(struct logline *line);
/* Starts the line anew. */
void logline_reset(struct logline *line);

/* False when the key is refused or memory is out. */
bool logline_text(struct logline *line, const char *key, const char *value);
bool logline_int(struct logline *line, const char *key, int value);
bool logline_flag(struct logline *line, const char *key);

/* The whole line, never NULL.  Valid until the next change, so no argument of
   one. */
const char *logline_string(const struct logline *line);

#endif
