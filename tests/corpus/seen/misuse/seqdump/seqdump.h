#ifndef SEQDUMP_H
#define SEQDUMP_H

/*
 * seqdump: text of any length, handed out in pieces of any size.
 *
 * Think of a file below /proc. Somebody reads it with a buffer of 100 bytes, or
 * of 7; the text has a line for every entry of some table, and no line cares
 * about the 7 bytes. So you write four small functions that walk your table and
 * print ONE entry, and sd_read() does the cutting.
 *
 * For each record sd_read() calls
 *
 *     start  with the number of the record in *pos, the first is 0. Returns a
 *            pointer that stands for the record, whatever you like as long as
 *            it is not NULL, or NULL when there are no more records.
 *     show   prints the record by means of sd_puts() and friends. It may be
 *            called more than once for a record, when the internal buffer was
 *            too small at first, so it should print and do nothing else.
 *            Returns 0, SD_SKIP to have the record left out, or -1 to fail.
 *     next   moves on: it has to increase *pos. What it returns is ignored but
 *            for NULL, the end.
 *     stop   always follows start, also when start has returned NULL: here you
 *            unlock what start has locked. The record is NULL at the end.
 *
 * All four must be there. The table of functions is not copied; keep it around
 * as long as the file is open. The functions must neither read from nor close
 * the file they are called for.
 *
 * For plain arrays there are sd_open_lines() and sd_open_u32(), which need no
 * functions at all.
 *
 * An sd_file is a plain struct, put it wherever you want. Its members are
 * private. Open it before anything else is done with it, close it once you are
 * done, and don't copy it: there is memory behind it.
 */

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define SD_PRINTF(f, a) __attribute__((format(printf, f, a)))
#else
#define SD_PRINTF(f, a)
#endif

#define SD_SKIP 1
#define SD_LONGEST 65536 /* a record longer than that fails */

struct sd_file;

struct sd_ops {
    void *(*start)(struct sd_file *f, size_t *pos);
    void *(*next)(struct sd_file *f, void *record, size_t *pos);
    void (*stop)(struct sd_file *f, void *record);
    int (*show)(struct sd_file *f, void *record);
};

struct sd_file {
    const struct sd_ops *ops;
    void *data;
    char *buffer;
    size_t size, count, from, pos, items;
    int full, end;
};

/* `data` is for your functions, see sd_data(). */
void sd_open(struct sd_file *f, const struct sd_ops *ops, void *data);

/* A line for each of `count` texts, or numbers. The array is not copied, nor
   are the texts: both are read while the file is. */
void sd_open_lines(struct sd_file *f, const char *const *lines, size_t count);
void sd_open_u32(struct sd_file *f, const uint32_t *numbers, size_t count);

/* The next bytes, up to `size` of them; `buf` gets no 0 at its end. Returns how
   many there were, 0 at the end of the file, and -1 when a record failed and
   nothing was read before it. */
ptrdiff_t sd_read(struct sd_file *f, char *buf, size_t size);

/* Back to the first record. */
void sd_rewind(struct sd_file *f);

void sd_close(struct sd_file *f);

/* What was given to sd_open(). */
void *sd_data(const struct sd_file *f);

/* These are for `show` and nothing else. */
void sd_putc(struct sd_file *f, char c);
void sd_puts(struct sd_file *f, const char *text);
void sd_printf(struct sd_file *f, const char *format, ...) SD_PRINTF(2, 3);
/* Blanks up to a column of the record, at most SD_LONGEST. */
void sd_pad(struct sd_file *f, size_t column);

#endif
