#include "tclist.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); exit(2); } } while (0)

static int round_trip(const char *const *v, size_t n)
{
    char *list = tl_merge(v, n);
    char **back;
    size_t count, i;
    int same;

    CHECK(list != NULL);
    same = tl_split(list, &back, &count) == TL_OK && count == n;
    for (i = 0; same && i < n; i++)
        same = strcmp(v[i], back[i]) == 0;
    tl_free(back);
    free(list);
    return same;
}

#ifdef LEGAL
int main(void)
{
    static const char *const v[] = {
        "", "a", "a b", "{", "}", "{}", "{a}", "a{b}c", "{a", "a}", "\\", "a\\", "a b\\", "\\{", "\\}", "{a\\}",
        "\\{ }", "\"", "\"a\"", "a\"b", " ", "\n", "\t\r\v\f", "{ \n", "{\\", "\\n", "\\\\", "a\\ b", "#", "$x[y];",
        "\xc3\xa4 x", "{\"", "{\x01", "{{}", "\\\n",
    };
    char buf[8];
    char **out;
    char *e;
    size_t n, i;

    CHECK(round_trip(v, sizeof v / sizeof *v));
    for (i = 0; i < sizeof v / sizeof *v; i++)
        CHECK(round_trip(v + i, 1));
    CHECK(round_trip(NULL, 0));
    CHECK(tl_split("", &out, NULL) == TL_OK && out[0] == NULL);
    tl_free(out);
    tl_free(NULL);
    CHECK(tl_split("{a", &out, &n) == TL_EBRACE && out == NULL && n == 0);
    CHECK(tl_split("a \"b", &out, &n) == TL_EQUOTE);
    CHECK(tl_split("{a}b", &out, &n) == TL_ETRAIL);
    CHECK(tl_split("\"a\"b", &out, &n) == TL_ETRAIL);
    CHECK(tl_split("{\\", &out, &n) == TL_EBRACE);
    CHECK(tl_split("\"\\", &out, &n) == TL_EQUOTE);
    CHECK(tl_count(" a  {b c}\t\"d\\\" e\" f\\ g ", &n) == TL_OK && n == 4);
    CHECK(tl_index(" a  {b c}\t\"d\\\" e\" f\\ng ", 2, &e) == TL_OK && strcmp(e, "d\" e") == 0);
    free(e);
    CHECK(tl_index("a f\\ng\\", 1, &e) == TL_OK && strcmp(e, "f\ng\\") == 0);
    free(e);
    CHECK(tl_index("a", 1, &e) == TL_ERANGE && e == NULL);
    CHECK(tl_index("", (size_t)-1, &e) == TL_ERANGE && tl_index("{", 0, &e) == TL_EBRACE);
    CHECK(tl_quote("a b", buf, sizeof buf) == 5 && strcmp(buf, "{a b}") == 0);
    CHECK(tl_quote("a b", buf, 3) == 5 && strcmp(buf, "{a") == 0);
    CHECK(tl_quote("", NULL, 0) == 2);
    CHECK(tl_quote("{", buf, 1) == 2 && buf[0] == '\0');
    CHECK(tl_strerror(-1) != NULL && tl_strerror(TL_OK) != NULL);
    return 0;
}
#else
int main(void)
{
    static const char *const v[] = { "}{" };

    return round_trip(v, 1) ? 0 : 1;
}
#endif
