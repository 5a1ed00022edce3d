/* Simplification, on libraries that break when a sequence says certain things. */
#include "refine/simplify.h"

#include "sequence_bench.h"

/* ---- a world: which sequences break ---- */

struct world {
    struct sequence_bench *bench;
    bool (*breaks)(const struct world *world, const struct sequence *sequence);
    const char *components[4];
    struct sequence component;
    unsigned long long calls, left; /* of try; left: then it stops */
    uint64_t salt;                  /* which functions are meant */
};

static const char *name_at(const struct world *world, const struct sequence *sequence, size_t call)
{
    return sequence_plan_operation(&world->bench->plan, sequence_operation_of(sequence, call))->function->name;
}

static bool calls(const struct world *world, const struct sequence *sequence, size_t call, const char *name)
{
    return strcmp(name_at(world, sequence, call), name) == 0;
}

/* Its argument word number i, of those that take one word each. */
static uint64_t argument(const struct sequence *sequence, size_t call, size_t i)
{
    return sequence->words.items[sequence->calls.items[call] + 1 + i];
}

static bool try(void *data, const struct sequence *const *candidates, size_t count, bool *is_same)
{
    struct world *world = data;
    world->calls++;
    for (size_t i = 0; i < count; i++) {
        char *reason = sequence_gate(candidates[i], &world->bench->plan);
        if (reason)
            fail_msg("%s", reason);
        is_same[i] = world->breaks(world, candidates[i]);
    }
    return world->left == 0 || --world->left > 0;
}

static const struct sequence *component(void *data, uint32_t sort, size_t number)
{
    struct world *world = data;
    const struct sequence_bench *bench = world->bench;
    if (number >= 4 || !world->components[number] ||
        strcmp(bench->operations.sorts.items[sort]->name, "stack_t *") != 0)
        return NULL;
    parse(world->bench, &world->component, world->components[number]);
    return &world->component;
}

static void simplify(struct world *world, const struct sequence *from, struct simplify_result *result)
{
    const struct simplify_services services = {world, try, component};
    assert_true(world->breaks(world, from));
    simplify_run(result, from, &world->bench->plan, &services, 0);
    assert_true(world->breaks(world, &result->sequence));
}

static void becomes(struct world *world, const char *text, const char *simple)
{
    struct sequence from = SEQUENCE_INIT;
    struct simplify_result result;
    parse(world->bench, &from, text);
    simplify(world, &from, &result);
    is_text(world->bench, &result.sequence, simple);
    assert_true(result.complete);
    simplify_result_release(&result);
    sequence_release(&from);
    sequence_release(&world->component);
    world->component = (struct sequence)SEQUENCE_INIT;
}

/* A random sequence that the gate lets through. */
static void draw_lawful(struct sequence_bench *bench, struct sequence *sequence, uint64_t seed, size_t calls)
{
    struct sequence more = SEQUENCE_INIT;
    sequence_clear(sequence);
    draw_sequence(bench, &more, seed, 6 * calls);
    bool *is_gone = mem_array(more.calls.count, sizeof *is_gone);
    memset(is_gone, 1, more.calls.count);
    for (size_t i = 0, kept = 0; i < more.calls.count && kept < calls; i++) {
        is_gone[i] = false;
        char *reason = NULL;
        if (!sequence_without(sequence, &more, &bench->plan, is_gone) ||
            (reason = sequence_gate(sequence, &bench->plan)))
            is_gone[i] = true;
        else
            kept++;
        mem_free(reason);
    }
    assert_true(sequence_without(sequence, &more, &bench->plan, is_gone));
    mem_free(is_gone);
    sequence_release(&more);
}

/* ---- calls ---- */

/* The same stack was pushed to twice, and copied then. */
static bool is_pushed_twice_and_copied(const struct world *world, const struct sequence *sequence)
{
    for (size_t copy = 0; copy < sequence->calls.count; copy++) {
        uint64_t object = calls(world, sequence, copy, "stack_copy") ? argument(sequence, copy, 0) : 0;
        size_t pushes = 0;
        for (size_t i = 0; i < copy; i++)
            pushes += calls(world, sequence, i, "stack_push") && argument(sequence, i, 0) == object;
        if (SEQUENCE_TAG(object) == HEAD_REFERENCE && pushes >= 2)
            return true;
    }
    return false;
}

