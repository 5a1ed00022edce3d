#ifndef PARSEKEEP_H
#define PARSEKEEP_H

#include <stddef.h>

/*
 * parsekeep: a small cache of parsed settings texts.
 *
 * Parsing the same "name=value;name=value" text again and again is a waste,
 * so pk_load keeps what it parsed under a key (a file name, say), and gives
 * you the same document next time, if the text is still the same.
 *
 * About lifetimes. Documents are counted. Each document you get from pk_load
 * or pk_find is yours until you give it back with pk_release, whatever
 * becomes of the cache in the meantime: the document may be pushed out by
 * others, dropped, replaced by a newer text, or the cache may be closed. Give
 * each back exactly once per time you got it.
 */

#define PK_MAX_DOCS 32    /* documents that a cache can hold */
#define PK_MAX_KEY 63     /* characters in a key */
#define PK_MAX_TEXT 4095  /* characters in a text */
#define PK_MAX_FIELDS 128 /* settings in a text */

typedef struct pk_cache pk_cache;
typedef struct pk_doc pk_doc;

/* Opens a cache for 1 to PK_MAX_DOCS documents. NULL if the number is
 * another one, or out of memory. */
pk_cache *pk_open(size_t docs);

/* Closes it. Passing NULL does nothing. */
void pk_close(pk_cache *c);

/* Parses text, or finds it parsed already under this key. If something else
 * is cached under this key, the new document takes its place. If the cache
 * is full, the document goes that was asked for least recently.
 *
 * Returns NULL, with the cache unchanged, if the text has an item without
 * '=' or with an empty name, if a limit above is exceeded, or if out of
 * memory. Empty items are skipped, so "" and ";;" are documents without
 * fields. Keys may be empty. */
pk_doc *pk_load(pk_cache *c, const char *key, const char *text);

/* The document cached under a key, or NULL. */
pk_doc *pk_find(pk_cache *c, const char *key);

/* Forgets a key. 1 if it was there, else 0. */
int pk_drop(pk_cache *c, const char *key);

/* Number of documents in the cache. */
size_t pk_count(const pk_cache *c);

/* Gives a document back. Passing NULL does nothing. */
void pk_release(pk_doc *d);

/* Number of fields, and the value of the first field of that name, or NULL
 * if there is none. The value lives as long as the document is yours. */
size_t pk_fields(const pk_doc *d);
const char *pk_value(const pk_doc *d, const char *name);

#endif
