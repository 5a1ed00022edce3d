#include "pluralex.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#ifdef LEGAL
static unsigned long value(const char *expr, unsigned long n)
{
    plx *p = plx_compile(expr, 3);
    unsigned long v;

    assert(p != NULL);
    v = plx_eval(p, n);
    plx_free(p);
    return v;
}
#endif

int main(void)
{
#ifdef LEGAL
    static const char *const forms[] = {"file", "files"};
    static const char *const bad[] = {"", " ", "n n", "(n", "n)", "n?1", "n?1:", "m", "1+", "!", "n=1", "99999999999999999999999", "n ? : 1", ")", "n&n"};
    char big[PLX_MAX_TEXT + 2];
    plx *p = plx_compile("n != 1", 2);

    assert(p != NULL && plx_forms(p) == 2 && !plx_constant(p));
    assert(strcmp(plx_pick(p, 1, forms), "file") == 0 && strcmp(plx_pick(p, 0, forms), "files") == 0);
    plx_free(p);
    p = plx_compile("n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2", 3);
    assert(p != NULL && plx_index(p, 21) == 0 && plx_index(p, 11) == 1 && plx_index(p, 0) == 2);
    plx_free(p);
    p = plx_compile("n", 2);
    assert(plx_index(p, ULONG_MAX) == 0 && plx_eval(p, ULONG_MAX) == ULONG_MAX && plx_index(p, 1) == 1);
    plx_free(p);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(plx_compile(bad[i], 2) == NULL);
    assert(plx_compile("n", 0) == NULL && plx_compile("n", PLX_MAX_FORMS + 1) == NULL);
    assert(value("1/0", 5) == 0 && value("n/0", 5) == 0 && value("n%0", 5) == 0 && value("7%n", 0) == 0);
    assert(value("7%4", 0) == 3 && value("0-1", 0) == ULONG_MAX && value("2+3*4", 0) == 14);
    assert(value("10-3-2", 0) == 5 && value("(2+3)*4", 0) == 20 && value("!n", 0) == 1 && value("!!5", 0) == 1);
    assert(value("1?n:2", 9) == 9 && value("n<3||n>5", 4) == 0 && value("18446744073709551615*2", 0) == ULONG_MAX - 1);
    assert(value("n==0?1:n==1?2:3", 1) == 2);
    memset(big, '(', sizeof big);
    big[PLX_MAX_TEXT] = '\0';
    assert(plx_compile(big, 1) == NULL);
    for (size_t i = 0; i < PLX_MAX_TEXT; i++)
        big[i] = i % 2 ? '+' : 'n';
    big[PLX_MAX_TEXT - 1] = '\0';
    assert(value(big, 1) == PLX_MAX_TEXT / 2);
    big[PLX_MAX_TEXT - 1] = '+';
    big[PLX_MAX_TEXT] = 'n';
    big[PLX_MAX_TEXT + 1] = '\0';
    assert(plx_compile(big, 1) == NULL);
    p = plx_compile("1+1", 2);
    assert(plx_constant(p));
    plx_free(p);
    plx_free(NULL);
#else
    plx_free(plx_compile("1%0", 2));
#endif
    return 0;
}
