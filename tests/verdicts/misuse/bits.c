#include "bits.h"
uint64_t bits_set(uint64_t word, unsigned bit)
{
    return word | (uint64_t)1 << bit;
}
bool bits_get(uint64_t word, unsigned bit)
{
    return word >> bit & 1;
}
static const char *const days[] = {"mo", "tu", "we", "th", "fr", "sa", "su"};
const char *bits_day(int day)
{
    return days[day];
}
