#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/text.h"
#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/vector.h"

static jmp_buf out_of_memory;
static size_t wanted_bytes;

static void jump(size_t wanted)
{
    wanted_bytes = wanted;
    longjmp(out_of_memory, 1);
}

static void allocations_are_zeroed_and_distinct(void **state)
{
    (void)state;
    unsigned char *a = mem_alloc(100), *empty = mem_alloc(0), *other = mem_alloc(0);
    for (size_t i = 0; i < 100; i++)
        assert_int_equal(a[i], 0);
    assert_ptr_not_equal(empty, other);
    mem_free(a);
    mem_free(empty);
    mem_free(other);
    mem_free(NULL);
}

static void strings_are_copied_up_to_their_length(void **state)
{
    (void)state;
    char *all = mem_strdup("scope"), *part = mem_strndup("scope", 2), *whole = mem_strndup("ab", 100);
    char *formatted = mem_format("%s=%d", "n", 4);
    assert_string_equal(all, "scope");
    assert_string_equal(part, "sc");
    assert_string_equal(whole, "ab");
    assert_string_equal(formatted, "n=4");
    mem_free(all);
    mem_free(part);
    mem_free(whole);
    mem_free(formatted);
}

static void an_array_too_large_to_count_fails(void **state)
{
    (void)state;
    memory_handler *before = memory_on_failure(jump);
    if (setjmp(out_of_memory) == 0) {
        mem_array(SIZE_MAX / 2, 4);
        fail_msg("the size overflowed and nobody noticed");
    }
    memory_on_failure(before);
    assert_true(wanted_bytes == SIZE_MAX);
}

static void the_nth_allocation_fails_and_no_other(void **state)
{
    (void)state;
    volatile int made = 0;
    void *volatile blocks[5] = {0};
    memory_handler *before = memory_on_failure(jump);
    memory_fail_at(3);
    if (setjmp(out_of_memory) == 0)
        while (made < 5) {
            blocks[made] = mem_alloc(16);
            made++;
        }
    assert_int_equal(made, 2);
    blocks[2] = mem_alloc(16); /* only the third failed */
    memory_fail_at(0);
    memory_on_failure(before);
    for (int i = 0; i < 5; i++)
        mem_free(blocks[i]);
}

/* What base builds out of allocations, to be cut short at each of them. */
struct everything {
    struct map map;
    struct text text;
    struct arena arena;
    VECTOR(int) numbers;
    struct hash hash;
};

static void build_everything(struct everything *all)
{
    static int value;
    for (int i = 0; i < 40; i++) {
        char key[8] = {(char)('a' + i % 26), (char)('a' + i / 26), 0};
        map_put(&all->map, key, &value);
        vector_push(&all->numbers, i);
        text_add_json(&all->text, "näh\n\xff");
        arena_alloc(&all->arena, 5000);
        arena_format(&all->arena, "%d", i);
    }
    hash_init(&all->hash);
    hash_add_string(&all->hash, "x");
}

static void release_everything(struct everything *all)
{
    map_release(&all->map);
    vector_release(&all->numbers);
    text_release(&all->text);
    arena_release(&all->arena);
    mem_free(all->hash.state);
}

static void containers_survive_a_failure_of_any_allocation(void **state)
{
    (void)state;
    memory_handler *before = memory_on_failure(jump);
    volatile unsigned long nth = 0;
    volatile bool finished = false;
    struct everything *volatile all = NULL;
    while (!finished) {
        nth++;
        struct everything *fresh = calloc(1, sizeof *fresh);
        assert_non_null(fresh);
        text_init(&fresh->text);
        all = fresh;
        memory_fail_at(nth);
        if (setjmp(out_of_memory) == 0) {
            build_everything(all);
            finished = true;
        }
        memory_fail_at(0);
        assert_true(all->numbers.count <= 40);
        assert_int_equal(all->text.s[all->text.length], '\0');
        for (size_t i = 0; i < all->numbers.count; i++)
            assert_int_equal(all->numbers.items[i], i);
        release_everything(all);
        free(all);
    }
    memory_on_failure(before);
    assert_true(nth > 50);
}

static void arena_blocks_are_aligned_zeroed_and_apart(void **state)
{
    (void)state;
    struct arena arena = ARENA_INIT;
    unsigned char *blocks[300];
    for (size_t i = 0; i < 300; i++) {
        size_t size = i * 37 % 5000;
        blocks[i] = arena_alloc(&arena, size);
        assert_int_equal((uintptr_t)blocks[i] % 16, 0);
        for (size_t j = 0; j < size; j++)
            assert_int_equal(blocks[i][j], 0);
        memset(blocks[i], 0xee, size);
    }
    unsigned char *large = arena_alloc(&arena, 1 << 20), *small = arena_alloc(&arena, 1);
    assert_int_equal(large[(1 << 20) - 1], 0);
    assert_int_equal(small[0], 0);
    assert_string_equal(arena_strndup(&arena, "abc", 2), "ab");
    assert_string_equal(arena_strdup(&arena, ""), "");
    arena_release(&arena);
    assert_null(arena.blocks);
}

static void a_vector_keeps_what_was_pushed(void **state)
{
    (void)state;
    VECTOR(long) numbers = VECTOR_INIT;
    for (long i = 0; i < 1000; i++)
        vector_push(&numbers, i * i);
    assert_int_equal(numbers.count, 1000);
    assert_true(numbers.capacity >= numbers.count);
    for (long i = 0; i < 1000; i++)
        assert_int_equal(numbers.items[i], i * i);
    vector_release(&numbers);
    assert_null(numbers.items);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(allocations_are_zeroed_and_distinct),
        cmocka_unit_test(strings_are_copied_up_to_their_length),
        cmocka_unit_test(an_array_too_large_to_count_fails),
        cmocka_unit_test(the_nth_allocation_fails_and_no_other),
        cmocka_unit_test(containers_survive_a_failure_of_any_allocation),
        cmocka_unit_test(arena_blocks_are_aligned_zeroed_and_apart),
        cmocka_unit_test(a_vector_keeps_what_was_pushed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
