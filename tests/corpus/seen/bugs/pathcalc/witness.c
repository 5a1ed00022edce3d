#include "pathcalc.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void is(char *path, const char *expected)
{
    assert(path != NULL && strcmp(path, expected) == 0);
    free(path);
}

int main(void)
{
    static char large[PATH_LONGEST + 2];
    size_t len;
    path_walk walk;

    is(path_clean(""), ".");
    is(path_clean("."), ".");
    is(path_clean("/"), "/");
    is(path_clean("///"), "/");
    is(path_clean("/.."), "/");
    is(path_clean("/../a"), "/a");
    is(path_clean("a/.."), ".");
    is(path_clean("/a/.."), "/");
    is(path_clean("../.."), "../..");
    is(path_clean("a/../.."), "..");
    is(path_clean("../a/../b/"), "../b");
    is(path_clean("a//b/./c/"), "a/b/c");
    is(path_clean("..."), "...");
    is(path_clean("x../.."), ".");
    is(path_join("", ""), ".");
    is(path_join("/usr", "../etc"), "/etc");
    is(path_join("a", "/b/"), "/b");
    is(path_join("a", "../../.."), "../..");
    is(path_join("..", "a"), "../a");
    is(path_relative("/a/b", "/a/c/d"), "../c/d");
    is(path_relative("", ""), ".");
    is(path_relative("/", "/"), ".");
    is(path_relative("/a", "/"), "..");
    is(path_relative("a", ".."), "../..");
    is(path_relative("..", "../a"), "a");
    is(path_relative(".", "x"), "x");
    is(path_relative("ab", "a"), "../a");
    assert(path_relative("/a", "a") == NULL && path_relative("", "/") == NULL);
    assert(path_equal("a/", "./a") && !path_equal("a", "/a") && path_equal("", "."));
    memset(large, 'a', PATH_LONGEST);
    is(path_clean(large), large);
    is(path_relative(large, ""), "..");
    large[PATH_LONGEST] = 'a';
    assert(path_clean(large) == NULL && path_relative("a", large) == NULL && path_relative(large, "a") == NULL);
    assert(!path_equal(large, large) && path_join("/", large) == NULL);
    for (int i = 0; i < PATH_LONGEST; i += 2)
        memcpy(large + i, "/a", 2);
    large[PATH_LONGEST] = '\0';
    free(path_relative(large, "/b"));
    path_base("/", &len);
    assert(len == 0);
    assert(strncmp(path_base("a/bc//", &len), "bc", 2) == 0 && len == 2);
    assert(*path_base("", &len) == '\0' && len == 0);
    assert(strcmp(path_suffix("a.b/c.tar.gz"), ".gz") == 0 && *path_suffix("a.b/c") == '\0');
    assert(*path_suffix("x/..") == '\0' && *path_suffix("") == '\0' && *path_suffix(".profile") == '\0');
    assert(*path_suffix("a.c/") == '\0');
    path_start(&walk, "//a/./b/");
    assert(path_step(&walk) && path_step(&walk) && walk.len == 1 && path_step(&walk) && *walk.name == 'b');
    assert(!path_step(&walk) && !path_step(&walk) && path_is_absolute("/") && !path_is_absolute(""));
    return 0;
}
#else
int main(void)
{
    char *way = path_relative("../x", "y");

    free(way);
    return 0;
}
#endif
