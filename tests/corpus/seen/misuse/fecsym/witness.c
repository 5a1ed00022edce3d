#include "fecsym.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int try_code(unsigned bits, unsigned parity, unsigned pad)
{
    fecsym *c = fecsym_create(bits, parity, pad);
    uint8_t block[255], copy[255];
    size_t n = fecsym_data(c) + fecsym_parity(c);
    for (size_t i = 0; i < fecsym_data(c); i++)
        block[i] = (uint8_t)((i * 37 + 5) & ((1u << bits) - 1));
    fecsym_encode(c, block, block + fecsym_data(c));
    if (!fecsym_check(c, block) || fecsym_mend(c, block) != 0)
        return 2;
    memcpy(copy, block, n);
    for (size_t i = 0; i < n; i++) {
        block[i] ^= 5;
        if (fecsym_check(c, block) || fecsym_mend(c, block) != (parity > 1 ? 1 : -1))
            return 2;
        if (parity == 1)
            block[i] ^= 5;
        if (memcmp(copy, block, n) != 0)
            return 2;
    }
    if (parity > 3 && n > 4) {
        block[0] ^= 1;
        block[2] ^= 3;
        if (fecsym_mend(c, block) != -1)
            return 2;
    }
    fecsym_destroy(c);
    return 0;
}
#endif

int main(int count, char **arguments)
{
    if (fecsym_create(2, 1, 0) != NULL || fecsym_create(9, 1, 0) != NULL || fecsym_create(4, 0, 0) != NULL)
        return 2;
    if (fecsym_create(4, 15, 0) != NULL || fecsym_create(4, 2, 13) != NULL || fecsym_create(4, 2, (unsigned)-1) != NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    for (unsigned bits = 3; bits <= 8; bits++) {
        unsigned order = (1u << bits) - 1;
        if (try_code(bits, 1, 0) || try_code(bits, 2, 2) || try_code(bits, order - 1, 0) || try_code(bits, 4, order - 5))
            return 2;
    }
    if (try_code(8, 16, 0) || try_code(8, 32, 31))
        return 2;
    fecsym_destroy(NULL);
#else
    fecsym *c = fecsym_create(4, 4, 0);
    uint8_t *data = calloc(11, 1), *parity = malloc(4), *few = calloc(2, 1);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        memset(data, 20, 11);
        fecsym_encode(c, data, parity);
        break;
    case 2:
        fecsym_encode(c, few, parity);
        break;
    case 3:
        fecsym_encode(c, data, few);
        break;
    case 4:
        fecsym_check(c, data);
        break;
    case 5:
        fecsym_destroy(c);
        fecsym_encode(c, data, parity);
        break;
    }
#endif
    return 0;
}
