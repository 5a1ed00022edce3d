/*
 * memrec -- a file of fixed-size records that lives in memory you provide:
 * a buffer from malloc, a static array, or a file mapped with mmap.
 *
 * The image is self-contained (no pointers), so it can be written out and
 * read back on the same kind of machine.  mr_file is the handle of an image
 * in use; it needs no closing.  The library allocates nothing.
 *
 *   static alignas(8) unsigned char image[4096];
 *   struct mr_file f;
 *   mr_format(image, sizeof image, sizeof(struct person));
 *   mr_open(&f, image, sizeof image);
 *   mr_append(&f, &somebody);
 */
#ifndef MEMREC_H
#define MEMREC_H

#include <stddef.h>
#include <stdint.h>

#define MR_NOT_FOUND ((size_t)-1)

/* Treat as opaque. */
struct mr_file {
    void *image;
    size_t size;
};

/* Compares two records, or a record with a key, like the function of qsort. */
typedef int mr_compare(const void *a, const void *b);

/*
 * mr_format makes an image of `size` bytes an empty file; mr_open opens an
 * image that was formatted earlier.  The image must be aligned to 8 bytes, and
 * must stay in place for as long as the handle is used.  A record has 1 to
 * 65536 bytes.
 *
 * Both return 0, or -1 if the size is too small for the image, the record
 * size is out of range, or (mr_open) the image was not formatted or was cut
 * off.
 */
int mr_format(void *image, size_t size, size_t record_size);
int mr_open(struct mr_file *f, void *image, size_t size);

/* Records in the file, how many it can hold, and the bytes of one. */
size_t mr_count(const struct mr_file *f);
size_t mr_capacity(const struct mr_file *f);
size_t mr_record_size(const struct mr_file *f);

/* Appends a copy of the record, mr_record_size() bytes.  The record must not
 * be part of the image.  -1 if the file is full. */
int mr_append(struct mr_file *f, const void *record);

/* Copies record number i to `record`, which has room for mr_record_size()
 * bytes.  -1 if there is no such record. */
int mr_read(const struct mr_file *f, size_t i, void *record);

/* Replaces record number i.  -1 if there is no such record. */
int mr_write(struct mr_file *f, size_t i, const void *record);

/* Removes record number i; those behind it move down by one.  -1 if there is
 * no such record. */
int mr_remove(struct mr_file *f, size_t i);

/* Sorts the file.  Records may be at any address when compared: copy them out
 * before using members that need alignment. */
void mr_sort(struct mr_file *f, mr_compare *compare);

/* Looks a key up in a file sorted by the same order; compare gets the key
 * first.  Returns the number of a record that compares equal, or
 * MR_NOT_FOUND. */
size_t mr_find(const struct mr_file *f, const void *key, mr_compare *compare);

#endif
