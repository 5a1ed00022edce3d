#ifndef LEXARGS_H
#define LEXARGS_H

#include <stdbool.h>
#include <stddef.h>

/* The words of a command line.  In a word the escape character, a backslash
   unless another is chosen, takes the character behind it as it is.  At the
   end of a word it stands for itself. */
typedef struct lexargs lexargs;

/* NULL when memory is out. */
lexargs *lexargs_new(void);
void lexargs_free(lexargs *args);

/* Chooses the escape character; '\0' for none. */
void lexargs_set_escape(lexargs *args, char escape);
char lexargs_escape(const lexargs *args);

/* Appends a copy of the word, escapes and all.  False when memory is out. */
bool lexargs_push(lexargs *args, const char *word);
/* Removes the last word; false when there is none. */
bool lexargs_pop(lexargs *args);
size_t lexargs_count(const lexargs *args);
/* The word as it was pushed, valid until it is popped; NULL when there is no
   word of that index. */
const char *lexargs_word(const lexargs *args, size_t index);

/* All words without their escapes, a blank between them.  The caller frees
   it; NULL when memory is out. */
char *lexargs_join(const lexargs *args);

#endif
