#include "halves.h"

int halves_of(int number)
{
    return number / 2;
}

int halves_twice(int half)
{
    return half > 100 ? half : half * 2;
}

int halves_sign(int half)
{
    static const int signs[] = {-1, 0, 1};
    return signs[half + 1];
}
