#include "pathcomb.h"
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void clean(const char *from, const char *to)
{
    char *p = malloc(strlen(from) + 1);
    assert(p);
    strcpy(p, from);
    assert(pc_clean(p) == p && !strcmp(p, to));
    assert(!strcmp(pc_clean(p), to));
    free(p);
}
#endif

int main(int argc, char **argv)
{
    char buf[16];
#ifdef LEGAL
    (void)argc, (void)argv;
    clean("", "");
    clean("/", "/");
    clean("///", "/");
    clean(".", ".");
    clean("./", ".");
    clean("a/..", ".");
    clean("..", "..");
    clean("../", "..");
    clean("/..", "/");
    clean("/../..//a", "/a");
    clean("a//b/./c/", "a/b/c");
    clean("a/b/../c", "a/c");
    clean("a/b/../../c", "c");
    clean("a/../../b/c/..", "../b");
    clean("../../x/..", "../..");
    clean("../a/../..", "../..");
    clean("/a/..", "/");
    clean("/a/b/..", "/a");
    clean("...", "...");
    clean(".a/..b", ".a/..b");
    assert(pc_join(NULL, 0, "a", "b") == 3);
    assert(pc_join(buf, sizeof buf, "a", "b") == 3 && !strcmp(buf, "a/b"));
    assert(pc_join(buf, sizeof buf, "a/", "b") == 3 && !strcmp(buf, "a/b"));
    assert(pc_join(buf, sizeof buf, "a", "/b") == 2 && !strcmp(buf, "/b"));
    assert(pc_join(buf, sizeof buf, "", "") == 0 && !*buf);
    assert(pc_join(buf, sizeof buf, "a", "") == 1 && !strcmp(buf, "a"));
    assert(pc_join(buf, 3, "abc", "d") == 5 && !strcmp(buf, "ab") && pc_join(buf, 1, "a", "b") == 3 && !*buf);
    assert(!strcmp(pc_slash(strcpy(buf, "a")), "a/") && !strcmp(pc_slash(buf), "a/") && !*pc_slash(strcpy(buf, "")));
    assert(!strcmp(pc_base("a/b.c"), "b.c") && !strcmp(pc_base("x"), "x") && !*pc_base("x/") && !*pc_base(""));
    assert(!strcmp(pc_ext("a.b/c.d.e"), ".e") && !*pc_ext("a.b/c") && !*pc_ext(".rc") && !strcmp(pc_ext("a."), "."));
    assert(pc_match("*.c", "a.c") && !pc_match("*.c", "d/a.c") && pc_match("*/*.c", "d/a.c") && pc_match("", "") && pc_match("**", ""));
    assert(!pc_match("?", "/") && !pc_match("?", "") && pc_match("a*b*c", "aXbbYc") && !pc_match("a", "ab") && !pc_match("ab", "a"));
    struct pc_walk w;
    size_t n;
    pc_start(&w, "//usr///lib/");
    const char *p = pc_step(&w, &n);
    assert(p && n == 3 && !memcmp(p, "usr", 3));
    p = pc_step(&w, &n);
    assert(p && n == 3 && !pc_step(&w, &n) && !pc_step(&w, &n));
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        pc_clean((char *)"usr//lib");
        break;
    case 2:
        strcpy(buf, "lib/x");
        pc_join(buf, sizeof buf, "usr", buf);
        break;
    case 3: {
        char dir[] = "usr";
        puts(pc_slash(dir));
        break;
    }
    }
#endif
    return 0;
}
