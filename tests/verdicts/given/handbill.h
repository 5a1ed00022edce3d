/* handbill: a text, character by character.
 *
 * Text is UTF-8 and has to be valid; run handbill_valid() over what comes from outside. */
#ifndef HANDBILL_H
#define HANDBILL_H
#include <stdbool.h>
#include <stddef.h>

typedef struct handbill handbill;

/* Whether that many bytes are valid UTF-8, as far as lengths go. */
bool handbill_valid(const char *text, size_t length);

handbill *handbill_new(void);
void handbill_free(handbill *leaf);

/* Takes a copy.  False if memory is out. */
bool handbill_set(handbill *leaf, const char *text, size_t length);

/* How many characters there are. */
size_t handbill_count(const handbill *leaf);
/* The sum of its bytes, the first one left out. */
unsigned handbill_sum(const handbill *leaf);
#endif