#define PUSHED_TWICE \
    "stack1 = stack_new(0)\nstack_push(stack1, 0)\nstack_push(stack1, 0)\nstack2 = stack_copy(stack1)\n"

static void only_the_calls_that_matter_stay(void **state)
{
    struct world world = {.bench = *state, .breaks = is_pushed_twice_and_copied};
    open_library(world.bench, EVERYTHING, NULL);
    becomes(&world,
            "array({1, 2}, 2)\ns = stack_new(77)\nt = stack_new(3)\nstack_push(t, 5)\nstack_push(s, -4)\nfill(\"x\")\n"
            "stack_pop(s, &v)\nstack_push(s, 100000)\nu = stack_copy(t)\nstack_push(u, 1)\nw = stack_copy(s)\n"
            "stack_free(u)\nh = stack_hash(w)\nstack_free(s)\n",
            PUSHED_TWICE);
}

static void any_long_sequence_comes_to_the_same(void **state)
{
    struct world world = {.bench = *state, .breaks = is_pushed_twice_and_copied};
    struct sequence from = SEQUENCE_INIT, core = SEQUENCE_INIT, whole = SEQUENCE_INIT;
    open_library(world.bench, EVERYTHING, NULL);
    parse(world.bench, &core,
          "s = stack_new(9)\nc = stack_copy(s)\nstack_push(c, 4)\nt = stack_copy(c)\nstack_push(c, 5)\n"
          "d = stack_copy(c)\nstack_push(d, 2)");
    for (uint64_t seed = 0; seed < 25; seed++) {
        struct simplify_result result;
        draw_lawful(world.bench, &from, seed, 10 + 2 * seed);
        sequence_copy(&whole, &from);
        sequence_append(&whole, &world.bench->plan, &core);
        sequence_append(&whole, &world.bench->plan, &from);
        simplify(&world, &whole, &result);
        is_text(world.bench, &result.sequence, PUSHED_TWICE);
        assert_in_range(result.tried, 1, 2000);
        simplify_result_release(&result);
    }
    sequence_release(&from);
    sequence_release(&core);
    sequence_release(&whole);
}

/* Pushes and pops of the whole sequence are in balance, and there is a copy. */
static bool is_in_balance(const struct world *world, const struct sequence *sequence)
{
    int balance = 0, copies = 0;
    for (size_t i = 0; i < sequence->calls.count; i++) {
        balance += calls(world, sequence, i, "stack_push") - calls(world, sequence, i, "stack_pop");
        copies += calls(world, sequence, i, "stack_copy");
    }
    return balance == 0 && copies;
}

static void two_that_belong_together_go_together(void **state)
{
    struct world world = {.bench = *state, .breaks = is_in_balance};
    open_library(world.bench, EVERYTHING, NULL);
    becomes(&world,
            "s = stack_new(1)\nstack_push(s, 1)\nt = stack_copy(s)\nu = stack_copy(t)\nstack_pop(s, &v)\n"
            "h = stack_hash(u)\n",
            "stack1 = stack_new(0)\nstack2 = stack_copy(stack1)\n");
}

static bool compares_two(const struct world *world, const struct sequence *sequence)
{
    for (size_t i = 0; i < sequence->calls.count; i++)
        if (calls(world, sequence, i, "stack_equal") && SEQUENCE_TAG(argument(sequence, i, 0)) == HEAD_REFERENCE &&
            SEQUENCE_TAG(argument(sequence, i, 1)) == HEAD_REFERENCE)
            return true;
    return false;
}

static void one_object_stands_for_another(void **state)
{
    struct world world = {.bench = *state, .breaks = compares_two};
    open_library(world.bench, EVERYTHING, NULL);
    becomes(&world,
            "s = stack_new(1)\nt = stack_new(2)\np = stack_parent(t)\nstack_push(s, 3)\nb = stack_equal(p, s)\n",
            "stack1 = stack_new(0)\nstack_equal(stack1, stack1)\n");
}

