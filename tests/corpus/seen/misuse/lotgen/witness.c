#include "lotgen.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    LotGen g;
    double weights[3] = {0, 2, 0};
    size_t out[5] = {0};
    LotSeed(&g, 0x9e3779b97f4a7c15u);
#ifdef LEGAL
    (void)argc, (void)argv;
    char word[6];
    int deck[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, sum = 0;
    LotShuffle(&g, deck, 10, sizeof deck[0]);
    for (int i = 0; i < 10; i++)
        sum += deck[i];
    LotShuffle(&g, deck, 0, 4);
    LotShuffle(&g, deck, 10, 0);
    LotSample(&g, 5, out, 5);
    if (sum != 45 || out[0] + out[1] + out[2] + out[3] + out[4] != 10 || strlen(LotWord(&g, word, 5)) != 5)
        return 2;
    LotSample(&g, SIZE_MAX, out, 5);
    LotSample(&g, 0, out, 0);
    for (int i = 0; i < 1000; i++) {
        int64_t r = LotRange(&g, -3, 3);
        double u = LotUnit(&g);
        if (r < -3 || r > 3 || u < 0 || u >= 1 || LotWeighted(&g, weights, 3) != 1 || LotBelow(&g, 1) != 0)
            return 2;
        LotRange(&g, INT64_MIN, INT64_MAX);
        LotBelow(&g, UINT64_MAX);
    }
    return LotRange(&g, INT64_MIN, INT64_MIN) != INT64_MIN;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        LotBelow(&g, 0);
        break;
    case 2:
        LotRange(&g, 1, 0);
        break;
    case 3:
        LotSample(&g, 4, out, 5);
        break;
    case 4:
        weights[1] = 0;
        LotWeighted(&g, weights, 3);
        break;
    case 5:
        memset(&g, 0, sizeof g);
        LotNext(&g);
        break;
    case 6: {
        char *word = malloc(5);
        LotWord(&g, word, 5);
        break;
    }
    }
    return 0;
#endif
}
