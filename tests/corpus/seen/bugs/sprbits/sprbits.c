#include "sprbits.h"

#include <stdlib.h>
#include <string.h>

struct word {
    uint32_t key;               /* number / 64 */
    uint64_t bits;              /* never 0 between calls */
};

struct sprbits {
    struct word *words;         /* by key */
    uint32_t count;
    uint32_t room;
};

sprbits *sprbits_create(void)
{
    return calloc(1, sizeof(sprbits));
}

void sprbits_destroy(sprbits *s)
{
    if (s == NULL)
        return;
    free(s->words);
    free(s);
}

static bool reserve(sprbits *s, uint32_t count)
{
    struct word *grown;
    uint32_t room = s->room != 0 ? s->room : 4;

    if (count > SPRBITS_WORDS_MAX)
        return false;
    if (count <= s->room)
        return true;
    while (room < count)
        room *= 2;
    grown = realloc(s->words, room * sizeof *grown);
    if (grown == NULL)
        return false;
    s->words = grown;
    s->room = room;
    return true;
}

sprbits *sprbits_clone(const sprbits *s)
{
    sprbits *copy = sprbits_create();

    if (copy == NULL || s->count == 0)
        return copy;
    if (!reserve(copy, s->count)) {
        sprbits_destroy(copy);
        return NULL;
    }
    memcpy(copy->words, s->words, s->count * sizeof *s->words);
    copy->count = s->count;
    return copy;
}

/* Place of the first word whose key is not below `key`. */
static uint32_t place_of(const sprbits *s, uint32_t key)
{
    uint32_t low = 0, high = s->count;

    while (low < high) {
        uint32_t mid = low + (high - low) / 2;

        if (s->words[mid].key < key)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

static bool is_at(const sprbits *s, uint32_t place, uint32_t key)
{
    return place < s->count && s->words[place].key == key;
}

/* There is room for another word. */
static void put(sprbits *s, uint32_t key, uint64_t bits)
{
    uint32_t place = place_of(s, key);

    if (!is_at(s, place, key)) {
        memmove(s->words + place + 1, s->words + place,
                (s->count - place) * sizeof *s->words);
        s->words[place].key = key;
        s->words[place].bits = 0;
        s->count++;
    }
    s->words[place].bits |= bits;
}

bool sprbits_add(sprbits *s, uint32_t v)
{
    uint32_t key = v / 64;

    if (!is_at(s, place_of(s, key), key) && !reserve(s, s->count + 1))
        return false;
    put(s, key, UINT64_C(1) << v % 64);
    return true;
}

bool sprbits_add_range(sprbits *s, uint32_t first, uint32_t last)
{
    uint32_t key, low = first / 64, high = last / 64;
    uint32_t present;

    if (first > last || last - first >= SPRBITS_RANGE_MAX)
        return false;
    present = place_of(s, high) - place_of(s, low);
    present += is_at(s, place_of(s, high), high);
    if (!reserve(s, s->count + (high - low + 1) - present))
        return false;

    if (low == high) {
        uint32_t length = last - first + 1;

        put(s, low, ((UINT64_C(1) << length) - 1) << first % 64);
        return true;
    }
    put(s, low, UINT64_MAX << first % 64);
    for (key = low + 1; key < high; key++)
        put(s, key, UINT64_MAX);
    put(s, high, UINT64_MAX >> (63 - last % 64));
    return true;
}

bool sprbits_remove(sprbits *s, uint32_t v)
{
    uint32_t key = v / 64, place = place_of(s, key);
    uint64_t bit = UINT64_C(1) << v % 64;

    if (!is_at(s, place, key) || (s->words[place].bits & bit) == 0)
        return false;
    s->words[place].bits &= ~bit;
    if (s->words[place].bits == 0) {
        s->count--;
        memmove(s->words + place, s->words + place + 1,
                (s->count - place) * sizeof *s->words);
    }
    return true;
}

bool sprbits_has(const sprbits *s, uint32_t v)
{
    uint32_t place = place_of(s, v / 64);

    return is_at(s, place, v / 64) && (s->words[place].bits >> v % 64 & 1) != 0;
}

uint64_t sprbits_count(const sprbits *s)
{
    uint64_t total = 0;
    uint32_t i;

    for (i = 0; i < s->count; i++) {
        uint64_t bits = s->words[i].bits;

        for (; bits != 0; bits &= bits - 1)
            total++;
    }
    return total;
}

bool sprbits_next(const sprbits *s, uint32_t from, uint32_t *v)
{
    uint32_t place = place_of(s, from / 64), bit = 0;
    uint64_t bits;

    if (place == s->count)
        return false;
    bits = s->words[place].bits;
    if (s->words[place].key == from / 64) {
        bits &= UINT64_MAX << from % 64;
        if (bits == 0) {
            if (++place == s->count)
                return false;
            bits = s->words[place].bits;
        }
    }
    while ((bits >> bit & 1) == 0)
        bit++;
    *v = s->words[place].key * 64 + bit;
    return true;
}

bool sprbits_equal(const sprbits *a, const sprbits *b)
{
    uint32_t i;

    if (a->count != b->count)
        return false;
    for (i = 0; i < a->count; i++)
        if (a->words[i].key != b->words[i].key || a->words[i].bits != b->words[i].bits)
            return false;
    return true;
}
