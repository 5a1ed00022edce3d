/* Compared: what the target's code compared in a call and found different.  Such a
 * value often stands in an argument, and the other one in its place gets further
 * (Aschermann et al., Redqueen, 2019).  clang puts a call before each comparison;
 * a sanitizer tells of strings. */
#include <string.h>
#include "runtime/sequence/generating.h"

#define SITES 64 /* comparisons that are kept apart, of each the last */
#define TEXTS 16
#define FAR ((uint64_t)1 << 40) /* and beyond: a pointer */

bool compared_is_on;
static struct compared_numbers numbers[SITES];
static struct compared_texts texts[TEXTS];
static uint64_t number_sites, text_sites; /* bits: those that were used */

void compared_begin(bool is_on)
{
    compared_is_on = is_on;
    number_sites = text_sites = 0;
}

/* ---- what compilers and sanitizers call ---- */

static bool is_far(uint64_t number)
{
    return number >= FAR && -number >= FAR;
}

static void note(const void *place, uint64_t left, uint64_t right, bool is_constant)
{
    if (left == right || is_far(left) || is_far(right))
        return;
    uint32_t site = (uint32_t)mixed((uintptr_t)place - (uintptr_t)&compared_begin) % SITES;
    numbers[site] = (struct compared_numbers){left, right, is_constant};
    number_sites |= (uint64_t)1 << site;
}

#define COMPARISON(width, type)                                                           \
    EXPORTED void __sanitizer_cov_trace_cmp##width(type left, type right);                \
    EXPORTED void __sanitizer_cov_trace_cmp##width(type left, type right)                 \
    {                                                                                     \
        if (compared_is_on)                                                               \
            note(__builtin_return_address(0), (uint64_t)left, (uint64_t)right, false);    \
    }                                                                                     \
    EXPORTED void __sanitizer_cov_trace_const_cmp##width(type constant, type right);      \
    EXPORTED void __sanitizer_cov_trace_const_cmp##width(type constant, type right)       \
    {                                                                                     \
        if (compared_is_on)                                                               \
            note(__builtin_return_address(0), (uint64_t)constant, (uint64_t)right, true); \
    }
COMPARISON(1, uint8_t)
COMPARISON(2, uint16_t)
COMPARISON(4, int32_t)
COMPARISON(8, int64_t)

/* cases: how many, the width in bits, then each. */
EXPORTED void __sanitizer_cov_trace_switch(uint64_t number, const uint64_t *cases);
EXPORTED void __sanitizer_cov_trace_switch(uint64_t number, const uint64_t *cases)
{
    if (compared_is_on && cases[0])
        note(cases, cases[2 + below((uint32_t)cases[0])], number, true);
}

static uint8_t copy_text(char *to, const char *from, size_t most)
{
    size_t size = strnlen(from, most < COMPARED_BYTES ? most : COMPARED_BYTES);
    memcpy(to, from, size);
    return (uint8_t)size;
}

static void note_texts(const void *place, const char *left, const char *right, size_t most)
{
    uint32_t site = (uint32_t)mixed((uintptr_t)place - (uintptr_t)&compared_begin) % TEXTS;
    struct compared_texts *pair = &texts[site];
    pair->left_size = copy_text(pair->left, left, most);
    pair->right_size = copy_text(pair->right, right, most);
    text_sites |= (uint64_t)1 << site;
}

#define TEXT_HOOK(name, parameters, most)                  \
    EXPORTED void __sanitizer_weak_hook_##name parameters; \
    EXPORTED void __sanitizer_weak_hook_##name parameters  \
    {                                                      \
        if (compared_is_on && result)                      \
            note_texts(place, left, right, most);          \
    }
TEXT_HOOK(strcmp, (void *place, const char *left, const char *right, int result), SIZE_MAX)
TEXT_HOOK(strcasecmp, (void *place, const char *left, const char *right, int result), SIZE_MAX)
TEXT_HOOK(strncmp, (void *place, const char *left, const char *right, size_t size, int result), size)
TEXT_HOOK(strncasecmp, (void *place, const char *left, const char *right, size_t size, int result), size)
TEXT_HOOK(memcmp, (void *place, const char *left, const char *right, size_t size, int result), size)

/* ---- one of them ---- */

bool compared_any(void)
{
    return number_sites || text_sites;
}

static uint32_t any_bit(uint64_t bits)
{
    for (uint32_t skip = below((uint32_t)__builtin_popcountll(bits)); skip; skip--)
        bits &= bits - 1;
    return (uint32_t)__builtin_ctzll(bits);
}

const struct compared_numbers *compared_numbers(void)
{
    return number_sites ? &numbers[any_bit(number_sites)] : NULL;
}

const struct compared_texts *compared_texts(void)
{
    return text_sites ? &texts[any_bit(text_sites)] : NULL;
}
