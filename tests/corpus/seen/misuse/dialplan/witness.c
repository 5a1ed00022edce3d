#include "dialplan.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define MUST(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 1; } } while (0)
int main(void)
{
    static const dp_country empty[] = { { 0, NULL, 0, 0, NULL } };
    static const dp_country mine[] = { { 999, "XX", 1, 12, "111111111111" }, { 7, "YY", 1, 3, "" }, { 0, NULL, 0, 0, NULL } };
    const dp_country *t = dp_builtin();
    dp_number a, b;
    char e164[DP_E164_SIZE], text[DP_FORMAT_SIZE];

    MUST(dp_find(t, 49) && strcmp(dp_find(t, 49)->region, "DE") == 0 && !dp_find(t, 0) && !dp_find(t, UINT_MAX) && !dp_find(empty, 1));
    MUST(dp_parse(t, "", &a) == DP_SYNTAX && dp_parse(t, "+", &a) == DP_SYNTAX && dp_parse(t, "4930", &a) == DP_SYNTAX);
    MUST(dp_parse(t, "+49 x", &a) == DP_SYNTAX && dp_parse(t, "+ -", &a) == DP_SYNTAX && dp_parse(t, "+1+", &a) == DP_SYNTAX);
    MUST(dp_parse(t, "+0", &a) == DP_COUNTRY && dp_parse(t, "+9", &a) == DP_COUNTRY && dp_parse(t, "+999999", &a) == DP_COUNTRY);
    MUST(dp_parse(t, "+1", &a) == DP_LENGTH && dp_parse(t, "+49 1234567890123", &a) == DP_LENGTH && dp_parse(empty, "+1", &a) == DP_COUNTRY);
    MUST(dp_parse(t, "+4 9 (30) 901-820.", &a) == DP_OK && dp_parse(t, "+4930901820", &b) == DP_OK);
    MUST(dp_compare(&a, &b) == 0 && dp_compare(&b, &a) == 0 && dp_compare(&a, &a) == 0 && dp_hash(&a) == dp_hash(&b));
    MUST(dp_length(&a) == 8 && dp_digit(&a, 0) == 3 && dp_digit(&a, 7) == 0 && dp_digit(&a, 8) == -1 && dp_digit(&a, INT_MIN) == -1);
    MUST(dp_e164(&a, e164) == 11 && strcmp(e164, "+4930901820") == 0);
    MUST(dp_format(&a, text) == 13 && strcmp(text, "+49 309 01820") == 0);
    MUST(dp_parse(t, "+1-202-456-1111", &b) == DP_OK && dp_compare(&b, &a) < 0 && dp_compare(&a, &b) > 0);
    MUST(dp_format(&b, text) == 15 && strcmp(text, "+1 202 456 1111") == 0);
    MUST(dp_parse(t, text, &a) == DP_OK && dp_compare(&a, &b) == 0);
    MUST(dp_parse(mine, "+999123456789012", &a) == DP_OK && dp_e164(&a, e164) == 16 && dp_format(&a, text) == 28);
    MUST(dp_parse(mine, "+7 1", &a) == DP_OK && dp_format(&a, text) == 4 && dp_parse(mine, "+712", &b) == DP_OK && dp_compare(&a, &b) < 0);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char out[DP_FORMAT_SIZE], *text = malloc(32);
    dp_number number;

    if (!text)
        return 0;
    strcpy(text, "+1 202 456 1111");
    if (dp_parse(dp_builtin(), text, &number) != DP_OK)
        return 0;
    if (rule == 1) {
        free(text);
        text = NULL;
        dp_e164(&number, out);
    } else if (rule == 2) {
        char *small = malloc(12);

        if (small)
            dp_format(&number, small);
        free(small);
    } else {
        dp_country *table = malloc(sizeof *table);

        if (table) {
            *table = *dp_find(dp_builtin(), 49);
            dp_find(table, 1);
        }
        free(table);
    }
    free(text);
    return 0;
}
#endif
