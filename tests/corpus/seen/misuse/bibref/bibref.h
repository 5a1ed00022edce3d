/* bibref - bibliography entries with reference counts
 *
 * An entry starts with one reference, which is its creator's.  Who keeps a
 * pointer to an entry takes a reference with bib_ref() and gives it back with
 * bib_unref(); the last one frees the entry.
 */
#ifndef BIBREF_H
#define BIBREF_H

#include <stddef.h>

#define BIB_MAX_TEXT 1000  /* characters of keys, field names and values */
#define BIB_MAX_FIELDS 40  /* fields of an entry */

typedef struct bib_entry bib_entry;

/* A new entry with a citation key such as "knuth84".  NULL when the key is
 * empty or too long, or out of memory. */
bib_entry *bib_new(const char *key);

/* Takes another reference; returns the entry. */
bib_entry *bib_ref(bib_entry *e);

/* Gives a reference back.  NULL is ignored. */
void bib_unref(bib_entry *e);

/* The citation key.  Belongs to the entry. */
const char *bib_key(const bib_entry *e);

/* Sets a field; value NULL removes it.  Returns 0, or -1 when a text is too
 * long, the name is empty, the entry has too many fields or memory is out. */
int bib_set(bib_entry *e, const char *name, const char *value);

/* A field of the entry or, when it has none such, of the one it refers to.
 * NULL when there is none.  The text belongs to the entry it was found in and
 * is valid until that field is set again. */
const char *bib_get(const bib_entry *e, const char *name);

/* Makes e inherit fields from parent (a paper from its proceedings), of which
 * it takes a reference of its own.  NULL ends that.  Returns 0, or -1 when
 * parent inherits from e, or is e. */
int bib_crossref(bib_entry *e, bib_entry *parent);

/* The entry that e refers to, or NULL.  No reference is taken for the
 * caller. */
bib_entry *bib_parent(const bib_entry *e);

#endif
