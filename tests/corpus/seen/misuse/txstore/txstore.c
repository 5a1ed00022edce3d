#include "txstore.h"

#include <stdlib.h>
#include <string.h>

struct pair {
    int key;
    int value;
};

struct table {
    struct pair *pairs;
    size_t count;
    size_t room;
};

struct txstore {
    struct table table;
    unsigned long version;
};

struct txstore_txn {
    txstore *store;
    unsigned long version; /* of the store at the begin */
    bool changed;
    struct table table;
};

txstore *txstore_open(void)
{
    return calloc(1, sizeof(txstore));
}

void txstore_close(txstore *store)
{
    if (store == NULL)
        return;
    free(store->table.pairs);
    free(store);
}

size_t txstore_count(const txstore *store)
{
    return store->table.count;
}

txstore_txn *txstore_begin(txstore *store)
{
    txstore_txn *txn = calloc(1, sizeof *txn);
    if (txn == NULL)
        return NULL;
    txn->store = store;
    txn->version = store->version;
    size_t count = store->table.count;
    if (count > 0) {
        txn->table.pairs = malloc(count * sizeof *txn->table.pairs);
        if (txn->table.pairs == NULL) {
            free(txn);
            return NULL;
        }
        memcpy(txn->table.pairs, store->table.pairs, count * sizeof *txn->table.pairs);
        txn->table.count = count;
        txn->table.room = count;
    }
    return txn;
}

txstore_rc txstore_commit(txstore_txn *txn)
{
    txstore *store = txn->store;
    if (txn->changed && txn->version != store->version) {
        txstore_abort(txn);
        return TXSTORE_CONFLICT;
    }
    if (txn->changed) {
        struct table old = store->table;
        store->table = txn->table;
        txn->table = old;
        store->version++;
    }
    txstore_abort(txn);
    return TXSTORE_OK;
}

void txstore_abort(txstore_txn *txn)
{
    free(txn->table.pairs);
    free(txn);
}

/* The place of a key, or where it would be. */
static size_t place(const struct table *table, int key)
{
    size_t low = 0, high = table->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (table->pairs[middle].key < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

txstore_rc txstore_get(const txstore_txn *txn, int key, int *value)
{
    size_t at = place(&txn->table, key);
    if (at == txn->table.count || txn->table.pairs[at].key != key)
        return TXSTORE_NOTFOUND;
    *value = txn->table.pairs[at].value;
    return TXSTORE_OK;
}

txstore_rc txstore_put(txstore_txn *txn, int key, int value)
{
    struct table *table = &txn->table;
    size_t at = place(table, key);
    if (at == table->count || table->pairs[at].key != key) {
        if (table->count == table->room) {
            size_t room = table->room > 0 ? 2 * table->room : 4;
            struct pair *pairs = realloc(table->pairs, room * sizeof *pairs);
            if (pairs == NULL)
                return TXSTORE_NOMEM;
            table->pairs = pairs;
            table->room = room;
        }
        memmove(&table->pairs[at + 1], &table->pairs[at], (table->count - at) * sizeof *table->pairs);
        table->pairs[at].key = key;
        table->count++;
    }
    table->pairs[at].value = value;
    txn->changed = true;
    return TXSTORE_OK;
}

txstore_rc txstore_del(txstore_txn *txn, int key)
{
    struct table *table = &txn->table;
    size_t at = place(table, key);
    if (at == table->count || table->pairs[at].key != key)
        return TXSTORE_NOTFOUND;
    table->count--;
    memmove(&table->pairs[at], &table->pairs[at + 1], (table->count - at) * sizeof *table->pairs);
    txn->changed = true;
    return TXSTORE_OK;
}
