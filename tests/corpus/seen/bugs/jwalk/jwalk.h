/**
 * @file jwalk.h
 * @brief Append-only journal of small records in a block of memory.
 *
 * The block belongs to the caller and must stay valid as long as the journal
 * is used.  Its bytes can be written to a device as they are and be opened
 * again later.
 *
 * Layout of a record: type (1 byte), length n (1 byte), n bytes of payload,
 * check (1 byte): the sum of all bytes before, modulo 256.
 */
#ifndef JWALK_H
#define JWALK_H

#include <stddef.h>
#include <stdint.h>

enum jw_status {
    JW_OK = 0,
    JW_END,       /**< no more records */
    JW_FULL,      /**< the record does not fit */
    JW_TRUNCATED, /**< the journal ends in the middle of a record */
    JW_DAMAGED    /**< a check is wrong */
};

/** Members are private. */
struct jw {
    uint8_t *bytes;
    size_t size; /* of the block */
    size_t used; /* bytes of records */
    size_t at;   /* where the next record is read */
};

/** A record as read; @c data points into the block of the journal. */
struct jw_record {
    uint8_t type;
    uint8_t length;
    const uint8_t *data;
};

/** @brief Starts an empty journal in @p size bytes at @p block. */
void jw_create(struct jw *j, void *block, size_t size);

/**
 * @brief Opens a journal of which @p size bytes are there.
 *
 * The bytes are not looked at here; they may come from a write that was cut
 * off, or be anything else.  Use jw_recover() or jw_next() to find out.
 * Nothing can be appended unless jw_recover() has dropped some bytes.
 */
void jw_open(struct jw *j, void *block, size_t size);

/** @brief Appends a record.  @return JW_OK or JW_FULL
 *  @pre @p data has @p length bytes; it may be NULL when @p length is 0 */
enum jw_status jw_append(struct jw *j, uint8_t type, const void *data, uint8_t length);

/** @brief The next read starts at the first record again. */
void jw_rewind(struct jw *j);

/**
 * @brief Reads the next record.
 * @return JW_OK, JW_END, JW_TRUNCATED or JW_DAMAGED; unless it is JW_OK the
 *         record is not changed and the position stays
 */
enum jw_status jw_next(struct jw *j, struct jw_record *record);

/**
 * @brief Drops everything from the first record that is not whole, and rewinds.
 * @return the number of records that are left
 */
size_t jw_recover(struct jw *j);

/** @brief Bytes in use by records. */
size_t jw_used(const struct jw *j);

#endif
