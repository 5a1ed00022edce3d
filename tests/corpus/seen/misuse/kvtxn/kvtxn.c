#include "kvtxn.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct Pair {
    struct Pair *next;
    char *key;
    char *value;
} Pair;

struct KV {
    Pair *pairs;
    TX *tx; /* the open transaction */
};

struct TX {
    KV *kv;
    Pair *pairs; /* its own copy of all pairs */
};

static char *text_dup(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static void pair_free(Pair *pair)
{
    free(pair->key);
    free(pair->value);
    free(pair);
}

static void pairs_free(Pair *pairs)
{
    while (pairs != NULL) {
        Pair *pair = pairs;
        pairs = pair->next;
        pair_free(pair);
    }
}

static Pair *pair_new(const char *key, const char *value)
{
    Pair *pair = calloc(1, sizeof *pair);
    if (pair == NULL)
        return NULL;
    pair->key = text_dup(key);
    pair->value = text_dup(value);
    if (pair->key == NULL || pair->value == NULL) {
        pair_free(pair);
        return NULL;
    }
    return pair;
}

static const char *lookup(const Pair *pair, const char *key)
{
    for (; pair != NULL; pair = pair->next)
        if (strcmp(pair->key, key) == 0)
            return pair->value;
    return NULL;
}

KV *kv_open(void)
{
    return calloc(1, sizeof(KV));
}

void kv_close(KV *kv)
{
    if (kv == NULL)
        return;
    assert(kv->tx == NULL && "transaction still open");
    pairs_free(kv->pairs);
    free(kv);
}

const char *kv_get(const KV *kv, const char *key)
{
    return lookup(kv->pairs, key);
}

size_t kv_count(const KV *kv)
{
    size_t count = 0;
    for (const Pair *pair = kv->pairs; pair != NULL; pair = pair->next)
        count++;
    return count;
}

TX *tx_begin(KV *kv)
{
    if (kv->tx != NULL)
        return NULL;
    TX *tx = calloc(1, sizeof *tx);
    if (tx == NULL)
        return NULL;
    tx->kv = kv;
    Pair **tail = &tx->pairs;
    for (const Pair *pair = kv->pairs; pair != NULL; pair = pair->next) {
        *tail = pair_new(pair->key, pair->value);
        if (*tail == NULL) {
            pairs_free(tx->pairs);
            free(tx);
            return NULL;
        }
        tail = &(*tail)->next;
    }
    kv->tx = tx;
    return tx;
}

int tx_commit(TX *tx)
{
    pairs_free(tx->kv->pairs);
    tx->kv->pairs = tx->pairs;
    tx->kv->tx = NULL;
    free(tx);
    return KV_OK;
}

void tx_abort(TX *tx)
{
    pairs_free(tx->pairs);
    tx->kv->tx = NULL;
    free(tx);
}

int tx_put(TX *tx, const char *key, const char *value)
{
    if (*key == '\0')
        return KV_BADKEY;
    Pair *pair = pair_new(key, value);
    if (pair == NULL)
        return KV_NOMEM;
    Pair **link = &tx->pairs;
    while (*link != NULL && strcmp((*link)->key, key) != 0)
        link = &(*link)->next;
    if (*link != NULL) {
        pair->next = (*link)->next;
        pair_free(*link);
    }
    *link = pair;
    return KV_OK;
}

int tx_del(TX *tx, const char *key)
{
    Pair **link = &tx->pairs;
    while (*link != NULL && strcmp((*link)->key, key) != 0)
        link = &(*link)->next;
    Pair *pair = *link;
    if (pair == NULL)
        return KV_NOTFOUND;
    *link = pair->next;
    pair_free(pair);
    return KV_OK;
}

const char *tx_get(const TX *tx, const char *key)
{
    return lookup(tx->pairs, key);
}
