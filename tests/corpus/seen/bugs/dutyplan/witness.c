#include "dutyplan.h"
#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    duty a, b;
#ifdef LEGAL
    static plan p;
    char text[DUTY_TEXT];
    assert(!duty_make(&a, "", 0, 0, 1) && !duty_make(&a, "a b", 0, 0, 1));
    assert(!duty_make(&a, "abcdefghijklmnop", 0, 0, 1));
    assert(!duty_make(&a, "ann", INT_MIN, 0, 1) && !duty_make(&a, "ann", 0, 1441, 1));
    assert(!duty_make(&a, "ann", 0, 0, INT_MAX) && !duty_make(&a, "ann", 0, 0, 0));
    assert(duty_make(&a, "abcdefghijklmno", 999, 1440, 2880));
    assert(duty_parse(&b, duty_text(&a, text)) && duty_equal(&a, &b) && duty_order(&a, &b) == 0);
    assert(duty_hash(&a) == duty_hash(&b));
    assert(!strcmp(text, "abcdefghijklmno 999 24:00 2880"));
    assert(!duty_parse(&b, "") && !duty_parse(&b, "ann 1 24:01 5") && !duty_parse(&b, "ann 1 2:3 99999"));
    assert(!duty_parse(&b, "ann  1 2:3 9") && !duty_parse(&b, "ann 1 2:3 9 ") && !duty_parse(&b, " 1 2:3 9"));
    assert(duty_parse(&b, "ann 0 0:00 1") && duty_order(&b, &a) < 0 && !duty_overlap(&a, &b));
    assert(duty_overlap(&a, &a));
    plan_clear(&p);
    assert(plan_add(&p, &a) && plan_add(&p, &b) && !plan_add(&p, &p.duties[0]));
    assert(p.count == 2 && duty_equal(&p.duties[0], &b));
    for (int i = 2; i < DUTY_PLAN; i++)
        assert(duty_make(&b, "bo", i, 0, 1440) && plan_add(&p, &b));
    assert(duty_make(&b, "bo", 500, 0, 1440) && !plan_add(&p, &b));
#else
    if (!duty_make(&a, "ann", 2, 1440, 60) || !duty_make(&b, "ann", 3, 0, 60))
        return 0;
    if (duty_equal(&a, &b) && duty_hash(&a) != duty_hash(&b))
        return 1;
#endif
    return 0;
}
