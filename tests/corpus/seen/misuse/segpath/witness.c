#include "segpath.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void norm(const char *from, const char *to)
{
    char buf[64];
    struct segpath p;

    assert(segpath_init(&p, buf, sizeof buf, from) == 0);
    segpath_norm(&p);
    assert(!strcmp(segpath_str(&p), to) && p.len == strlen(to));
}

static void ext(const char *from, const char *to)
{
    char buf[64];
    struct segpath p;

    assert(segpath_init(&p, buf, sizeof buf, from) == 0);
    assert(!strcmp(segpath_ext(&p), to));
}

int main(void)
{
    char buf[8];
    struct segpath p;
    struct segpath_seg seg;
    size_t m1, m2;

    norm("", ".");
    norm("/", "/");
    norm("//a//b/", "/a/b");
    norm("a/./b/..", "a");
    norm("a/..", ".");
    norm("../a/../..", "../..");
    norm("/../a/..", "/");
    norm("..a/..", ".");
    norm("a../..", ".");
    norm(".../..", ".");
    norm("./../x", "../x");
    norm("/./..", "/");
    ext("", "");
    ext(".", "");
    ext("..", "");
    ext("a.c", ".c");
    ext("a.tar.gz", ".gz");
    ext(".rc", "");
    ext("/x.y/z", "");
    ext("/x.y/.z", "");
    ext("a.", "");
    ext("a/..x", "");

    assert(segpath_init(&p, NULL, 0, "") == -1 && !*segpath_str(&p) && !*segpath_ext(&p));
    assert(segpath_push(&p, "a", &m1) == -1 && segpath_up(&p) == -1 && !segpath_first(&p, &seg));
    segpath_norm(&p);
    segpath_cut(&p, 0);
    assert(segpath_init(&p, buf, 8, "/1234567") == -1 && !*segpath_str(&p));
    assert(segpath_init(&p, buf, 1, "") == 0 && segpath_push(&p, "a", NULL) == -1);
    segpath_norm(&p);
    assert(!*segpath_str(&p));

    assert(segpath_init(&p, buf, 8, "/a") == 0);
    assert(segpath_push(&p, "", &m1) == -1 && segpath_push(&p, "x/y", &m1) == -1);
    assert(segpath_push(&p, "bc", &m1) == 0 && segpath_push(&p, "d", &m2) == 0);
    assert(!strcmp(segpath_str(&p), "/a/bc/d") && segpath_push(&p, "e", NULL) == -1);
    assert(segpath_first(&p, &seg) && seg.len == 1 && *seg.at == 'a');
    assert(segpath_next(&seg) && seg.len == 2 && segpath_next(&seg) && *seg.at == 'd');
    assert(!segpath_next(&seg) && !segpath_next(&seg));
    segpath_cut(&p, m2);
    assert(!strcmp(segpath_str(&p), "/a/bc"));
    segpath_cut(&p, m1);
    assert(!strcmp(segpath_str(&p), "/a"));
    assert(segpath_push(&p, segpath_str(&p) + 1, NULL) == 0 && !strcmp(segpath_str(&p), "/a/a"));
    assert(segpath_up(&p) == 0 && segpath_up(&p) == 0 && !strcmp(segpath_str(&p), "/"));
    assert(segpath_up(&p) == -1);
    assert(segpath_push(&p, "x", NULL) == 0 && !strcmp(segpath_str(&p), "/x"));
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct segpath p;

    if (rule == 1) {
        char buf[64];
        size_t m1 = 0, m2 = 0;

        segpath_init(&p, buf, sizeof buf, "/");
        segpath_push(&p, "usr", &m1);
        segpath_push(&p, "lib", &m2);
        segpath_cut(&p, m1);
        segpath_cut(&p, m2);
    } else if (rule == 2) {
        char buf[8];

        segpath_init(&p, buf, 64, "/usr");
        segpath_push(&p, "include", NULL);
    } else {
        char *buf = malloc(64);

        if (!buf)
            return 0;
        segpath_init(&p, buf, 64, "/usr");
        free(buf);
        segpath_push(&p, "lib", NULL);
    }
    return 0;
}
#endif
