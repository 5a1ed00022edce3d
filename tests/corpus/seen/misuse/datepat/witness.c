#include "datepat.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    static const char *const months[12] = {"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"};
    static const char *const days[7] = {"", "", "", "", "", "", ""};
    const struct dp_names roman = {months, days};
    struct dp_date d = {2024, 2, 29}, e = {1, 1, 1}, f = {9999, 12, 31}, bad = {INT_MIN, INT_MAX, 0};
    char out[200], big[DP_MAX_PATTERN + 2];
    dp_pattern *p = dp_compile("%A, %e %B %Y (%j) 100%%", &dp_english), *q;

    (void)argc, (void)argv;
    assert(dp_format(p, &d, out) == strlen(out) && strlen(out) < dp_size(p));
    assert(strcmp(out, "Thursday, 29 February 2024 (060) 100%") == 0);
    assert(dp_parse(p, out, &e) == 0 && dp_compare(&d, &e) == 0);
    assert(dp_parse(p, "Friday, 29 February 2024 (060) 100%", &e) == -1);
    assert(dp_parse(p, "Thursday, 29 February 2024 (061) 100%", &e) == -1 && dp_parse(p, "", &e) == -1);
    dp_free(p);
    p = dp_compile("", &dp_english);
    assert(dp_size(p) == 1 && dp_format(p, &d, out) == 0 && *out == '\0' && dp_parse(p, "", &e) == -1);
    dp_free(p);
    assert(dp_compile("%", &dp_english) == NULL && dp_compile("%q", &dp_english) == NULL);
    memset(big, 'x', sizeof big);
    big[DP_MAX_PATTERN + 1] = '\0';
    assert(dp_compile(big, &dp_english) == NULL);
    p = dp_compile("%d.%B.%Y%A", &roman);
    d.month = 8;
    assert(dp_format(p, &d, out) == 12 && strcmp(out, "29.VIII.2024") == 0);
    assert(dp_parse(p, out, &e) == -1);
    dp_free(p);
    p = dp_compile("%d.%B.%Y", &roman);
    assert(dp_parse(p, out, &e) == 0 && dp_compare(&e, &d) == 0 && dp_size(p) == 13);
    assert(dp_parse(p, "31.II.2024", &e) == -1 && dp_parse(p, "01.I.0000", &e) == -1 && dp_parse(p, "1.I.2024", &e) == -1);
    dp_free(p);
    q = dp_compile("%Y-%j", &dp_english);
    assert(dp_parse(q, "2023-366", &e) == -1 && dp_parse(q, "2024-366", &e) == 0 && e.month == 12 && e.day == 31);
    assert(dp_parse(q, "2024-000", &e) == -1);
    e = (struct dp_date){1, 1, 1};
    assert(dp_add_days(&e, -1) == -1 && dp_add_days(&e, LONG_MIN) == -1 && dp_add_days(&e, LONG_MAX) == -1);
    assert(dp_weekday(&e) == 1);
    do {
        struct dp_date g;

        dp_format(q, &e, out);
        assert(dp_parse(q, out, &g) == 0 && dp_compare(&e, &g) == 0);
    } while (dp_add_days(&e, 97) == 0);
    assert(dp_weekday(&f) == 5 && dp_add_days(&f, 1) == -1 && dp_add_days(&f, 0) == 0 && dp_add_days(&f, -3652058) == 0);
    assert(f.year == 1 && f.month == 1 && f.day == 1);
    dp_free(q);
    dp_free(NULL);
    assert(!dp_valid(&bad) && dp_weekday(&bad) == -1 && dp_add_days(&bad, 1) == -1 && dp_compare(&bad, &d) < 0 && dp_compare(&bad, &bad) == 0);
    return 0;
#else
    struct dp_date d = {2024, 9, 30};
    dp_pattern *p = dp_compile("%e %B %Y", &dp_english);
    char *out = malloc(dp_size(p)), *small = malloc(10);
    const char **months = malloc(12 * sizeof *months);
    struct dp_names names = {months, dp_english.days};

    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        dp_format(p, &d, small);
        break;
    case 2:
        d.month = 13;
        dp_format(p, &d, out);
        break;
    case 3:
        dp_free(p);
        memcpy(months, dp_english.months, 12 * sizeof *months);
        p = dp_compile("%e %B %Y", &names);
        free(months);
        dp_format(p, &d, out);
        break;
    }
    dp_free(p);
    free(out);
    free(small);
    return 0;
#endif
}
