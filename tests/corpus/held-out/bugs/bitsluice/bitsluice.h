#ifndef BITSLUICE_H
#define BITSLUICE_H

/*
 * bitsluice: bits into a buffer and out of it, most significant bit first,
 * with the Exp-Golomb codes of the video standards.
 *
 * Writer and reader live in structs of yours over a buffer of yours; there is
 * nothing to free.  The members are not for you.  A buffer must stay where it
 * is as long as its writer or reader is used.  Only the first BSL_MAX_BYTES of
 * a longer buffer are used.
 *
 * Functions that return int return 0, or -1 when there is no room (writer),
 * when the bits do not suffice (reader), or when an argument is out of range.
 * After -1 the position is what it was and nothing is stored.
 */

#include <stddef.h>
#include <stdint.h>

#define BSL_MAX_BYTES ((size_t)1 << 24)

struct bsl_writer {
    uint8_t *buf;
    size_t bits; /* room */
    size_t pos;
};

struct bsl_reader {
    const uint8_t *buf;
    size_t bits;
    size_t pos;
};

/* Begins writing into buf, which has `size' bytes and need not be cleared.
 * buf may be NULL if size is 0. */
void bsl_write_init(struct bsl_writer *w, void *buf, size_t size);

/* The low n bits of v, n in 0..32; the other bits of v are ignored. */
int bsl_put(struct bsl_writer *w, uint32_t v, unsigned n);

/* ue(v): any v. */
int bsl_put_ue(struct bsl_writer *w, uint32_t v);

/* se(v): any v. */
int bsl_put_se(struct bsl_writer *w, int32_t v);

/* Zero bits up to the next byte; none if there already. */
void bsl_write_align(struct bsl_writer *w);

/* Bytes begun so far.  The bits of the last one that were not yet written
 * are zero. */
size_t bsl_written(const struct bsl_writer *w);

/* Begins reading the `size' bytes at buf, which may be anything.
 * buf may be NULL if size is 0. */
void bsl_read_init(struct bsl_reader *r, const void *buf, size_t size);

/* The next n bits, n in 0..32. */
int bsl_get(struct bsl_reader *r, unsigned n, uint32_t *v);

/* What bsl_put_ue() wrote.  -1 also if a code is for a number that does not
 * fit into *v. */
int bsl_get_ue(struct bsl_reader *r, uint32_t *v);

/* What bsl_put_se() wrote; as bsl_get_ue(). */
int bsl_get_se(struct bsl_reader *r, int32_t *v);

/* Skips to the next byte; stays if there already. */
void bsl_read_align(struct bsl_reader *r);

/* Bits not yet read. */
size_t bsl_left(const struct bsl_reader *r);

#endif
