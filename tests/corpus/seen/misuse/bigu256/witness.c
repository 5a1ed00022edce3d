#include "bigu256.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    U256 a, b, q, r;
    char dec[U256_DEC_SIZE], hex[U256_HEX_SIZE];
    U256_FromU64(&a, 1000000007);
    U256_FromU64(&b, 0);
#ifdef LEGAL
    (void)count, (void)arguments;
    U256_Mul(&q, &a, &a);
    U256_ToDec(&q, dec);
    if (strcmp(dec, "1000000014000000049") != 0 || U256_Compare(&q, &a) <= 0)
        return 2;
    U256_DivMod(&q, &r, &q, &a);
    if (U256_Compare(&q, &a) != 0 || !U256_IsZero(&r))
        return 2;
    U256_FromU64(&q, 1);
    U256_Sub(&b, &b, &q);
    U256_ToDec(&b, dec);
    U256_ToHex(&b, hex);
    if (strlen(dec) != 78 || strspn(hex, "f") != 64 || !U256_Bit(&b, 255))
        return 2;
    U256_DivMod(&q, &r, &b, &b);
    if (q.limb[0] != 1 || !U256_IsZero(&r))
        return 2;
    U256_Add(&b, &b, &q);
    U256_ToDec(&b, dec);
    if (strcmp(dec, "0") != 0)
        return 2;
    U256_ShiftLeft(&a, &q, 255);
    U256_ShiftLeft(&r, &q, 0);
    return !U256_Bit(&a, 255) || U256_Bit(&a, 254) || U256_Compare(&r, &q) != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        U256_DivMod(&q, &r, &a, &b);
        break;
    case 2:
        U256_Bit(&a, 256);
        break;
    case 3:
        (void)dec, (void)hex;
        {
            char small[64];
            U256_ToHex(&a, small);
        }
        break;
    case 4:
        U256_DivMod(&q, &q, &a, &a);
        break;
    }
    return 0;
#endif
}
