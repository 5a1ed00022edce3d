/**
 * logkv - a log structured key/value store in memory
 *
 * Every change is a record at the end of a log. logkv_compact() drops records
 * that do not matter any more; it does not change what the store holds.
 */
#ifndef LOGKV_H
#define LOGKV_H

#include <stddef.h>
#include <stdint.h>

#define LOGKV_VALUE_MAX 1024 /* longest value in bytes */

typedef struct logkv logkv;

enum logkv_err {
    LOGKV_OK = 0,
    LOGKV_NOTFOUND = -1,
    LOGKV_TOOBIG = -2,
    LOGKV_NOMEM = -3
};

logkv *logkv_open(void);
void logkv_close(logkv *db);

/** Set the value of a key; the bytes are copied. A value may be empty. */
int logkv_put(logkv *db, uint32_t key, const void *value, size_t len);

/**
 * Read the value of a key: up to size bytes of it go to buf, *len is how long
 * it is.
 */
int logkv_get(const logkv *db, uint32_t key, void *buf, size_t size, size_t *len);

/** Remove a key. LOGKV_NOTFOUND if it is not there. */
int logkv_del(logkv *db, uint32_t key);

/** Number of keys. */
size_t logkv_keys(const logkv *db);

/** Number of records in the log. */
size_t logkv_records(const logkv *db);

/** Drop what is outdated. Returns the number of records that went. */
size_t logkv_compact(logkv *db);

#endif
