/* behaviour FILE: what structures promise besides the structures themselves,
 * on the predicates of misbehaves.c. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "base/process.h"
#include "bench.h"
#include "runtime/trial.h"

static const char *file;

#define CHECK(condition, ...) ((condition) ? (void)0 : bench_fail(__VA_ARGS__))

static struct structures *open_them(struct bench *bench, const char *predicate)
{
    bench_open(bench, file, predicate);
    bench->limits.candidate_seconds = 0.5;
    return structures_open(&bench->problem, &bench->limits, &bench->services);
}

static void close_them(struct bench *bench, struct structures *structures)
{
    structures_close(structures);
    bench_close(bench);
}

static const struct trial_structure *at(const struct structure_chunk *chunk, size_t number)
{
    return (const struct trial_structure *)(chunk->packed.s + chunk->starts.items[number]);
}

static void all(struct bench *bench, struct structures *structures, int scope, struct structure_chunk *chunk)
{
    char *no_scope;
    if (!structures_all(structures, scope, 0, chunk, &no_scope, &bench->error))
        bench_fail_error(bench);
    CHECK(!no_scope && chunk->is_last && !chunk->stopped, "scope %d: not all of it", scope);
}

/* ---- scopes ---- */

/* A stack of depth d occurs from scope d on, so its bits at scope s are d … s - 1. */
static void scopes_say_where_a_structure_was_seen(void)
{
    struct bench bench;
    struct structures *structures = open_them(&bench, "stack_ok");
    struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
    for (int scope = 0; scope <= 6; scope++) {
        all(&bench, structures, scope, &chunk);
        CHECK(chunk.starts.count == (size_t)scope + 1, "scope %d: %zu stacks", scope, chunk.starts.count);
        for (size_t i = 0; i < chunk.starts.count; i++) {
            unsigned depth = at(&chunk, i)->object_count - 2; /* arguments and stack */
            uint64_t expected = (1ull << scope) - (1ull << depth);
            CHECK(at(&chunk, i)->scopes == expected, "scope %d, depth %u: scopes %llx", scope, depth,
                  (unsigned long long)at(&chunk, i)->scopes);
        }
    }
    structures_rewind(structures, 3);
    all(&bench, structures, 3, &chunk);
    CHECK(chunk.starts.count == 4 && at(&chunk, 0)->scopes < 8, "a rewound scope sees itself or higher ones");
    CHECK(structures_space(structures)->scope == 3, "the space is not that of the last scope");
    all(&bench, structures, 3, &chunk);
    CHECK(chunk.starts.count == 0, "a scope that is at its end begins again");
    structure_chunk_release(&chunk);
    close_them(&bench, structures);
}

static void a_scope_without_a_space_is_empty_and_says_why(void)
{
    struct bench bench;
    struct structures *structures = open_them(&bench, "late_ok");
    struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
    char *no_scope;
    for (int round = 0; round < 2; round++) {
        CHECK(structures_all(structures, 1, 0, &chunk, &no_scope, &bench.error), "scope 1 is an error");
        CHECK(no_scope && strstr(no_scope, "2") && chunk.is_last && chunk.starts.count == 0, "scope 1: %s",
              no_scope ? no_scope : "has a space");
        mem_free(no_scope);
    }
    CHECK(!structures_space(structures), "there is a space to show");
    all(&bench, structures, 3, &chunk); /* a in 2, 3; b in 3, 100 */
    CHECK(chunk.starts.count == 3, "scope 3: %zu", chunk.starts.count);
    all(&bench, structures, 4, &chunk); /* b == 100: seen; b == 4: not */
    unsigned seen = 0;
    for (size_t i = 0; i < chunk.starts.count; i++)
        seen += at(&chunk, i)->scopes == 1 << 3;
    CHECK(chunk.starts.count == 5 && seen == 2, "scope 4: %zu, %u of them seen", chunk.starts.count, seen);
    CHECK(!structures_random(structures, 1, 5, 1, &chunk, &bench.error), "random structures of no scope");
    structure_chunk_release(&chunk);
    close_them(&bench, structures);
}

/* ---- predicates that misbehave ---- */

static void a_death_costs_one_candidate(const char *predicate)
{
    struct bench bench;
    struct structures *structures = open_them(&bench, predicate);
    struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
    all(&bench, structures, 3, &chunk);
    const struct engine_result *result = structures_result(structures);
    CHECK(chunk.starts.count == 4 && chunk.explored == 16, "%s: %zu of %llu", predicate, chunk.starts.count,
          chunk.explored);
    CHECK(result->failures.count == 1 && result->failures.items[0].count == 3, "%s: %zu causes", predicate,
          result->failures.count);
    structure_chunk_release(&chunk);
    close_them(&bench, structures);
}

/* a == 2 and b == 0 is still found: the sample that dies is lost, the next one is not. */
static void a_death_costs_one_sample(const char *predicate, size_t count, uint64_t seed)
{
    struct bench bench;
    struct structures *structures = open_them(&bench, predicate);
    struct structure_chunk chunk = STRUCTURE_CHUNK_INIT, again = STRUCTURE_CHUNK_INIT;
    if (!structures_random(structures, 3, count, seed, &chunk, &bench.error))
        bench_fail_error(&bench);
    CHECK(chunk.starts.count == count && chunk.is_sample && !chunk.stopped, "%s: %zu samples", predicate,
          chunk.starts.count);
    const struct engine_result *result = structures_result(structures);
    CHECK(result->failures.count == 1 && result->failures.items[0].count > 0, "%s: %zu causes", predicate,
          result->failures.count);
    if (!structures_random(structures, 3, count, seed, &again, &bench.error))
        bench_fail_error(&bench);
    CHECK(again.packed.length == chunk.packed.length &&
              memcmp(again.packed.s, chunk.packed.s, chunk.packed.length) == 0,
          "%s: the same seed gives other structures", predicate);
    structure_chunk_release(&chunk);
    structure_chunk_release(&again);
    close_them(&bench, structures);
}

