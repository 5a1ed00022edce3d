#include "romyear.h"

#include <string.h>

int main(void)
{
#ifdef LEGAL
    char buf[32];
    if (strcmp(ry_text(1999), "MCMXCIX") != 0 || ry_text(0) != NULL || ry_text(10000) != NULL)
        return 1;
    if (strlen(ry_text(9999)) != 15 || ry_write(8888, buf, sizeof buf) != 20 || ry_write(8, buf, 4) != 0)
        return 1;
    for (int n = 1; n <= RY_MAX; n++)
        if (ry_write(n, buf, sizeof buf) == 0 || ry_parse(buf) != n)
            return 1;
    if (ry_parse("") != -1 || ry_parse("IIII") != -1 || ry_parse("mmxx") != 2020 || ry_parse("CMD") != -1)
        return 1;
    if (ry_compare("IX", "X") >= 0 || ry_compare("?", "I") >= 0)
        return 1;
    if (strcmp(ry_date(29, 2, 2000), "XXIX.II.MM") != 0 || ry_date(29, 2, 1900) != NULL)
        return 1;
    return ry_longest(-5, 2147483647) != 9888 || ry_date(28, 8, 9888) == NULL || ry_longest(5, 4) != 0;
#else
    return ry_text(7888) == NULL;
#endif
}
