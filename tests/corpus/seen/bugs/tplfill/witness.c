#include "tplfill.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void expect(tpl_set *s, const char *text, const char *want)
{
    char *got = tpl_render(s, text);

    if (want == NULL ? got != NULL : got == NULL || strcmp(got, want) != 0)
        abort();
    free(got);
}
#endif

int main(void)
{
    tpl_set *s = tpl_new();

    if (s == NULL)
        return 0;
#ifdef LEGAL
    size_t where = 99;
    char big[TPL_MAX_VALUE + 2];

    expect(s, "", "");
    expect(s, "{x}|{x:3}|", "|   |");
    if (tpl_set_text(s, "x", "ab") || tpl_set_int(s, "n", LONG_MIN) || tpl_set_int(s, "k", -7))
        abort();
    expect(s, "{x:4}{x:-4}|{x:1}{x:0}{{x}}", "  abab  |abab{x}}");
    expect(s, "{k:4}{k:-4}|{k}", "  -7-7  |-7");
    expect(s, "{n}", "-9223372036854775808");
    expect(s, "{", NULL);
    expect(s, "{x:}", NULL);
    expect(s, "{x:100}", NULL);
    expect(s, "{x", NULL);
    if (tpl_check("ab{1}", &where) != -1 || where != 2 || tpl_check("{x:-", NULL) != -1)
        abort();
    char *wide = tpl_render(s, "{x:99}{u:-99}{k:40}");
    if (wide == NULL || strlen(wide) != 238)
        abort();
    free(wide);
    memset(big, 'v', sizeof big);
    big[sizeof big - 1] = '\0';
    if (tpl_set_text(s, "x", big) != -1 || tpl_set_text(s, "", "a") != -1 || tpl_set_int(s, "9a", 1) != -1)
        abort();
    if (tpl_set_text(s, "x", big + 1) || tpl_set_int(s, "x", 3) || tpl_count(s) != 3)
        abort();
    expect(s, "{x}", "3");
    if (tpl_unset(s, "x") != 1 || tpl_unset(s, "x") != 0 || tpl_unset(s, "") != 0 || tpl_count(s) != 2)
        abort();
    for (int i = 0; i < 70; i++) {
        char name[3] = { 'a', (char)('0' + i / 10), 0 };
        name[1] = (char)(i < 26 ? 'a' + i : i < 52 ? 'A' + i - 26 : '0' + i % 10);
        tpl_set_int(s, name, i);
    }
    if (tpl_count(s) != 64)
        abort();
    tpl_free(NULL);
#else
    tpl_set_int(s, "n", 5);
    free(tpl_render(s, "{n:60}"));
#endif
    tpl_free(s);
    return 0;
}
