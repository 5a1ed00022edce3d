/* Bench: draws choices as a checked process would, and tries candidates of the
 * shrinker on a function that tells whether they fail. */
#ifndef ASSAY_TESTS_REFINE_BENCH_H
#define ASSAY_TESTS_REFINE_BENCH_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/vector.h"
#include "refine/shrink.h"

static uint64_t random_number(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static inline uint64_t random_below(uint64_t *state, uint64_t end)
{
    return random_number(state) % end;
}

/* ---- drawing ---- */

#ifndef WORLD_CHOICES
#define WORLD_CHOICES 64
#endif

struct drawing {
    const uint64_t *given;
    size_t given_count;
    uint64_t *random; /* not NULL: what is not given is drawn at random */
    struct trial_choice choices[WORLD_CHOICES];
    size_t count;
};

static inline uint64_t draw(struct drawing *drawing, enum trial_choice_kind kind, uint64_t most, uint64_t origin)
{
    uint64_t index = origin;
    if (drawing->count < drawing->given_count)
        index = drawing->given[drawing->count] > most ? most : drawing->given[drawing->count];
    else if (drawing->random)
        index = most == UINT64_MAX ? random_number(drawing->random) : random_below(drawing->random, most + 1);
    assert_true(drawing->count < WORLD_CHOICES);
    drawing->choices[drawing->count++] = (struct trial_choice){index, most, origin, kind, 0};
    return index;
}

/* ---- shrinking ---- */

struct world_case;

struct bench {
    const struct world_case *world_case;
    bool (*fails)(const struct world_case *world_case, struct drawing *drawing);
    struct drawing *answers;
    size_t answer_count;
    unsigned long long tried, most, batches;
    unsigned better, better_most; /* how often; then stop (0: never) */
    struct trial_choice last[WORLD_CHOICES];
    size_t last_count;
    VECTOR(uint64_t) hashes; /* of all candidates, to see that none comes twice */
};

static inline bool try_candidates(void *data, struct shrink_candidate *candidates, size_t count)
{
    struct bench *bench = data;
    if (bench->tried + count > bench->most)
        return false;
    bench->tried += count;
    bench->batches++;
    bench->answers = mem_realloc(bench->answers, count * sizeof *bench->answers);
    for (size_t i = 0; i < count; i++) {
        uint64_t hash = candidates[i].count;
        for (size_t j = 0; j < candidates[i].count; j++)
            hash = random_number(&hash) ^ candidates[i].indices[j];
        vector_push(&bench->hashes, hash);
        bench->answers[i] = (struct drawing){.given = candidates[i].indices, .given_count = candidates[i].count};
        candidates[i].same_cause = bench->fails(bench->world_case, &bench->answers[i]);
        candidates[i].choices = bench->answers[i].choices;
        candidates[i].choice_count = bench->answers[i].count;
    }
    return true;
}

/* 1 object, then 3 of 2 objects, 9 of 3 …, but every tenth is smaller than its neighbours. */
static unsigned long long size_of_rank(void *data, size_t choice, uint64_t rank)
{
    (void)data;
    unsigned long long size = 1 + choice;
    for (uint64_t end = 1, width = 1; rank >= end; end += width) {
        size++;
        width *= 3;
    }
    return size - (rank % 10 == 9);
}

static const struct shrink_services size_services = {.structure_size = size_of_rank};

static inline bool is_better(void *data, const struct trial_choice *choices, size_t count)
{
    struct bench *bench = data;
    assert_true(bench->better == 0 ||
                shrink_compare(choices, count, bench->last, bench->last_count, &size_services) < 0);
    memcpy(bench->last, choices, count * sizeof *choices);
    bench->last_count = count;
    bench->better++;
    return bench->better != bench->better_most;
}

static inline struct shrink_result shrink(struct bench *bench, const struct drawing *start, size_t batch)
{
    struct shrink_services services = {bench, batch, try_candidates, is_better, size_of_rank};
    struct shrink_result result;
    shrink_run(&result, start->choices, start->count, &services, 0);
    return result;
}

static inline void bench_release(struct bench *bench)
{
    mem_free(bench->answers);
    vector_release(&bench->hashes);
}

#endif
