#include "patlet.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
static bool matches(const char *pattern, const char *text)
{
    struct patlet p;
    assert(patlet_compile(&p, pattern) == PATLET_OK);
    return patlet_match(&p, text, strlen(text));
}

static enum patlet_status status(const char *pattern)
{
    struct patlet p;
    enum patlet_status s = patlet_compile(&p, pattern);
    assert(s == PATLET_OK || !patlet_match(&p, "", 0));
    assert(patlet_strstatus(s)[0]);
    return s;
}
#endif

int main(void)
{
    struct patlet p;
#ifdef LEGAL
    size_t start, end;
    char big[200];
    struct patlet_walk w;
    assert(matches("", "") && !matches("", "a") && matches("()", "") && matches("a.c", "abc") && !matches("a.c", "ac"));
    assert(matches("a*", "") && matches("a*", "aaaa") && !matches("a+", "") && matches("a+b?", "aa") && matches("a+b?", "aab"));
    assert(matches("(ab)*c", "ababc") && !matches("(ab)*c", "abac") && matches("(ab)+", "abab") && matches("(a(bc)?d)+", "adabcd"));
    assert(matches("(a*b)*", "aabb") && matches("()?", "") && matches("(a?)?", "a") && matches("\\*\\\\", "*\\"));
    assert(status("*") == PATLET_SYNTAX && status("a**") == PATLET_SYNTAX && status("(") == PATLET_SYNTAX && status(")") == PATLET_SYNTAX);
    assert(status("\\") == PATLET_SYNTAX && status("(((((((())))))))") == PATLET_OK && status("((((((((()))))))))") == PATLET_TOOBIG);
    memset(big, 'a', sizeof big);
    big[199] = 0;
    assert(status(big) == PATLET_TOOBIG);
    big[47] = 0;
    assert(status(big) == PATLET_OK);
    big[46] = '*';
    assert(status(big) == PATLET_OK || status(big) == PATLET_TOOBIG);
    assert(patlet_compile(&p, "b+") == PATLET_OK);
    assert(patlet_find(&p, "abbbc", 5, &start, &end) && start == 1 && end == 4 && !patlet_find(&p, NULL, 0, &start, &end));
    assert(patlet_count(&p, "abbcbabb", 8) == 3);
    assert(patlet_compile(&p, "x*") == PATLET_OK);
    assert(patlet_count(&p, NULL, 0) == 1 && patlet_count(&p, "ab", 2) == 3 && patlet_count(&p, "axx", 3) == 2);
    assert(patlet_match(&p, NULL, 0));
    patlet_first(&w, &p, "a", 1);
    assert(patlet_next(&w, &start, &end) && start == 0 && end == 0);
    assert(patlet_next(&w, &start, &end) && start == 1 && end == 1 && !patlet_next(&w, &start, &end) && !patlet_next(&w, &start, &end));
    assert(patlet_compile(&p, "a.b") == PATLET_OK && patlet_match(&p, "a\0b", 3));
#else
    if (patlet_compile(&p, "(a*)*") == PATLET_OK)
        patlet_match(&p, "a", 1);
#endif
    return 0;
}
