#ifndef JRNMARK_H
#define JRNMARK_H
/*
 * NAME
 *      jrnmark - a journal in memory, with marks to go back to
 *
 * DESCRIPTION
 *      A journal is a sequence of records, numbered from 0. Records are added
 *      at the end. A mark remembers where the end was. Marks nest: they form
 *      a stack, like the savepoints of a data base.
 */
#include <stddef.h>

#define JM_RECORDS  4096    /* most records of a journal */
#define JM_BYTES    65536   /* most bytes of a record */
#define JM_MARKS    32      /* most marks at one time */

typedef struct jm_journal jm_journal;

/* jm_open - a new journal without records; NULL when there is no memory. */
jm_journal *jm_open(void);

/* jm_close - frees the journal and its records. NULL is allowed. */
void jm_close(jm_journal *j);

/*
 * jm_put - adds a record with a copy of the n bytes at data. data may be NULL
 *      if n is 0, and may be (part of) another record of the same journal.
 * RETURN VALUE
 *      0, or -1 when it is too big, the journal full, or memory out.
 */
int jm_put(jm_journal *j, const void *data, size_t n);

/* jm_count - the number of records. */
size_t jm_count(const jm_journal *j);

/*
 * jm_get - the bytes of record i, and in *n how many they are (n may be NULL).
 *      They stay where they are until the record is rolled back or the journal
 *      closed.
 * RETURN VALUE
 *      Never NULL for a record; NULL if there is no record i.
 */
const void *jm_get(const jm_journal *j, size_t i, size_t *n);

/*
 * jm_mark - sets a mark at the end of the journal.
 * RETURN VALUE
 *      The mark's number, greater than 0 and never used twice in a journal;
 *      -1 when there are JM_MARKS already.
 */
int jm_mark(jm_journal *j);

/*
 * jm_rollback - removes all records that were added since the mark was set.
 *      The mark itself remains; marks that were set after it are gone.
 * RETURN VALUE
 *      0, or -1 when there is no such mark (any more); then nothing is changed.
 */
int jm_rollback(jm_journal *j, int mark);

/*
 * jm_release - forgets the mark and those set after it. No record is removed.
 * RETURN VALUE
 *      0, or -1 when there is no such mark (any more).
 */
int jm_release(jm_journal *j, int mark);

#endif
