#include "localnum.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    char buf[100];
#ifdef LEGAL
    int64_t v = 7;
    assert(ln_count() == 6 && ln_at(6) == NULL && ln_at(SIZE_MAX) == NULL && ln_find("xx") == NULL);
    assert(ln_find(NULL) == ln_at(0) && ln_find("") == NULL);
    const struct ln_locale *en = ln_find("en_US"), *hi = ln_find("hi_IN"), *fr = ln_find("fr_FR");
    ln_format(buf, sizeof buf, en, INT64_MIN);
    assert(strcmp(buf, "-9,223,372,036,854,775,808") == 0);
    assert(ln_parse(en, buf, &v) == 0 && v == INT64_MIN);
    assert(ln_format(buf, 4, en, 12345) == 6 && strcmp(buf, "12,") == 0);
    assert(ln_format(NULL, 0, en, 999) == 3);
    assert(ln_format(buf, 1, en, 999) == 3 && buf[0] == 0);
    ln_fixed(buf, sizeof buf, en, 123456, 2);
    assert(strcmp(buf, "1,234.56") == 0);
    ln_fixed(buf, sizeof buf, en, -5, 18);
    assert(strcmp(buf, "-0.000000000000000005") == 0);
    ln_fixed(buf, sizeof buf, hi, INT64_MIN, 1);
    assert(strcmp(buf, "-9,22,33,72,03,68,54,77,580.8") == 0);
    ln_format(buf, sizeof buf, hi, INT64_MIN);
    assert(strcmp(buf, "-92,23,37,20,36,85,47,75,808") == 0);
    ln_format(buf, sizeof buf, hi, 1234567);
    assert(strcmp(buf, "12,34,567") == 0);
    assert(ln_fixed(buf, sizeof buf, en, 1, 19) == LN_ERANGE && ln_fixed(buf, sizeof buf, en, 1, -1) == LN_ERANGE);
    ln_format(buf, sizeof buf, fr, 1234567);
    assert(ln_columns(buf) == 9 && strlen(buf) == 13);
    assert(ln_parse(fr, buf, &v) == 0 && v == 1234567);
    ln_format(buf, sizeof buf, ln_at(0), INT64_MAX);
    assert(strcmp(buf, "9223372036854775807") == 0 && ln_parse(ln_at(0), buf, &v) == 0 && v == INT64_MAX);
    assert(ln_parse(en, "9223372036854775808", &v) == LN_EBIG && v == INT64_MAX);
    assert(ln_parse(en, "-9223372036854775809", &v) == LN_EBIG);
    assert(ln_parse(en, "", &v) == LN_ESYNTAX && ln_parse(en, "-", &v) == LN_ESYNTAX);
    assert(ln_parse(en, "1,", &v) == LN_ESYNTAX && ln_parse(en, "1x", &v) == LN_ESYNTAX);
    assert(ln_parse(en, ",1", &v) == LN_ESYNTAX && ln_parse(en, "1,,1", &v) == LN_ESYNTAX);
    assert(ln_parse(en, "-0", &v) == 0 && v == 0 && ln_columns("") == 0);
#else
    ln_format(buf, sizeof buf, ln_find("fr_FR"), INT64_MAX);
#endif
    return 0;
}
