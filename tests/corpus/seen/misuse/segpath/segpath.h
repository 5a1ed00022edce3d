/* segpath: build and take apart file paths in memory you already have.
 *
 * Walking a tree means going down and up again all the time, and copying the
 * whole path for each directory is a waste. A segpath works in one buffer of
 * yours: push a name, do your work, cut the path back to where it was.
 *
 *     char buf[256];
 *     struct segpath p;
 *     size_t here;
 *
 *     segpath_init(&p, buf, sizeof buf, "/usr");
 *     if (segpath_push(&p, "lib", &here) == 0) {
 *         visit(segpath_str(&p));          // "/usr/lib"
 *         segpath_cut(&p, here);           // "/usr" again
 *     }
 *
 * Nothing is allocated, nothing looks at the disk. The separator is '/'.
 */
#ifndef SEGPATH_H
#define SEGPATH_H

#include <stddef.h>

/* Look if you like, but leave the changes to the functions. */
struct segpath {
    char *buf;
    size_t cap;
    size_t len;
};

/* A segment, without slashes. */
struct segpath_seg {
    const char *at;     /* not terminated: use len */
    size_t len;
    const char *end;    /* of the path */
};

/* Starts a path in buf, which has room for cap bytes and has to be there for
 * as long as you use the path. start is copied and may be "", but must not lie
 * in buf. Returns 0, or -1 when it does not fit; the path is then empty, and
 * with a cap of 0 it stays that. */
int segpath_init(struct segpath *p, char *buf, size_t cap, const char *start);

/* The path as a string: the start of your buffer (or a static "" when cap is
 * 0). */
const char *segpath_str(const struct segpath *p);

/* Adds a name, with a slash before it where one is needed. If mark is not
 * NULL, it receives what segpath_cut() needs to undo this. Returns 0, or -1
 * when it does not fit or the name is "" or has a slash in it; nothing has
 * changed then, and *mark is not written. */
int segpath_push(struct segpath *p, const char *name, size_t *mark);

/* Goes back to a mark. Marks are taken back in the reverse order: once you
 * have cut the path below a mark (or segpath_up() or segpath_norm() has), that
 * mark is void. */
void segpath_cut(struct segpath *p, size_t mark);

/* Takes the last segment away, and slashes after it. Returns 0, or -1 when
 * there was none ("" and "/"). */
int segpath_up(struct segpath *p);

/* Resolves "." and "..", by the text alone, and multiple slashes. ".." above
 * the root vanishes; at the start of a relative path it stays. What comes out
 * empty becomes ".", if there is room. */
void segpath_norm(struct segpath *p);

/* Visits the segments from left to right: segpath_first() and then
 * segpath_next() fill *seg and return 1, or 0 when there are no more. The
 * segments point into the path: start over after you have changed it. */
int segpath_first(const struct segpath *p, struct segpath_seg *seg);
int segpath_next(struct segpath_seg *seg);

/* The last segment's extension with its dot, or "" (dot files have none). */
const char *segpath_ext(const struct segpath *p);

#endif
