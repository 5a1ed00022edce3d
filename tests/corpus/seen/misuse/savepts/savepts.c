#include "savepts.h"

#include <assert.h>
#include <stdlib.h>

typedef struct Change {
    size_t counter;
    long before;
} Change;

struct SpStore {
    size_t counters;
    long *values;
    Change *journal;
    size_t length;
    size_t capacity;
    size_t begins[SP_DEPTH]; /* where in the journal */
    int depth;
};

SpStore *Sp_Open(size_t counters)
{
    if (counters == 0 || counters > 10000)
        return NULL;
    SpStore *store = calloc(1, sizeof *store);
    if (store == NULL)
        return NULL;
    store->counters = counters;
    store->values = calloc(counters, sizeof *store->values);
    if (store->values == NULL) {
        free(store);
        return NULL;
    }
    return store;
}

void Sp_Close(SpStore *store)
{
    if (store == NULL)
        return;
    assert(store->depth == 0);
    free(store->journal);
    free(store->values);
    free(store);
}

void Sp_Begin(SpStore *store)
{
    assert(store->depth < SP_DEPTH);
    store->begins[store->depth++] = store->length;
}

void Sp_Commit(SpStore *store)
{
    assert(store->depth > 0);
    if (--store->depth == 0)
        store->length = 0;
}

static void Undo(SpStore *store, size_t length)
{
    while (store->length > length) {
        const Change *change = &store->journal[--store->length];
        store->values[change->counter] = change->before;
    }
}

void Sp_Rollback(SpStore *store)
{
    assert(store->depth > 0);
    Undo(store, store->begins[--store->depth]);
}

int Sp_Depth(const SpStore *store)
{
    return store->depth;
}

SpSavepoint Sp_Save(SpStore *store)
{
    assert(store->depth > 0);
    return store->length;
}

void Sp_Return(SpStore *store, SpSavepoint to)
{
    assert(store->depth > 0);
    assert(to >= store->begins[store->depth - 1] && to <= store->length);
    Undo(store, to);
}

int Sp_Set(SpStore *store, size_t counter, long value)
{
    if (store->depth > 0) {
        if (store->length == store->capacity) {
            size_t capacity = store->capacity * 2 + 8;
            Change *journal = realloc(store->journal, capacity * sizeof *journal);
            if (journal == NULL)
                return -1;
            store->journal = journal;
            store->capacity = capacity;
        }
        Change *change = &store->journal[store->length];
        change->counter = counter;
        change->before = store->values[counter];
        store->length++;
    }
    store->values[counter] = value;
    return 0;
}

long Sp_Get(const SpStore *store, size_t counter)
{
    return store->values[counter];
}

size_t Sp_Journal(const SpStore *store)
{
    return store->length;
}