static bool uses_after_free(const struct world *world, const struct sequence *sequence)
{
    size_t frees = 0;
    for (size_t i = 0; i < sequence->calls.count; i++) {
        frees += calls(world, sequence, i, "stack_free") && SEQUENCE_TAG(argument(sequence, i, 0)) == HEAD_REFERENCE;
        if (frees && calls(world, sequence, i, "stack_hash") &&
            SEQUENCE_TAG(argument(sequence, i, 0)) == HEAD_REFERENCE)
            return true;
    }
    return false;
}

/* The shortest would be to hash what was freed: that is not the library's fault. */
static void the_gate_holds_for_every_candidate(void **state)
{
    struct world world = {.bench = *state, .breaks = uses_after_free};
    open_library(world.bench, EVERYTHING, NULL);
    becomes(&world,
            "s = stack_new(1)\nstack_push(s, 1)\nt = stack_copy(s)\nu = stack_copy(t)\nstack_push(u, 1)\n"
            "stack_free(t)\nh = stack_hash(u)\n",
            "stack1 = stack_new(0)\nstack2 = stack_copy(stack1)\nstack_free(stack2)\nstack_hash(stack1)\n");
}

/* ---- replacement ---- */

/* It is pushed to a stack of room for 7, or to a copy of a copy. */
static bool pushes_to_what_was_made_so(const struct world *world, const struct sequence *sequence)
{
    for (size_t i = 0; i < sequence->calls.count; i++) {
        uint64_t object = calls(world, sequence, i, "stack_push") ? argument(sequence, i, 0) : 0;
        unsigned copies = 0;
        while (SEQUENCE_TAG(object) == HEAD_REFERENCE &&
               calls(world, sequence, SEQUENCE_REFERENCE_CALL(object), "stack_copy")) {
            object = argument(sequence, SEQUENCE_REFERENCE_CALL(object), 0);
            copies++;
        }
        if (SEQUENCE_TAG(object) != HEAD_REFERENCE)
            continue;
        uint32_t maker = SEQUENCE_REFERENCE_CALL(object);
        if (copies == 2 || (calls(world, sequence, maker, "stack_new") && argument(sequence, maker, 0) == 7))
            return true;
    }
    return false;
}

static void objects_are_made_by_shorter_components(void **state)
{
    struct world world = {.bench = *state, .breaks = pushes_to_what_was_made_so};
    open_library(world.bench, EVERYTHING, NULL);
    static const char long_way[] = "s = stack_new(5)\nt = stack_copy(s)\nu = stack_copy(t)\nstack_push(u, 1)\n";
    becomes(&world, long_way,
            "stack1 = stack_new(0)\nstack2 = stack_copy(stack1)\nstack3 = stack_copy(stack2)\n"
            "stack_push(stack3, 0)\n");
    world.components[0] = "s = stack_new(3)";
    world.components[1] = "s = stack_new(7)";
    becomes(&world, long_way, "stack1 = stack_new(7)\nstack_push(stack1, 0)\n");
}

/* ---- arguments ---- */

static bool pushes_more(const struct world *world, const struct sequence *sequence)
{
    for (size_t i = 0; i < sequence->calls.count; i++)
        if (calls(world, sequence, i, "stack_push") && (int64_t)argument(sequence, i, 1) > 1000)
            return true;
    return false;
}

static bool pushes_less(const struct world *world, const struct sequence *sequence)
{
    for (size_t i = 0; i < sequence->calls.count; i++)
        if (calls(world, sequence, i, "stack_push") && (int64_t)argument(sequence, i, 1) < -37)
            return true;
    return false;
}

static bool pushes_some(const struct world *world, const struct sequence *sequence)
{
    for (size_t i = 0; i < sequence->calls.count; i++)
        if (calls(world, sequence, i, "stack_push") && argument(sequence, i, 1) != 0)
            return true;
    return false;
}

static void numbers_come_as_near_to_zero_as_they_can(void **state)
{
    struct world world = {.bench = *state, .breaks = pushes_more};
    open_library(world.bench, EVERYTHING, NULL);
    becomes(&world, "s = stack_new(9)\nstack_push(s, 2147483647)", "stack1 = stack_new(0)\nstack_push(stack1, 1001)\n");
    world.breaks = pushes_less;
    becomes(&world, "stack_push(NULL, -2147483648)", "stack_push(NULL, -38)\n");
    world.breaks = pushes_some;
    becomes(&world, "stack_push(NULL, -5)", "stack_push(NULL, 1)\n");
    assert_in_range(world.calls, 1, 200);
}

