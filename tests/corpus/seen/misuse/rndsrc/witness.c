#include "rndsrc.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct rnd r;
    const char *strings[] = {"a", "b"};
    uint16_t weights[] = {0, 3, 0};
    char word[4];
    int array[5] = {1, 2, 3, 4, 5};
    rnd_seed(&r, 0);
#ifdef LEGAL
    (void)count, (void)arguments;
    int sum = 0;
    if (rnd_below(&r, 1) != 0 || rnd_range(&r, INT32_MIN, INT32_MIN) != INT32_MIN)
        return 2;
    rnd_range(&r, INT32_MIN, INT32_MAX);
    rnd_shuffle(&r, array, 5, sizeof *array);
    rnd_shuffle(&r, NULL, 0, 4);
    for (int i = 0; i < 5; i++)
        sum += array[i];
    if (sum != 15 || rnd_weighted(&r, weights, 3) != 1 || strlen(rnd_pick(&r, strings, 2)) != 1)
        return 2;
    rnd_word(&r, word, 3);
    if (strlen(word) != 3 || rnd_chance(&r, 0) || !rnd_chance(&r, 100) || rnd_unit(&r) >= 1)
        return 2;
    rnd_word(&r, word, 0);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rnd_below(&r, 0);
        break;
    case 2:
        rnd_range(&r, 2, 1);
        break;
    case 3:
        memset(&r, 0, sizeof r);
        rnd_unit(&r);
        break;
    case 4:
        rnd_weighted(&r, weights, 1);
        break;
    case 5:
        rnd_pick(&r, strings, 0);
        break;
    case 6:
        rnd_shuffle(&r, array, 100, sizeof *array);
        break;
    case 7:
        rnd_word(&r, word, 4);
        break;
    }
#endif
    return 0;
}
