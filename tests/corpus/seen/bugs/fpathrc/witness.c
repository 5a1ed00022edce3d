#include "fpathrc.h"

#include <stdlib.h>
#include <string.h>

// Also gives the reference back.
static void expect(fpath *p, const char *text)
{
    if (p == NULL || strcmp(fpath_text(p), text) != 0 || fpath_length(p) != strlen(text))
        exit(2);
    fpath_unref(p);
}

static void canonical(const char *text, const char *result)
{
    fpath *p = fpath_new(text);
    expect(fpath_canonical(p), result);
    fpath_unref(p);
}

int main(void)
{
    expect(fpath_new(""), ".");
    expect(fpath_new("///"), "/");
    expect(fpath_new("a//b/"), "a/b");
    canonical("/../a/./b/..", "/a");
    canonical("../a/../../b", "../../b");
    canonical("a/..", ".");
    canonical("/..", "/");
    canonical("x/y", "x/y");
    canonical(".", ".");
    fpath *a = fpath_new("src/main.tar.c"), *root = fpath_new("/"), *dot = fpath_new("."), *top = fpath_new("src");
    if (strcmp(fpath_name(a), "main.tar.c") != 0 || strcmp(fpath_suffix(a), ".c") != 0 || fpath_parent(root) != NULL ||
        strcmp(fpath_name(root), "/") != 0 || fpath_parent(dot) != NULL || strcmp(fpath_suffix(dot), "") != 0)
        return 2;
    expect(fpath_parent(a), "src");
    expect(fpath_parent(top), ".");
    expect(fpath_with_suffix(a, ".h"), "src/main.tar.h");
    expect(fpath_with_suffix(a, ""), "src/main.tar");
    expect(fpath_with_suffix(a, ".c"), "src/main.tar.c");
    if (fpath_with_suffix(a, "c") != NULL || fpath_with_suffix(a, "./") != NULL || fpath_with_suffix(root, ".c") != NULL)
        return 2;
    if (!fpath_is_below(a, top) || fpath_is_below(top, a) || fpath_is_below(a, root) || !fpath_equal(a, a))
        return 2;
    expect(fpath_join(root, a), "/src/main.tar.c");
    expect(fpath_join(top, a), "src/src/main.tar.c");
    expect(fpath_join(top, top), "src/src");
    expect(fpath_join(top, dot), "src");
    expect(fpath_ref(a), "src/main.tar.c");
    char *longest = malloc(FPATH_LONGEST + 2);
    memset(longest, 'a', FPATH_LONGEST + 1);
    longest[FPATH_LONGEST + 1] = '\0';
    if (fpath_new(longest) != NULL)
        return 2;
    fpath *l = fpath_new(longest + 1);
    if (l == NULL || fpath_join(top, l) != NULL || fpath_with_suffix(l, ".c") != NULL)
        return 2;
    expect(fpath_canonical(l), longest + 1);
    fpath_unref(l);
    free(longest);
#ifndef LEGAL
    fpath *joined = fpath_join(top, root);
    fpath_unref(joined);
#endif
    fpath_unref(a);
    fpath_unref(root);
    fpath_unref(dot);
    fpath_unref(top);
    return 0;
}
