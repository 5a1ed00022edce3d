#ifndef LBRKIT_H
#define LBRKIT_H

/*
 * lbrkit - small library archives in memory, in the spirit of CP/M's LBR.
 *
 * An archive holds up to LBR_MAX_MEMBERS members.  A member has a name and
 * a body of 0 to LBR_MAX_BODY bytes.
 *
 * Names are of the "8.3" sort: one to eight characters, then optionally a
 * dot and one to three more.  The characters are letters, digits and any of
 * "-_$".  Case does not matter; names come back in upper case.
 *
 * Archive arguments must not be NULL, except to lbr_free().
 */

#include <stddef.h>

#define LBR_MAX_MEMBERS 64
#define LBR_MAX_BODY    65536u
#define LBR_NAME_SIZE   13      /* a buffer for any name, with its NUL */

typedef struct lbr lbr;

/* A new, empty archive; NULL when memory is short. */
lbr *lbr_new(void);

/* Releases the archive with all its members.  NULL is ignored. */
void lbr_free(lbr *lib);

/*
 * Adds a member with a copy of the `size` bytes at `body`, which may be NULL
 * when size is 0.  Returns 0, or -1 when the name is not a valid name or is
 * there already, the body or the archive too big, or memory short.
 */
int lbr_add(lbr *lib, const char *name, const void *body, size_t size);

/* Removes a member.  Returns 0, or -1 when there is none of that name. */
int lbr_delete(lbr *lib, const char *name);

/*
 * Gives the member `from` the name `to`.  Returns 0, or -1 when there is no
 * member `from`, or `to` is invalid or the name of another member.
 */
int lbr_rename(lbr *lib, const char *from, const char *to);

/* How many members there are. */
int lbr_count(const lbr *lib);

/*
 * The body of a member, and its size in *size unless size is NULL.  The bytes
 * belong to the archive and stay until the member is deleted or the archive
 * freed.  NULL when there is no such member.
 */
const void *lbr_body(const lbr *lib, const char *name, size_t *size);

/*
 * Calls visit() for every member in the order in which they were added, with
 * the name as text (valid during the call only), the size of the body and
 * `arg`.  Stops when visit() returns something else than 0 and returns that;
 * else returns 0.  visit() must not add, delete or rename members.
 */
int lbr_each(const lbr *lib,
             int (*visit)(const char *name, size_t size, void *arg), void *arg);

/*
 * Writes the archive's image to `image` if it fits into `cap` bytes.  Returns
 * the size of the image in any case; with a cap of 0, image may be NULL.
 */
size_t lbr_save(const lbr *lib, void *image, size_t cap);

/* An archive from an image; NULL when that is damaged, or memory short. */
lbr *lbr_load(const void *image, size_t size);

#endif
