#include "ringpow.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    uint8_t mem[4], out[8], b;
    ringpow r;
    rp_init(&r, mem, 4);
    if (rp_write(&r, (const uint8_t *)"abcdef", 6) != 4 || rp_put(&r, 1) || rp_peek(&r, 3) != 'd')
        return 2;
    rp_skip(&r, 1);
    if (!rp_get(&r, &b) || b != 'b' || !rp_put(&r, 'x') || rp_used(&r) != 3 || rp_space(&r) != 1)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (rp_read(&r, out, 8) != 3 || out[2] != 'x' || rp_get(&r, &b))
        return 2;
    rp_skip(&r, 0);
    rp_clear(&r);
    return rp_used(&r) != 0;
#else
    (void)out;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rp_init(&r, mem, 3);
        break;
    case 2:
        rp_peek(&r, 3);
        break;
    case 3:
        rp_skip(&r, 4);
        break;
    case 4:
        rp_init(&r, mem, 16);
        for (int i = 0; i < 16; i++)
            rp_put(&r, 0);
        break;
    case 5: {
        uint8_t *two = malloc(2);
        rp_clear(&r);
        two[0] = two[1] = 1;
        rp_write(&r, two, 3);
        break;
    }
    }
    return 0;
#endif
}
