#include "ibanchk.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) ((x) ? (void)0 : exit(2))

int main(void)
{
#ifdef LEGAL
    char out[64] = "kept", big[200];

    CHECK(iban_valid("DE89 3704 0044 0532 0130 00") && iban_valid("gb82west12345698765432"));
    CHECK(!iban_valid("") && !iban_valid("DE8") && !iban_valid("DE89") && !iban_valid("DE89 "));
    CHECK(!iban_valid("GB82 WEST 1234 5698 7654 33") && !iban_valid("\xff\xfe\xfd\xfc\xfb\xfa"));
    memset(big, '1', sizeof big);
    big[199] = '\0';
    CHECK(!iban_valid(big) && iban_compact(big, out, sizeof out) == -1);
    CHECK(iban_compact("", out, sizeof out) == -1 && iban_compact("  ", out, 64) == -1);
    CHECK(iban_compact("a-b", out, 64) == -1 && iban_compact("abc", out, 3) == -1);
    CHECK(iban_compact("abc", out, 0) == -1 && strcmp(out, "kept") == 0);
    CHECK(iban_compact(" a bc", out, 4) == 3 && strcmp(out, "ABC") == 0);
    CHECK(iban_pretty("de8937040044", out, sizeof out) == 14 && strcmp(out, "DE89 3704 0044") == 0);
    big[IBAN_MAX] = '\0';
    CHECK(iban_pretty(big, out, sizeof out) == 42 && iban_pretty(big, out, 42) == -1);
    CHECK(iban_make("de", "370400440532013000", out, sizeof out) == 22 && iban_valid(out));
    CHECK(strcmp(out, "DE89370400440532013000") == 0);
    CHECK(iban_make("d", "1", out, 64) == -1 && iban_make("deu", "1", out, 64) == -1);
    CHECK(iban_make("12", "1", out, 64) == -1 && iban_make("XX", "", out, 64) == -1);
    CHECK(iban_make("XX", big, out, 64) == -1);
    big[IBAN_MAX - 4] = '\0';
    CHECK(iban_make("XX", big, out, 64) == IBAN_MAX && iban_valid(out));
    CHECK(iban_make("XX", "7", out, 64) == 5 && iban_valid(out));
    CHECK(iban_length("GB") == 22 && iban_length("") == 0 && iban_length("GBR") == 0 && iban_length("zz") == 0);
    CHECK(luhn_valid("4539 1488 0343 6467") && !luhn_valid("") && !luhn_valid("0") && luhn_valid("00"));
    CHECK(!luhn_valid("4539x") && luhn_digit("7992739871") == '3' && luhn_digit("") == 0 && luhn_digit("a") == 0);
    CHECK(isbn_valid("0-8044-2957-X") && isbn_valid("978-0-306-40615-7") && !isbn_valid(""));
    CHECK(!isbn_valid("X") && !isbn_valid("080442957XXXX") && !isbn_valid("97803064061570"));
    return 0;
#else
    return iban_valid("DE 8 ");
#endif
}
