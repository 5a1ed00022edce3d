/* recslab - records of one size in a flat image
 *
 * The image is a piece of memory that the caller provides: from malloc, or a
 * file mapped with mmap.  All that belongs to the store is in the image and
 * no pointers are, so it can be saved and mapped elsewhere later (on a machine
 * of the same kind).  The store never frees or resizes the image.
 */
#ifndef RECSLAB_H
#define RECSLAB_H

#include <stddef.h>
#include <stdint.h>

#define RS_MAX_RECORD 4096      /* bytes of a record; at least 1 */
#define RS_MAX_COUNT  100000    /* records in an image */

/* A store: a view of an image.  Treat as opaque; needs no cleaning up. */
struct rs_store {
    void *image;
};

/* Numbers of records; 0 is none. */
typedef uint32_t rs_id;

/* Makes an empty store in `size` bytes at `image` for records of record_size
 * bytes.  The image must be aligned for uint64_t, as what malloc and mmap
 * return is.  0, or -1 if the record size is out of range or the image has
 * no room for even one record. */
int rs_format(void *image, size_t size, size_t record_size);

/* Opens the store in an image that rs_format has made, aligned as there.  The
 * content is checked.  0, or -1 if it is not an intact store, or is cut off.
 * The image must stay in place while the store is used. */
int rs_open(struct rs_store *s, void *image, size_t size);

size_t rs_record_size(const struct rs_store *s);
size_t rs_count(const struct rs_store *s);      /* records in use */
size_t rs_capacity(const struct rs_store *s);   /* records there is room for */

/* Adds a copy of a record, rs_record_size bytes, and returns its number; 0 if
 * the store is full. */
rs_id rs_put(struct rs_store *s, const void *record);

/* The record in the image, to read and to change, until it is removed or the
 * image goes away; NULL if there is no such record.  Records are aligned for
 * uint64_t. */
void *rs_get(const struct rs_store *s, rs_id id);

/* Removes a record; its number is used again.  0, or -1 if there is none. */
int rs_remove(struct rs_store *s, rs_id id);

/* The used number that follows id, 0 after the last; begin with 0. */
rs_id rs_next(const struct rs_store *s, rs_id id);

/* Moves the store to an image that is at least as large, aligned as for
 * rs_format; numbers stay.  It may be the same image, if there is more
 * room behind it now (as after mremap).  0, or -1 if the new size is too small;
 * nothing is changed then.  The old image is the caller's again. */
int rs_move(struct rs_store *s, void *image, size_t size);

#endif
