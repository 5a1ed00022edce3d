#include "sealed.h"

#include <stdlib.h>

#define SIZE 12

static unsigned char seal(unsigned number, size_t at)
{
    return (unsigned char)((number + 1) * 2654435761u >> (at * 3 % 24));
}

size_t sealed_write(unsigned char *to, size_t room, unsigned number)
{
    if (room < SIZE)
        return 0;
    for (size_t i = 0; i < 4; i++)
        to[i] = (unsigned char)(number >> 8 * i);
    for (size_t i = 4; i < SIZE; i++)
        to[i] = seal(number, i);
    return SIZE;
}

/* No comparison shows what is missing. */
void sealed_open(const unsigned char *letter, size_t size)
{
    if (size != SIZE)
        return;
    unsigned number = 0;
    unsigned char differs = 0;
    for (size_t i = 0; i < 4; i++)
        number |= (unsigned)letter[i] << 8 * i;
    for (size_t i = 4; i < SIZE; i++)
        differs |= letter[i] ^ seal(number, i);
    if (!differs && number)
        abort();
}
