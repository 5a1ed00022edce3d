#include "getflag.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) exit(2); } while (0)

#ifdef LEGAL
static getflag *with(const char *line)
{
    getflag *g = gf_open(line);

    CHECK(g);
    CHECK(gf_define(g, 1, "v", GF_NONE) == 0);
    CHECK(gf_define(g, 1, "verbose", GF_NONE) == 0);
    CHECK(gf_define(g, 2, "o", GF_REQUIRED) == 0);
    CHECK(gf_define(g, 2, "out", GF_REQUIRED) == 0);
    CHECK(gf_define(g, 3, "c", GF_OPTIONAL) == 0);
    CHECK(gf_define(g, 3, "color", GF_OPTIONAL) == 0);
    return g;
}

int main(void)
{
    static char line[GF_MAX_LINE + 2];
    getflag *g;
    int i;

    CHECK(!gf_open("'") && !gf_open("a \"b"));
    memset(line, '-', GF_MAX_LINE + 1);
    CHECK(!gf_open(line));
    line[GF_MAX_LINE] = '\0';
    g = gf_open(line);
    CHECK(g && gf_count(g) == 1 && gf_next(g) == GF_UNKNOWN && gf_next(g) == GF_DONE);
    gf_close(g);

    g = gf_open("");
    CHECK(g && gf_count(g) == 0 && gf_next(g) == GF_DONE && !gf_operand(g) && !gf_value(g));
    CHECK(!gf_word(g, 0) && !gf_word(g, -1) && !gf_word(g, INT_MAX) && !gf_word(g, INT_MIN));
    CHECK(gf_define(g, 0, "a", 0) == -1 && gf_define(g, INT_MIN, "a", 0) == -1);
    CHECK(gf_define(g, 1, "", 0) == -1 && gf_define(g, 1, "-a", 0) == -1 && gf_define(g, 1, "a=", 0) == -1);
    CHECK(gf_define(g, 1, "a", -1) == -1 && gf_define(g, 1, "a", 3) == -1);
    CHECK(gf_define(g, 1, "abcdefghijklmnopqrstuvwx", 0) == -1);
    CHECK(gf_define(g, INT_MAX, "abcdefghijklmnopqrstuvw", 0) == 0);
    for (i = 1; i < GF_MAX_OPTIONS; i++) {
        char name[2] = { (char)('@' + i), 0 };
        CHECK(gf_define(g, i, name, GF_NONE) == 0);
    }
    CHECK(gf_define(g, 1, "zz", GF_NONE) == -1);
    gf_close(g);

    g = with("-vofile -o 'a b' -c -cred --verbose --verbose=1 --out=x --out y --color --color= --nope -z x -- -v");
    for (i = 0; i < 2; i++) {
        CHECK(gf_next(g) == 1 && !gf_value(g));
        CHECK(gf_next(g) == 2 && !strcmp(gf_value(g), "file"));
        CHECK(gf_next(g) == 2 && !strcmp(gf_value(g), "a b"));
        CHECK(gf_next(g) == 3 && !gf_value(g));
        CHECK(gf_next(g) == 3 && !strcmp(gf_value(g), "red"));
        CHECK(gf_next(g) == 1 && gf_next(g) == GF_UNWANTED && !gf_value(g));
        CHECK(gf_next(g) == 2 && !strcmp(gf_value(g), "x"));
        CHECK(gf_next(g) == 2 && !strcmp(gf_value(g), "y"));
        CHECK(gf_next(g) == 3 && !gf_value(g));
        CHECK(gf_next(g) == 3 && !strcmp(gf_value(g), ""));
        CHECK(gf_next(g) == GF_UNKNOWN && gf_next(g) == GF_UNKNOWN);
        CHECK(gf_next(g) == GF_DONE && gf_next(g) == GF_DONE);
        CHECK(!strcmp(gf_operand(g), "x") && gf_next(g) == GF_DONE);
        CHECK(!strcmp(gf_operand(g), "-v") && !gf_operand(g) && !gf_operand(g));
        CHECK(gf_next(g) == GF_DONE);
        gf_rewind(g);
    }
    gf_close(g);

    g = with("-v -o");
    CHECK(gf_next(g) == 1 && gf_next(g) == GF_MISSING && gf_next(g) == GF_DONE && !gf_operand(g));
    gf_close(g);
    g = with("'' - --out ''");
    CHECK(gf_count(g) == 4 && gf_next(g) == GF_DONE && !strcmp(gf_operand(g), ""));
    CHECK(!strcmp(gf_operand(g), "-") && gf_next(g) == 2 && !strcmp(gf_value(g), ""));
    CHECK(gf_next(g) == GF_DONE);
    gf_close(g);
    g = with("-vvv --v --=1 x");
    CHECK(gf_next(g) == 1 && !strcmp(gf_operand(g), "--v"));
    CHECK(gf_next(g) == GF_UNKNOWN && gf_next(g) == GF_DONE);
    gf_close(g);
    gf_close(NULL);
    return 0;
}
#else
int main(void)
{
    getflag *g = gf_open("--out");

    CHECK(g);
    CHECK(gf_define(g, 1, "out", GF_REQUIRED) == 0);
    while (gf_next(g) != GF_DONE)
        ;
    gf_close(g);
    return 0;
}
#endif
