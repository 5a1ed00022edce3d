#ifndef FLDSER_H
#define FLDSER_H

#include <stddef.h>
#include <stdint.h>

/* Structs to bytes and back, driven by a table of fields:
 *
 *     struct host { uint16_t port; char name[32]; };
 *     static const fs_field host_fields[] = {
 *         FS_NUM(struct host, port, FS_U16),
 *         FS_CHARS(struct host, name),
 *         FS_LAST
 *     };
 *
 * The table ends with FS_LAST, and is used only with structs of the type it
 * was made for. */

typedef enum { FS_END, FS_U8, FS_U16, FS_U32, FS_U64, FS_TEXT } fs_type;

typedef struct {
    fs_type type;
    size_t offset;
    size_t size;        /* FS_TEXT: of the array */
} fs_field;

#define FS_NUM(s, m, t)  { (t), offsetof(s, m), sizeof(((s *)0)->m) }
#define FS_CHARS(s, m)   { FS_TEXT, offsetof(s, m), sizeof(((s *)0)->m) }
#define FS_LAST          { FS_END, 0, 0 }

/* A text goes up to its NUL or fills the array without one.  Numbers are
 * little-endian, texts have a 16-bit length in front. */

enum { FS_OK = 0, FS_ESPACE = -1, FS_EDATA = -2, FS_ETABLE = -3 };

/* FS_ETABLE if a number has not the size of its type, or the type or the size
 * (of texts at most 65535) is none.  The functions below check this too. */
int fs_check(const fs_field *table);
size_t fs_count(const fs_field *table);

/* *used is the number of bytes that were written or read, 0 on error. */
int fs_write(const fs_field *table, const void *rec, void *buf, size_t cap, size_t *used);
/* On error the struct may be filled in part. */
int fs_read(const fs_field *table, void *rec, const void *buf, size_t len, size_t *used);

/* Sets all fields to 0 and "". */
int fs_clear(const fs_field *table, void *rec);
/* 1 if all fields are equal, else 0 (or FS_ETABLE). */
int fs_equal(const fs_field *table, const void *a, const void *b);

#endif
