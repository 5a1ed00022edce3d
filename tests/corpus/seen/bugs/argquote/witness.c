#include "argquote.h"
#include <stdlib.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    static const char *const args[] = {"prog", "", "a b", "say \"hi\"", "x\\\\\"y", "c:\\dir\\", "\\\\srv\\my share\\f", "\"", "\t\n"};
    size_t n = sizeof args / sizeof *args, got, i;
    aq_line *line = aq_new();
    for (i = 0; i < n; i++)
        if (aq_add(line, args[i]))
            return 1;
    if (aq_count(line) != n)
        return 1;
    char **words = aq_split(aq_text(line), &got);
    if (!words || got != n || words[n])
        return 1;
    for (i = 0; i < n; i++)
        if (strcmp(words[i], args[i]))
            return 1;
    free(words);
    aq_add(line, aq_text(line));
    aq_free(line);
    words = aq_split(" \"open", &got);
    if (got != 1 || strcmp(words[0], "open"))
        return 1;
    free(words);
    words = aq_split("a b c \\", &got);
    if (got != 4 || strcmp(words[3], "\\"))
        return 1;
    free(words);
    words = aq_split("", &got);
    if (got != 0 || words[0])
        return 1;
    free(words);
    aq_free(NULL);
    return 0;
#else
    char *quoted = aq_quote("my dir\\");
    free(quoted);
    return 0;
#endif
}
