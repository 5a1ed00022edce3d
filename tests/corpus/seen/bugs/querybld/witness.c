#include "querybld.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void expect(const qb *q, const char *wanted)
{
    char *s = qb_string(q);

    assert(s && strcmp(s, wanted) == 0);
    free(s);
}
#endif

int main(void)
{
#ifdef LEGAL
    static char big[QB_MAX_TEXT + 2];
    qb *q = qb_new(QB_PLUS | QB_CRLF);

    assert(q && !qb_new(8) && !qb_new(UINT_MAX));
    expect(q, "");
    assert(qb_add(q, "", "x") == -1);
    assert(qb_add(q, "a b", "J. D\xc3") == 0 && qb_add(q, "e", "") == 0 && qb_add(q, "n", NULL) == 0);
    assert(qb_add(q, "t", "x\r\ny") == 0 && qb_add_int(q, "i", LLONG_MIN) == 0);
    expect(q, "a+b=J.+D%C3&e=&n&t=x%0D%0Ay&i=-9223372036854775808");
    assert(qb_count(q) == 5 && !qb_value(q, "n") && !qb_value(q, "zz") && !strcmp(qb_value(q, "e"), ""));
    assert(qb_remove(q, "zz") == 0 && qb_remove(q, "a b") == 1 && qb_remove(q, "i") == 1);
    assert(qb_set(q, "t", qb_value(q, "t")) == 0 && qb_count(q) == 3);
    assert(qb_add(q, "self", "self") == 0 && qb_remove(q, qb_value(q, "self")) == 1);
    memset(big, '&', QB_MAX_TEXT + 1);
    assert(qb_add(q, "big", big) == -1 && qb_add(q, big, "") == -1 && qb_set(q, "e", big) == -1);
    big[QB_MAX_TEXT] = '\0';
    assert(qb_set(q, "e", big) == 0);
    while (qb_count(q) < QB_MAX_PAIRS)
        assert(qb_add(q, "x", "1") == 0);
    assert(qb_add(q, "x", "1") == -1 && qb_set(q, "new", "1") == -1 && qb_set(q, "x", "2") == 0 && qb_count(q) == 4);
    qb_free(q);
    q = qb_new(QB_SEMI);
    assert(q && qb_add(q, "a", "\n ") == 0 && qb_add(q, "a", "\r") == 0);
    expect(q, "a=%0A%20;a=%0D");
    qb_free(q);
    qb_free(NULL);
#else
    qb *q = qb_new(QB_CRLF);

    assert(q);
    qb_add(q, "a", "\n");
    free(qb_string(q));
    qb_free(q);
#endif
    return 0;
}
