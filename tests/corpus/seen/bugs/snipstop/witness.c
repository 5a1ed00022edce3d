#include "snipstop.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); exit(2); } } while (0)

#ifdef LEGAL
static void bad(const char *templ, int why)
{
    int error = 7;

    CHECK(sn_parse(templ, &error) == NULL && error == why);
    CHECK(sn_parse(templ, NULL) == NULL);
}

int main(void)
{
    static char big[SN_MAX_TEXT + 2];
    size_t a, b;
    int error = 7, i;
    snip *s;

    bad("$", SN_ESYNTAX);
    bad("${", SN_ESYNTAX);
    bad("${1", SN_ESYNTAX);
    bad("${1:", SN_ESYNTAX);
    bad("${1:${2:x}", SN_ESYNTAX);
    bad("$1$1", SN_ESYNTAX);
    bad("$100", SN_ESYNTAX);
    bad("${x}", SN_ESYNTAX);
    bad("for (${1:i} = 0; $1", SN_ESYNTAX);
    bad("${1:${2:${3:${4:${5:${6:${7:${8:${9:}}}}}}}}}", SN_ELIMIT);
    memset(big, 'x', sizeof big - 1);
    bad(big, SN_ELIMIT);

    s = sn_parse("", &error);
    CHECK(s != NULL && error == SN_OK && sn_count(s) == 1 && sn_current(s, NULL, NULL) == 0 && sn_length(s) == 0);
    CHECK(!sn_next(s) && !sn_prev(s) && sn_type(s, "") == SN_OK && sn_type(s, "abc") == SN_OK);
    CHECK(sn_type(s, big) == SN_ELIMIT && strcmp(sn_text(s), "abc") == 0);
    CHECK(sn_type(s, big + 1) == SN_OK && sn_length(s) == SN_MAX_TEXT);
    CHECK(sn_type(s, "q") == SN_OK && strcmp(sn_text(s), "q") == 0);
    sn_free(s);

    s = sn_parse("\\$1 \\} \\\\ \\a } ${2:two}$1${3:}\\", NULL);
    CHECK(s != NULL && strcmp(sn_text(s), "$1 } \\ \\a } two\\") == 0 && sn_count(s) == 4);
    CHECK(sn_current(s, &a, &b) == 1 && a == 15 && b == 15);
    CHECK(sn_type(s, "one") == SN_OK);
    CHECK(sn_next(s) && sn_current(s, &a, &b) == 2 && a == 12 && b == 15);
    CHECK(sn_type(s, "") == SN_OK && strcmp(sn_text(s), "$1 } \\ \\a } one\\") == 0);
    CHECK(sn_next(s) && sn_current(s, &a, &b) == 3 && a == 15 && b == 15 && sn_type(s, "3") == SN_OK);
    CHECK(sn_prev(s) && sn_type(s, "2") == SN_OK && strcmp(sn_text(s), "$1 } \\ \\a } 2one3\\") == 0);
    CHECK(sn_next(s) && sn_next(s) && sn_current(s, &a, NULL) == 0 && a == sn_length(s));
    sn_free(s);

    /* typing inside, then around; and all but the last stop within */
    s = sn_parse("f(${3:a, ${1:b}, ${2:c}})$0;", NULL);
    CHECK(s != NULL && sn_current(s, &a, &b) == 1 && a == 5 && b == 6);
    CHECK(sn_type(s, "bbb") == SN_OK && sn_next(s) && sn_type(s, "") == SN_OK);
    CHECK(sn_next(s) && sn_current(s, &a, &b) == 3 && a == 2 && b == 10);
    CHECK(sn_next(s) && sn_current(s, &a, &b) == 0 && a == 11 && b == 11);
    CHECK(sn_type(s, "!") == SN_OK && strcmp(sn_text(s), "f(a, bbb, )!;") == 0);
    sn_free(s);

    s = sn_parse("${2:$1}", NULL);
    CHECK(s != NULL && sn_type(s, "x") == SN_OK && sn_next(s) && sn_current(s, &a, &b) == 2 && a == 0 && b == 1);
    sn_free(s);

    big[0] = '\0';
    for (i = 1; i <= 39; i++)
        sprintf(big + strlen(big), "$%d", i);
    s = sn_parse(big, NULL);
    CHECK(s != NULL && sn_count(s) == 40);
    while (sn_next(s))
        CHECK(sn_type(s, "ab") == SN_OK);
    CHECK(sn_length(s) == 78);
    sn_free(s);
    strcat(big, "$40");
    bad(big, SN_ELIMIT);
    strcat(big, "$41");
    bad(big, SN_ELIMIT);
    sn_free(NULL);
    return 0;
}
#else
int main(void)
{
    snip *s = sn_parse("${1:foo ${2:bar}}", NULL);

    if (s == NULL)
        return 0;
    sn_type(s, "x");
    sn_next(s);
    sn_type(s, "y");
    sn_free(s);
    return 0;
}
#endif
