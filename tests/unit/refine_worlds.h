/* Worlds: small generators of inputs, drawn by choices as a checked process
 * would, and ways to fail on what they made.  A case is a world and a way to
 * fail; its inputs can be enumerated, so the smallest failure is known. */
#ifndef ASSAY_TESTS_REFINE_WORLDS_H
#define ASSAY_TESTS_REFINE_WORLDS_H

#include "refine_bench.h"

/* What a world made: cells in order, and how deep they were nested. */
struct made {
    long long cells[WORLD_CHOICES];
    size_t count;
    int depth;
};

static void make(struct made *made, long long cell)
{
    made->cells[made->count++] = cell;
}

/* ---- worlds ---- */

struct world_case;
typedef void world(const struct world_case *world_case, struct drawing *drawing, struct made *made);

struct world_case {
    world *world;
    uint64_t most; /* values are 0..most */
    size_t lengths; /* at most so many cells */
    int predicates[2];
    long long parameters[4];
    uint64_t salt; /* of the arbitrary failing sets */
};

static void list_by_length(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    uint64_t length = draw(drawing, CHOOSE_LENGTH, world_case->lengths, 0);
    for (uint64_t i = 0; i < length; i++)
        make(made, (long long)draw(drawing, CHOOSE_NUMBER, world_case->most, 0));
}

static void list_by_count(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    uint64_t length = draw(drawing, CHOOSE_USER, world_case->lengths, 0);
    for (uint64_t i = 0; i < length; i++)
        make(made, (long long)draw(drawing, CHOOSE_USER, world_case->most, 0));
}

static void list_by_flags(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    while (made->count < world_case->lengths && draw(drawing, CHOOSE_USER, 1, 0))
        make(made, (long long)draw(drawing, CHOOSE_USER, world_case->most, 0));
}

static void string(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    uint64_t length = draw(drawing, CHOOSE_LENGTH, world_case->lengths, 0);
    for (uint64_t i = 0; i < length; i++)
        make(made, (long long)draw(drawing, CHOOSE_CHARACTER, world_case->most, 0));
}

static void list_and_number(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    list_by_length(world_case, drawing, made);
    make(made, (long long)draw(drawing, CHOOSE_NUMBER, 8, 0));
}

static void number_and_list(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    make(made, (long long)draw(drawing, CHOOSE_NUMBER, 8, 0));
    list_by_length(world_case, drawing, made);
}

static void list_of_pairs(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    uint64_t length = draw(drawing, CHOOSE_LENGTH, world_case->lengths / 2, 0);
    for (uint64_t i = 0; i < 2 * length; i++)
        make(made, (long long)draw(drawing, CHOOSE_NUMBER, world_case->most, 0));
}

static void list_of_lists(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    uint64_t length = draw(drawing, CHOOSE_LENGTH, 2, 0);
    for (uint64_t i = 0; i < length; i++) {
        uint64_t inner = draw(drawing, CHOOSE_LENGTH, 3, 0);
        made->depth = (int)inner > made->depth ? (int)inner : made->depth;
        for (uint64_t j = 0; j < inner; j++)
            make(made, (long long)draw(drawing, CHOOSE_NUMBER, world_case->most > 4 ? 4 : world_case->most, 0));
    }
}

static void subtree(uint64_t most, int depth, struct drawing *drawing, struct made *made)
{
    made->depth = depth > made->depth ? depth : made->depth;
    if (depth == 3 || !draw(drawing, CHOOSE_USER, 1, 0))
        return;
    uint64_t key = draw(drawing, CHOOSE_USER, most, 0);
    subtree(most, depth + 1, drawing, made);
    make(made, (long long)key);
    subtree(most, depth + 1, drawing, made);
}

static void tree(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    subtree(world_case->most > 2 ? 2 : world_case->most, 0, drawing, made);
}

static void two_signed(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    (void)world_case;
    make(made, (long long)draw(drawing, CHOOSE_NUMBER, 240, 120) - 120);
    make(made, (long long)draw(drawing, CHOOSE_NUMBER, 240, 120) - 120);
}

static void three_numbers(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    make(made, (long long)draw(drawing, CHOOSE_NUMBER, 20, 0));
    make(made, (long long)draw(drawing, CHOOSE_NUMBER, 40, 20) - 20);
    make(made, (long long)draw(drawing, CHOOSE_NUMBER, 4 * world_case->most, 0));
}

static void structure_and_key(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    make(made, (long long)draw(drawing, CHOOSE_STRUCTURE, 1999, 0));
    make(made, (long long)draw(drawing, CHOOSE_NUMBER, world_case->most, 0));
}

