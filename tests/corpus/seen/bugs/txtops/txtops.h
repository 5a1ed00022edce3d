#ifndef TXTOPS_H
#define TXTOPS_H

#include <stdbool.h>
#include <stddef.h>

#define TX_MAX 65536

/* char * results: free() them; NULL if longer than TX_MAX or no memory.
   An empty word is found nowhere. */

size_t tx_count(const char *text, const char *word); /* without overlaps */
bool tx_starts(const char *text, const char *word);
bool tx_ends(const char *text, const char *word);

char *tx_replace(const char *text, const char *word, const char *by);
char *tx_repeat(const char *text, size_t times);
char *tx_reverse(const char *text);
char *tx_trim(const char *text);
char *tx_center(const char *text, size_t width, char fill);
char *tx_squeeze(const char *text, char c); /* runs of c to a single one */

#endif