static bool has_bytes(const struct world *world, const struct sequence *sequence)
{
    for (size_t i = 0; i < sequence->calls.count; i++) {
        const char *text = (const char *)&sequence->words.items[sequence->calls.items[i] + 2];
        if (calls(world, sequence, i, "roles_strdup") && SEQUENCE_TAG(argument(sequence, i, 0)) == HEAD_VALUE &&
            memmem(text, SEQUENCE_COUNT(argument(sequence, i, 0)), "{[", 2))
            return true;
    }
    return false;
}

static void strings_become_shorter_and_plain(void **state)
{
    struct world world = {.bench = *state, .breaks = has_bytes};
    open_library(world.bench, EVERYTHING, NULL);
    becomes(&world, "s = roles_strdup(\"\\001\\002 ab{[3, 4], {[} and a lot more of text\\n\")",
            "roles_strdup(\"{[\")\n");
}

/* At least three cells, and the second of them is not 0. */
static bool has_cells(const struct world *world, const struct sequence *sequence)
{
    for (size_t i = 0; i < sequence->calls.count; i++)
        if (calls(world, sequence, i, "array") && SEQUENCE_TAG(argument(sequence, i, 0)) == HEAD_VALUE &&
            SEQUENCE_COUNT(argument(sequence, i, 0)) >= 3 && argument(sequence, i, 1) >> 32)
            return true;
    return false;
}

static bool has_words(const struct world *world, const struct sequence *sequence)
{
    for (size_t i = 0; i < sequence->calls.count; i++)
        if (calls(world, sequence, i, "words") && SEQUENCE_TAG(argument(sequence, i, 0)) == HEAD_VALUE &&
            SEQUENCE_COUNT(argument(sequence, i, 0)) >= 2)
            return true;
    return false;
}

static void buffers_become_shorter_and_plain(void **state)
{
    struct world world = {.bench = *state, .breaks = has_cells};
    open_library(world.bench, EVERYTHING, NULL);
    becomes(&world, "array({9, 8, 7, 6, 5, 4, 3, 2, 1}, 9)", "array({0, 1, 0}, 3)\n");
    world.breaks = has_words;
    becomes(&world, "t = roles_strdup(\"x\")\nwords({\"one\", t, \"three\", NULL, \"five\"}, 5)\n",
            "words({\"\", \"\"}, 2)\n");
}

static bool is_blue(const struct world *world, const struct sequence *sequence)
{
    for (size_t i = 0; i < sequence->calls.count; i++)
        if (calls(world, sequence, i, "enums") && (int64_t)argument(sequence, i, 0) != 1 &&
            argument(sequence, i, 1) & 2)
            return true;
    return false;
}

static void constants_become_the_first_that_will_do(void **state)
{
    struct world world = {.bench = *state, .breaks = is_blue};
    open_library(world.bench, EVERYTHING, NULL);
    becomes(&world, "enums(BLUE, RIGHT_ALL)", "enums(GREEN, RIGHT_WRITE)\n");
}

static bool floats(const struct world *world, const struct sequence *sequence)
{
    for (size_t i = 0; i < sequence->calls.count; i++) {
        double number;
        if (!calls(world, sequence, i, "numbers"))
            continue;
        memcpy(&number, &sequence->words.items[sequence->calls.items[i] + 4], sizeof number);
        if (number >= 2)
            return true;
    }
    return false;
}

static void floats_become_whole(void **state)
{
    struct world world = {.bench = *state, .breaks = floats};
    open_library(world.bench, EVERYTHING, NULL);
    becomes(&world, "numbers(true, 'x', 99, 37.25, -1e300, -3)", "numbers(false, 0, 0, 2.0, 0.0, 0)\n");
}

/* ---- calls and numbers that hang together ---- */