static void two_structures(const struct world_case *world_case, struct drawing *drawing, struct made *made)
{
    (void)world_case;
    make(made, (long long)draw(drawing, CHOOSE_STRUCTURE, 199, 0));
    make(made, (long long)draw(drawing, CHOOSE_STRUCTURE, 149, 0));
}

/* ---- ways to fail ---- */

typedef bool predicate(const struct made *made, const long long *parameters);

static bool sum_is_large(const struct made *made, const long long *p)
{
    long long sum = 0;
    for (size_t i = 0; i < made->count; i++)
        sum += made->cells[i];
    return sum > 3 * p[0];
}

static bool sum_has_rest(const struct made *made, const long long *p)
{
    long long sum = 0;
    for (size_t i = 0; i < made->count; i++)
        sum += made->cells[i];
    return made->count > 1 && sum % (p[0] + 2) == p[1] % (p[0] + 2);
}

static bool contains(const struct made *made, const long long *p)
{
    for (size_t i = 0; i < made->count; i++)
        if (made->cells[i] == p[0])
            return true;
    return false;
}

static bool is_unsorted(const struct made *made, const long long *p)
{
    for (size_t i = 1; i < made->count; i++)
        if (made->cells[i - 1] > made->cells[i] + p[0] / 3)
            return true;
    return false;
}

static bool has_duplicate(const struct made *made, const long long *p)
{
    for (size_t i = 0; i < made->count; i++)
        for (size_t j = i + 1; j < made->count; j++)
            if (made->cells[i] == made->cells[j] && made->cells[i] >= p[0] / 2)
                return true;
    return false;
}

static bool has_difference(const struct made *made, const long long *p)
{
    for (size_t i = 0; i < made->count; i++)
        for (size_t j = i + 1; j < made->count; j++)
            if (made->cells[j] - made->cells[i] == p[0])
                return true;
    return false;
}

static bool has_neighbours(const struct made *made, const long long *p)
{
    for (size_t i = 1; i < made->count; i++)
        if (made->cells[i - 1] == p[0] && made->cells[i] == p[1])
            return true;
    return false;
}

static bool has_many_large(const struct made *made, const long long *p)
{
    size_t large = 0;
    for (size_t i = 0; i < made->count; i++)
        large += made->cells[i] >= p[0];
    return large >= 2;
}

static bool is_long(const struct made *made, const long long *p)
{
    return made->count >= (size_t)(p[1] % 4 + 1);
}

static bool is_deep(const struct made *made, const long long *p)
{
    return made->depth >= p[1] % 3 + 1;
}

static bool last_is_larger(const struct made *made, const long long *p)
{
    return made->count > 1 && made->cells[made->count - 1] > made->cells[0] + p[0] / 2;
}

static bool is_palindrome(const struct made *made, const long long *p)
{
    for (size_t i = 0; i < made->count / 2; i++)
        if (made->cells[i] != made->cells[made->count - 1 - i])
            return false;
    return made->count >= (size_t)(p[1] % 3 + 2) && made->cells[0] > 0;
}

static bool product_is_large(const struct made *made, const long long *p)
{
    long long product = made->count > 1;
    for (size_t i = 0; i < made->count; i++)
        product *= made->cells[i] > 1000 ? 1000 : made->cells[i];
    return product > 5 * p[0];
}

static predicate *const predicates[] = {sum_is_large,   sum_has_rest,   contains,        is_unsorted, has_duplicate,
                                        has_difference, has_neighbours, is_long,         is_deep,     last_is_larger,
                                        is_palindrome,  has_many_large, product_is_large};
enum { PREDICATES = sizeof predicates / sizeof *predicates, ARBITRARY = PREDICATES };

/* One in (10 to 60) of all inputs, none like another. */
static bool is_in_failing_set(const struct world_case *world_case, const struct made *made)
{
    uint64_t state = world_case->salt;
    for (size_t i = 0; i < made->count; i++)
        state = state * 31 + (uint64_t)made->cells[i] + 1;
    return random_below(&state, 10 + (uint64_t)world_case->parameters[0] * 5) == 0;
}

static bool fails(const struct world_case *world_case, struct drawing *drawing)
{
    struct made made = {.count = 0};
    world_case->world(world_case, drawing, &made);
    for (int i = 0; i < 2; i++) {
        int number = world_case->predicates[i];
        if (number == ARBITRARY ? !is_in_failing_set(world_case, &made)
                                : number >= 0 && !predicates[number](&made, world_case->parameters + 2 * i))
            return false;
    }
    return true;
}

#endif
