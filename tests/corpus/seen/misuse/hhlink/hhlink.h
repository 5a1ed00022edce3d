#ifndef HHLINK_H
#define HHLINK_H

/*
 * hhlink: hash your own structs.
 *
 * Put a hh_link into your struct, point hh_add() to it and to the bytes that
 * are the key, and you can find the struct again by that key:
 *
 *      struct user {
 *          int      id;
 *          char     name[20];
 *          hh_link  hh;
 *      };
 *
 *      hh_table users = HH_EMPTY;
 *      struct user *u = calloc(1, sizeof *u);
 *      u->id = 42;
 *      hh_add(&users, &u->hh, &u->id, sizeof u->id);
 *      ...
 *      hh_link *l = hh_find(&users, &id, sizeof id);
 *      if (l) printf("%s\n", HH_ENTRY(l, struct user, hh)->name);
 *
 * Things to keep in mind:
 *
 *  - Nothing is copied.  The table knows only pointers, to your structs and to
 *    your keys.  Both have to stay where they are, and the keys as they are,
 *    for as long as the struct is in the table.  hh_del() it before you
 *    free() it.
 *  - One hh_link serves one table at a time.  For two tables use two links.
 *  - hh_del() wants a link that is in that table.  It doesn't search.
 *  - Structs with padding make poor keys; memset() them first.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct hh_link {
    struct hh_link *prev, *next;    /* in order of addition */
    struct hh_link *chain;          /* in the bucket */
    const void     *key;
    size_t          keylen;
    uint32_t        hash;
} hh_link;

typedef struct hh_table {
    hh_link **buckets;
    size_t    nbuckets;             /* 0 or a power of two */
    size_t    count;
    hh_link  *head, *tail;
} hh_table;

#define HH_EMPTY {0}
#define HH_ENTRY(link, type, member) \
    ((type *)(void *)((char *)(link) - offsetof(type, member)))

/* Same as = HH_EMPTY, for tables that live elsewhere. */
void hh_init(hh_table *t);

/* Forgets all links and frees what the table itself has allocated.  Your
 * structs are yours: they are not touched.  The table is empty afterwards and
 * may be used again. */
void hh_fini(hh_table *t);

/* False if the key is in the table already, or memory is out.  The link need
 * not be initialized. */
bool hh_add(hh_table *t, hh_link *link, const void *key, size_t keylen);

/* NULL if there is none. */
hh_link *hh_find(const hh_table *t, const void *key, size_t keylen);

void hh_del(hh_table *t, hh_link *link);

size_t hh_count(const hh_table *t);

/* In order of addition; NULL at the end. */
hh_link *hh_first(const hh_table *t);
hh_link *hh_next(const hh_link *link);

/* Calls fn for every link in order, until it returns false.  fn may hh_del()
 * and free the one it was called with, but no other, and must not add any. */
void hh_each(hh_table *t, bool (*fn)(hh_table *t, hh_link *link, void *arg), void *arg);

#endif
