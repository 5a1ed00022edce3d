#include "logkv.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct record {
    uint32_t key;
    bool removed; /* a tombstone: no value */
    size_t len;
    unsigned char *value;
};

struct logkv {
    struct record *log;
    size_t count, capacity;
    size_t keys;
};

logkv *logkv_open(void)
{
    return calloc(1, sizeof(logkv));
}

void logkv_close(logkv *db)
{
    if (!db)
        return;
    for (size_t i = 0; i < db->count; i++)
        free(db->log[i].value);
    free(db->log);
    free(db);
}

/* The newest record of a key that has a value, NULL if it has none now. */
static const struct record *find(const logkv *db, uint32_t key)
{
    for (size_t i = db->count; i-- > 0;)
        if (db->log[i].key == key)
            return db->log[i].removed ? NULL : &db->log[i];
    return NULL;
}

static int append(logkv *db, struct record record)
{
    if (db->count == db->capacity) {
        size_t capacity = db->capacity ? 2 * db->capacity : 8;
        struct record *log = realloc(db->log, capacity * sizeof *log);
        if (!log)
            return LOGKV_NOMEM;
        db->log = log;
        db->capacity = capacity;
    }
    db->log[db->count++] = record;
    return LOGKV_OK;
}

int logkv_put(logkv *db, uint32_t key, const void *value, size_t len)
{
    struct record record = {key, false, len, NULL};
    bool fresh = find(db, key) == NULL;
    if (len > LOGKV_VALUE_MAX)
        return LOGKV_TOOBIG;
    if (len > 0) {
        record.value = malloc(len);
        if (!record.value)
            return LOGKV_NOMEM;
        memcpy(record.value, value, len);
    }
    if (append(db, record) != LOGKV_OK) {
        free(record.value);
        return LOGKV_NOMEM;
    }
    if (fresh)
        db->keys++;
    return LOGKV_OK;
}

int logkv_get(const logkv *db, uint32_t key, void *buf, size_t size, size_t *len)
{
    const struct record *record = find(db, key);
    if (!record)
        return LOGKV_NOTFOUND;
    if (size > record->len)
        size = record->len;
    if (size > 0)
        memcpy(buf, record->value, size);
    *len = record->len;
    return LOGKV_OK;
}

int logkv_del(logkv *db, uint32_t key)
{
    struct record record = {key, true, 0, NULL};
    if (!find(db, key))
        return LOGKV_NOTFOUND;
    if (append(db, record) != LOGKV_OK)
        return LOGKV_NOMEM;
    db->keys--;
    return LOGKV_OK;
}

size_t logkv_keys(const logkv *db)
{
    return db->keys;
}

size_t logkv_records(const logkv *db)
{
    return db->count;
}

/* Is there a newer value for the key of this record? */
static bool outdated(const logkv *db, size_t at)
{
    for (size_t i = at + 1; i < db->count; i++)
        if (db->log[i].key == db->log[at].key && !db->log[i].removed)
            return true;
    return false;
}

size_t logkv_compact(logkv *db)
{
    size_t kept = 0, before = db->count;
    for (size_t i = 0; i < db->count; i++) {
        struct record record = db->log[i];
        if (record.removed || outdated(db, i))
            free(record.value);
        else
            db->log[kept++] = record;
    }
    db->count = kept;
    assert(kept == db->keys);
    return before - kept;
}
