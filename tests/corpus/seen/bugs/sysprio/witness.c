#include "sysprio.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    struct sysprio_msg m;
    char buf[32];
    sysprio_filter *f = sysprio_filter_new();

    if (!f)
        return 0;
    assert(sysprio_parse("", &m) == SYSPRIO_NOPRI && m.facility == 1 && m.severity == 5);
    assert(sysprio_parse("<", &m) == SYSPRIO_NOPRI);
    assert(sysprio_parse("<>", &m) == SYSPRIO_NOPRI);
    assert(sysprio_parse("<1234>", &m) == SYSPRIO_NOPRI);
    assert(sysprio_parse("<12", &m) == SYSPRIO_NOPRI);
    assert(sysprio_parse("<999>q", &m) == SYSPRIO_RANGE && m.facility == SYSPRIO_INVALID && m.severity == 7);
    assert(sysprio_format(&m, buf, sizeof buf) == 6 && !strcmp(buf, "<199>q"));
    assert(!strcmp(sysprio_facility_name(m.facility), "invalid"));
    assert(sysprio_parse("<34>su: no", &m) == SYSPRIO_OK && m.facility == 4 && m.severity == 2);
    assert(!strcmp(m.text, "su: no"));
    assert(sysprio_format(&m, NULL, 0) == 10);
    assert(sysprio_format(&m, buf, 1) == 10 && buf[0] == 0);
    assert(sysprio_format(&m, buf, sizeof buf) == 10 && !strcmp(buf, "<34>su: no"));

    assert(sysprio_filter_match(f, &m) == 0);
    assert(sysprio_filter_add(f, "auth") == SYSPRIO_ERR);
    assert(sysprio_filter_add(f, "") == SYSPRIO_ERR);
    assert(sysprio_filter_add(f, ".") == SYSPRIO_ERR);
    assert(sysprio_filter_add(f, "auth.") == SYSPRIO_ERR);
    assert(sysprio_filter_add(f, "auth,.err") == SYSPRIO_ERR);
    assert(sysprio_filter_add(f, "invalid.err") == SYSPRIO_ERR);
    assert(sysprio_filter_add(f, "mail,auth.err") == SYSPRIO_OK);
    assert(sysprio_filter_match(f, &m) == 1);
    m.severity = 4;
    assert(sysprio_filter_match(f, &m) == 0);
    assert(sysprio_filter_add(f, "*.*") == SYSPRIO_OK);
    assert(sysprio_filter_match(f, &m) == 1);
    assert(sysprio_filter_add(f, "auth.none") == SYSPRIO_OK);
    assert(sysprio_filter_match(f, &m) == 0);
    m.facility = INT_MAX;
    assert(sysprio_filter_match(f, &m) == 0 && sysprio_format(&m, buf, sizeof buf) == SYSPRIO_ERR);
    m.facility = INT_MIN;
    assert(sysprio_filter_match(f, &m) == 0);
    m.facility = 23;
    assert(sysprio_filter_match(f, &m) == 1);
    for (int i = 0; i <= SYSPRIO_INVALID; i++)
        assert(sysprio_facility_code(sysprio_facility_name(i)) == i);
    for (int i = 0; i < 8; i++)
        assert(sysprio_severity_code(sysprio_severity_name(i)) == i);
    assert(!sysprio_facility_name(-1) && !sysprio_facility_name(25) && !sysprio_severity_name(8));
    assert(sysprio_facility_code("") == -1 && sysprio_severity_code("x") == -1);
    sysprio_filter_free(f);
    sysprio_filter_free(NULL);
    return 0;
}
#else
int main(void)
{
    struct sysprio_msg m;
    sysprio_filter *f = sysprio_filter_new();
    int hit;

    if (!f)
        return 0;
    sysprio_parse("<192>disk full", &m);
    hit = sysprio_filter_match(f, &m);
    sysprio_filter_free(f);
    return hit;
}
#endif