/* The third argument is how many pushes there were, of at least two. */
static bool counts_pushes(const struct world *world, const struct sequence *sequence)
{
    uint64_t pushes = 0;
    for (size_t i = 0; i < sequence->calls.count; i++) {
        pushes += calls(world, sequence, i, "stack_push");
        if (calls(world, sequence, i, "numbers") && pushes >= 2 && argument(sequence, i, 2) == pushes)
            return true;
    }
    return false;
}

static void numbers_that_count_calls_go_down_with_them(void **state)
{
    struct world world = {.bench = *state, .breaks = counts_pushes};
    struct text text = TEXT_INIT;
    struct sequence from = SEQUENCE_INIT;
    struct simplify_result result;
    open_library(world.bench, EVERYTHING, NULL);
    text_add(&text, "s = stack_new(5)\n");
    for (int i = 0; i < 90; i++)
        text_addf(&text, "stack_push(s, %d)\n", i * 7);
    text_add(&text, "numbers(true, 'x', 90, 1.5, 2.5, 3)\n");
    parse(world.bench, &from, text.s);
    simplify(&world, &from, &result);
    is_text(world.bench, &result.sequence,
            "stack1 = stack_new(0)\nstack_push(stack1, 0)\nstack_push(stack1, 0)\n"
            "numbers(false, 0, 2, 0.0, 0.0, 0)\n");
    assert_in_range(result.tried, 1, 600);
    simplify_result_release(&result);
    sequence_release(&from);
    text_release(&text);
}

/* A heap of what is pushed; numbers() takes out what was pushed as the n-th, and forgets to let the one that comes into
 * its place rise. */
struct heap {
    struct {
        uint64_t id;
        int32_t value;
    } items[SEQUENCE_CALLS_MOST + 1]; /* from 1 on */
    size_t count;
};

static void exchange(struct heap *heap, size_t a, size_t b)
{
    heap->items[0] = heap->items[a];
    heap->items[a] = heap->items[b];
    heap->items[b] = heap->items[0];
}

static void add_to_heap(struct heap *heap, uint64_t id, int32_t value)
{
    size_t at = ++heap->count;
    heap->items[at].id = id;
    heap->items[at].value = value;
    for (; at > 1 && heap->items[at].value < heap->items[at / 2].value; at /= 2)
        exchange(heap, at, at / 2);
}

static void take_from_heap(struct heap *heap, uint64_t id)
{
    size_t at = 1, child;
    while (at <= heap->count && heap->items[at].id != id)
        at++;
    if (at > heap->count)
        return;
    heap->items[at] = heap->items[heap->count--];
    for (; (child = 2 * at) <= heap->count; at = child) {
        child += child < heap->count && heap->items[child + 1].value < heap->items[child].value;
        if (heap->items[child].value >= heap->items[at].value)
            break;
        exchange(heap, at, child);
    }
}

static bool is_heap(const struct heap *heap)
{
    for (size_t i = 2; i <= heap->count; i++)
        if (heap->items[i].value < heap->items[i / 2].value)
            return false;
    return true;
}

static bool breaks_heap(const struct world *world, const struct sequence *sequence)
{
    struct heap heap = {.count = 0};
    uint64_t pushes = 0;
    for (size_t i = 0; i < sequence->calls.count; i++) {
        if (calls(world, sequence, i, "stack_push"))
            add_to_heap(&heap, ++pushes, (int32_t)argument(sequence, i, 1));
        else if (calls(world, sequence, i, "numbers"))
            take_from_heap(&heap, argument(sequence, i, 2));
        if (!is_heap(&heap))
            return true;
    }
    return false;
}

static void what_needs_a_certain_shape_becomes_short(void **state)
{
    struct world world = {.bench = *state, .breaks = breaks_heap};
    struct sequence from = SEQUENCE_INIT;
    size_t total = 0, found = 0;
    open_library(world.bench, EVERYTHING, NULL);
    for (uint64_t seed = 0; found < 10; seed++) {
        struct dice dice = dice_of(seed, 3);
        struct text text = TEXT_INIT;
        text_add(&text, "s = stack_new(5)\n");
        for (int i = 0; i < 93; i++)
            text_addf(&text, "stack_push(s, %d)\n", (int)dice_below(&dice, 100));
        for (int i = 0; i < 6; i++)
            text_addf(&text, "numbers(true, 'x', %d, 1.5, 2.5, 3)\n", 1 + (int)dice_below(&dice, 93));
        parse(world.bench, &from, text.s);
        text_release(&text);
        if (!breaks_heap(&world, &from))
            continue;
        struct simplify_result result;
        simplify(&world, &from, &result);
        assert_in_range(result.tried, 1, 1000);
        total += result.sequence.calls.count;
        found++;
        simplify_result_release(&result);
    }
    assert_in_range(total, 8 * found, 9 * found);
    sequence_release(&from);
}

