#include "front/regex/unicode.h"

#include <string.h>

static bool same_text(const char *text, size_t length, const char *name)
{
    return *name != 0 && strlen(name) == length && memcmp(text, name, length) == 0;
}

/* A one-letter category is the union of its two-letter ones. */
static const struct {
    const char *letter, *name;
} groups[] = {
    {"L", "Letter"}, {"M", "Mark"},      {"N", "Number"}, {"P", "Punctuation"},
    {"S", "Symbol"}, {"Z", "Separator"}, {"C", "Other"},
};

static void add_property(range_list *ranges, const struct unicode_property *property)
{
    for (size_t i = 0; i < property->count; i++)
        vector_push(ranges, property->ranges[i]);
}

/* C is all that is in no other group: it has what is not assigned too. */
static bool find_group(struct arena *arena, const char *text, size_t length, struct charset *out)
{
    for (size_t g = 0; g < sizeof groups / sizeof groups[0]; g++) {
        char letter = groups[g].letter[0];
        if (!same_text(text, length, groups[g].letter) && !same_text(text, length, groups[g].name))
            continue;
        range_list ranges = VECTOR_INIT;
        for (size_t i = 0; i < unicode_property_count; i++)
            if (strcmp(unicode_properties[i].kind, "category") == 0 &&
                (unicode_properties[i].short_name[0] == letter) != (letter == 'C'))
                add_property(&ranges, &unicode_properties[i]);
        *out = charset_build(arena, &ranges);
        if (letter == 'C')
            *out = charset_complement(arena, *out);
        return true;
    }
    return false;
}

static bool find_in(struct arena *arena, const char *kind, const char *text, size_t length, struct charset *out)
{
    for (size_t i = 0; i < unicode_property_count; i++) {
        const struct unicode_property *property = &unicode_properties[i];
        if (strcmp(property->kind, kind) == 0 &&
            (same_text(text, length, property->short_name) || same_text(text, length, property->name))) {
            *out = (struct charset){property->ranges, property->count};
            return true;
        }
    }
    return strcmp(kind, "category") == 0 && find_group(arena, text, length, out);
}

bool unicode_find(struct arena *arena, const char *text, size_t length, struct charset *out)
{
    const char *equals = memchr(text, '=', length);
    if (equals) {
        size_t key = (size_t)(equals - text), rest = length - key - 1;
        if (same_text(text, key, "gc") || same_text(text, key, "General_Category"))
            return find_in(arena, "category", equals + 1, rest, out);
        if (same_text(text, key, "sc") || same_text(text, key, "Script"))
            return find_in(arena, "script", equals + 1, rest, out);
        return false;
    }
    if (same_text(text, length, "Any"))
        *out = charset_range(arena, 0, CHARSET_LAST);
    else if (same_text(text, length, "ASCII"))
        *out = charset_range(arena, 0, 0x7f);
    else
        return find_in(arena, "category", text, length, out) || find_in(arena, "binary", text, length, out);
    return true;
}

static const struct unicode_orbit *orbits(bool folded, size_t *count)
{
    *count = folded ? unicode_orbits_folded_count : unicode_orbits_plain_count;
    return folded ? unicode_orbits_folded : unicode_orbits_plain;
}

/* Runs are sorted by their first character, and may overlap. */
static uint32_t next_in_orbit(uint32_t c, bool folded)
{
    size_t count, low = 0;
    const struct unicode_orbit *runs = orbits(folded, &count);
    while (low < count) {
        size_t middle = low + (count - low) / 2;
        if (runs[middle].first <= c)
            low = middle + 1;
        else
            count = middle;
    }
    while (low-- > 0)
        if (c <= runs[low].last && (c - runs[low].first) % (uint32_t)runs[low].stride == 0)
            return c + (uint32_t)runs[low].delta;
    return c;
}

/* The others of the orbits of those characters of a run that are in lo..hi. */
static void add_orbits(range_list *ranges, const struct unicode_orbit *run, uint32_t lo, uint32_t hi, bool folded)
{
    uint32_t stride = (uint32_t)run->stride, c = run->first;
    if (lo > c)
        c += (lo - c + stride - 1) / stride * stride;
    for (; c <= run->last && c <= hi; c += stride)
        for (uint32_t other = c + (uint32_t)run->delta; other != c; other = next_in_orbit(other, folded))
            vector_push(ranges, ((struct range){other, other}));
}

struct charset unicode_ignore_case(struct arena *arena, struct charset set, bool folded)
{
    range_list ranges = VECTOR_INIT;
    size_t count;
    const struct unicode_orbit *runs = orbits(folded, &count);
    for (size_t i = 0; i < set.count; i++) {
        vector_push(&ranges, set.items[i]);
        for (size_t j = 0; j < count && runs[j].first <= set.items[i].hi; j++)
            if (runs[j].last >= set.items[i].lo)
                add_orbits(&ranges, &runs[j], set.items[i].lo, set.items[i].hi, folded);
    }
    return charset_build(arena, &ranges);
}

bool unicode_same(uint32_t a, uint32_t b, bool folded)
{
    for (uint32_t c = next_in_orbit(a, folded); a != b && c != a; c = next_in_orbit(c, folded))
        if (c == b)
            return true;
    return a == b;
}

static struct charset of_ranges(struct arena *arena, const struct range *items, size_t count)
{
    range_list ranges = VECTOR_INIT;
    for (size_t i = 0; i < count; i++)
        vector_push(&ranges, items[i]);
    return charset_build(arena, &ranges);
}
#define OF_RANGES(arena, ...)                             \
    of_ranges(arena, (const struct range[]){__VA_ARGS__}, \
              sizeof(const struct range[]){__VA_ARGS__} / sizeof(struct range))

struct charset unicode_digits(struct arena *arena)
{
    return charset_range(arena, '0', '9');
}

struct charset unicode_words(struct arena *arena, bool folded_case)
{
    struct charset words = OF_RANGES(arena, {'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'});
    return folded_case ? unicode_ignore_case(arena, words, true) : words;
}

struct charset unicode_spaces(struct arena *arena)
{
    return OF_RANGES(arena, {0x09, 0x0d}, {' ', ' '}, {0xa0, 0xa0}, {0x1680, 0x1680}, {0x2000, 0x200a},
                     {0x2028, 0x2029}, {0x202f, 0x202f}, {0x205f, 0x205f}, {0x3000, 0x3000}, {0xfeff, 0xfeff});
}

struct charset unicode_line_ends(struct arena *arena)
{
    return OF_RANGES(arena, {'\n', '\n'}, {'\r', '\r'}, {0x2028, 0x2029});
}

struct charset unicode_printable_ascii(struct arena *arena)
{
    return charset_range(arena, 0x20, 0x7e);
}

struct charset unicode_scalars(struct arena *arena, bool beyond_bmp)
{
    return OF_RANGES(arena, {0, 0xd7ff}, {0xe000, beyond_bmp ? CHARSET_LAST : 0xffff});
}

struct charset unicode_visible(struct arena *arena)
{
    range_list ranges = VECTOR_INIT;
    for (size_t i = 0; i < unicode_property_count; i++)
        if (strcmp(unicode_properties[i].kind, "category") == 0 && !strchr("CZ", unicode_properties[i].short_name[0]))
            add_property(&ranges, &unicode_properties[i]);
    vector_push(&ranges, ((struct range){' ', ' '}));
    return charset_build(arena, &ranges);
}
