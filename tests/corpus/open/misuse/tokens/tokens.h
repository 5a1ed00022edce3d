#ifndef TOKENS_H
#define TOKENS_H

#include <stdbool.h>
#include <stddef.h>

/* The words of a text. */
typedef struct tokens tokens;

/* Turns a word into another one, allocated with malloc(). */
typedef char *tokens_transform(const char *word);
typedef bool tokens_test(const char *word, void *context);

/* Splits at any of the characters of `separators`; there are no empty words. */
tokens *tokens_split(const char *text, const char *separators);
void tokens_free(tokens *t);

size_t tokens_count(const tokens *t);
/* NULL when there is no such word. */
const char *tokens_at(const tokens *t, size_t index);
/* Length of all words together. */
size_t tokens_length(const tokens *t);

/* Replaces each word. */
void tokens_map(tokens *t, tokens_transform *transform);
/* Keeps the words that pass. */
void tokens_filter(tokens *t, tokens_test *test, void *context);
/* All words with a separator between them, to be freed by the caller. */
char *tokens_join(const tokens *t, const char *separator);

#endif
