#include "numbase.h"
#include <stdio.h>
#include <string.h>

#define OK(x) do { if (!(x)) { printf("line %d\n", __LINE__); return 3; } } while (0)

int main(void)
{
    char out[NB_SIZE];
#ifdef LEGAL
    static const int64_t values[] = {0, 1, -1, 2, -2, 35, 36, 255, -256, INT64_MIN, INT64_MIN + 1, INT64_MAX - 1, INT64_MAX};
    for (int base = -40; base <= 40; base++)
        for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
            if (base == -2 && values[i] >= INT64_MAX - 1)
                continue;
            int n = nb_format(out, sizeof out, values[i], base);
            if (!nb_is_base(base)) {
                OK(n == NB_EBASE && nb_digits(1, base) == NB_EBASE && nb_digit_sum(1, base) == NB_EBASE);
                continue;
            }
            int64_t back = 7;
            OK((size_t)n == strlen(out));
            OK(nb_parse(out, base, &back) == NB_OK && back == values[i]);
            OK(nb_digits(values[i], base) == n - (out[0] == '-'));
            OK(nb_digit_sum(values[i], base) >= 0);
        }
    OK(nb_digits(INT64_MAX, -2) == 65);
    OK(nb_format(NULL, 0, -5, 10) == 2);
    OK(nb_format(out, 1, -5, 10) == 2 && !*out);
    OK(nb_format(out, 3, 12345, 10) == 5 && !strcmp(out, "12"));
    int64_t v = 3;
    OK(nb_parse("", 10, &v) == NB_ESYNTAX && nb_parse("-", 10, &v) == NB_ESYNTAX && nb_parse("-1", -2, &v) == NB_ESYNTAX);
    OK(nb_parse("9223372036854775808", 10, &v) == NB_ERANGE && nb_parse("zzzzzzzzzzzzzzzzzzzzzzzzzzzzz", 36, &v) == NB_ERANGE && v == 3);
    OK(nb_parse("1", 0, &v) == NB_EBASE);
    char roman[NB_ROMAN_SIZE];
    for (int i = 1; i <= 3999; i++)
        OK(nb_to_roman(i, roman) == NB_OK && nb_from_roman(roman) == i);
    OK(nb_to_roman(0, roman) == NB_ERANGE && nb_to_roman(4000, roman) == NB_ERANGE && !*roman);
    OK(nb_from_roman("") == NB_ESYNTAX && nb_from_roman("IIII") == NB_ESYNTAX && nb_from_roman("xiv") == 14);
    OK(nb_from_roman("MMMMMMMMMMMMMMM") == NB_ESYNTAX && nb_from_roman("MMMMMMMMMMMMMMMMMM") == NB_ESYNTAX);
#else
    nb_format(out, sizeof out, INT64_MAX, -2);
    puts(out);
#endif
    return 0;
}
