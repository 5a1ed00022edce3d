#ifndef WORDS_H
#define WORDS_H

#include <stdbool.h>

/* How often letters are used. A word is of the letters a to z. */
typedef struct words words;
words *words_new(void);
void words_free(words *w);
void words_add(words *w, const char *word);
bool words_full(const words *w);
/* The last words, one by one. */
void words_push(words *w, int length);

#endif
