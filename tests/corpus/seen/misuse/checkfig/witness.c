#include "checkfig.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    char b[16] = "7992739871";
    const unsigned char w[] = { 1, 3 };

    assert(cf_digit(CF_LUHN, b) == '3' && cf_digit(CF_DAMM, "572") == '4');
    assert(cf_digit(CF_LUHN, "") == '0' && cf_digit(CF_DAMM, "") == '0');
    cf_append(CF_LUHN, b);
    assert(!strcmp(b, "79927398713") && cf_valid(CF_LUHN, b) && cf_valid(CF_LUHN, "7992-7398 713"));
    cf_append(CF_DAMM, b);
    assert(cf_valid(CF_DAMM, b));
    assert(cf_valid(CF_DAMM, "5724") && !cf_valid(CF_DAMM, "5742") && !cf_valid(CF_LUHN, "0") && !cf_valid(CF_LUHN, ""));
    assert(!cf_valid(CF_DAMM, "12a") && !cf_valid(CF_LUHN, "\xff\x80"));
    assert(cf_isbn_valid("0-306-40615-2") && cf_isbn_valid("978-0-306-40615-7") && cf_isbn_valid("0-8044-2957-X"));
    assert(!cf_isbn_valid("") && !cf_isbn_valid("XXXXXXXXXX") && !cf_isbn_valid("978030640X157"));
    assert(cf_iban_valid("GB82 WEST 1234 5698 7654 32") && cf_iban_valid("gb82west12345698765432"));
    assert(!cf_iban_valid("") && !cf_iban_valid("GB82") && !cf_iban_valid("ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ"));
    char s[] = "1-2 3";
    assert(cf_squeeze(s, s) == 3 && !strcmp(s, "123") && cf_squeeze(s, "") == 0);
    assert(cf_weighted("978030640615", w, 2, 10) == 3 && cf_weighted("", w, 2, 1) == 0);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    volatile unsigned result = 0;

    if (rule == 1)
        result = (unsigned char)cf_digit(CF_DAMM, "12a");
    if (rule == 2) {
        char *b = malloc(4);
        assert(b);
        strcpy(b, "123");
        cf_append(CF_LUHN, b);
        free(b);
    }
    if (rule == 3)
        result = cf_weighted("12", (const unsigned char *)"\1\3", 2, 0);
    (void)result;
    return 0;
}
#endif
