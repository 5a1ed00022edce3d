#include "letters.h"

static const char kinds[128] = {['0'] = 2, ['1'] = 2, ['a'] = 1, ['b'] = 1};

int letters_kind(unsigned char c)
{
    return kinds[c];
}
