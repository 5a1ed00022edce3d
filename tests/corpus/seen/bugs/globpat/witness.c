#include "globpat.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    if (globpat_test("*.c", "main.c", 0) != 1 || globpat_test("*.c", "main.h", 0) != 0 ||
        globpat_test("a?c*", "abc", 0) != 1 || globpat_test("", "", 0) != 1 || globpat_test("*", "", 0) != 1)
        return 2;
    if (globpat_test("[a-c]x", "bx", 0) != 1 || globpat_test("[!a-c]", "b", 0) != 0 ||
        globpat_test("[]]", "]", 0) != 1 || globpat_test("[ab", "[ab", 0) != 1 || globpat_test("\\", "\\", 0) != 1)
        return 2;
    if (globpat_test("A*[Z]", "abz", GLOBPAT_NOCASE) != 1 || globpat_test("A", "a", 0) != 0)
        return 2;
    char *escaped = globpat_escape("a*[b]\\");
    globpat_t *g = globpat_new(escaped, 0);
    if (!globpat_is_literal(g) || globpat_min_length(g) != 6 || !globpat_match(g, "a*[b]\\"))
        return 2;
    if (strcmp(globpat_source(g), escaped) != 0)
        return 2;
    globpat_free(g);
    free(escaped);
#ifndef LEGAL
    g = globpat_new("[", 0);
    int matches = globpat_match(g, "[");
    globpat_free(g);
    return !matches;
#endif
    return 0;
}
