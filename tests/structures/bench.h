/* One predicate with all that a test of its structures needs: read, built
 * woven, and compiled ordinarily to be called on what was unpacked. */
#ifndef TESTS_STRUCTURES_BENCH_H
#define TESTS_STRUCTURES_BENCH_H

#include "base/map.h"
#include "engine/engine.h"
#include "engine/structures.h"
#include "front/c/reader.h"

struct bench {
    char *include, *state;
    struct target_options options;
    struct program program;
    struct target target;
    struct engine_problem problem;
    struct engine_limits limits;
    struct engine_services services;
    struct error error;
    int (*entry)(void *arguments); /* of the ordinary build; NULL: see bench_native */
    unsigned warnings;
};
/* Ends the program when something fails. */
void bench_open(struct bench *bench, const char *file, const char *predicate);
void bench_native(struct bench *bench); /* needs gcc */
void bench_close(struct bench *bench);
_Noreturn void bench_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
_Noreturn void bench_fail_error(struct bench *bench);

/* Built from malloc blocks of exactly their sizes, judged, freed. */
bool bench_accepts(const struct bench *bench, const char *packed);

/* A structure's contents, as a key of a map. */
char *bench_key(const char *packed);

#endif
