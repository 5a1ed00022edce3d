/*
SNIPWORD(3)

NAME
    snip_split, snip_push, snip_shift, snip_join, snip_free ... -
    split a line into words as a shell does, and join them again

DESCRIPTION
    Words are separated by blanks, tabs and newlines. Outside quotes, a
    backslash makes the next character an ordinary one. Between '...' every
    character stands for itself; between "..." too, except that \" and \\ give
    a quote and a backslash. Quoted and bare parts without a blank between them
    are one word; '' and "" are empty words. There is no expansion of any kind.
*/
#ifndef SNIPWORD_H
#define SNIPWORD_H

#include <stddef.h>

#define SNIP_MAXLINE 4096       /* bytes in a line or a word */
#define SNIP_MAXWORDS 256

struct snipwords {
    size_t count;
    char **words;               /* words[count] is NULL when count > 0 */
    size_t room;                /* private */
};

/* An empty list. snip_init() makes one too. */
#define SNIPWORDS_INIT { 0, NULL, 0 }

/* Flags of snip_split(); any of them can be combined. */
#define SNIP_REUSE 1u           /* *w is a list: free its words first */
#define SNIP_APPEND 2u          /* *w is a list: put the new words behind its own */
#define SNIP_COMMENTS 4u        /* a word cannot begin with #: the rest of the
                                   line is a comment */

/* What snip_split() and snip_push() return */
#define SNIP_OK 0
#define SNIP_EQUOTE 1           /* a quote is not closed */
#define SNIP_EESCAPE 2          /* the line ends with a backslash */
#define SNIP_ETOOLONG 3         /* more than SNIP_MAXLINE bytes */
#define SNIP_ETOOMANY 4         /* the list would have more than SNIP_MAXWORDS */
#define SNIP_EFLAGS 5           /* an unknown flag; *w is not touched */
#define SNIP_ENOMEM 6

void snip_init(struct snipwords *w);

/* Splits line and stores its words in *w, which snip_free() frees.
 * Without SNIP_REUSE and SNIP_APPEND, *w need not be initialised and is
 * overwritten. With both, the old words are freed and there is nothing left to
 * append to: that is SNIP_REUSE. line may be one of the words of *w.
 * On failure *w keeps its words if only SNIP_APPEND is given, and is an empty
 * list otherwise. */
int snip_split(const char *line, struct snipwords *w, unsigned flags);

/* Adds a copy of word as it is, behind the others. On failure *w is as before. */
int snip_push(struct snipwords *w, const char *word);

/* Takes the first word off the list. The caller frees it with free().
 * NULL when the list is empty. */
char *snip_shift(struct snipwords *w);

/* The words as one line, quoted where needed, so that snip_split() gives the
 * same words again (if the line is not too long for it). The caller frees the
 * line. NULL when there is no memory. An empty list gives "". */
char *snip_join(const struct snipwords *w);

/* Whether two lists have the same words in the same order. */
int snip_equal(const struct snipwords *a, const struct snipwords *b);

/* Frees the words and makes *w an empty list. */
void snip_free(struct snipwords *w);

/* A short English text for what was returned. Static. */
const char *snip_error(int code);

#endif
