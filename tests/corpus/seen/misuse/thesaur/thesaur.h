#ifndef THESAUR_H
#define THESAUR_H

#include <stdbool.h>
#include <stddef.h>

/*
   A glossary: terms and what they mean.

   It is kept in alphabetical order, so walking over the entries gives a page
   to print.  All texts that are passed in are copied.  All that is handed out,
   texts and entries, is owned by the glossary and must neither be changed nor
   freed.  Such pointers end earlier than the glossary in these cases:

     - the meaning of a term, when the term is defined anew
     - the entry, the term and the meaning, when the term is forgotten

   thesaur_clear and thesaur_close forget everything.
*/
typedef struct thesaur thesaur;
typedef struct thesaur_entry thesaur_entry;

#define THESAUR_MAX 10000 /* terms in a glossary */

thesaur *thesaur_open(void);
void thesaur_close(thesaur *book);
void thesaur_clear(thesaur *book);
size_t thesaur_size(const thesaur *book);

/* Adds the term, or gives it another meaning.  False: no memory, or full. */
bool thesaur_define(thesaur *book, const char *term, const char *meaning);
/* Gives a term the meaning that another one has.  False: that one is unknown,
   or as above. */
bool thesaur_same(thesaur *book, const char *term, const char *as);
/* False: there is no such term. */
bool thesaur_forget(thesaur *book, const char *term);

/* The meaning, NULL of an unknown term. */
const char *thesaur_lookup(const thesaur *book, const char *term);

/* for (e = thesaur_first(book); e != NULL; e = thesaur_next(e))
   NULL of an empty glossary, and behind the last entry. */
const thesaur_entry *thesaur_first(const thesaur *book);
const thesaur_entry *thesaur_next(const thesaur_entry *entry);
/* The first entry that begins with the prefix, or NULL. */
const thesaur_entry *thesaur_prefix(const thesaur *book, const char *prefix);
const char *thesaur_term(const thesaur_entry *entry);
const char *thesaur_meaning(const thesaur_entry *entry);

#endif
