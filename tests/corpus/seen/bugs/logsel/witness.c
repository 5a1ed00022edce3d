#include "logsel.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    static const char *const bad[] = { "mail", "mail.", ".info", "mail,.info", "mail.infos", "mail.!none", "*x.info",
                                       "**.info", "mail.=", "mail.info;;x", "mail.info,news.info", ",", "\xff.info" };
    char buf[4000], small[4];
    logsel *a = logsel_parse(" ;Mail,NEWS.info; *.=crit;; kern.!debug  cron.NONE"), *b, *c;

    assert(a);
    assert(logsel_match(a, 2, 6) && !logsel_match(a, 2, 7) && logsel_match(a, 23, 2) && !logsel_match(a, 0, 2));
    assert(!logsel_match(a, 9, 2) && !logsel_match(a, -1, 0) && !logsel_match(a, 24, INT_MIN));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(!logsel_parse(bad[i]));
    assert(logsel_format(a, buf, sizeof buf) == strlen(buf));
    b = logsel_parse(buf);
    assert(b && logsel_equal(a, b));
    assert(logsel_format(a, small, sizeof small) == strlen(buf) && strlen(small) == 3);
    assert(logsel_format(a, NULL, 0) == strlen(buf));
    c = logsel_clone(a);
    assert(c && logsel_equal(c, a));
    assert(logsel_add(c, 12, 0) == 0 && !logsel_equal(c, a) && logsel_add(c, 24, 0) == -1 && logsel_add(c, 0, 8) == -1);
    logsel_merge(a, c);
    logsel_merge(a, a);
    assert(logsel_equal(a, c));
    logsel_free(a);
    logsel_free(b);
    logsel_free(c);
    a = logsel_parse("");
    b = logsel_parse(" ; ");
    c = logsel_parse("*.*");
    assert(a && b && c && logsel_equal(a, b) && logsel_format(a, buf, 1) == 0 && !buf[0]);
    assert(logsel_format(c, buf, sizeof buf) < sizeof buf);
    logsel_free(a);
    logsel_free(b);
    logsel_free(c);
    assert(logsel_facility("LOCAL7") == 23 && logsel_facility("") == -1 && logsel_severity("debug") == 7);
    assert(!strcmp(logsel_facility_name(0), "kern") && !logsel_severity_name(8) && !logsel_facility_name(-1));
    logsel_free(NULL);
#else
    logsel_free(logsel_parse("mail.info;"));
#endif
    return 0;
}
