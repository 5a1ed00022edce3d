#ifndef TABCOMP_H
#define TABCOMP_H

#include <stdbool.h>
#include <stddef.h>

/* What happens when somebody presses the tab key.

   You have a line and a cursor in it.  tabWordStart() tells you where the word
   under the cursor begins.  You pass that word on to tabMatches() along with a
   source, which is a function that comes up with candidates, and get back what
   the word could become.  tabInsert() then puts one of them into the line. */

/* Positions in a line are counted from 0.  A cursor stands before a character or
   at the end of the line, never behind that. */
size_t tabWordStart(const char *line, size_t cursor);

/* A source is called over and over for the same text.  `again` is 0 at the first
   of the calls and 1 at the others.  Each time it returns another candidate that
   begins with the text, then NULL when there are no more.

   The candidates have to be allocated by malloc, each on its own, and belong to
   tabMatches() from there on. */
typedef char *TabSource(const char *text, int again, void *context);

/* No more candidates than this are asked for. */
#define TAB_MOST 1000

/* Returns an array which ends with a NULL.  First comes the longest beginning
   that all candidates have in common: that much can be inserted without asking.
   After it come the candidates themselves, sorted, each once.  Of a single
   candidate there is just the first entry.

   Returns NULL if there are no candidates, or no memory.

   The array and the texts are given back by one call of tabRelease(), all
   together. */
char **tabMatches(const char *text, TabSource *source, void *context);

void tabRelease(char **matches); /* does nothing with NULL */

/* How many candidates: 0 for NULL. */
size_t tabCount(char *const *matches);

/* Puts text in the place of what is between two positions of a line, from <= to,
   in a buffer of `size` bytes.  The text must not be a part of the line itself.
   Returns the position behind what was inserted, or 0 and leaves the line alone
   if it would not fit into the buffer. */
size_t tabInsert(char *line, size_t size, size_t from, size_t to, const char *text);

/* -- Sources that are ready to use ------------------------------------------ */

/* From a constant list.  The context is a TabChoices, whose list ends with a
   NULL; `next` is for the source. */
typedef struct TabChoices {
    const char *const *list;
    size_t next;
} TabChoices;

char *tabFromChoices(const char *text, int again, void *choices);

/* From words that have been collected.  The context is a TabWords. */
typedef struct TabWords TabWords;

TabWords *tabNewWords(void);
void tabFreeWords(TabWords *words); /* does nothing with NULL */
bool tabLearn(TabWords *words, const char *word); /* a copy of it; false without memory */
bool tabForget(TabWords *words, const char *word); /* false if it was not there */
char *tabFromWords(const char *text, int again, void *words);

#endif
