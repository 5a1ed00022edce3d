#ifndef PFXTREE_H
#define PFXTREE_H
/* pfxtree.h -- a set of words, kept as a tree of their prefixes */

#include <stdbool.h>
#include <stddef.h>

#define PFX_MAXLEN 255          /* longest word */

typedef struct pfx_tree pfx_tree;

/* return false to stop the walk; must not change the tree */
typedef bool pfx_visit(const char *word, void *arg);

/* Words and prefixes are NUL-terminated, never NULL.  The empty word is a word
   like any other, the empty prefix is a prefix of every word. */

pfx_tree *pfx_new(void);                /* NULL: no memory */
void      pfx_free(pfx_tree *);         /* NULL is fine */

int    pfx_add(pfx_tree *, const char *word);
        /* 1: added, 0: was there, -1: too long or no memory (set unchanged) */
bool   pfx_has(const pfx_tree *, const char *word);
bool   pfx_del(pfx_tree *, const char *word);
        /* false: was not there */

size_t pfx_count(const pfx_tree *, const char *prefix);
        /* words that start with prefix; "" counts all */
size_t pfx_drop(pfx_tree *, const char *prefix);
        /* deletes these; returns how many they were */

size_t pfx_longest(const pfx_tree *, const char *text, bool *found);
        /* length of the longest word that text starts with; *found says
           whether there is one at all, found may be NULL */

bool   pfx_walk(const pfx_tree *, const char *prefix, pfx_visit *, void *arg);
        /* visits the words that start with prefix in the order of strcmp;
           false: stopped by the visitor */

#endif
