/* What shrinking finds is the smallest failure there is, by exhaustive search. */
#include "refine_worlds.h"

#include <limits.h>

#define CANDIDATES_MOST 7500 /* what runs in 5 s */

/* ---- the smallest by enumeration ---- */

static bool next_input(struct drawing *drawing, uint64_t *given)
{
    size_t count = drawing->count;
    while (count && drawing->choices[count - 1].index == drawing->choices[count - 1].most)
        count--;
    if (!count)
        return false;
    for (size_t i = 0; i < count; i++)
        given[i] = drawing->choices[i].index;
    given[count - 1]++;
    *drawing = (struct drawing){.given = given, .given_count = count};
    return true;
}

/* Where nothing is given the origin is drawn, which is 0 only in some worlds: the odometer starts at 0 always. */
static void complete_with_zeros(const struct world_case *world_case, struct drawing *drawing, uint64_t *given,
                                bool *failed)
{
    for (;;) {
        *failed = fails(world_case, drawing);
        size_t first = drawing->given_count, count = drawing->count;
        bool zeros = true;
        for (size_t i = 0; i < count; i++) {
            given[i] = i < first ? drawing->choices[i].index : 0;
            zeros &= given[i] == drawing->choices[i].index;
        }
        if (zeros)
            return;
        *drawing = (struct drawing){.given = given, .given_count = count};
    }
}

static bool smallest_failure(const struct world_case *world_case, struct drawing *smallest)
{
    uint64_t given[WORLD_CHOICES];
    struct drawing drawing = {.count = 0};
    bool found = false, failed;
    do {
        complete_with_zeros(world_case, &drawing, given, &failed);
        if (failed && (!found || shrink_compare(drawing.choices, drawing.count, smallest->choices, smallest->count,
                                                &size_services) < 0)) {
            *smallest = drawing;
            found = true;
        }
    } while (next_input(&drawing, given));
    return found;
}

/* ---- random cases ---- */

static world *const worlds[] = {list_by_length,  list_by_count,     list_by_flags, string, list_and_number,
                                number_and_list, list_of_pairs,     list_of_lists, tree,   two_signed,
                                three_numbers,   structure_and_key, two_structures};
enum { WORLDS = sizeof worlds / sizeof *worlds };

static void random_case(struct world_case *world_case, uint64_t *random)
{
    world_case->world = worlds[random_below(random, WORLDS)];
    world_case->most = 1 + random_below(random, 15);
    world_case->lengths = world_case->most > 9 ? 4 : world_case->most > 5 ? 5 : world_case->most > 2 ? 6 : 8;
    for (int i = 0; i < 4; i++)
        world_case->parameters[i] = (long long)random_below(random, 10);
    bool arbitrary = random_below(random, 4) == 0;
    world_case->predicates[0] = arbitrary ? ARBITRARY : (int)random_below(random, PREDICATES);
    world_case->predicates[1] = random_below(random, 3) ? -1 : (int)random_below(random, PREDICATES);
    world_case->salt = random_number(random);
}

static bool random_failure(const struct world_case *world_case, uint64_t *random, struct drawing *start)
{
    for (int i = 0; i < 2000; i++) {
        *start = (struct drawing){.random = random};
        if (fails(world_case, start))
            return true;
    }
    return false;
}

static bool same_choices(const struct trial_choice *choices, size_t count, const struct drawing *drawing)
{
    if (count != drawing->count)
        return false;
    for (size_t i = 0; i < count; i++)
        if (choices[i].index != drawing->choices[i].index)
            return false;
    return true;
}

static void print_choices(const char *title, const struct trial_choice *choices, size_t count)
{
    printf(" %s", title);
    for (size_t i = 0; i < count; i++)
        printf(" %llu", (unsigned long long)choices[i].index);
}

static void print_miss(const struct world_case *world_case, const struct drawing *start,
                       const struct shrink_result *result, const struct drawing *smallest)
{
    size_t number = 0;
    while (worlds[number] != world_case->world)
        number++;
    printf("missed: world %zu most %llu predicates %d %d parameters %lld %lld %lld %lld:", number,
           (unsigned long long)world_case->most, world_case->predicates[0], world_case->predicates[1],
           world_case->parameters[0], world_case->parameters[1], world_case->parameters[2], world_case->parameters[3]);
    print_choices("from", start->choices, start->count);
    print_choices("to", result->choices, result->count);
    print_choices("not", smallest->choices, smallest->count);
    printf(" (%llu tried)\n", result->tried);
}

