#include "cutter.h"

#include <string.h>

size_t cutter_words(char *line, char **words, size_t most)
{
    size_t count = 0;
    for (char *word = strtok(line, " "); word && count < most; word = strtok(NULL, " "))
        words[count++] = word;
    words[count] = NULL;
    return count;
}
