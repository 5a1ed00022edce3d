/*
 * cmdwords.h
 *
 * Splits a command line into words, as a shell would, and puts words together
 * again.  No commands, no file names: blanks, quotes and variables only.
 *
 *     blanks            separate words
 *     'text'            as it is
 *     "text"            with variables; \" \\ \$ are the characters
 *     \c                the character c
 *     $name ${name}     the value of a variable; it is not split into words
 *
 * Names of variables are letters, digits and '_'.  Any other '$' is itself.
 */
#ifndef CMDWORDS_H
#define CMDWORDS_H

#include <stddef.h>

#define CW_MAX_TEXT 4096  /* longest text, and longest word */
#define CW_MAX_WORDS 1024 /* most words in a list */
#define CW_MAX_OFFS 64

/* A list of words.  words[offs] is the first, and behind the last is a NULL, so
 * that it can be passed to execv().  The words belong to the list. */
typedef struct {
    size_t count;
    char **words;
    size_t offs;
} cw_list;

enum {
    CW_APPEND = 1, /* add to the words that an earlier call has put there */
    CW_OFFS = 2,   /* leave list->offs NULLs at the begin of list->words */
    CW_UNDEF = 4   /* a variable without value is an error, not empty */
};

enum { CW_OK, CW_QUOTE, CW_BRACE, CW_UNSET, CW_LIMIT, CW_MEMORY };

/* Gives the value of a variable, NULL if it has none.  The value is copied
 * before the function is called again. */
typedef const char *cw_lookup(void *arg, const char *name);

/* cw_split: puts the words of the text into the list.
 *
 * Without CW_APPEND the list is made anew, whatever is in it (of a list that
 * has been in use, cw_free it first); with CW_OFFS, list->offs has to be set.
 * With CW_APPEND the list must come from an earlier cw_split or cw_free, and
 * CW_OFFS is ignored: offs stays as it was.
 *
 * lookup may be NULL, then no variable has a value.
 *
 * Returns CW_OK, or CW_QUOTE (quote not closed, or a backslash at the end),
 * CW_BRACE (no name and '}' behind "${"), CW_UNSET (see CW_UNDEF), CW_LIMIT
 * (something is longer than above), CW_MEMORY.  After an error the list is as
 * it was with CW_APPEND, and empty without. */
int cw_split(const char *text, cw_list *list, int flags, cw_lookup *lookup, void *arg);

/* cw_free: frees the words.  The list is empty then, and may be freed again. */
void cw_free(cw_list *list);

/* cw_take: removes word number i (from 0) and returns it.  The caller has to
 * free() it.  NULL if there is no such word. */
char *cw_take(cw_list *list, size_t i);

/* cw_find: number of the first word that is equal to this one, or -1. */
long cw_find(const cw_list *list, const char *word);

/* cw_quote: the word as text that cw_split makes one word of, the same.  The
 * caller has to free() it.  NULL without memory. */
char *cw_quote(const char *word);

/* cw_join: all words as such a text, with a blank between them.  The caller has
 * to free() it.  NULL without memory. */
char *cw_join(const cw_list *list);

/* cw_message: a text for a result of cw_split, static. */
const char *cw_message(int result);

#endif
