/* leafcur - ordered records in small leaves, walked by cursors */
#ifndef LEAFCUR_H
#define LEAFCUR_H

#include <stddef.h>
#include <stdint.h>

#define LC_MAXREC 4000

enum { LC_OK = 0, LC_END = -1, LC_FULL = -2, LC_NOMEM = -3 };

typedef struct lc_db lc_db;
typedef struct lc_cur lc_cur;

lc_db *lc_open(void);
void lc_close(lc_db *db); /* all its cursors must be closed before */

int lc_put(lc_db *db, uint32_t key, int32_t val); /* replaces */
size_t lc_count(const lc_db *db);

/* A cursor is at a record or at the end. Any number may be open on a db;
 * puts and deletes leave each at the record it was at. A cursor whose record
 * is deleted is then at the record after that one. Opened: at the end. */
lc_cur *lc_cur_open(lc_db *db);
void lc_cur_close(lc_cur *c);
int lc_first(lc_cur *c);
int lc_seek(lc_cur *c, uint32_t key); /* first record >= key */
int lc_next(lc_cur *c);
int lc_read(const lc_cur *c, uint32_t *key, int32_t *val); /* either may be NULL */
int lc_del(lc_cur *c); /* the record under c */

#endif
