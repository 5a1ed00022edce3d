#include "globset.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    globset *set = globset_new();
    char buf[16], longer[GLOBSET_LENGTH + 2];

    assert(glob_matches("", "") && !glob_matches("", "a") && !glob_matches("?", "") && glob_matches("*", ""));
    assert(glob_matches("**", "abc") && glob_matches("*.c", "a.c.c") && !glob_matches("*.c", "a.h"));
    assert(glob_matches("[a-c]x", "bx") && !glob_matches("[!a-c]x", "bx") && glob_matches("[!a]", "b"));
    assert(glob_matches("[]a]", "]") && glob_matches("[!]a]", "b") && !glob_matches("[!]a]", "]"));
    assert(glob_matches("[a-]", "-") && glob_matches("[-a]", "-") && !glob_matches("[z-a]", "m"));
    assert(glob_matches("[\\]]", "]") && glob_matches("[\\!a]", "!") && glob_matches("[\\\\]", "\\"));
    assert(glob_matches("[a", "[a") && glob_matches("[", "[") && glob_matches("[!", "[!") && glob_matches("[]", "[]"));
    assert(glob_matches("[!]", "[!]") && glob_matches("[\\]", "[]") && !glob_matches("[a-", "a"));
    assert(glob_matches("\\", "\\") && glob_matches("a\\", "a\\") && glob_matches("\\*", "*") && !glob_matches("\\*", "a"));
    assert(glob_matches("*\\", "ab\\") && glob_matches("[\xe0-\xff]", "\xe9") && !glob_matches("[a-z]", "\xe9"));
    assert(glob_matches("*a*b*[c]", "xxaxxbxxc") && glob_matches("]", "]"));
    assert(glob_is_plain("") && glob_is_plain("a\\*") && glob_is_plain("\\") && !glob_is_plain("a*") && !glob_is_plain("[\\"));
    assert(glob_quote("a*[", NULL, 0) == 5 && glob_quote("a*[\\", buf, sizeof buf) == 7);
    assert(strcmp(buf, "a\\*\\[\\\\") == 0 && glob_matches(buf, "a*[\\"));
    assert(glob_quote("", buf, 1) == 0 && buf[0] == '\0');
    assert(globset_match(set, "") == -1 && !globset_remove(set, 0) && globset_pattern(set, 0) == NULL);
    assert(globset_add(set, "*.o") == 0 && globset_add(set, "") == 1 && globset_add(set, "a?") == 2);
    assert(globset_add(set, globset_pattern(set, 0)) == 3 && globset_count(set) == 4);
    assert(globset_match(set, "") == 1 && globset_match(set, "x.o") == 0 && globset_match(set, "ab") == 2);
    assert(globset_remove(set, 0) && globset_match(set, "x.o") == 2 && !globset_remove(set, -1));
    assert(globset_remove(set, 2) && globset_match(set, "x.o") == -1 && !globset_remove(set, 2));
    memset(longer, '*', sizeof longer);
    longer[GLOBSET_LENGTH + 1] = '\0';
    assert(globset_add(set, longer) == -1);
    while (globset_add(set, "*") >= 0)
        continue;
    assert(globset_count(set) == GLOBSET_MAX);
    globset_free(set);
    globset_free(NULL);
    return 0;
}
#else
int main(void)
{
    globset *set = globset_new();

    globset_add(set, "[a\\");
    printf("%d\n", globset_match(set, "a"));
    globset_free(set);
    return 0;
}
#endif
