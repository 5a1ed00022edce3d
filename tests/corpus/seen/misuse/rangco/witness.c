#include "rangco.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    static uint8_t buffer[5000];
    rc_encoder e;
    rc_decoder d;
    rc_model m;
#ifdef LEGAL
    (void)argc, (void)argv;
    for (unsigned symbols = 1; symbols <= RC_SYMBOLS_MAX; symbols += 21) {
        uint32_t seed = 1;
        rc_begin(&e, buffer, sizeof buffer);
        rc_model_init(&m, symbols);
        for (int i = 0; i < 2000; i++) {
            seed = seed * 1664525 + 1013904223;
            rc_model_put(&m, &e, (seed >> 16) % (seed % 3 ? 1 : symbols));
            rc_put(&e, seed % 65535, 1, 65536);
            if (i % 16 == 0)
                rc_put_bits(&e, seed >> 25, 7);
        }
        rc_put(&e, 0, 65536, 65536);
        rc_put(&e, 0, 1, 1);
        size_t length = rc_end(&e);
        if (length == 0)
            return 2;
        seed = 1;
        rc_open(&d, buffer, length);
        rc_model_init(&m, symbols);
        for (int i = 0; i < 2000; i++) {
            seed = seed * 1664525 + 1013904223;
            if (rc_model_get(&m, &d) != (seed >> 16) % (seed % 3 ? 1 : symbols) || rc_peek(&d, 65536) != seed % 65535)
                return 2;
            rc_take(&d, seed % 65535, 1);
            if (i % 16 == 0 && rc_get_bits(&d, 7) != seed >> 25)
                return 2;
        }
        if (rc_exhausted(&d))
            return 2;
        for (int i = 0; i < 100000; i++)
            rc_get_bits(&d, 13);
        if (!rc_exhausted(&d))
            return 2;
    }
    rc_begin(&e, NULL, 0);
    rc_put_bits(&e, 65535, 16);
    if (rc_end(&e) != 0)
        return 2;
    rc_open(&d, NULL, 0);
    rc_model_init(&m, 3);
    for (int i = 0; i < 1000; i++)
        if (rc_model_get(&m, &d) > 2)
            return 2;
    memset(buffer, 255, sizeof buffer);
    rc_open(&d, buffer, sizeof buffer);
    for (int i = 0; i < 1000; i++)
        if (rc_model_get(&m, &d) > 2)
            return 2;
    return 0;
#else
    rc_begin(&e, buffer, sizeof buffer);
    rc_open(&d, buffer, sizeof buffer);
    rc_model_init(&m, 5);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        rc_put(&e, 0, 0, 1);
        break;
    case 2:
        rc_put(&e, UINT32_MAX, 1, 10);
        break;
    case 3:
        rc_put(&e, 0, 1, RC_TOTAL_MAX + 1);
        break;
    case 4:
        rc_put_bits(&e, 8, 3);
        break;
    case 5:
        rc_end(&e);
        rc_put(&e, 0, 1, 2);
        break;
    case 6:
        rc_peek(&d, 0);
        break;
    case 7:
        rc_take(&d, 0, 1);
        break;
    case 8:
        rc_model_init(&m, RC_SYMBOLS_MAX + 1);
        break;
    case 9:
        rc_model_put(&m, &e, 5);
        break;
    case 10:
        memset(&m, 0, sizeof m);
        rc_model_get(&m, &d);
        break;
    }
    return 0;
#endif
}
