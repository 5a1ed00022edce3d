#ifndef NAMETAB_H
#define NAMETAB_H

/* Names as small numbers.  The same text has the same number, counted from 0 in
 * the order of first use.  All texts are in one block of memory. */

typedef struct nametab nametab;

#define NAMETAB_LEN_MAX 1000     /* characters of a name */
#define NAMETAB_COUNT_MAX 20000  /* names of a table */

nametab *nametab_new(void);
void nametab_free(nametab *t);

/* The number of a name, which is added when new.  -1: too long, too many, or
 * memory is out.  The empty name is a name.  s may point into what nametab_text
 * returned. */
int nametab_add(nametab *t, const char *s);

/* The number of a name, -1 when the table does not have it. */
int nametab_find(const nametab *t, const char *s);

/* The text of a name, NULL when there is no such number.  Adding names may
 * move it. */
const char *nametab_text(const nametab *t, int name);

/* Adds the name that is a's text, sep (unless it is '\0') and b's text.  -1 as
 * nametab_add, or when there are no such names. */
int nametab_join(nametab *t, int a, char sep, int b);

int nametab_count(const nametab *t);

/* As strcmp does; numbers without a name are less than all names, and equal to
 * each other. */
int nametab_compare(const nametab *t, int a, int b);

#endif
