/* Cuts a line into words where it lies. */
#include <stddef.h>

/* No more than `most` words, and NULL behind the last. */
size_t cutter_words(char *line, char **words, size_t most);
