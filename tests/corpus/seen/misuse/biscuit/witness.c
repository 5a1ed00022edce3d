#include "biscuit.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    biscuit_jar *jar = biscuit_jar_new();
    biscuit *c;
    assert(jar);
#ifdef LEGAL
    char buf[40];
    static char text[BISCUIT_TEXT_MAX + 1];
    (void)argc;
    (void)argv;
    assert(biscuit_jar_header(jar, NULL, 0) == 0);
    assert(biscuit_jar_header(jar, buf, sizeof buf) == 0 && buf[0] == '\0');
    assert(!biscuit_parse("", 0) && !biscuit_parse("a", 0) && !biscuit_parse("=", 0) && !biscuit_parse(" =1", 0));
    assert(!biscuit_parse("a; b=1", 0) && !biscuit_parse(";", 0) && !biscuit_parse("a b=1", 0));
    assert(!biscuit_make("", "x") && !biscuit_make("a=", "x") && !biscuit_make("a", "x;"));
    memset(text, 'a', BISCUIT_TEXT_MAX);
    assert(!biscuit_make(text, text) && !biscuit_make("a", text));
    c = biscuit_make(text, "");
    assert(c && strlen(biscuit_name(c)) == BISCUIT_TEXT_MAX);
    biscuit_free(c);
    c = biscuit_parse(" id = 31 ; Path=/; mAx-aGe=60;", 100);
    assert(c && strcmp(biscuit_name(c), "id") == 0 && strcmp(biscuit_value(c), "31") == 0);
    assert(biscuit_jar_put(jar, c) == 0 && biscuit_jar_put(jar, c) == 0);
    c = biscuit_dup(biscuit_jar_get(jar, "id"));
    assert(c && biscuit_jar_put(jar, c) == 0 && biscuit_jar_get(jar, "id") == c);
    assert(biscuit_jar_expire(jar, 159) == 0 && biscuit_jar_expire(jar, 160) == 1);
    c = biscuit_parse("x=;Max-Age=99999999999999999999999999", LLONG_MAX);
    assert(c && biscuit_jar_put(jar, c) == 0);
    c = biscuit_parse("y==;Max-Age=-5", LLONG_MIN);
    assert(c && strcmp(biscuit_value(c), "=") == 0 && biscuit_jar_put(jar, c) == 0);
    c = biscuit_parse("z=1; Max-Age=; Max-Age=x", 0);
    assert(c && biscuit_jar_put(jar, c) == 0);
    assert(biscuit_jar_header(jar, buf, sizeof buf) == 12 && strcmp(buf, "x=; y==; z=1") == 0);
    assert(biscuit_jar_header(jar, buf, 4) > 4 && strcmp(buf, "x=;") == 0);
    assert(biscuit_jar_expire(jar, LLONG_MIN) == 1);
    assert(biscuit_jar_expire(jar, LLONG_MAX) == 0);
    assert(biscuit_jar_remove(jar, "x") == 1 && biscuit_jar_remove(jar, "x") == 0 && !biscuit_jar_get(jar, ""));
    assert(biscuit_jar_header(jar, buf, sizeof buf) == 3 && strcmp(buf, "z=1") == 0);
    for (int i = 1; i < BISCUIT_JAR_MAX; i++) {
        snprintf(buf, sizeof buf, "n%d", i);
        c = biscuit_make(buf, "");
        assert(c && biscuit_jar_put(jar, c) == 0);
    }
    c = biscuit_make("more", "1");
    assert(c && biscuit_jar_put(jar, c) == -1);
    biscuit_free(c);
    biscuit_free(NULL);
    biscuit_jar_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    c = biscuit_make("id", "31");
    assert(c);
    biscuit_jar_put(jar, c);
    if (rule == 1) {
        biscuit_free(c);
    } else if (rule == 2) {
        const biscuit *old = biscuit_jar_get(jar, "id");
        biscuit_jar_put(jar, biscuit_make("id", "32"));
        printf("%s\n", biscuit_value(old));
    } else {
        biscuit_jar *second = biscuit_jar_new();
        assert(second);
        biscuit_jar_put(second, c);
        biscuit_jar_free(second);
    }
#endif
    biscuit_jar_free(jar);
    return 0;
}
