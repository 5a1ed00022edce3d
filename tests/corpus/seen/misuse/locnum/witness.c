#include "locnum.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int both(const nf_format *f, int64_t value, const char *expected)
{
    char text[NF_TEXT_SIZE];
    int64_t back = 1;
    return nf_write(f, value, text) == (int)strlen(expected) && strcmp(text, expected) == 0 && nf_read(f, text, &back) &&
           back == value;
}
#endif

int main(int count, char **arguments)
{
    nf_format f;
    nf_init(&f);
#ifdef LEGAL
    (void)count, (void)arguments;
    char text[NF_TEXT_SIZE] = "12";
    int64_t value = 0;
    if (!both(&f, 0, "0") || !both(&f, -12345, "-12345") || !both(&f, INT64_MIN, "-9223372036854775808"))
        return 2;
    nf_set_digits(&f, 2);
    nf_set_decimal(&f, ',');
    nf_set_groups(&f, '.', 3);
    nf_set_plus(&f, true);
    if (!both(&f, 0, "+0,00") || !both(&f, -12345678, "-123.456,78") || !both(&f, INT64_MAX, "+92.233.720.368.547.758,07"))
        return 2;
    static const char *const bad[] = {"", "+", "1", "+1", "+0,0", "+1234,00", "+92.233.720.368.547.758,08", "-0,00", "+1x"};
    for (int i = 0; i < 9; i++)
        if (nf_read(&f, bad[i], &value))
            return 2;
    nf_set_groups(&f, ' ', 1);
    nf_set_digits(&f, NF_MAX_DIGITS);
    if (!both(&f, INT64_MIN, "-9 2 2 3 3 7 2 0 3 6,854775808"))
        return 2;
    nf_set_digits(&f, 0);
    if (!both(&f, -10, "-1 0"))
        return 2;
    nf_no_groups(&f);
    nf_pad(text, 5);
    nf_pad(text, 0);
    if (strcmp(text, "   12") != 0)
        return 2;
    nf_pad(text, NF_TEXT_SIZE - 1);
    return strlen(text) != NF_TEXT_SIZE - 1;
#else
    char text[NF_TEXT_SIZE] = "";
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        nf_set_digits(&f, 10);
        break;
    case 2:
        nf_set_groups(&f, '.', 3);
        break;
    case 3:
        nf_set_groups(&f, ',', 0);
        break;
    case 4:
        memset(&f, 0, sizeof f);
        nf_write(&f, 1, text);
        break;
    case 5:
        nf_write(&f, INT64_MAX, malloc(10));
        break;
    case 6:
        nf_pad(text, NF_TEXT_SIZE);
        break;
    }
    return 0;
#endif
}
