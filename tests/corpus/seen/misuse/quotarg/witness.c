#include "quotarg.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void split(const char *line, const char *const *want)
{
    int status = -1;
    char **got = qa_split(line, &status);
    size_t i;

    if (got == NULL || status != QA_OK || qa_count((const char *const *)got) != qa_count(want))
        abort();
    for (i = 0; want[i] != NULL; i++)
        if (strcmp(got[i], want[i]) != 0)
            abort();
    free(got);
}

static void bad(const char *line, int code)
{
    int status = -1;

    if (qa_split(line, &status) != NULL || status != code || qa_split(line, NULL) != NULL)
        abort();
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    const char *none[] = { NULL };
    const char *some[] = { "a", "", "it's", "''", "x y", "\\", "\"", "tab\t\n", "a=b", "#~$", "\xff", NULL };
    static char big[QA_MAX + 2];
    char buf[64];

    (void)argc;
    (void)argv;
    split("", none);
    split(" \t\n ", none);
    split("a '' it\\'s \"''\" x' 'y \\\\ '\"' \"tab\t\n\" a=b '#~$' \xff", some);
    split("\"\\\"\\\\\\a\"", (const char *[]){ "\"\\\\a", NULL });
    split("\"\"", (const char *[]){ "", NULL });
    bad("'", QA_OPEN);
    bad("a \"b", QA_OPEN);
    bad("\"\\", QA_OPEN);
    bad("\"\\\"", QA_OPEN);
    bad("a\\", QA_ESCAPE);
    char *joined = qa_join(some);
    if (joined == NULL)
        abort();
    split(joined, some);
    free(joined);
    joined = qa_join(none);
    if (joined == NULL || joined[0] != '\0')
        abort();
    free(joined);
    for (size_t i = 0; some[i] != NULL; i++) {
        char *end = qa_quote(buf, some[i]);
        if ((size_t)(end - buf) != qa_quoted_len(some[i]) || *end != '\0')
            abort();
        if (qa_is_plain(some[i]) != (strcmp(buf, some[i]) == 0))
            abort();
    }
    memset(big, 'b', sizeof big - 1);
    bad(big, QA_TOOBIG);
    if (qa_join((const char *[]){ big, NULL }) != NULL)
        abort();
    split(big + 1, (const char *[]){ big + 1, NULL });
    for (int s = -1; s < 7; s++)
        if (qa_status_text(s)[0] == '\0')
            abort();
    if (strcmp(qa_status_text(INT_MIN), "?") != 0)
        abort();
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    if (rule == 1) {
        const char *word = "it's";
        char *dst = malloc(strlen(word) + 1);

        if (dst != NULL)
            qa_quote(dst, word);
        free(dst);
    } else if (rule == 2) {
        char **words = qa_split("a b", NULL);

        if (words != NULL)
            free(words[1]);
        free(words);
    } else {
        const char **words = malloc(2 * sizeof *words);

        if (words == NULL)
            return 0;
        words[0] = "a";
        words[1] = "b";
        free(qa_join(words));
        free(words);
    }
    return 0;
#endif
}
