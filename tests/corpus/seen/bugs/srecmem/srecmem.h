#ifndef SRECMEM_H
#define SRECMEM_H

/**
 * @file srecmem.h
 * Motorola S-records: single lines, and loading a whole text into memory.
 *
 * A record is a line of the form
 *
 *     S t cc aaaa[aa[aa]] dd... kk
 *
 * with a type digit t, and after it pairs of hex digits (either case): the
 * count cc of the bytes that follow it, a big-endian address, data, and a
 * checksum kk, which is the complement of the low byte of the sum of all the
 * bytes before it, the count included.  Addresses have two bytes in S0, S1,
 * S5 and S9, three in S2, S6 and S8, and four in S3 and S7.  Only S0 to S3
 * have data.  There is no S4.
 */

#include <stddef.h>
#include <stdint.h>

#define SREC_MAX_DATA 252
/** Largest image srec_image_new() makes. */
#define SREC_MAX_IMAGE ((size_t)1 << 20)
/** Room for the longest record as text, with the terminating NUL. */
#define SREC_MAX_LINE 515

typedef enum {
    SREC_OK = 0,
    SREC_ESYNTAX,   /**< not a record: no S, bad type, bad digit, bad length */
    SREC_ECHECKSUM, /**< a record, but with another checksum */
    SREC_ERANGE     /**< data outside of the image */
} srec_status;

typedef struct {
    int type;         /**< 0 to 9, without 4 */
    uint32_t address; /**< address, or the number of records for S5 and S6 */
    unsigned len;     /**< number of bytes in data */
    uint8_t data[SREC_MAX_DATA];
} srec_record;

typedef struct srec_image srec_image;

/**
 * Reads one record from a NUL-terminated text.  A line end (LF or CR LF) after
 * the record is allowed, anything else is a syntax error.
 * The text may come from anywhere: what is no well-formed record is refused
 * with a status other than SREC_OK, and *rec is unspecified then.
 */
srec_status srec_parse(const char *text, srec_record *rec);

/**
 * Writes a record as text without a line end into buf, in the manner of
 * snprintf(): at most size bytes with the NUL, nothing when size is 0 (buf may
 * be NULL then).
 * @return the length of the whole text without the NUL, or 0 when there is no
 *         such record: type unknown, address or data too long for the type.
 */
size_t srec_format(const srec_record *rec, char *buf, size_t size);

/**
 * An image of size bytes, all 0xFF, whose first byte has the given address.
 * @return NULL without memory, when size is 0 or above SREC_MAX_IMAGE, or
 *         when the image would reach beyond address 0xFFFFFFFF.
 */
srec_image *srec_image_new(uint32_t base, size_t size);

/** Frees an image; NULL is allowed. */
void srec_image_free(srec_image *img);

/**
 * Reads all records of a text, a record on each line (empty lines are
 * skipped), and stores the data of S1, S2 and S3 records in the image.
 * Stops at the first line that is wrong; what was stored before it remains.
 * If line is not NULL, *line is the number of the last line read, from 1 on,
 * and 0 for an empty text.
 */
srec_status srec_image_load(srec_image *img, const char *text, size_t *line);

/** The byte at an address, or -1 outside of the image. */
int srec_image_peek(const srec_image *img, uint32_t address);

/** A short English text for a status; never NULL. */
const char *srec_strerror(srec_status status);

#endif