static void nothing_to_be_found_ends_soon(const char *predicate, double most)
{
    struct bench bench;
    struct structures *structures = open_them(&bench, predicate);
    struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
    double began = clock_seconds();
    if (!structures_random(structures, 12, 10, 1, &chunk, &bench.error))
        bench_fail_error(&bench);
    double seconds = clock_seconds() - began;
    CHECK(chunk.starts.count == 0 && chunk.is_last, "%s: %zu were found", predicate, chunk.starts.count);
    CHECK(seconds < most, "%s: it takes %.1f s to find nothing", predicate, seconds);
    structure_chunk_release(&chunk);
    close_them(&bench, structures);
}

/* ---- limits ---- */

static void time_ends_a_call_and_the_next_goes_on(void)
{
    struct bench bench;
    bench_open(&bench, file, "hardly");
    bench.limits.seconds = 0.5;
    struct structures *structures = structures_open(&bench.problem, &bench.limits, &bench.services);
    struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
    char *no_scope;
    double began = clock_seconds();
    if (!structures_all(structures, 12, 0, &chunk, &no_scope, &bench.error))
        bench_fail_error(&bench);
    CHECK(chunk.stopped && strcmp(chunk.stopped, "time") == 0 && !chunk.is_last, "time does not end it");
    CHECK(clock_seconds() - began < 5, "time ends it late");
    structure_chunk_release(&chunk);
    close_them(&bench, structures);
}

static bool always(void *data)
{
    (void)data;
    return true;
}

static void an_interrupt_ends_a_call(void)
{
    struct bench bench;
    bench_open(&bench, file, "hardly");
    bench.services.interrupted = always;
    struct structures *structures = structures_open(&bench.problem, &bench.limits, &bench.services);
    struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
    char *no_scope;
    if (!structures_all(structures, 12, 0, &chunk, &no_scope, &bench.error))
        bench_fail_error(&bench);
    CHECK(chunk.stopped && strcmp(chunk.stopped, "interrupted") == 0 && !chunk.is_last, "it is not interrupted");
    structure_chunk_release(&chunk);
    close_them(&bench, structures);
}

/* ---- samples ---- */

static void a_sample_fills_what_is_not_read_at_random(void)
{
    struct bench bench;
    struct structures *structures = open_them(&bench, "unread_ok");
    struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
    if (!structures_random(structures, 7, 800, 3, &chunk, &bench.error))
        bench_fail_error(&bench);
    unsigned counts[8] = {0};
    for (size_t i = 0; i < chunk.starts.count; i++) {
        const struct trial_object *arguments = (const struct trial_object *)(at(&chunk, i) + 1);
        const struct trial_object *pair = (const struct trial_object *)((const char *)(arguments + 1) +
                                                                        ((arguments->size + 7) & ~7u) +
                                                                        sizeof(struct trial_pointer));
        const int *values = (const int *)(pair + 1);
        CHECK(values[0] > 0 && values[0] < 8 && values[1] >= 0 && values[1] < 8, "values %d %d", values[0], values[1]);
        counts[values[1]]++;
    }
    for (int i = 0; i < 8; i++)
        CHECK(counts[i] > 50 && counts[i] < 150, "%d comes %u times of 800", i, counts[i]);
    structure_chunk_release(&chunk);
    close_them(&bench, structures);
}

static void seeds_differ(void)
{
    struct bench bench;
    struct structures *structures = open_them(&bench, "unread_ok");
    struct structure_chunk first = STRUCTURE_CHUNK_INIT, second = STRUCTURE_CHUNK_INIT;
    if (!structures_random(structures, 7, 100, 1, &first, &bench.error) ||
        !structures_random(structures, 7, 100, 2, &second, &bench.error))
        bench_fail_error(&bench);
    CHECK(first.packed.length != second.packed.length ||
              memcmp(first.packed.s, second.packed.s, first.packed.length) != 0,
          "two seeds give the same structures");
    if (!structures_random(structures, 7, 40, 1, &second, &bench.error))
        bench_fail_error(&bench);
    CHECK(second.packed.length < first.packed.length &&
              memcmp(first.packed.s, second.packed.s, second.packed.length) == 0,
          "fewer structures are not the first ones of more");
    structure_chunk_release(&first);
    structure_chunk_release(&second);
    close_them(&bench, structures);
}

int main(int count, char **arguments)
{
    if (count != 2)
        return 2;
    file = arguments[1];
    scopes_say_where_a_structure_was_seen();
    a_scope_without_a_space_is_empty_and_says_why();
    a_death_costs_one_candidate("dies");
    a_death_costs_one_sample("dies", 100, 7);
    a_death_costs_one_sample("hangs", 3, 3);
    nothing_to_be_found_ends_soon("never", 2);
    nothing_to_be_found_ends_soon("hardly", 8);
    time_ends_a_call_and_the_next_goes_on();
    an_interrupt_ends_a_call();
    a_sample_fills_what_is_not_read_at_random();
    seeds_differ();
    puts("as promised");
    return 0;
}
