#include "tokens.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static char *twice(const char *word)
{
    size_t length = strlen(word);
    char *result = malloc(2 * length + 1);
    memcpy(result, word, length);
    memcpy(result + length, word, length + 1);
    return result;
}

static bool longer(const char *word, void *context)
{
    return strlen(word) > *(const size_t *)context;
}
#else
static char *nothing(const char *word)
{
    (void)word;
    return NULL;
}

static char *constant(const char *word)
{
    static char same[] = "same";
    (void)word;
    return same;
}
#endif

int main(int count, char **arguments)
{
    tokens *t = tokens_split(" a,bc  def,", " ,");
    if (tokens_count(t) != 3 || strcmp(tokens_at(t, 1), "bc") != 0 || tokens_at(t, 3) != NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    size_t limit = 2;
    tokens_map(t, twice);
    tokens_filter(t, longer, &limit);
    char *joined = tokens_join(t, "--");
    if (strcmp(joined, "bcbc--defdef") != 0 || tokens_length(t) != 10)
        return 2;
    free(joined);
    tokens_free(t);
    t = tokens_split("", "");
    joined = tokens_join(t, "x");
    if (strcmp(joined, "") != 0 || tokens_count(t) != 0)
        return 2;
    free(joined);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tokens_map(t, nothing);
        break;
    case 2:
        tokens_map(t, constant);
        break;
    case 3:
        tokens_filter(t, NULL, NULL);
        break;
    }
#endif
    tokens_free(t);
    return 0;
}
