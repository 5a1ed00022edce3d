#include "quotabk.h"

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    struct quotabk q;
#ifdef LEGAL
    CHECK(quotabk_init(&q, 0, 1, 0) == -1 && quotabk_init(&q, 1, 0, 0) == -1);
    CHECK(quotabk_init(&q, UINT32_MAX, 1, 0) == -1 && quotabk_init(&q, 1, UINT32_MAX, 0) == -1);
    CHECK(quotabk_init(&q, 4, 1000, 100) == 0);
    CHECK(quotabk_take(&q, 0, 0) && quotabk_take(&q, 3, 0) && !quotabk_take(&q, 2, 100));
    CHECK(quotabk_wait(&q, 2, 100) == 250 && quotabk_wait(&q, 5, 100) == QUOTABK_NEVER);
    CHECK(quotabk_left(&q, 400) == 2 && quotabk_wait(&q, 3, 400) == 200);
    CHECK(quotabk_wait(&q, 3, 0) == 250);
    quotabk_give(&q, UINT32_MAX);
    CHECK(quotabk_left(&q, 400) == 4);
    CHECK(quotabk_take(&q, 4, 400) && quotabk_left(&q, UINT64_MAX) == 4 && quotabk_take(&q, 1, UINT64_MAX));
    CHECK(quotabk_left(&q, 0) == 3);
    CHECK(quotabk_change(&q, 2, 86400000, 0) == 0 && quotabk_left(&q, 0) == 2 && quotabk_change(&q, 0, 0, 0) == -1);
    CHECK(quotabk_parse(&q, "10/s", 0) == 0 && quotabk_left(&q, 0) == 10);
    CHECK(quotabk_parse(&q, "500/15m", 0) == 0 && quotabk_parse(&q, "1/1d", 0) == 0);
    CHECK(quotabk_parse(&q, "", 0) && quotabk_parse(&q, "/", 0) && quotabk_parse(&q, "1/", 0) &&
          quotabk_parse(&q, "1/2d", 0) && quotabk_parse(&q, "0/s", 0) && quotabk_parse(&q, "1/0s", 0) &&
          quotabk_parse(&q, "1/999999999d", 0) && quotabk_parse(&q, "9999999999/s", 0) && quotabk_parse(&q, "1/sx", 0));
    return 0;
#else
    CHECK(quotabk_init(&q, 10, 5, 0) == 0);
    quotabk_take(&q, 1, 0);
    quotabk_left(&q, 0);
    return 0;
#endif
}
