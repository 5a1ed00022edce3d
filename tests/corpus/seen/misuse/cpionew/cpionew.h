/* cpionew.h - writing and reading cpio archives in the "newc" format, the one
 * of initramfs images.
 *
 * WRITING goes in the archive's order, through a function of yours that takes
 * the bytes:
 *
 *      cpio_writer w;
 *      cpio_begin(&w, my_sink, my_file);
 *      cpio_entry(&w, "etc/motd", 0100644, 0, 5);
 *      cpio_data(&w, "hello", 5);
 *      cpio_end(&w);
 *
 * Each cpio_entry announces the size of the data, and exactly that many bytes
 * have to follow, in one or more cpio_data calls, before the next cpio_entry
 * or cpio_end.  Doing otherwise is a programming error and stops the program
 * (assert).  So is any call but cpio_begin after cpio_end.
 *
 * READING works on a complete image in memory.  Nothing is copied: names and
 * data point into the image, which the caller keeps for as long as a reader or
 * an item of it is in use.
 *
 * The structs' members are private, except those of cpio_item.
 */
#ifndef CPIONEW_H
#define CPIONEW_H

#include <stddef.h>
#include <stdint.h>

#define CPIO_NAME_MAX 255

/* Takes n (> 0) bytes; 0 if all is well, anything else is an error. */
typedef int cpio_sink(void *ctx, const void *bytes, size_t n);

typedef struct {
    cpio_sink *sink;
    void *ctx;
    uint32_t serial, left, pad;
    int failed, state;
} cpio_writer;

typedef struct {
    const unsigned char *image;
    size_t size, at;
    int done;
} cpio_reader;

typedef struct {
    const char *name;           /* NUL-terminated */
    const unsigned char *data;  /* size bytes, not NUL-terminated */
    uint32_t size, mode, mtime;
} cpio_item;

/* Starts an archive.  To be called before the other functions for writing. */
void cpio_begin(cpio_writer *w, cpio_sink *sink, void *ctx);

/* Writes the head of a file.  0, or -1 if the name is empty, longer than
 * CPIO_NAME_MAX or "TRAILER!!!" (nothing is written then), or if the sink has
 * failed, now or earlier. */
int cpio_entry(cpio_writer *w, const char *name, uint32_t mode, uint32_t mtime,
               uint32_t size);

/* Writes n bytes of the file's data; data may be NULL if n is 0.  0, or -1 if
 * the sink has failed. */
int cpio_data(cpio_writer *w, const void *data, size_t n);

/* Bytes of data that the current file still lacks. */
uint32_t cpio_left(const cpio_writer *w);

/* Writes the archive's trailer.  0, or -1 if the sink has failed.  After a
 * failure of the sink it may be called at any point. */
int cpio_end(cpio_writer *w);

/* Starts to read an image; it may be NULL if size is 0. */
void cpio_open(cpio_reader *r, const void *image, size_t size);

/* The next file: 1 and *item set; 0 at the trailer; -1 if the image is damaged
 * or ends too early.  After 0 or -1 it returns the same again. */
int cpio_next(cpio_reader *r, cpio_item *item);

/* Looks for a file from the start of the image: 1, 0 or -1 as cpio_next.  Does
 * not move the reader. */
int cpio_find(const cpio_reader *r, const char *name, cpio_item *item);

#endif
