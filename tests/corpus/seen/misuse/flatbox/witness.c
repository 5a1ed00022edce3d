#include "flatbox.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    uint32_t hits[4];
    float box[4];
    fb_index *ix = fb_begin(2);
    if (ix == NULL || fb_add(ix, 0, 0, 10, 10) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (fb_count(ix) != 1 || fb_add(ix, -5, 7, -5, 7) != 1)
        return 2;
    fb_finish(ix);
    fb_extent(ix, box);
    if (box[0] != -5 || box[1] != 0 || box[2] != 10 || box[3] != 10)
        return 2;
    if (fb_search(ix, -6, 6, -4, 8, hits, 4) != 1 || hits[0] != 1 || fb_search(ix, -10, -10, 20, 20, NULL, 0) != 2 ||
        fb_search(ix, 11, 11, 12, 12, hits, 4) != 0)
        return 2;
    fb_end(ix);
    if (fb_begin(0) != NULL || fb_begin(UINT32_MAX) != NULL)
        return 2;
    fb_end(fb_begin(FB_MAX_ITEMS));
    fb_end(NULL);
    for (uint32_t n = 1; n < 700; n = n * 2 + 1) {
        uint32_t *all = malloc(n * sizeof *all);
        ix = fb_begin(n);
        for (uint32_t i = 0; i < n; i++)
            fb_add(ix, (float)(i * 7 % n), (float)(i % 13), (float)(i * 7 % n) + 0.5f, (float)(i % 13) + 2);
        fb_finish(ix);
        size_t expected = 0;
        for (uint32_t i = 0; i < n; i++)
            expected += i * 7 % n <= 20 && i % 13 <= 5 && i % 13 + 2 >= 3;
        if (fb_search(ix, 0, 3, 20, 5, all, n) != expected || fb_search(ix, -1, -1, 1000, 100, all, n) != n)
            return 2;
        uint64_t sum = 0;
        for (uint32_t i = 0; i < n; i++)
            sum += all[i];
        if (sum != (uint64_t)n * (n - 1) / 2)
            return 2;
        fb_end(ix);
        free(all);
    }
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule != 2 && rule != 3 && rule != 4 && rule != 7)
        fb_add(ix, 1, 1, 2, 2);
    switch (rule) {
    case 1:
        fb_add(ix, 1, 1, 2, 2);
        break;
    case 2:
        fb_finish(ix);
        break;
    case 3:
        fb_search(ix, 0, 0, 1, 1, hits, 4);
        break;
    case 4:
        fb_add(ix, 2, 0, 1, 0);
        break;
    case 5:
        fb_finish(ix);
        fb_finish(ix);
        break;
    case 6: {
        uint32_t small[1];
        fb_finish(ix);
        fb_search(ix, 0, 0, 9, 9, small, 9);
        break;
    }
    case 7:
        fb_extent(ix, box);
        break;
    case 8:
        fb_end(ix);
        fb_count(ix);
        break;
    }
#endif
    return 0;
}
