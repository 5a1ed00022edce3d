#include "leafcur.h"

#include <stdlib.h>
#include <string.h>

#define FAN 4

struct rec {
    uint32_t key;
    int32_t val;
};

struct leaf {
    struct leaf *prev, *next;
    int n;
    struct rec r[FAN];
};

struct lc_db {
    struct leaf *head;
    lc_cur *cursors;
    size_t count;
};

struct lc_cur {
    lc_db *db;
    lc_cur *link;
    struct leaf *leaf; /* NULL: at the end */
    int i;
};

lc_db *lc_open(void)
{
    return calloc(1, sizeof(lc_db));
}

void lc_close(lc_db *db)
{
    if (!db)
        return;
    while (db->head) {
        struct leaf *l = db->head;
        db->head = l->next;
        free(l);
    }
    free(db);
}

/* The leaf in which key is or would be; NULL when there is no leaf. */
static struct leaf *leaf_for(const lc_db *db, uint32_t key)
{
    struct leaf *l = db->head;
    while (l && l->next && l->next->r[0].key <= key)
        l = l->next;
    return l;
}

static int slot_for(const struct leaf *l, uint32_t key)
{
    int i = 0;
    while (i < l->n && l->r[i].key < key)
        i++;
    return i;
}

static int split(lc_db *db, struct leaf *l)
{
    struct leaf *up = calloc(1, sizeof *up);
    if (!up)
        return LC_NOMEM;
    int half = l->n / 2;
    up->n = l->n - half;
    memcpy(up->r, l->r + half, (size_t)up->n * sizeof up->r[0]);
    l->n = half;
    up->prev = l;
    up->next = l->next;
    if (up->next)
        up->next->prev = up;
    l->next = up;
    for (lc_cur *c = db->cursors; c; c = c->link)
        if (c->leaf == l && c->i >= half) {
            c->leaf = up;
            c->i -= half;
        }
    return LC_OK;
}

int lc_put(lc_db *db, uint32_t key, int32_t val)
{
    struct leaf *l = leaf_for(db, key);
    if (l) {
        int i = slot_for(l, key);
        if (i < l->n && l->r[i].key == key) {
            l->r[i].val = val;
            return LC_OK;
        }
    }
    if (db->count == LC_MAXREC)
        return LC_FULL;
    if (!l) {
        l = db->head = calloc(1, sizeof *l);
        if (!l)
            return LC_NOMEM;
    } else if (l->n == FAN) {
        if (split(db, l) != LC_OK)
            return LC_NOMEM;
        l = leaf_for(db, key);
    }
    int i = slot_for(l, key);
    memmove(l->r + i + 1, l->r + i, (size_t)(l->n - i) * sizeof l->r[0]);
    l->r[i] = (struct rec){key, val};
    l->n++;
    db->count++;
    for (lc_cur *c = db->cursors; c; c = c->link)
        if (c->leaf == l && c->i >= i)
            c->i++;
    return LC_OK;
}

size_t lc_count(const lc_db *db)
{
    return db->count;
}

lc_cur *lc_cur_open(lc_db *db)
{
    lc_cur *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->db = db;
    c->link = db->cursors;
    db->cursors = c;
    return c;
}

void lc_cur_close(lc_cur *c)
{
    if (!c)
        return;
    lc_cur **p = &c->db->cursors;
    while (*p != c)
        p = &(*p)->link;
    *p = c->link;
    free(c);
}

/* A cursor past the last slot of its leaf goes on to the next leaf. */
static int settle(lc_cur *c)
{
    if (c->leaf && c->i >= c->leaf->n) {
        c->leaf = c->leaf->next;
        c->i = 0;
    }
    return c->leaf ? LC_OK : LC_END;
}

int lc_first(lc_cur *c)
{
    c->leaf = c->db->head;
    c->i = 0;
    return c->leaf ? LC_OK : LC_END;
}

int lc_seek(lc_cur *c, uint32_t key)
{
    c->leaf = leaf_for(c->db, key);
    c->i = c->leaf ? slot_for(c->leaf, key) : 0;
    return settle(c);
}

int lc_next(lc_cur *c)
{
    if (!c->leaf)
        return LC_END;
    c->i++;
    return settle(c);
}

int lc_read(const lc_cur *c, uint32_t *key, int32_t *val)
{
    if (!c->leaf)
        return LC_END;
    if (key)
        *key = c->leaf->r[c->i].key;
    if (val)
        *val = c->leaf->r[c->i].val;
    return LC_OK;
}

int lc_del(lc_cur *c)
{
    struct leaf *l = c->leaf;
    if (!l)
        return LC_END;
    lc_db *db = c->db;
    int i = c->i;
    db->count--;
    if (--l->n == 0) {
        c->leaf = l->next;
        c->i = 0;
        if (l->next)
            l->next->prev = l->prev;
        if (l->prev)
            l->prev->next = l->next;
        else
            db->head = l->next;
        free(l);
        return LC_OK;
    }
    memmove(l->r + i, l->r + i + 1, (size_t)(l->n - i) * sizeof l->r[0]);
    for (lc_cur *o = db->cursors; o; o = o->link)
        if (o->leaf == l) {
            if (o->i > i)
                o->i--;
            settle(o);
        }
    return LC_OK;
}
