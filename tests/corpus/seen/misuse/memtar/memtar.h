#ifndef MEMTAR_H
#define MEMTAR_H

#include <stddef.h>

/*
 * memtar: small archives in memory, in the spirit of tar.
 *
 * An archive is a sequence of entries, each a header of MT_BLOCK bytes and the
 * contents, padded to a multiple of MT_BLOCK.
 */

#define MT_BLOCK 32
#define MT_NAME 19                 /* longest name */
#define MT_MAX_ARCHIVE (1u << 20)  /* largest archive */

/* ---- writing ---- */

typedef struct mt_writer mt_writer;

/* NULL if out of memory. */
mt_writer *mt_writer_new(void);
void mt_writer_free(mt_writer *w); /* NULL is fine */

/* Start an entry. The name has 1 to MT_NAME bytes. The entry before it must
 * have been finished. Returns 0, or -1 if the name's length is wrong, the
 * archive would get too large or memory is out. */
int mt_begin(mt_writer *w, const char *name);

/* Append to the contents of the entry that was started with mt_begin, as often
 * as you like. data may be NULL if size is 0. Returns 0 or -1 as mt_begin; the
 * entry is then as it was. */
int mt_write(mt_writer *w, const void *data, size_t size);

/* Finish the entry. Only between mt_begin and mt_end can data be written.
 * Returns 0 or -1 as mt_begin, and then the entry is still open. */
int mt_end(mt_writer *w);

/* The archive as far as it is written; the last entry must be finished. The
 * pointer is into the writer's buffer and good until the next call of
 * mt_begin or mt_writer_free. It is NULL as long as the archive is empty. */
const void *mt_archive(const mt_writer *w, size_t *size);

/* ---- reading ---- */

/* Name and data point into the archive, which is not copied: an entry can be
 * used as long as the archive's memory is there. The name is NUL-terminated. */
struct mt_entry {
    const char *name;
    const unsigned char *data;
    size_t size;
};

/* Reads the entry at *offset, which is 0 to begin with, and moves *offset to
 * the one after it. Returns 1, 0 at the end of the archive, or -1 if what is
 * there is no entry (the offset stays). Archives may come from anywhere and be
 * damaged; only `size` bytes are looked at. */
int mt_next(const void *archive, size_t size, size_t *offset, struct mt_entry *entry);

/* Finds the first entry of a name. 1, 0 if there is none, -1 as mt_next. */
int mt_find(const void *archive, size_t size, const char *name, struct mt_entry *entry);

#endif
