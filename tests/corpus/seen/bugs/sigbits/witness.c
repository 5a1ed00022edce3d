#include "sigbits.h"

int main(void)
{
    sigbits a, b;
    sigbits_empty(&a);
    sigbits_fill(&b);
    if (!sigbits_is_empty(&a) || sigbits_count(&b) != 64 || sigbits_add(&a, 0) != -1 || sigbits_add(&a, 65) != -1)
        return 2;
    if (sigbits_add(&a, 64) != 0 || sigbits_add(&a, 9) != 0 || sigbits_next(&a, 0) != 9 || sigbits_next(&a, 9) != 64)
        return 2;
    if (sigbits_next(&a, 64) != 0 || sigbits_next(&a, -5) != 9 || sigbits_del(&b, 9) != 0 || sigbits_has(&b, 9))
        return 2;
    sigbits_and(&b, &a, &b);
    if (sigbits_count(&b) != 1 || !sigbits_has(&b, 64))
        return 2;
    sigbits_or(&b, &b, &a);
    if (sigbits_parse(&a, "1,9,15") != 0 || sigbits_count(&a) != 3 || sigbits_parse(&a, "1,") != -1)
        return 2;
#ifndef LEGAL
    sigbits_del(&b, 32);
#endif
    return 0;
}
