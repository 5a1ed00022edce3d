#include "txnlock.h"

#include <stdlib.h>

/* A lock that is held, or a request in the queue of a resource. */
struct entry {
    struct res *res;            /* what it is about */
    tl_txn *txn;
    enum tl_mode mode;
    struct entry *next;         /* of the same resource */
    struct entry *sibling;      /* held by the same transaction */
};

struct res {
    uint32_t id;
    struct entry *holds;        /* one exclusive, or any number of shared */
    size_t nholds;
    struct entry *queue;
    struct entry *upgrade;      /* the hold that is to become exclusive */
    struct res *next;
};

struct tl_txn {
    tl_table *table;
    struct entry *held;
    struct entry *request;      /* in a queue */
    struct res *blocked;        /* where it waits, queued or for an upgrade */
    tl_txn *next;
};

struct tl_table {
    struct res *resources;
    tl_txn *txns;
    size_t ntxns, nentries;
};

static struct res *find_res(const tl_table *table, uint32_t id)
{
    struct res *r = table->resources;
    for (; r && r->id != id; r = r->next)
        ;
    return r;
}

static struct entry *find_hold(const tl_txn *txn, const struct res *res)
{
    struct entry *e = txn->held;
    while (e && e->res != res)
        e = e->sibling;
    return e;
}

static void unlink_next(struct entry **list, struct entry *e)
{
    while (*list != e)
        list = &(*list)->next;
    *list = e->next;
}

static void hold(struct entry *e)
{
    e->next = e->res->holds;
    e->res->holds = e;
    e->res->nholds++;
    e->sibling = e->txn->held;
    e->txn->held = e;
}

static int compatible(const struct res *r, enum tl_mode mode)
{
    return !r->holds || (mode == TL_SHARED && r->holds->mode == TL_SHARED);
}

/* Grants what can be granted; forgets a resource that nobody wants. */
static void settle(tl_table *table, struct res *r)
{
    if (r->upgrade && r->nholds == 1) {
        r->upgrade->mode = TL_EXCLUSIVE;
        r->upgrade->txn->blocked = NULL;
        r->upgrade = NULL;
    }
    while (!r->upgrade && r->queue && compatible(r, r->queue->mode)) {
        struct entry *e = r->queue;
        r->queue = e->next;
        e->txn->request = NULL;
        e->txn->blocked = NULL;
        hold(e);
    }
    if (!r->holds && !r->queue) {
        struct res **at = &table->resources;
        while (*at != r)
            at = &(*at)->next;
        *at = r->next;
        free(r);
    }
}

static void drop_hold(tl_txn *txn, struct entry *e)
{
    struct entry **at = &txn->held;
    while (*at != e)
        at = &(*at)->sibling;
    *at = e->sibling;
    unlink_next(&e->res->holds, e);
    e->res->nholds--;
    txn->table->nentries--;
    free(e);
}

static void drop_request(tl_txn *txn)
{
    struct entry *e = txn->request;
    unlink_next(&e->res->queue, e);
    txn->request = NULL;
    txn->blocked = NULL;
    txn->table->nentries--;
    free(e);
}

tl_table *tl_open(void)
{
    return calloc(1, sizeof(tl_table));
}

static void free_entries(struct entry *e)
{
    for (struct entry *next; e; e = next) {
        next = e->next;
        free(e);
    }
}

void tl_close(tl_table *table)
{
    if (!table)
        return;
    while (table->resources) {
        struct res *r = table->resources;
        table->resources = r->next;
        free_entries(r->holds);
        free_entries(r->queue);
        free(r);
    }
    while (table->txns) {
        tl_txn *t = table->txns;
        table->txns = t->next;
        free(t);
    }
    free(table);
}

tl_txn *tl_begin(tl_table *table)
{
    if (table->ntxns == TL_MAX_TXNS)
        return NULL;
    tl_txn *t = calloc(1, sizeof *t);
    if (t) {
        t->table = table;
        t->next = table->txns;
        table->txns = t;
        table->ntxns++;
    }
    return t;
}

