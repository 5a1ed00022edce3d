#include "uppow.h"

int uppow_grade(uint32_t slots)
{
    uint32_t size = 16;
    int grade = 0;

    while (size < slots) {
        size <<= 1;
        grade = (grade + 1) & 63;
    }
    return grade;
}

uint64_t uppow_way(uint64_t from, uint64_t to)
{
    volatile uint64_t at = from;

    while (at != to)
        at++;
    return at - from;
}
