#ifndef LOGRING_H
#define LOGRING_H

#include <stddef.h>
#include <stdint.h>

/* A log of the latest records, in memory provided by the caller.
 *
 * Records are blocks of bytes. They lie in one piece, aligned to 8 bytes, and
 * take LOGRING_COST(n) bytes of the memory each. When the memory is full the
 * oldest records make way for a new one.
 *
 * No allocation, no locking. The structure is only public so that it can be
 * placed anywhere; keep off its members.
 */

#define LOGRING_SIZE_MIN 32
#define LOGRING_SIZE_MAX 0x1000000
#define LOGRING_COST(n) (8 + (((size_t)(n) + 7) & ~(size_t)7))

struct logring {
    unsigned char *mem;
    size_t size;
    size_t head;
    size_t tail;
    size_t count;
    uint32_t serial;
    unsigned char *open;
};

struct logring_cursor {
    const struct logring *log;
    size_t at;
    size_t left;
};

/* Sets up an empty log in `size` bytes at mem. mem must be aligned to 8 bytes
 * and stays with the log until the caller has done with both; there is nothing
 * to tear down. size is rounded down to a multiple of 8 and to
 * LOGRING_SIZE_MAX. Returns 0, or -1 if size is below LOGRING_SIZE_MIN. */
int logring_init(struct logring *log, void *mem, size_t size);

/* Appends a copy of the n bytes at data (not in the log itself; may be NULL
 * for n == 0). Returns 0, or -1 if the log is too small for the record even
 * when empty. */
int logring_append(struct logring *log, const void *data, size_t n);

/* The same without copying: logring_reserve() makes room for n bytes and
 * returns it, or NULL if the log is too small for it. The caller fills it and
 * calls logring_commit() with the number of bytes that were needed, at most
 * n. Until then the record does not exist. Reserving or appending anew gives
 * a reservation up; so does logring_clear(). */
void *logring_reserve(struct logring *log, size_t n);

/* Completes the reservation, of which there must be one. */
void logring_commit(struct logring *log, size_t n);

/* Number of records. */
size_t logring_count(const struct logring *log);

/* Removes the oldest record; -1 if there is none. */
int logring_drop(struct logring *log);

/* Removes all records. */
void logring_clear(struct logring *log);

/* Go through the records, from the oldest on. logring_next() returns the
 * bytes of a record, stores their number in *n and the record's serial number
 * (0 for the first one since logring_init(), then counting up) in *serial
 * unless these are NULL; it returns NULL after the last one. A cursor and the
 * records it returned are good until the log is changed by anything. */
void logring_first(const struct logring *log, struct logring_cursor *cursor);
const void *logring_next(struct logring_cursor *cursor, size_t *n,
                         uint32_t *serial);

#endif
