#include "arithx.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) exit(2); } while (0)

int main(void)
{
    ax_code code = AX_OK;
#ifdef LEGAL
    static const char *const bad[] = {"", " ", "(", ")", "1+", "a*", "1 2", "(a", "a+(b", "-", "1a", "a b", "A", "a+/b", "((1)", "a-(1+2"};
    int64_t vars[26] = {5, 0, INT64_MIN, -1}, r = 77;
    char text[1102];
    ax_expr *e, *f;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(!ax_compile(bad[i], &code) && code == AX_SYNTAX);
    CHECK(!ax_compile("9223372036854775808", &code) && code == AX_OVERFLOW);
    CHECK(!ax_compile("-(-9223372036854775807-1)", &code) && code == AX_OVERFLOW);
    memset(text, '(', 65); text[65] = 0;
    CHECK(!ax_compile(text, &code) && code == AX_TOOLONG);
    memset(text, ' ', 1001); text[1001] = 0;
    CHECK(!ax_compile(text, NULL));
    for (int i = 0; i < 1000; i++) text[i] = i % 2 ? '+' : 'a';
    text[999] = 0;
    CHECK((e = ax_compile(text, &code)) && code == AX_OK && ax_size(e) == 999);
    CHECK(ax_eval(e, vars, &r) == AX_OK && r == 2500);
    ax_free(e);
    CHECK((e = ax_compile("2*(3+4) % 5 - -1", &code)) && ax_size(e) == 1 && ax_is_constant(e));
    CHECK(ax_eval(e, NULL, &r) == AX_OK && r == 5);
    ax_free(e);
    CHECK((e = ax_compile("c / d", &code)) && ax_uses(e, 'c') && !ax_uses(e, 'a') && !ax_uses(e, 0) && !ax_is_constant(e));
    CHECK(ax_eval(e, vars, &r) == AX_OVERFLOW && r == 5 && ax_eval(e, NULL, &r) == AX_DIVZERO);
    CHECK((f = ax_copy(e)) && ax_equal(e, f) && ax_equal(e, e));
    ax_free(e);
    CHECK(ax_uses(f, 'd'));
    ax_free(f);
    CHECK((e = ax_compile("c%d+-c", NULL)) && ax_eval(e, vars, &r) == AX_OVERFLOW);
    ax_free(e);
    ax_free(NULL);
    CHECK(!strcmp(ax_message((ax_code)99), "unknown") && !strcmp(ax_message(AX_OK), "ok"));
#else
    CHECK(ax_compile("1/0", &code) == NULL && code == AX_DIVZERO);
#endif
    return 0;
}
