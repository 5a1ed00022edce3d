#include "cardglob.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
static int try(const char *pattern, int flags, const char *text)
{
    enum cg_error e = CG_NOMEM;
    cardglob *g = cg_compile(pattern, flags, &e);
    if (!g)
        return -(int)e;
    assert(e == CG_OK && !strcmp(cg_source(g), pattern));
    int r = cg_match(g, text);
    cg_free(g);
    return r;
}
#endif

int main(void)
{
#ifdef LEGAL
    assert(try("", 0, "") == 1 && try("", 0, "a") == 0 && try("*", 0, "") == 1 && try("***", 0, "abc") == 1);
    assert(try("?", 0, "") == 0 && try("a*b*c", 0, "axxbyybc") == 1 && try("a*b*c", 0, "axxbyyb") == 0);
    assert(try("[a-c]x", 0, "bx") == 1 && try("[!a-c]x", 0, "bx") == 0 && try("[]]", 0, "]") == 1);
    assert(try("[a-]", 0, "-") == 1 && try("[-a]", 0, "-") == 1 && try("[\\]]", 0, "]") == 1);
    assert(try("[A-C]", CG_NOCASE, "b") == 1 && try("ABC*", CG_NOCASE, "abCd") == 1);
    assert(try("*", CG_PATH, "a/b") == 0 && try("*/?", CG_PATH, "a/b") == 1 && try("a[!x]b", CG_PATH, "a/b") == 0);
    assert(try("*/*b", CG_PATH, "aa/xbb") == 1 && try("\\*", 0, "*") == 1);
    assert(try("[", 0, "") == -CG_BRACKET && try("[!", 0, "") == -CG_BRACKET && try("[]", 0, "") == -CG_BRACKET);
    assert(try("[a-", 0, "") == -CG_BRACKET && try("[z-a]", 0, "") == -CG_RANGE && try("a\\", 0, "") == -CG_ESCAPE);
    assert(try("[\001-\377]", -1, "\377") == 1 && try("[\\a", 0, "") == -CG_BRACKET);
    char big[CG_MAX + 2];
    memset(big, '*', sizeof big - 1);
    big[CG_MAX + 1] = 0;
    assert(try(big, 0, "") == -CG_LONG);
    big[CG_MAX] = 0;
    assert(try(big, 0, "q") == 1);
    assert(cg_compile("[", 0, NULL) == NULL);
    cg_free(NULL);
    char buf[8];
    assert(cg_escape("a*[", NULL, 0) == 5 && cg_escape("a*[", buf, 8) == 5 && !strcmp(buf, "a\\*\\["));
    assert(cg_escape("a*[", buf, 3) == 5 && !strcmp(buf, "a\\") && try("a\\*\\[", 0, "a*[") == 1);
    assert(cg_is_magic("") == 0 && cg_is_magic("a?") == 1);
    cardglob *g = cg_compile("a*", 0, NULL);
    const char *texts[] = {"a", "b", "ab"};
    assert(cg_count(g, texts, 3) == 2 && cg_count(g, NULL, 0) == 0);
    cg_free(g);
    assert(cg_message((enum cg_error)99) && cg_message(CG_RANGE));
#else
    enum cg_error e;
    cardglob *g = cg_compile("[\\", 0, &e);
    printf("%s\n", g ? "compiled" : cg_message(e));
    cg_free(g);
#endif
    return 0;
}
