#ifndef ERRANDS_H
#define ERRANDS_H

/* errands: words in a list, read from a text. */
typedef struct errands errands;

errands *errands_new(void);
void errands_free(errands *list);

/* Adds the word that the text begins with; there are no more than sixteen, and what comes then is dropped. */
void errands_add(errands *list, const char *text);

/* Calls visit with the length of each word.  It must not change the list. */
void errands_each(const errands *list, void (*visit)(int length));
/* How many are of the kind that most are of.  kind gets the length of a word, and must return 0, 1 or 2. */
int errands_most(const errands *list, int (*kind)(int length));

/* How many vowels the first word of a text has. */
int errands_vowels(const char *text);

#endif