void tl_end(tl_txn *txn)
{
    tl_table *table = txn->table;
    if (txn->request) {
        struct res *r = txn->request->res;
        drop_request(txn);
        settle(table, r);
    }
    while (txn->held) {
        struct res *r = txn->held->res;
        drop_hold(txn, txn->held);
        settle(table, r);
    }
    tl_txn **at = &table->txns;
    while (*at != txn)
        at = &(*at)->next;
    *at = txn->next;
    table->ntxns--;
    free(txn);
}

enum tl_result tl_lock(tl_txn *txn, uint32_t resource, enum tl_mode mode)
{
    tl_table *table = txn->table;
    if (mode != TL_SHARED && mode != TL_EXCLUSIVE)
        return TL_BADMODE;
    if (txn->blocked)
        return TL_BLOCKED;

    struct res *r = find_res(table, resource);
    struct entry *mine = r ? find_hold(txn, r) : NULL;
    if (mine) {
        if (mine->mode >= mode)
            return TL_GRANTED;
        if (r->nholds == 1) {
            mine->mode = TL_EXCLUSIVE;
            return TL_GRANTED;
        }
        if (r->upgrade)
            return TL_DEADLOCK;
        r->upgrade = mine;
        txn->blocked = r;
        return TL_QUEUED;
    }

    if (table->nentries == TL_MAX_LOCKS)
        return TL_LIMIT;
    struct entry *e = calloc(1, sizeof *e);
    if (!e)
        return TL_LIMIT;
    if (!r) {
        r = calloc(1, sizeof *r);
        if (!r) {
            free(e);
            return TL_LIMIT;
        }
        r->id = resource;
        r->next = table->resources;
        table->resources = r;
    }
    table->nentries++;
    e->res = r;
    e->txn = txn;
    e->mode = mode;
    if (!r->queue && !r->upgrade && compatible(r, mode)) {
        hold(e);
        return TL_GRANTED;
    }
    struct entry **tail = &r->queue;
    while (*tail)
        tail = &(*tail)->next;
    *tail = e;
    txn->request = e;
    txn->blocked = r;
    return TL_QUEUED;
}

int tl_unlock(tl_txn *txn, uint32_t resource)
{
    struct res *r = find_res(txn->table, resource);
    struct entry *e = r ? find_hold(txn, r) : NULL;
    if (!e)
        return -1;
    if (r->upgrade == e) {
        r->upgrade = NULL;
        txn->blocked = NULL;
    }
    drop_hold(txn, e);
    settle(txn->table, r);
    return 0;
}

void tl_cancel(tl_txn *txn)
{
    struct res *r = txn->blocked;
    if (!r)
        return;
    if (txn->request)
        drop_request(txn);
    else
        r->upgrade = NULL;
    txn->blocked = NULL;
    settle(txn->table, r);
}

int tl_waiting(const tl_txn *txn, uint32_t *resource)
{
    if (!txn->blocked)
        return 0;
    if (resource)
        *resource = txn->blocked->id;
    return 1;
}

enum tl_mode tl_held(const tl_txn *txn, uint32_t resource)
{
    const struct res *r = find_res(txn->table, resource);
    const struct entry *e = r ? find_hold(txn, r) : NULL;
    return e ? e->mode : TL_NONE;
}

size_t tl_holders(const tl_table *table, uint32_t resource)
{
    const struct res *r = find_res(table, resource);
    return r ? r->nholds : 0;
}

size_t tl_waiters(const tl_table *table, uint32_t resource)
{
    const struct res *r = find_res(table, resource);
    size_t n = r && r->upgrade ? 1 : 0;
    for (const struct entry *e = r ? r->queue : NULL; e; e = e->next)
        n++;
    return n;
}
