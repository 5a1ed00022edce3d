/* all FILE PREDICATE SCOPE CHUNK…: the structures of every chunk size are those
 * of one search, byte for byte and in order; no two are the same, and the
 * predicate, ordinarily compiled, accepts each one built from malloc blocks.
 * A CHUNK of 0 takes all at once.  Prints how many there are and how many
 * candidates were explored. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bench.h"
#include "engine/structures_pack.h"
#include "runtime/trial.h"

struct expected {
    struct structure_packer *packer;
    struct text packed;
    unsigned long long count;
};

static void begin(void *data, const struct layout *layout)
{
    struct expected *expected = data;
    expected->packer = structure_packer_make(layout);
}

static bool add(void *data, const struct value_graph *graph)
{
    struct expected *expected = data;
    structure_pack(expected->packer, graph, &expected->packed);
    expected->count++;
    return true;
}

static void end(void *data, unsigned long long valid)
{
    struct expected *expected = data;
    if (valid != expected->count)
        bench_fail("the engine counts %llu and gives %llu", valid, expected->count);
    structure_packer_release(expected->packer);
}

static unsigned long long search(struct bench *bench, int scope, struct expected *expected)
{
    struct engine_services services = {.data = expected, .begin = begin, .input = add, .end = end};
    struct engine_result result = {0};
    bench->problem.scope = scope;
    if (!engines()[0]->run(&bench->problem, &bench->limits, &services, &result, &bench->error))
        bench_fail_error(bench);
    unsigned long long explored = result.explored;
    engine_result_release(&result);
    return explored;
}

/* .scopes is all that may differ. */
static void compare(const struct expected *expected, const struct structure_chunk *chunk, size_t *at)
{
    for (size_t i = 0; i < chunk->starts.count; i++) {
        const struct trial_structure *got = (const void *)(chunk->packed.s + chunk->starts.items[i]);
        const struct trial_structure *wanted = (const void *)(expected->packed.s + *at);
        size_t size = sizeof *got + got->size;
        if (*at + size > expected->packed.length || got->size != wanted->size ||
            got->object_count != wanted->object_count || memcmp(got + 1, wanted + 1, got->size) != 0)
            bench_fail("the structure at byte %zu is not what the search gives there", *at);
        if (got->scopes)
            bench_fail("a structure was seen at lower scopes, but none were searched");
        *at += size;
    }
}

static void check_chunks(struct bench *bench, int scope, size_t most, const struct expected *expected,
                         unsigned long long explored)
{
    struct structures *structures = structures_open(&bench->problem, &bench->limits, &bench->services);
    struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
    unsigned long long count = 0, chunks_explored = 0;
    size_t at = 0;
    char *no_scope;
    do {
        if (!structures_all(structures, scope, most, &chunk, &no_scope, &bench->error))
            bench_fail_error(bench);
        if (no_scope || chunk.stopped || (most && chunk.starts.count > most))
            bench_fail("chunks of %zu: %s", most, no_scope ? no_scope : chunk.stopped ? chunk.stopped : "too many");
        compare(expected, &chunk, &at);
        count += chunk.starts.count;
        chunks_explored += chunk.explored;
    } while (!chunk.is_last);
    const struct engine_result *result = structures_result(structures);
    if (count != expected->count || chunks_explored != explored || result->valid != count ||
        result->explored != explored)
        bench_fail("chunks of %zu: %llu of %llu explored, expected %llu of %llu", most, count, chunks_explored,
                   expected->count, explored);
    structure_chunk_release(&chunk);
    structures_close(structures);
}

static void check_contents(struct bench *bench, const struct expected *expected)
{
    struct map known = MAP_INIT;
    bench_native(bench);
    for (size_t at = 0; at < expected->packed.length;) {
        const char *packed = expected->packed.s + at;
        char *key = bench_key(packed);
        if (map_get(&known, key))
            bench_fail("the structure at byte %zu was there before", at);
        map_put(&known, key, bench);
        mem_free(key);
        if (!bench_accepts(bench, packed))
            bench_fail("the predicate rejects the structure at byte %zu when it is built from malloc blocks", at);
        at += sizeof(struct trial_structure) + ((const struct trial_structure *)packed)->size;
    }
    map_release(&known);
}

int main(int count, char **arguments)
{
    if (count < 5)
        return 2;
    struct bench bench;
    struct expected expected = {.packed = TEXT_INIT};
    int scope = atoi(arguments[3]);
    bench_open(&bench, arguments[1], arguments[2]);
    unsigned long long explored = search(&bench, scope, &expected);
    for (int i = 4; i < count; i++)
        check_chunks(&bench, scope, strtoul(arguments[i], NULL, 10), &expected, explored);
    check_contents(&bench, &expected);
    printf("%llu of %llu\n", expected.count, explored);
    text_release(&expected.packed);
    bench_close(&bench);
    return 0;
}
