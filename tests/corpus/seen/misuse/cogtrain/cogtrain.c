#include "cogtrain.h"

#include <assert.h>

static uint32_t gcd(uint32_t a, uint32_t b)
{
    while (b != 0) {
        uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static cog_ratio reduce(uint32_t in, uint32_t out)
{
    uint32_t common = gcd(in, out);
    return (cog_ratio){in / common, out / common};
}

cog_ratio cog_of_pair(cog_pair pair)
{
    assert(pair.driver > 0 && pair.driven > 0);
    return reduce(pair.driven, pair.driver);
}

cog_ratio cog_of_train(const cog_pair *pairs, size_t n)
{
    uint32_t in = 1, out = 1;
    assert(n <= COG_PAIRS);
    for (size_t i = 0; i < n; i++) {
        assert(pairs[i].driver > 0 && pairs[i].driven > 0);
        in *= pairs[i].driven;
        out *= pairs[i].driver;
    }
    return reduce(in, out);
}

cog_ratio cog_invert(cog_ratio r)
{
    return (cog_ratio){r.out, r.in};
}

int64_t cog_speed(cog_ratio r, int32_t input)
{
    return (int64_t)input * r.out / r.in;
}

int cog_compare(cog_ratio a, cog_ratio b)
{
    uint64_t left = (uint64_t)a.in * b.out, right = (uint64_t)b.in * a.out;
    return (left > right) - (left < right);
}

unsigned cog_hunting(cog_pair pair)
{
    return pair.driven / gcd(pair.driver, pair.driven);
}

uint32_t cog_angle(uint8_t teeth, uint8_t tooth)
{
    assert(tooth < teeth);
    return (uint32_t)tooth * 1000000u / teeth;
}

// How far a pair is off, in parts of the wanted ratio.
static double off(cog_pair pair, cog_ratio wanted)
{
    double r = (double)pair.driven / pair.driver * wanted.out / wanted.in;
    return r < 1 ? 1 / r : r;
}

cog_pair cog_choose(const uint8_t *box, size_t n, cog_ratio wanted)
{
    assert(n >= 2);
    cog_pair best = {box[0], box[1]};
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            cog_pair pair = {box[i], box[j]};
            assert(box[i] > 0);
            if (i != j && off(pair, wanted) < off(best, wanted))
                best = pair;
        }
    return best;
}
