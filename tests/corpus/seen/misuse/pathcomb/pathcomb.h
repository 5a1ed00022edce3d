/*
 * PATHCOMB(3)                 Library Functions                  PATHCOMB(3)
 *
 * NAME
 *      pc_clean, pc_slash, pc_join, pc_base, pc_ext, pc_match, pc_start,
 *      pc_step - take slash-separated paths apart and put them together
 *
 * DESCRIPTION
 *      All of these work on the text alone; no file is looked at.  Paths are
 *      NUL-terminated and may be empty.  None allocates memory.
 */
#ifndef PATHCOMB_H
#define PATHCOMB_H

#include <stddef.h>

/*
 *      pc_clean() simplifies path in place: repeated slashes, "." and
 *      trailing slashes are removed and ".." is resolved as far as it can be.
 *      A ".." above "/" is dropped.  If nothing is left it becomes ".", except
 *      that an empty path stays empty.  The result is never longer than the
 *      argument.  Returns path.
 */
char *pc_clean(char *path);

/*
 *      pc_slash() appends a slash to path unless there is one at its end or
 *      it is empty.  The array must have room for the additional byte.
 *      Returns path.
 */
char *pc_slash(char *path);

/*
 *      pc_join() writes a and b with one slash between them to dst, of which
 *      size bytes are used at most, the NUL included.  If b is absolute or a
 *      is empty the result is b; if b is empty it is a.  Neither a nor b may
 *      overlap dst.  Returns the length of the whole result, which was cut
 *      off if that is >= size.  dst may be NULL if size is 0.
 */
size_t pc_join(char *dst, size_t size, const char *a, const char *b);

/*
 *      pc_base() returns a pointer to the last component of path, pc_ext() to
 *      the last dot in it, or to the final NUL if there is none.  A dot that
 *      begins a component is no extension.
 */
const char *pc_base(const char *path);
const char *pc_ext(const char *path);

/*
 *      pc_match() returns 1 if name matches pattern as a whole, else 0.  '*'
 *      stands for any bytes but slashes, '?' for one byte but a slash.
 */
int pc_match(const char *pattern, const char *name);

/*
 *      pc_start() begins a walk over the components of path, which is not
 *      copied.  pc_step() returns a pointer to the next one (in path) and sets
 *      *len to its length, or returns NULL at the end.
 */
struct pc_walk {
    const char *rest;
};
void pc_start(struct pc_walk *walk, const char *path);
const char *pc_step(struct pc_walk *walk, size_t *len);

#endif
