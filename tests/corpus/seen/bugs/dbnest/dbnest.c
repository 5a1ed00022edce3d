#include "dbnest.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    char key[NDB_KEY + 1];
    long value;
};

/* How a key was before a change. */
struct undo {
    struct pair old;
    bool existed;
};

struct ndb {
    struct pair *pairs;
    size_t count, room;
    struct undo *log;
    size_t logged, log_room;
    size_t marks[NDB_DEPTH]; /* length of the log where a transaction starts */
    int depth;
};

ndb *ndb_open(void)
{
    return calloc(1, sizeof(ndb));
}

void ndb_close(ndb *db)
{
    if (db == NULL)
        return;
    free(db->pairs);
    free(db->log);
    free(db);
}

static struct pair *find(const ndb *db, const char *key)
{
    for (size_t i = 0; i < db->count; i++)
        if (strcmp(db->pairs[i].key, key) == 0)
            return &db->pairs[i];
    return NULL;
}

static bool reserve_pair(ndb *db)
{
    if (db->count < db->room)
        return true;
    size_t room = db->room == 0 ? 8 : db->room * 2;
    struct pair *pairs = realloc(db->pairs, room * sizeof *pairs);
    if (pairs == NULL)
        return false;
    db->pairs = pairs;
    db->room = room;
    return true;
}

/* Notes a key as it is now, if a transaction is open. */
static bool note(ndb *db, const char *key)
{
    if (db->depth == 0)
        return true;
    if (db->logged == db->log_room) {
        size_t room = db->log_room == 0 ? 8 : db->log_room * 2;
        struct undo *log = realloc(db->log, room * sizeof *log);
        if (log == NULL)
            return false;
        db->log = log;
        db->log_room = room;
    }
    struct undo *u = &db->log[db->logged];
    const struct pair *now = find(db, key);
    strcpy(u->old.key, key);
    u->old.value = now == NULL ? 0 : now->value;
    u->existed = now != NULL;
    db->logged++;
    return true;
}

static void remove_pair(ndb *db, struct pair *p)
{
    *p = db->pairs[--db->count];
}

bool ndb_put(ndb *db, const char *key, long value)
{
    size_t length = strlen(key);
    if (length == 0 || length > NDB_KEY)
        return false;
    if (!reserve_pair(db) || !note(db, key))
        return false;
    struct pair *p = find(db, key);
    if (p == NULL) {
        p = &db->pairs[db->count++];
        memcpy(p->key, key, length + 1);
    }
    p->value = value;
    return true;
}

bool ndb_get(const ndb *db, const char *key, long *value)
{
    const struct pair *p = find(db, key);
    if (p == NULL)
        return false;
    *value = p->value;
    return true;
}

bool ndb_delete(ndb *db, const char *key)
{
    struct pair *p = find(db, key);
    if (p == NULL || !note(db, key))
        return false;
    remove_pair(db, p);
    return true;
}

size_t ndb_count(const ndb *db)
{
    return db->count;
}

bool ndb_begin(ndb *db)
{
    if (db->depth == NDB_DEPTH)
        return false;
    db->marks[db->depth++] = db->logged;
    return true;
}

bool ndb_commit(ndb *db)
{
    if (db->depth == 0)
        return false;
    db->depth--;
    assert(db->marks[db->depth] <= db->logged);
    if (db->depth == 0)
        db->logged = 0;
    return true;
}

bool ndb_rollback(ndb *db)
{
    if (db->depth == 0)
        return false;
    size_t mark = db->marks[--db->depth];
    assert(mark <= db->logged);
    while (db->logged > mark) {
        const struct undo *u = &db->log[--db->logged];
        struct pair *p = find(db, u->old.key);
        if (!u->existed) {
            if (p != NULL)
                remove_pair(db, p);
        } else if (p != NULL) {
            p->value = u->old.value;
        } else {
            /* There was room when it was deleted. */
            assert(db->count < db->room);
            db->pairs[db->count++] = u->old;
        }
    }
    return true;
}

int ndb_depth(const ndb *db)
{
    return db->depth;
}

void ndb_compact(ndb *db)
{
    free(db->log);
    db->log = NULL;
    db->logged = db->log_room = 0;
    if (db->count == 0 && db->depth == 0) {
        free(db->pairs);
        db->pairs = NULL;
        db->room = 0;
    }
}
