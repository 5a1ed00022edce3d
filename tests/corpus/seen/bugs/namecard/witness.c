#include "namecard.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
static void round_trip(const char *family, const char *given, const char *phone)
{
    nc_card a, b;
    char line[3 * NC_FIELD + 8];

    assert(nc_set(&a, family, given, phone) == 0);
    assert(nc_format(&a, line, sizeof line) == strlen(line));
    assert(nc_parse(&b, line) == 0);
    assert(nc_equal(&a, &b) && nc_compare(&a, &b) == 0 && nc_hash(&a) == nc_hash(&b));
}
#endif

int main(void)
{
#ifdef LEGAL
    nc_card c = { "", "", "" }, book[3];
    char buf[4];

    round_trip("Doe", "John", "555");
    round_trip("Doe", NULL, NULL);
    round_trip(NULL, "John", NULL);
    round_trip(NULL, NULL, "1");
    round_trip("Doe", "", "1");
    round_trip("", "  ", "");
    round_trip("1234567890123456789012345678901", "1234567890123456789012345678901", "1234567890123456789012345678901");
    assert(nc_set(&c, "12345678901234567890123456789012", NULL, NULL) == -1);
    assert(nc_set(&c, "a,b", NULL, NULL) == -1 && nc_set(&c, NULL, "a\n", NULL) == -1);
    assert(nc_parse(&c, "a,b,c") == -1 && nc_parse(&c, "a;b;c") == -1);
    assert(nc_parse(&c, "") == 0 && nc_letter(&c) == '#');
    assert(nc_format(&c, NULL, 0) == 0);
    assert(nc_set(&c, "Doe", "John", NULL) == 0);
    assert(nc_set(&c, c.given, c.family, c.phone) == 0 && strcmp(c.family, "John") == 0);
    assert(nc_format(&c, buf, sizeof buf) == 9 && strcmp(buf, "Joh") == 0);
    assert(nc_format(&c, buf, 1) == 9 && buf[0] == '\0');
    assert(nc_letter(&c) == 'J');
    assert(nc_parse(&book[0], "c, x") == 0 && nc_parse(&book[1], "b, y;1") == 0 && nc_parse(&book[2], "b, x") == 0);
    nc_sort(book, 3);
    assert(strcmp(book[0].given, "x") == 0 && strcmp(book[2].family, "c") == 0);
    assert(nc_find(book, 3, &book[1]) == &book[1] && nc_find(book, 3, &c) == NULL);
    assert(nc_letter(&book[2]) == 'C');
    nc_sort(NULL, 0);
    assert(nc_find(NULL, 0, &c) == NULL);
    return 0;
#else
    nc_card zorn, mia, abel;

    if (nc_parse(&zorn, "Zorn, Anna") || nc_parse(&mia, "Mia") || nc_parse(&abel, "Abel, Zoe"))
        return 0;
    if (nc_compare(&zorn, &mia) < 0 && nc_compare(&mia, &abel) < 0 && nc_compare(&zorn, &abel) >= 0) {
        puts("zorn < mia and mia < abel, but not zorn < abel");
        return 1;
    }
    return 0;
#endif
}
