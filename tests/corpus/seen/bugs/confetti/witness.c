#include "confetti.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
#define CHECK(what) do { if (!(what)) { printf("line %d: %s\n", __LINE__, #what); return 1; } } while (0)

static int visit(const char *section, const char *key, const char *value, void *arg)
{
    int *left = arg;

    (void)section;
    (void)key;
    (void)value;
    return --*left == 0 ? 7 : 0;
}

static int bad(const char *text, int expected)
{
    int line = -1;

    return cf_read(text, &line) == NULL && line == expected;
}

int main(void)
{
    cf_conf *conf;
    char text[300], name[40];
    int line = -1, i, left;

    cf_free(NULL);
    conf = cf_read("", &line);
    CHECK(conf != NULL && line == 0 && cf_count(conf) == 0 && cf_get(conf, "", "") == NULL);
    CHECK(cf_each(conf, visit, &line) == 0);
    CHECK(cf_set(conf, "", "", "x") == -1 && cf_set(conf, "", "k", "") == 0);
    CHECK(cf_set(conf, "s", "k2", cf_get(conf, "", "k")) == 0);
    for (i = 0; i < CF_PAIRS_MAX - 2; i++) {
        sprintf(name, "key%d", i);
        CHECK(cf_set(conf, "s", name, name) == 0);
    }
    CHECK(cf_set(conf, "s", "one more", "") == -1 && cf_count(conf) == CF_PAIRS_MAX);
    CHECK(cf_set(conf, "s", "key7", cf_get(conf, "s", "key8")) == 0 && strcmp(cf_get(conf, "s", "key7"), "key8") == 0);
    left = 3;
    CHECK(cf_each(conf, visit, &left) == 7 && left == 0);
    cf_free(conf);

    conf = cf_read("# c\r\n ; c\n\n\t\r\n a = 1 # one\nb=two words  \nc=\n  d =   \ne=x#y\nf==\n[ s t ] # c\n"
                   "q = \" a # b \" ; c\nq2=\"\"\na=0x10\nb=-5\ntrue = on\nfalse=off\na = 017\n[]\nz=99999999999999999999\n"
                   "g=#none", &line);
    CHECK(conf != NULL && line == 0);
    CHECK(strcmp(cf_get(conf, "", "a"), "1") == 0 && cf_get_long(conf, "", "a", 5) == 1);
    CHECK(strcmp(cf_get(conf, "", "b"), "two words") == 0 && cf_get_long(conf, "", "b", LONG_MIN) == LONG_MIN);
    CHECK(strcmp(cf_get(conf, "", "c"), "") == 0 && strcmp(cf_get(conf, "", "d"), "") == 0);
    CHECK(strcmp(cf_get(conf, "", "e"), "x") == 0 && strcmp(cf_get(conf, "", "f"), "=") == 0);
    CHECK(strcmp(cf_get(conf, "s t", "q"), " a # b ") == 0 && strcmp(cf_get(conf, "s t", "q2"), "") == 0);
    CHECK(cf_get_long(conf, "s t", "a", 0) == 17 && cf_get_long(conf, "s t", "b", 0) == -5);
    CHECK(cf_get_bool(conf, "s t", "true", 9) == 1 && cf_get_bool(conf, "s t", "false", 9) == 0);
    CHECK(cf_get_bool(conf, "s t", "q", 9) == 9 && cf_get_bool(conf, "", "none", INT_MIN) == INT_MIN);
    CHECK(cf_get_long(conf, "", "z", -1) == -1 && strcmp(cf_get(conf, "", "g"), "") == 0);
    cf_free(conf);

    CHECK(bad("x", 1) && bad("\n= v", 2) && bad("[s", 1) && bad("[s] x", 1) && bad("a=\"x", 1) && bad("a=\"x\"y", 1));
    CHECK(bad("]", 1) && bad("[", 1) && bad("=", 1) && bad("a=\"", 1));
    CHECK(cf_read("?", NULL) == NULL);
    memset(text, 'v', sizeof text);
    text[0] = 'k';
    text[1] = '=';
    text[2 + CF_VALUE_MAX] = '\0';
    conf = cf_read(text, NULL);
    CHECK(conf != NULL && strlen(cf_get(conf, "", "k")) == CF_VALUE_MAX);
    CHECK(cf_set(conf, "", "k", text) == -1);
    cf_free(conf);
    text[2 + CF_VALUE_MAX] = 'v';
    text[3 + CF_VALUE_MAX] = '\0';
    CHECK(bad(text, 1));
    return 0;
}
#else
int main(void)
{
    cf_conf *conf = cf_read("key = # none", NULL);

    if (conf == NULL)
        return 2;
    printf("'%s'\n", cf_get(conf, "", "key"));
    cf_free(conf);
    return 0;
}
#endif
