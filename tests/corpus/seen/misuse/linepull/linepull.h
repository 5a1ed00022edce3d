#ifndef LINEPULL_H
#define LINEPULL_H

#include <stdbool.h>
#include <stddef.h>

/* linepull: reads lines from anything that gives bytes.
 *
 * You bring the function that fetches bytes, be it from a socket, a decompressor
 * or a text in memory; the reader buffers them and cuts them at '\n'.
 */

typedef struct linepull linepull;

/* Fetches up to `room` bytes (room is never 0) into `to` and returns how many
 * they are.  Fewer than asked for is fine, more is not.  0 means the end; the
 * function is not called any more then.  `user` is what was given to
 * linepull_open. */
typedef size_t linepull_fetch(void *user, char *to, size_t room);

/* Nothing is fetched yet.  `user` has to be there for as long as lines are
 * pulled.  Returns NULL if out of memory. */
linepull *linepull_open(linepull_fetch *fetch, void *user);
void linepull_close(linepull *lp);

/* Longer lines come in pieces of this many bytes. */
#define LINEPULL_LONGEST 8192

/* The next line without its "\n" or "\r\n", terminated with a '\0'; *length is
 * its length unless length is NULL (a line may have a '\0' in it).  NULL at the
 * end of everything.
 *
 * The line is valid until the next call for this reader, linepull_number
 * excepted. */
const char *linepull_next(linepull *lp, size_t *length);

/* Puts the line back that linepull_next has just returned: it will return it
 * once more.  One line can be put back, not two, and only if there was one. */
void linepull_back(linepull *lp);

/* Number of the line that was returned last, from 1 on; 0 before the first. */
unsigned long linepull_number(const linepull *lp);

/* Skips lines up to one that begins with the prefix, and returns that; NULL if
 * there is none.  The prefix cannot be a line of the same reader, which would
 * be gone with the first skip. */
const char *linepull_until(linepull *lp, const char *prefix);

/* A fetch for texts in memory.  `user` is a struct linepull_text, in which it
 * keeps its place. */
struct linepull_text {
    const char *at; /* the next byte */
    size_t left;    /* how many there are */
};
linepull_fetch linepull_from_text;

/* Helpers for lines. */
size_t linepull_words(const char *line);       /* separated by blanks and tabs */
bool linepull_is_comment(const char *line);    /* first non-blank is '#' */

#endif
