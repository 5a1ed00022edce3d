/* querybld.h - builds the query part of a URL from names and values
 *
 *     qb *q = qb_new(QB_PLUS);
 *     qb_add(q, "name", "J. Doe");
 *     qb_add_int(q, "page", 3);
 *     char *s = qb_string(q);          // "name=J.+Doe&page=3"
 *     free(s);
 *     qb_free(q);
 *
 * Letters, digits and "-._~" stay as they are, every other byte becomes %XX.
 * Texts are copied, you may do with yours what you like.  Unless said
 * otherwise functions return 0 if all went well and -1 if not, and then
 * nothing has changed.
 */
#ifndef QUERYBLD_H
#define QUERYBLD_H

#include <stddef.h>

#define QB_MAX_PAIRS 256
#define QB_MAX_TEXT  4096       /* bytes of a name or a value */

enum {
    QB_PLUS = 1,                /* a space becomes "+" instead of "%20" */
    QB_CRLF = 2,                /* every line break, be it "\n", "\r" or "\r\n",
                                   becomes "%0D%0A", as forms are sent */
    QB_SEMI = 4                 /* ";" between the pairs instead of "&" */
};

typedef struct qb qb;

/* A new, empty query; flags are QB_ values or'ed together, or 0.  NULL if
 * there are unknown flags or there is no memory. */
qb *qb_new(unsigned flags);

/* Frees the query. NULL is fine. */
void qb_free(qb *q);

/* Adds a pair at the end.  The name must not be empty (-1).  The value may be:
 * "name=" then; without a value (NULL) it is just "name".  A name may come
 * several times.  -1 too if there are QB_MAX_PAIRS pairs or a text is too long. */
int qb_add(qb *q, const char *name, const char *value);

/* The same with a number. */
int qb_add_int(qb *q, const char *name, long long value);

/* Removes all pairs of that name, and adds this one at the end. */
int qb_set(qb *q, const char *name, const char *value);

/* Removes all pairs of that name; returns how many there were. */
int qb_remove(qb *q, const char *name);

/* How many pairs there are. */
size_t qb_count(const qb *q);

/* The value of the first pair of that name as it was added, not encoded.  It
 * belongs to the query and lasts until that pair is removed.  NULL if there is
 * no such pair, or if it has no value. */
const char *qb_value(const qb *q, const char *name);

/* The encoded query, "" if there are no pairs.  You free() it.  NULL if there
 * is no memory. */
char *qb_string(const qb *q);

#endif
