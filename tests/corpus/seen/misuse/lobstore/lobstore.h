#ifndef LOBSTORE_H
#define LOBSTORE_H

#include <stddef.h>

/* lobstore: large objects of a database, in memory.
 *
 * Objects have a number and contents of up to LOB_MAX bytes, kept in chunks of
 * LOB_CHUNK bytes.  To read or write one you open it, and get a descriptor
 * with a position of its own, much as with a file.  An object may be open
 * several times.
 */

#define LOB_CHUNK   256
#define LOB_MAX     (1024 * 1024)
#define LOB_OBJECTS 64      /* objects of a store, and descriptors too */

struct lob_store;
struct lob;

/* New store without objects, NULL when memory is short. */
struct lob_store *lob_store_new(void);

/* Frees a store, its objects and the descriptors which are still open.
 * NULL is ignored. */
void lob_store_free(struct lob_store *store);

/* Makes an empty object. Returns its number, from 1 on; 0 when there are
 * LOB_OBJECTS already or memory is short. */
unsigned lob_create(struct lob_store *store);

/* Removes an object. -1 when there is no such object, or when it is open. */
int lob_unlink(struct lob_store *store, unsigned number);

/* Opens an object, at position 0. NULL when there is no such object, there are
 * too many descriptors or memory is short. */
struct lob *lob_open(struct lob_store *store, unsigned number);

/* Closes a descriptor, which is gone then. */
void lob_close(struct lob *lob);

/* Reads up to len bytes into buf, which has room for len bytes, and moves on.
 * Returns how many it were: less than len at the end of the object. */
size_t lob_read(struct lob *lob, void *buf, size_t len);

/* Writes len bytes and moves on; what is there is overwritten, and the object
 * grows as needed. Returns how many bytes were written: less than len when the
 * object would exceed LOB_MAX or memory is short. */
size_t lob_write(struct lob *lob, const void *data, size_t len);

/* Moves to a position, perhaps beyond the end: when something is written
 * there, the gap reads as zeros. -1 (and no move) when above LOB_MAX. */
int lob_seek(struct lob *lob, size_t position);

/* The position of a descriptor; the size of its object. */
size_t lob_tell(const struct lob *lob);
size_t lob_size(const struct lob *lob);

/* Cuts the object off at size, or does nothing if it is not longer. */
void lob_truncate(struct lob *lob, size_t size);

/* Reads without copying: returns where the bytes at the position are in
 * memory, and in *len how many of them there are in one piece; moves behind
 * them. NULL, and *len 0, at the end of the object. The pointer is good for
 * reading until the object is next written, truncated or unlinked, through
 * whichever descriptor. */
const void *lob_peek(struct lob *lob, size_t *len);

#endif
