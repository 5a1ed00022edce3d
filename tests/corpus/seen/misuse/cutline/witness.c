#include "cutline.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static char line[64];

static char *set(const char *s)
{
    return strcpy(line, s);
}

int main(void)
{
    char *f[5], *k = NULL, *v = NULL, buf[16];

    assert(cut_count("", ':') == 1 && cut_count("::", ':') == 3);
    assert(cut_fields(set("root:x:0:0:r"), ':', f, 4) == 4 && !strcmp(f[3], "0:r") && !f[4]);
    assert(cut_join(buf, sizeof buf, f, ':') == 12 && !strcmp(buf, "root:x:0:0:r"));
    assert(cut_join(buf, 6, f, ':') == 12 && !strcmp(buf, "root:") && cut_join(NULL, 0, f, ':') == 12);
    assert(cut_join(buf, 1, f, ':') == 12 && !*buf);
    assert(cut_fields(set(""), ':', f, 4) == 1 && !*f[0] && !f[1]);
    assert(cut_fields(set(":"), ':', f, 4) == 2 && !*f[1] && cut_fields(set("a:b"), ':', f, 0) == 0 && !f[0]);
    assert(!strcmp(line, "a:b") && cut_join(buf, sizeof buf, f, ':') == 0 && !*buf);
    assert(cut_fields(set("a:b"), ':', f, 1) == 1 && !strcmp(f[0], "a:b"));
    assert(cut_words(set(" \t"), f, 4) == 0 && !f[0] && cut_words(set(""), f, 0) == 0);
    assert(cut_words(set(" a\tb  c d "), f, 3) == 3 && !strcmp(f[2], "c d") && !f[3]);
    assert(cut_words(set("a "), f, 4) == 1 && !strcmp(f[0], "a"));
    assert(!cut_pair(set("abc"), '=', &k, &v) && !k);
    assert(cut_pair(set(" a = b=c \n"), '=', &k, &v) && !strcmp(k, "a") && !strcmp(v, "b=c"));
    assert(cut_pair(set("="), '=', &k, &v) && !*k && !*v);
    assert(!*cut_trim(set(" \r\n")) && !*cut_trim(set("")) && !strcmp(cut_trim(set("  x y\n")), "x y"));
    assert(!*cut_comment(set("# x"), '#') && !strcmp(cut_comment(set("a#b #c"), '#'), "a#b "));
    assert(!strcmp(cut_unquote(set("\"a\\\"b\\\\\"")), "a\"b\\") && !*cut_unquote(set("\"\"")));
    assert(cut_unquote(set("\"")) == line && cut_unquote(set("")) == line && cut_unquote(set("\"a\\\"")) == line);
    assert(cut_unquote(set("\"a\"b\"")) == line && !strcmp(line, "\"a\"b\""));
    assert(!strcmp(cut_unquote(set("\"\\n\"")), "\\n"));
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char line[] = "a:b:c", dst[32];
    char *f[3];

    if (rule == 1) {
        cut_fields("root:x:0", ':', f, 2);
    } else if (rule == 2) {
        cut_fields(line, ':', f, 3);
    } else {
        char **g = malloc(2 * sizeof *g);

        if (!g)
            return 0;
        g[0] = g[1] = line;
        printf("%zu\n", cut_join(dst, sizeof dst, g, ':'));
        free(g);
    }
    return 0;
}
#endif
