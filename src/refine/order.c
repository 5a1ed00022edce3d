#include "refine/order.h"

#include <math.h>
#include <string.h>

#define FLOAT_SIGN (1ull << 62)
#define FLOAT_WHOLE_END (1ull << 53)

bool choice_is_any_float(const struct trial_choice *choice)
{
    return choice->kind == CHOOSE_FLOAT && choice->most > INT64_MAX;
}

bool choice_shapes_input(const struct trial_choice *choice)
{
    return choice->kind == CHOOSE_LENGTH || choice->kind == CHOOSE_USER;
}

/* ---- numbers: by distance from the origin, the upper side first ---- */

static uint64_t smaller_side(const struct trial_choice *choice)
{
    uint64_t above = choice->most - choice->origin;
    return choice->origin < above ? choice->origin : above;
}

static uint64_t number_ordinal(const struct trial_choice *choice)
{
    bool below = choice->index < choice->origin;
    uint64_t distance = below ? choice->origin - choice->index : choice->index - choice->origin;
    uint64_t both = smaller_side(choice);
    if (distance <= both)
        return distance ? 2 * distance - !below : 0;
    return both + distance;
}

static uint64_t number_index(const struct trial_choice *choice, uint64_t ordinal)
{
    uint64_t both = smaller_side(choice);
    if (ordinal > 2 * both) {
        uint64_t distance = ordinal - both;
        return choice->origin > choice->most - choice->origin ? choice->origin - distance : choice->origin + distance;
    }
    uint64_t distance = ordinal / 2 + ordinal % 2;
    return ordinal % 2 ? choice->origin + distance : choice->origin - distance;
}

/* ---- characters: what is easy to read first ---- */

/* A choice among (at least) all of ASCII whose origin is 'a'; its first value is then 0 or 1. */
static bool is_any_character(const struct trial_choice *choice)
{
    return choice->kind == CHOOSE_CHARACTER && choice->most >= 127 && (choice->origin == 96 || choice->origin == 97);
}

static const char readable[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                               " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

static bool is_readable(uint64_t code)
{
    return code >= ' ' && code <= '~';
}

static uint64_t character_ordinal(const struct trial_choice *choice)
{
    uint64_t first = 'a' - choice->origin, code = first + choice->index;
    if (is_readable(code))
        return (uint64_t)(strchr(readable, (int)code) - readable);
    uint64_t skipped = code < ' ' ? 0 : strlen(readable);
    return strlen(readable) + choice->index - skipped;
}

static uint64_t character_index(const struct trial_choice *choice, uint64_t ordinal)
{
    uint64_t first = 'a' - choice->origin;
    if (ordinal < strlen(readable))
        return (uint64_t)readable[ordinal] - first;
    uint64_t index = ordinal - strlen(readable);
    return first + index < ' ' ? index : index + strlen(readable);
}

/* ---- floats: whole numbers, then fractions with few binary digits ---- */

static bool is_small_whole(uint64_t index)
{
    return !(index >> 63) && (index & ~FLOAT_SIGN) < FLOAT_WHOLE_END && index != FLOAT_SIGN; /* not -0 */
}

static uint64_t float_ordinal(uint64_t index)
{
    if (!is_small_whole(index))
        return ORDINAL_FRACTION;
    uint64_t whole = index & ~FLOAT_SIGN;
    return whole ? 2 * whole - !(index & FLOAT_SIGN) : 0;
}

static uint64_t whole_index(uint64_t ordinal)
{
    return (ordinal + 1) / 2 | (ordinal && ordinal % 2 == 0 ? FLOAT_SIGN : 0);
}

uint64_t float_index(double number)
{
    union {
        double number;
        uint64_t bits;
    } any = {.number = number};
    double size = fabs(number);
    if (size < (double)FLOAT_WHOLE_END && trunc(size) == size)
        return (uint64_t)size | (signbit(number) ? FLOAT_SIGN : 0);
    return any.bits >> 1 | 1ull << 63;
}

struct float_key {
    int class, digits; /* digits: binary ones behind the point */
    double size;
};

static struct float_key float_key_of(uint64_t index)
{
    double number = trial_float(index), size = fabs(number);
    if (isnan(number))
        return (struct float_key){.class = 5};
    if (isinf(number))
        return (struct float_key){.class = 4};
    if (size == 0 && signbit(number))
        return (struct float_key){.class = 3};
    if (trunc(size) == size)
        return (struct float_key){.class = size < (double)FLOAT_WHOLE_END ? 0 : 2, .size = size};
    int exponent, digits = 0;
    double mantissa = frexp(size, &exponent); /* exact: scaled by powers of two only */
    for (; trunc(mantissa) != mantissa; digits++)
        mantissa *= 2;
    return (struct float_key){.class = 1, .digits = digits - exponent, .size = size};
}

static int compare_numbers(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

static int float_compare(uint64_t a, uint64_t b)
{
    struct float_key x = float_key_of(a), y = float_key_of(b);
    if (x.class != y.class)
        return x.class - y.class;
    if (x.digits != y.digits)
        return x.digits - y.digits;
    if (x.size != y.size)
        return x.size < y.size ? -1 : 1;
    int sides = (signbit(trial_float(a)) != 0) - (signbit(trial_float(b)) != 0);
    return sides ? sides : compare_numbers(a, b);
}

/* ---- any of them ---- */

uint64_t choice_ordinal(const struct trial_choice *choice)
{
    if (choice_is_any_float(choice))
        return float_ordinal(choice->index);
    return is_any_character(choice) ? character_ordinal(choice) : number_ordinal(choice);
}

uint64_t choice_index(const struct trial_choice *choice, uint64_t ordinal)
{
    if (choice_is_any_float(choice))
        return whole_index(ordinal);
    return is_any_character(choice) ? character_index(choice, ordinal) : number_index(choice, ordinal);
}

uint64_t choice_last_ordinal(const struct trial_choice *choice)
{
    return choice_is_any_float(choice) ? 2 * (FLOAT_WHOLE_END - 1) : choice->most;
}

int choice_compare(const struct trial_choice *a, const struct trial_choice *b)
{
    if (choice_is_any_float(a) && choice_is_any_float(b))
        return float_compare(a->index, b->index);
    return compare_numbers(choice_ordinal(a), choice_ordinal(b));
}

static unsigned long long add_up(unsigned long long a, unsigned long long b)
{
    unsigned long long sum;
    return __builtin_add_overflow(a, b, &sum) ? ~0ull : sum;
}

unsigned long long choices_size(const struct trial_choice *choices, size_t count,
                                const struct shrink_services *services)
{
    unsigned long long size = count;
    size_t structures = 0;
    for (size_t i = 0; i < count; i++) {
        if (choices[i].kind == CHOOSE_LENGTH)
            size = add_up(size, choices[i].index);
        if (choices[i].kind == CHOOSE_STRUCTURE)
            size = add_up(size, services && services->structure_size
                                    ? services->structure_size(services->data, structures++, choices[i].index)
                                    : choices[i].index);
    }
    return size;
}

int shrink_compare(const struct trial_choice *a, size_t a_count, const struct trial_choice *b, size_t b_count,
                   const struct shrink_services *services)
{
    unsigned long long a_size = choices_size(a, a_count, services), b_size = choices_size(b, b_count, services);
    if (a_size != b_size)
        return a_size < b_size ? -1 : 1;
    for (size_t i = 0; i < a_count && i < b_count; i++) {
        int order = choice_compare(&a[i], &b[i]);
        if (order)
            return order < 0 ? -1 : 1;
    }
    return (a_count > b_count) - (a_count < b_count);
}
