/* random FILE PREDICATE SCOPE COUNT SEED [cover|rate|list]: COUNT structures at
 * random; the predicate, ordinarily compiled, must accept each.
 *   cover   every structure of the scope must be among them
 *   rate    how many a second, and how evenly
 *   list    all of them, one a line, for comparison; it starts no compiler */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "base/process.h"
#include "bench.h"

struct tally {
    struct map counts;
    size_t distinct, most, *numbers;
};

static void count(struct tally *tally, const char *packed)
{
    char *key = bench_key(packed);
    size_t number = (size_t)map_get(&tally->counts, key);
    if (!number) {
        number = ++tally->distinct;
        map_put(&tally->counts, key, (void *)number);
    }
    mem_free(key);
    if (++tally->numbers[number] > tally->most)
        tally->most = tally->numbers[number];
}

static void check_cover(struct bench *bench, int scope, const struct tally *tally)
{
    struct structures *structures = structures_open(&bench->problem, &bench->limits, &bench->services);
    struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
    char *no_scope;
    if (!structures_all(structures, scope, 0, &chunk, &no_scope, &bench->error) || no_scope)
        bench_fail_error(bench);
    size_t missing = 0;
    for (size_t i = 0; i < chunk.starts.count; i++) {
        char *key = bench_key(chunk.packed.s + chunk.starts.items[i]);
        missing += map_get(&tally->counts, key) == NULL;
        mem_free(key);
    }
    if (missing || tally->distinct != chunk.starts.count)
        bench_fail("%zu of %zu structures never come; %zu are no structures of the scope", missing, chunk.starts.count,
                   tally->distinct + missing - chunk.starts.count);
    printf("all %zu come, the most frequent %zu times\n", chunk.starts.count, tally->most);
    structure_chunk_release(&chunk);
    structures_close(structures);
}

int main(int argument_count, char **arguments)
{
    if (argument_count < 6)
        return 2;
    const char *what = argument_count > 6 ? arguments[6] : "";
    struct bench bench;
    int scope = atoi(arguments[3]);
    size_t wanted = strtoul(arguments[4], NULL, 10);
    bench_open(&bench, arguments[1], arguments[2]);
    if (strcmp(what, "list") != 0)
        bench_native(&bench);
    struct structures *structures = structures_open(&bench.problem, &bench.limits, &bench.services);
    struct structure_chunk chunk = STRUCTURE_CHUNK_INIT;
    double began = clock_seconds();
    if (!structures_random(structures, scope, wanted, strtoull(arguments[5], NULL, 10), &chunk, &bench.error))
        bench_fail_error(&bench);
    double seconds = structures_result(structures)->seconds;
    struct tally tally = {.numbers = mem_array(chunk.starts.count + 2, sizeof *tally.numbers)};
    for (size_t i = 0; i < chunk.starts.count; i++) {
        const char *packed = chunk.packed.s + chunk.starts.items[i];
        if (bench.entry && !bench_accepts(&bench, packed))
            bench_fail("structure %zu is not accepted", i);
        count(&tally, packed);
        char *key = strcmp(what, "list") == 0 ? bench_key(packed) : NULL;
        if (key)
            puts(key);
        mem_free(key);
    }
    if (strcmp(what, "rate") == 0)
        printf("%zu in %.3f s (%.3f with the self-check): %.0f/s, %.0f candidates each; %zu distinct, most frequent "
               "%zu times%s%s\n",
               chunk.starts.count, seconds, clock_seconds() - began, (double)chunk.starts.count / seconds,
               (double)chunk.explored / (double)(chunk.starts.count ? chunk.starts.count : 1), tally.distinct,
               tally.most, chunk.stopped ? ", stopped: " : "", chunk.stopped ? chunk.stopped : "");
    else if (chunk.starts.count != wanted)
        bench_fail("%zu of %zu structures, stopped: %s", chunk.starts.count, wanted,
                   chunk.stopped ? chunk.stopped : "no");
    if (strcmp(what, "cover") == 0)
        check_cover(&bench, scope, &tally);
    map_release(&tally.counts);
    mem_free(tally.numbers);
    structure_chunk_release(&chunk);
    structures_close(structures);
    bench_close(&bench);
    return 0;
}
