#include "natcmp.h"

#include <string.h>

int main(void)
{
    const char *texts[] = {"a10", "a9", "", "b", "a1b2", "a1b10", "A"};
    const char *const sorted[] = {"", "A", "a1b2", "a1b10", "a9", "a10", "b"};
    size_t start;
    nat_sort(texts, 7);
    for (int i = 0; i < 7; i++)
        if (strcmp(texts[i], sorted[i]) != 0 || nat_find(sorted, 7, sorted[i]) != i)
            return 2;
    if (!nat_is_sorted(texts, 7) || nat_find(sorted, 7, "c") != -1 || nat_find(sorted, 0, "c") != -1)
        return 2;
    if (nat_compare("01", "02") != -1 || nat_compare("01", "1") != -1 || nat_compare("1", "1") != 0 ||
        nat_compare_nocase("A2", "a10") != -1 || nat_compare("0", "00") != -1)
        return 2;
    if (nat_number("ab123c", &start) != 3 || start != 2 || nat_number("", &start) != 0 || start != 0)
        return 2;
#ifndef LEGAL
    return nat_compare("00", "1") != -nat_compare("1", "00");
#else
    return 0;
#endif
}
