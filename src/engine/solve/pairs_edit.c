#include "engine/solve/pairs_edit.h"

#include <stdlib.h>
#include <string.h>
#include "base/memory.h"

#define BITS ((size_t)64)

static int by_code(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

/* NULL: it does not occur. */
static uint64_t *places_of(const struct edit_pattern *pattern, uint32_t c)
{
    size_t low = 0, high = pattern->alphabet_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (pattern->alphabet[middle] < c)
            low = middle + 1;
        else
            high = middle;
    }
    bool found = low < pattern->alphabet_count && pattern->alphabet[low] == c;
    return found ? &pattern->places[low * pattern->blocks] : NULL;
}

void edit_pattern_init(struct edit_pattern *pattern, const uint32_t *characters, size_t count)
{
    *pattern = (struct edit_pattern){.characters = characters, .count = count, .blocks = count / BITS + 1};
    pattern->alphabet = mem_array(count + 1, sizeof *pattern->alphabet);
    memcpy(pattern->alphabet, characters, count * sizeof *characters);
    qsort(pattern->alphabet, count, sizeof *pattern->alphabet, by_code);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || pattern->alphabet[i] != pattern->alphabet[i - 1])
            pattern->alphabet[pattern->alphabet_count++] = pattern->alphabet[i];
    pattern->places = mem_array((pattern->alphabet_count + 1) * pattern->blocks, sizeof *pattern->places);
    for (size_t i = 0; i < count; i++)
        places_of(pattern, characters[i])[i / BITS] |= (uint64_t)1 << i % BITS;
    pattern->plus = mem_array(2 * pattern->blocks, sizeof *pattern->plus);
    pattern->minus = pattern->plus + pattern->blocks;
}

void edit_pattern_release(struct edit_pattern *pattern)
{
    mem_free(pattern->alphabet);
    mem_free(pattern->places);
    mem_free(pattern->plus);
}

/* One column of the table, 64 rows of it: the differences between rows are in
 * plus (+1) and minus (-1); those between columns enter at the top as carry and
 * leave at the row of `last`, likewise. */
static int advance(uint64_t *plus, uint64_t *minus, uint64_t places, int carry, uint64_t last)
{
    uint64_t x = places | *minus;
    uint64_t equal = places | (uint64_t)(carry < 0);
    uint64_t diagonal = (((equal & *plus) + *plus) ^ *plus) | equal;
    uint64_t across_plus = *minus | ~(diagonal | *plus);
    uint64_t across_minus = *plus & diagonal;
    int leaving = (across_plus & last) ? 1 : (across_minus & last) ? -1 : 0;
    across_plus = across_plus << 1 | (uint64_t)(carry > 0);
    across_minus = across_minus << 1 | (uint64_t)(carry < 0);
    *plus = across_minus | ~(x | across_plus);
    *minus = across_plus & x;
    return leaving;
}

bool edit_at_least(struct edit_pattern *pattern, const uint32_t *characters, size_t count, size_t distance)
{
    size_t apart = pattern->count > count ? pattern->count - count : count - pattern->count;
    if (apart >= distance)
        return true;
    if (pattern->count == 0)
        return count >= distance;
    size_t blocks = (pattern->count + BITS - 1) / BITS, score = pattern->count;
    memset(pattern->plus, 0xff, blocks * sizeof *pattern->plus);
    memset(pattern->minus, 0, blocks * sizeof *pattern->minus);
    for (size_t j = 0; j < count; j++) {
        const uint64_t *places = places_of(pattern, characters[j]);
        int carry = 1; /* the top row counts up */
        for (size_t b = 0; b < blocks; b++) {
            uint64_t last = (uint64_t)1 << (b + 1 < blocks ? BITS - 1 : (pattern->count - 1) % BITS);
            carry = advance(&pattern->plus[b], &pattern->minus[b], places ? places[b] : 0, carry, last);
        }
        score = (size_t)((long long)score + carry);
        if (score >= distance + (count - 1 - j)) /* each further character takes off at most one */
            return true;
    }
    return score >= distance;
}
