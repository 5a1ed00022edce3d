#include "dbncbank.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    dbnc_key *keys = malloc(2 * sizeof *keys);
    dbnc_bank b;
    if (!keys)
        return 2;
    dbnc_init(&b, keys, 2, 3);
#ifdef LEGAL
    (void)argc, (void)argv;
    if (dbnc_sample(&b, 1, 1) || dbnc_sample(&b, 1, -5) || dbnc_sample(&b, 1, 1) != DBNC_PRESSED)
        return 2;
    if (!dbnc_any(&b) || dbnc_levels(&b) != 2 || dbnc_level(&b, 0) || dbnc_presses(&b, 1) != 1 || dbnc_presses(&b, 1))
        return 2;
    if (dbnc_sample(&b, 1, 0) || dbnc_sample(&b, 1, 1) || dbnc_sample(&b, 1, 0) || dbnc_sample(&b, 1, 0) ||
        dbnc_sample(&b, 1, 0) != DBNC_RELEASED || dbnc_any(&b))
        return 2;
    dbnc_init(&b, keys, 2, 255);
    for (int i = 0; i < 254; i++)
        if (dbnc_sample(&b, 0, 1))
            return 2;
    if (dbnc_sample(&b, 0, 1) != DBNC_PRESSED)
        return 2;
    dbnc_init(&b, NULL, 0, 1);
    if (dbnc_any(&b) || dbnc_levels(&b))
        return 2;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: dbnc_sample(&b, 2, 1); break;
    case 2: dbnc_init(&b, keys, 3, 1); break;
    case 3: free(keys); dbnc_any(&b); return 0;
    case 4: dbnc_init(&b, keys, 2, 0); break;
    }
#endif
    free(keys);
    return 0;
}
