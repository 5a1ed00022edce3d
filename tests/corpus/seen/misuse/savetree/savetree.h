/* savetree - numbered texts with nested savepoints.
 *
 * A savepoint remembers what the store holds.  It ends with sv_release, which
 * keeps the changes made since, or sv_rollback, which takes them back.  All
 * savepoints that were begun after it end along with it.  An ended savepoint
 * is freed and must not be used again.
 */
#ifndef SAVETREE_H
#define SAVETREE_H

#define SV_KEYS 64          /* keys are 0 .. SV_KEYS - 1 */
#define SV_MAX_TEXT 1024
#define SV_MAX_DEPTH 16

typedef struct sv_store sv_store;
typedef struct sv_point sv_point;

sv_store *sv_new(void);
void sv_free(sv_store *s);          /* with all its savepoints; NULL is ignored */

/* Copies the text; NULL takes it away.  -1 for a bad key, a text that is too
 * long, or no memory. */
int sv_set(sv_store *s, int key, const char *text);

/* NULL when nothing is set.  The text is the store's, and valid until the key
 * is set again, a savepoint is rolled back, or the store is freed. */
const char *sv_get(const sv_store *s, int key);

int sv_count(const sv_store *s);    /* keys that are set */

/* NULL when there are SV_MAX_DEPTH savepoints, or no memory. */
sv_point *sv_begin(sv_store *s);
void sv_release(sv_point *p);
void sv_rollback(sv_point *p);

int sv_depth(const sv_store *s);    /* savepoints that have not ended */

#endif
