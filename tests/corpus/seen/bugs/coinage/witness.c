#include "coinage.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
static void round_trip(int64_t units, int scale)
{
    coin a = {units, scale}, b;
    char text[COIN_TEXT];

    int len = coin_format(a, text, sizeof text);
    assert(len > 0 && len < COIN_TEXT && coin_format(a, NULL, 0) == len);
    assert(coin_parse(&b, text) == 0 && b.units == units && b.scale == scale);
    assert(coin_equal(a, b) && coin_hash(a) == coin_hash(b));
}

int main(void)
{
    static const int64_t edges[] = {0, 1, -1, 5, -5, 100, -1250, INT64_MAX, INT64_MIN, INT64_MIN + 1};
    coin a, b, parts[3];
    char text[4];

    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++) {
        for (int scale = 0; scale <= COIN_SCALE; scale++)
            round_trip(edges[i], scale);
        for (size_t j = 0; j < sizeof edges / sizeof *edges; j++) {
            for (int s = -1; s <= COIN_SCALE + 1; s++) {
                coin x = {edges[i], s}, y = {edges[j], COIN_SCALE - s};
                assert(coin_cmp(x, y) == -coin_cmp(y, x));
                if (coin_add(&a, x, y) == 0 && coin_sub(&b, a, y) == 0)
                    assert(coin_equal(b, x));
                coin_times(&a, x, edges[j]);
            }
        }
    }
    assert(coin_parse(&a, "12.5") == 0 && coin_parse(&b, "12.500") == 0);
    assert(coin_equal(a, b) && coin_hash(a) == coin_hash(b));
    assert(coin_parse(&a, "") && coin_parse(&a, "-") && coin_parse(&a, ".5") && coin_parse(&a, "1."));
    assert(coin_parse(&a, "1.2.3") && coin_parse(&a, "9223372036854775808") && coin_parse(&a, " 1"));
    assert(coin_parse(&a, "0.0000000000001") == -1 && a.units == 125);
    assert(coin_parse(&a, "-9223372036854775808") == 0 && a.units == INT64_MIN);
    assert(coin_rescale(&b, a, 1) == -1 && coin_rescale(&b, a, -1) == -1 && coin_rescale(&b, a, INT_MAX) == -1);
    coin_share(a, parts, 1);
    assert(parts[0].units == INT64_MIN);
    coin_share((coin){-100, 2}, parts, 3);
    assert(parts[0].units == -34 && parts[1].units == -33 && parts[2].units == -33);
    assert(coin_format((coin){1250, 2}, text, sizeof text) == 5 && strcmp(text, "12.") == 0);
    assert(coin_trim((coin){1200, 2}).units == 12 && coin_trim((coin){5, INT_MIN}).scale == 0);
    return 0;
}
#else
int main(void)
{
    coin a, b;

    if (coin_parse(&a, "0") != 0 || coin_parse(&b, "0.00") != 0)
        return 0;
    if (coin_equal(a, b) && coin_hash(a) != coin_hash(b)) {
        puts("equal amounts have different hashes");
        return 1;
    }
    return 0;
}
#endif
