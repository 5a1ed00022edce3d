/* Lines that edges lead to: this program is the image, its functions are edges. */
#include <link.h>
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <cmocka.h>
#include <string.h>
#include "engine/sequence/lines.h"
#include "runtime/sequence.h"
#include "target/symbols.h"

static uintptr_t base;

static int find_base(struct dl_phdr_info *object, size_t size, void *unused)
{
    (void)size, (void)unused;
    base = object->dlpi_addr;
    return 1; /* the program comes first */
}

__attribute__((noinline)) static int one(int number)
{
    return number + 1;
}
enum { ONE_BEGINS = __LINE__ - 4 };

__attribute__((noinline)) static int two(int number)
{
    return number + 2;
}
enum { TWO_BEGINS = __LINE__ - 4 };

/* What a sanitizer calls begins so. */
void __ubsan_handle_nothing(int *number);
__attribute__((noinline)) void __ubsan_handle_nothing(int *number)
{
    __asm__ volatile("" : : "r"(number) : "memory");
}

__attribute__((noinline)) static int report(int number)
{
    __ubsan_handle_nothing(&number);
    return number;
}

static uint32_t place_of(int (*function)(int))
{
    dl_iterate_phdr(find_base, NULL);
    return (uint32_t)((uintptr_t)function - base);
}

static void places_have_the_lines_of_the_debug_information(void **state)
{
    (void)state;
    uint32_t places[] = {place_of(two), 0, place_of(one)};
    struct symbol found[3];
    struct symbols symbols;
    symbols_open(&symbols, "/proc/self/exe");
    symbols_find_lines(&symbols, places, 3, found);
    assert_string_equal(found[0].file, "engine_sequence_lines.c");
    assert_in_range(found[0].line, TWO_BEGINS, TWO_BEGINS + 3);
    assert_null(found[1].file);
    assert_in_range(found[2].line, ONE_BEGINS, ONE_BEGINS + 3);
    symbols_close(&symbols);
}

static void an_image_without_debug_information_has_no_lines(void **state)
{
    (void)state;
    uint32_t places[] = {1, 2};
    struct sequence_lines lines;
    sequence_lines_find(&lines, "/dev/null", places, 2);
    assert_true(lines.is_known);
    assert_int_equal(lines.count, 0);
    assert_int_equal(lines.of_edges[1], SEQUENCE_NONE);
    sequence_lines_release(&lines);
}

static void edges_of_one_line_are_one_line(void **state)
{
    (void)state;
    uint32_t places[] = {place_of(one), place_of(two), place_of(one), 0};
    struct sequence_lines lines;
    sequence_lines_find(&lines, "/proc/self/exe", places, 4);
    assert_int_equal(lines.count, 2);
    assert_int_equal(lines.of_edges[0], lines.of_edges[2]);
    assert_int_not_equal(lines.of_edges[0], lines.of_edges[1]);
    assert_int_equal(lines.of_edges[3], SEQUENCE_NONE);
    sequence_lines_release(&lines);
}

static void what_only_reports_is_no_line(void **state)
{
    (void)state;
    uint32_t places[] = {place_of(one), place_of(report), 0};
    struct sequence_lines lines;
    sequence_lines_find(&lines, "/proc/self/exe", places, 3);
    assert_int_equal(lines.count, 1);
    assert_int_not_equal(lines.of_edges[0], SEQUENCE_NONE);
    assert_int_equal(lines.of_edges[1], SEQUENCE_NONE);
    sequence_lines_release(&lines);
}

static void a_line_is_reached_when_any_lane_reached_any_of_its_edges(void **state)
{
    (void)state;
    uint32_t of_edges[] = {0, 1, 0, SEQUENCE_NONE};
    struct sequence_lines lines = {.of_edges = of_edges, .edge_count = 4, .count = 2};
    const unsigned char nothing[4] = {0}, unknown[4] = {0, 0, 0, 1}, first[4] = {0, 0, 1, 0}, both[4] = {1, 9, 0, 0};
    assert_int_equal(sequence_lines_reached(&lines, (const unsigned char *const[]){nothing}, 1), 0);
    assert_int_equal(sequence_lines_reached(&lines, (const unsigned char *const[]){unknown}, 1), 0);
    assert_int_equal(sequence_lines_reached(&lines, (const unsigned char *const[]){nothing, first}, 2), 1);
    assert_int_equal(sequence_lines_reached(&lines, (const unsigned char *const[]){first, both}, 2), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_have_the_lines_of_the_debug_information),
        cmocka_unit_test(an_image_without_debug_information_has_no_lines),
        cmocka_unit_test(edges_of_one_line_are_one_line),
        cmocka_unit_test(what_only_reports_is_no_line),
        cmocka_unit_test(a_line_is_reached_when_any_lane_reached_any_of_its_edges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
