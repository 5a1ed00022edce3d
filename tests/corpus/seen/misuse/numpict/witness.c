#include "numpict.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int edits(const char *picture, int64_t value, const char *expected)
{
    np_format *f = np_compile(picture, NULL, NULL);
    char *text = np_edit_dup(f, value);
    int same = strcmp(text, expected) == 0 && strlen(text) == np_width(f);
    free(text);
    np_free(f);
    return same;
}

int main(void)
{
    enum np_problem problem;
    size_t position;
    int64_t value = 3;
    if (!edits("-ZZ,ZZ9.99", 1234567, " 12,345.67") || !edits("-ZZ,ZZ9.99", -5, "-     0.05") ||
        !edits("999", 7, "007") || !edits("ZZ", 0, "  ") || !edits("+9", 0, "+0") || !edits("9", -1, "*") ||
        !edits("99", INT64_MAX, "**") || !edits("-9", INT64_MIN, "**") || !edits(",Z.99", 1, "  .01"))
        return 2;
    if (np_compile("", &problem, &position) != NULL || problem != NP_NO_DIGITS || position != 0)
        return 2;
    if (np_compile("9Z", &problem, &position) != NULL || problem != NP_BAD_ORDER || position != 1)
        return 2;
    if (np_compile("9-", NULL, NULL) != NULL || np_compile("9x", &problem, NULL) != NULL || problem != NP_BAD_CHARACTER)
        return 2;
    if (np_compile("9999999999999999999", &problem, NULL) != NULL || problem != NP_TOO_LONG)
        return 2;
    np_format *f = np_compile("-999,999,999,999,999,999", NULL, NULL);
    char text[25];
    if (np_largest(f) != 999999999999999999 || np_decimals(f) != 0 || !np_edit(f, -np_largest(f), text) ||
        !np_scan(text, &value) || value != -np_largest(f) || np_picture(f)[0] != '-')
        return 2;
    np_free(f);
    np_free(NULL);
    return np_scan("-", &value) || np_scan("1234567890123456789", &value);
}
#else
int main(int count, char **arguments)
{
    char *picture = malloc(8), *out = malloc(4);
    strcpy(picture, "ZZ9.99");
    np_format *f = np_compile(picture, NULL, NULL);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(picture);
        free(np_edit_dup(f, 1));
        break;
    case 2:
        np_edit(f, 1, out);
        break;
    case 3:
        np_free(f);
        return np_width(f) == 0;
    case 4:
        np_free(f);
        np_free(f);
        break;
    }
    return 0;
}
#endif
