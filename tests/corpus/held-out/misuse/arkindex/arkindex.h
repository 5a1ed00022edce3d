/*
 * arkindex: an index over an archive that lies in memory
 *
 * The archive is a plain tar: for each file a header block of 512 bytes, then
 * the file, filled up with zeroes to a multiple of 512.  Two blocks of zeroes
 * mark the end; the end of the image does too.  Only regular files with names
 * of at most 100 bytes are indexed; entries of other types are passed over.
 *
 * Reading:
 *     ix = ark_open(image, len);
 *     e = ark_find(ix, "etc/motd");
 *     if (e) fwrite(ark_data(ix, e), 1, e->size, stdout);
 *     ark_close(ix);
 */
#ifndef ARKINDEX_H
#define ARKINDEX_H

#include <stddef.h>
#include <stdint.h>

#define ARK_BLOCK    512
#define ARK_NAME_MAX 100
#define ARK_FILES_MAX 65535

typedef struct ark_index ark_index;

typedef struct ark_entry {
    const char *name;   /* terminated */
    size_t size;        /* of the file */
    size_t offset;      /* of its first byte in the image */
} ark_entry;

/*
 * Builds the index of an image of len bytes.  The image is not copied: it has
 * to stay where it is, unchanged, until ark_close().  NULL if the image is
 * damaged (a header whose checksum or size is wrong, a file that is cut off, a
 * rest of less than a block), has too many files, or memory is short.  An
 * image of no bytes is an archive without files.
 */
ark_index *ark_open(const void *image, size_t len);

/* Frees the index and its entries, not the image.  NULL is all right. */
void ark_close(ark_index *ix);

/* The number of files. */
size_t ark_count(const ark_index *ix);

/* The i-th file in the order of the archive, or NULL.  The entry and its name
 * belong to the index. */
const ark_entry *ark_at(const ark_index *ix, size_t i);

/* The file of that name, or NULL.  If there are several, the last: as with
 * tar, a later file replaces an earlier one. */
const ark_entry *ark_find(const ark_index *ix, const char *name);

/* For these, e is an entry of ix: the first byte of the file, in the image; a
 * copy of the file, to a place with room for e->size bytes; a checksum over the
 * file (Adler-32). */
const void *ark_data(const ark_index *ix, const ark_entry *e);
void ark_copy(const ark_index *ix, const ark_entry *e, void *to);
uint32_t ark_adler(const ark_index *ix, const ark_entry *e);

/*
 * Writing: ark_put() adds a file to an image of which `used' bytes are written
 * already (0 at first) in a buffer of cap bytes, and ark_end() adds the mark at
 * the end.  Both return how many bytes are used now, or 0, with the buffer
 * unchanged, if there is not enough room, if used is no multiple of ARK_BLOCK,
 * or if the name is empty or too long.  data may be NULL if size is 0.
 */
size_t ark_put(void *buf, size_t cap, size_t used, const char *name, const void *data, size_t size);
size_t ark_end(void *buf, size_t cap, size_t used);

#endif
