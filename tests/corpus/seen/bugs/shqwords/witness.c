#include "shqwords.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    ShqError error;
    ShqWords *w = shq_words_parse(" cc -o 'a b'\\ c \"x\\\"y\\n\" ''", &error);
    if (w == NULL || error != SHQ_ERROR_NONE || shq_words_count(w) != 5)
        return 2;
    if (strcmp(shq_words_nth(w, 2), "a b c") != 0 || strcmp(shq_words_nth(w, 3), "x\"y\\n") != 0 ||
        strcmp(shq_words_nth(w, 4), "") != 0 || shq_words_nth(w, 5) != NULL)
        return 2;
    if (!shq_words_append(w, "it's\\") || !shq_words_extend(w, w) || shq_words_count(w) != 12 ||
        !shq_words_remove(w, 0) || shq_words_remove(w, 11))
        return 2;
    char *line = shq_words_join(w);
    ShqWords *again = shq_words_parse(line, NULL);
    if (shq_words_count(again) != 11)
        return 2;
    for (size_t i = 0; i < 11; i++)
        if (strcmp(shq_words_nth(w, i), shq_words_nth(again, i)) != 0)
            return 2;
    free(line);
    shq_words_free(w);
    shq_words_free(again);
    if (shq_words_parse("a 'b", &error) != NULL || error != SHQ_ERROR_BAD_QUOTING || shq_unquote("\"a") != NULL ||
        shq_unquote("\"a\\\"") != NULL || shq_words_parse("\"\\", NULL) != NULL)
        return 2;
    char *q = shq_quote("'"), *u = shq_unquote(q);
    if (strcmp(q, "''\\'''") != 0 || strcmp(u, "'") != 0)
        return 2;
    free(q);
    free(u);
    w = shq_words_parse("", NULL);
    q = shq_words_join(w);
    if (*q != '\0')
        return 2;
    free(q);
    shq_words_free(w);
#ifndef LEGAL
    free(shq_unquote("dir\\"));
#endif
    return 0;
}