static int by_number(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void assert_none_twice(struct bench *bench)
{
    if (bench->hashes.count)
        qsort(bench->hashes.items, bench->hashes.count, sizeof *bench->hashes.items, by_number);
    for (size_t i = 1; i < bench->hashes.count; i++)
        assert_true(bench->hashes.items[i - 1] != bench->hashes.items[i]);
}

static int case_count(int usual)
{
    const char *asked = getenv("ASSAY_SHRINK_CASES");
    if (asked)
        return atoi(asked);
    return getenv("ASSAY_UNDER_VALGRIND") ? usual / 25 : usual;
}

static void shrinks_at_least_95_percent_of_random_failures_to_the_smallest(void **state)
{
    (void)state;
    uint64_t random = 1, tried = 0, most = 0, batches = 0;
    int cases = 0, minimal = 0, certain = 0, wanted = case_count(400);
    while (cases < wanted) {
        struct world_case world_case;
        struct drawing start, smallest;
        random_case(&world_case, &random);
        if (!random_failure(&world_case, &random, &start))
            continue;
        assert_true(smallest_failure(&world_case, &smallest));
        struct bench bench = {.world_case = &world_case, .fails = fails, .most = CANDIDATES_MOST};
        struct shrink_result result = shrink(&bench, &start, 32);
        bool is_minimal = same_choices(result.choices, result.count, &smallest);
        if (result.certain)
            assert_true(is_minimal);
        if (!is_minimal)
            print_miss(&world_case, &start, &result, &smallest);
        assert_int_equal(result.tried, bench.tried);
        assert_none_twice(&bench);
        cases++;
        minimal += is_minimal;
        certain += result.certain;
        tried += result.tried;
        batches += bench.batches;
        most = result.tried > most ? result.tried : most;
        shrink_result_release(&result);
        bench_release(&bench);
    }
    printf("%d of %d are the smallest, %d of them for certain; %.0f candidates on average, at most %llu; in %.0f "
           "batches\n",
           minimal, cases, certain, (double)tried / cases, (unsigned long long)most, (double)batches / cases);
    assert_true(minimal * 100 >= cases * 95);
}

static void finds_the_same_whatever_the_batch(void **state)
{
    (void)state;
    static const size_t batches[] = {1, 2, 7, 32, 1000};
    uint64_t random = 77;
    for (int cases = 0, wanted = case_count(100); cases < wanted;) {
        struct world_case world_case;
        struct drawing start, first = {.count = 0};
        random_case(&world_case, &random);
        if (!random_failure(&world_case, &random, &start))
            continue;
        cases++;
        for (size_t i = 0; i < sizeof batches / sizeof *batches; i++) {
            struct bench bench = {.world_case = &world_case, .fails = fails, .most = ULLONG_MAX};
            struct shrink_result result = shrink(&bench, &start, batches[i]);
            assert_true(result.complete);
            if (i == 0) {
                first.count = result.count;
                memcpy(first.choices, result.choices, result.count * sizeof *result.choices);
            }
            assert_true(same_choices(result.choices, result.count, &first));
            shrink_result_release(&result);
            bench_release(&bench);
        }
    }
}

static void goes_on_with_what_it_had_when_it_was_stopped(void **state)
{
    (void)state;
    uint64_t random = 5;
    for (int cases = 0, wanted = case_count(100); cases < wanted;) {
        struct world_case world_case;
        struct drawing start, smallest, stopped = {.count = 0};
        random_case(&world_case, &random);
        if (!random_failure(&world_case, &random, &start) || !smallest_failure(&world_case, &smallest))
            continue;
        struct bench all = {.world_case = &world_case, .fails = fails, .most = ULLONG_MAX};
        struct bench some = {.world_case = &world_case, .fails = fails, .most = 20};
        struct bench rest = {.world_case = &world_case, .fails = fails, .most = ULLONG_MAX};
        struct shrink_result result = shrink(&all, &start, 4), first = shrink(&some, &start, 4);
        assert_true(first.tried <= 20);
        assert_true(first.complete || all.tried > 20);
        assert_true(!first.certain || all.tried <= 20);
        assert_true(shrink_compare(first.choices, first.count, start.choices, start.count, &size_services) <= 0);
        assert_true(shrink_compare(result.choices, result.count, first.choices, first.count, &size_services) <= 0);
        stopped.count = first.count;
        memcpy(stopped.choices, first.choices, first.count * sizeof *first.choices);
        struct shrink_result second = shrink(&rest, &stopped, 4);
        if (result.certain && second.certain)
            assert_true(same_choices(second.choices, second.count, &smallest));
        cases++;
        shrink_result_release(&result);
        shrink_result_release(&first);
        shrink_result_release(&second);
        bench_release(&all);
        bench_release(&some);
        bench_release(&rest);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shrinks_at_least_95_percent_of_random_failures_to_the_smallest),
        cmocka_unit_test(finds_the_same_whatever_the_batch),
        cmocka_unit_test(goes_on_with_what_it_had_when_it_was_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
