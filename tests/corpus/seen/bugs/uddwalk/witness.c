#include "uddwalk.h"

#include <string.h>

int main(void)
{
    static const uint8_t set[] = {
        9, UDD_CONFIG, 41, 0, 1, 1, 0, 0x80, 50,
        9, UDD_INTERFACE, 0, 0, 1, 3, 1, 1, 0,
        7, UDD_ENDPOINT, 0x81, 3, 8, 0, 10,
        9, UDD_INTERFACE, 1, 0, 1, 3, 1, 1, 0,
        7, UDD_ENDPOINT, 0x02, 3, 8, 0, 10,
        8, UDD_STRING, 'a', 0, 'b', 0, 'c', 4,
        200, UDD_STRING};
    char text[8];
    struct udd_pos pos;
    if (udd_count(set, sizeof set, UDD_INTERFACE) != 2 || udd_count(set, sizeof set, UDD_STRING) != 1)
        return 2;
    if (udd_count(NULL, 0, 1) != 0 || udd_valid(set, sizeof set) != 49 || udd_power(set, sizeof set) != 100)
        return 2;
    if (udd_find(set, sizeof set, UDD_ENDPOINT, 1) != set + 34 || udd_find(set, sizeof set, UDD_DEVICE, 0) != NULL)
        return 2;
    if (udd_endpoint(set, sizeof set, 0, 0x81) != set + 18 || udd_endpoint(set, sizeof set, 0, 2) != NULL)
        return 2;
    if (udd_string(set, sizeof set, text, 8) != 3 || strcmp(text, "ab?") != 0)
        return 2;
    if (udd_string(set, sizeof set, text, 2) != 3 || strcmp(text, "a") != 0 || udd_string(set, 9, text, 1) != 0)
        return 2;
    if (udd_string(set, 9, NULL, 0) != 0 || udd_power(set, 8) != -1)
        return 2;
    uint8_t zeros[16] = {0};
    udd_start(&pos, zeros, sizeof zeros);
    if (udd_next(&pos) != NULL || udd_next(&pos) != NULL || udd_valid(zeros, sizeof zeros) != 0)
        return 2;
#ifndef LEGAL
    return (int)udd_count(zeros, sizeof zeros, UDD_DEVICE) + 3;
#else
    return 0;
#endif
}