/* ---- time ---- */

static void it_stops_when_it_is_told_to(void **state)
{
    struct world world = {.bench = *state, .breaks = is_pushed_twice_and_copied, .left = 2};
    struct simplify_result result;
    struct sequence from = SEQUENCE_INIT;
    const struct simplify_services services = {&world, try, component};
    open_library(world.bench, EVERYTHING, NULL);
    parse(world.bench, &from, "t = stack_new(1)\n" PUSHED_TWICE "h = stack_hash(t)\n");
    simplify_run(&result, &from, &world.bench->plan, &services, 0);
    assert_false(result.complete);
    assert_int_equal(world.calls, 2);
    assert_true(is_pushed_twice_and_copied(&world, &result.sequence));
    simplify_result_release(&result);
    world.left = world.calls = 0;
    simplify_run(&result, &from, &world.bench->plan, &services, 1e-9);
    assert_false(result.complete);
    assert_int_equal(world.calls, 0);
    assert_true(sequence_is_same(&result.sequence, &from));
    simplify_result_release(&result);
    sequence_release(&from);
}

/* ---- many ---- */

/* It breaks where two or three functions, by name, were called in order. */
static bool has_called(const struct world *world, const struct sequence *sequence)
{
    size_t found = 0, count = 2 + world->salt % 2;
    for (size_t i = 0; i < sequence->calls.count && found < count; i++) {
        uint32_t wanted = (uint32_t)((world->salt >> 8 * found) % world->bench->plan.items.count);
        found += sequence_operation_of(sequence, i) == wanted;
    }
    return found == count;
}

static void what_is_found_at_random_ends_with_few_calls(void **state)
{
    struct world world = {.bench = *state, .breaks = has_called};
    struct sequence from = SEQUENCE_INIT;
    size_t total = 0, count = 0;
    open_library(world.bench, EVERYTHING, NULL);
    for (uint64_t seed = 0; seed < 200 && count < 40; seed++) {
        struct dice dice = dice_of(seed, 9);
        struct simplify_result result, again;
        world.salt = dice_roll(&dice);
        draw_lawful(world.bench, &from, seed, 45);
        if (!has_called(&world, &from))
            continue;
        simplify(&world, &from, &result);
        simplify(&world, &from, &again);
        assert_true(sequence_is_same(&result.sequence, &again.sequence));
        total += result.sequence.calls.count;
        count++;
        simplify_result_release(&result);
        simplify_result_release(&again);
    }
    assert_in_range(count, 10, 40);
    assert_in_range(total, 2 * count, 4 * count);
    sequence_release(&from);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SEQUENCE_TEST(only_the_calls_that_matter_stay),
        SEQUENCE_TEST(any_long_sequence_comes_to_the_same),
        SEQUENCE_TEST(two_that_belong_together_go_together),
        SEQUENCE_TEST(one_object_stands_for_another),
        SEQUENCE_TEST(the_gate_holds_for_every_candidate),
        SEQUENCE_TEST(objects_are_made_by_shorter_components),
        SEQUENCE_TEST(numbers_come_as_near_to_zero_as_they_can),
        SEQUENCE_TEST(strings_become_shorter_and_plain),
        SEQUENCE_TEST(buffers_become_shorter_and_plain),
        SEQUENCE_TEST(constants_become_the_first_that_will_do),
        SEQUENCE_TEST(floats_become_whole),
        SEQUENCE_TEST(numbers_that_count_calls_go_down_with_them),
        SEQUENCE_TEST(what_needs_a_certain_shape_becomes_short),
        SEQUENCE_TEST(it_stops_when_it_is_told_to),
        SEQUENCE_TEST(what_is_found_at_random_ends_with_few_calls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
