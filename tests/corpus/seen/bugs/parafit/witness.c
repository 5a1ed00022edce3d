#include "parafit.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
#define CHECK(what) do { if (!(what)) { printf("line %d: %s\n", __LINE__, #what); return 1; } } while (0)

static int wraps(const char *text, size_t width, const char *expected)
{
    char out[200];
    size_t length = pf_wrap(text, width, out, sizeof out);

    if (strcmp(out, expected) != 0)
        printf("got '%s'\n", out);
    return strcmp(out, expected) == 0 && length == strlen(expected) && length == pf_wrap(text, width, NULL, 0);
}

static int third(const char *line, size_t length, void *user)
{
    int *count = user;

    return line != NULL && length < 100 && ++*count == 3 ? 9 : 0;
}

int main(void)
{
    char out[8], text[40];
    int count = 0;
    size_t i;

    CHECK(pf_columns("") == 0 && pf_columns("\t") == 8 && pf_columns("a\tb\nccc") == 9 && pf_columns("12345678\t") == 16);
    CHECK(pf_widest_word("") == 0 && pf_widest_word(" a bcd\tef\ngh ") == 3);
    CHECK(pf_count("", 5) == 0 && pf_count("\n", 5) == 1 && pf_count("a\n\nb", 0) == 3 && pf_count("\n\n", SIZE_MAX) == 2);
    CHECK(wraps("", 0, "") && wraps("a", 1, "a\n") && wraps("abc", 1, "a\nb\nc\n"));
    CHECK(wraps("the quick brown fox", 10, "the quick\nbrown fox\n"));
    CHECK(wraps("the quick brown fox", 9, "the quick\nbrown fox\n"));
    CHECK(wraps("the quick brown fox", 8, "the\nquick\nbrown\nfox\n"));
    CHECK(wraps("the quick   \nbrown", 5, "the\nquick\nbrown\n"));
    CHECK(wraps("ab   ", 2, "ab\n") && wraps("ab   \n\nc", 2, "ab\n\nc\n"));
    CHECK(wraps("  in dent", 6, "  in\ndent\n") && wraps("  indented", 4, "  in\ndent\ned\n"));
    CHECK(wraps("      ab", 4, "    \n  ab\n") && wraps("   ", 2, "  \n \n") && wraps(" ", 1, " \n"));
    CHECK(wraps("a\tb", 8, "a\nb\n") && wraps("a\tb", 9, "a\tb\n") && wraps("a\tb", 3, "a\nb\n") && wraps("a\tb", 0, "a\tb\n"));
    CHECK(wraps("\tab cd", 11, "\tab\ncd\n") && wraps("\tab", 8, "\t\nab\n"));
    for (i = 1; i < sizeof out; i++) {
        memset(out, 'x', sizeof out);
        CHECK(pf_wrap("abc def", 3, out, i) == 8);
        CHECK(strlen(out) == i - 1 && strncmp(out, "abc\ndef\n", i - 1) == 0 && out[sizeof out - 1] == 'x');
    }
    CHECK(pf_each("a b c d", 1, third, &count) == 9 && count == 3);
    CHECK(pf_each("", 1, third, &count) == 0);
    strcpy(text, "");
    CHECK(pf_join(text) == 0);
    strcpy(text, "a\nb\n\nc\nd\n");
    CHECK(pf_join(text) == 9 && strcmp(text, "a b\n\nc d\n") == 0);
    return 0;
}
#else
int main(void)
{
    printf("%zu\n", pf_count("\tab", 4));
    return 0;
}
#endif
