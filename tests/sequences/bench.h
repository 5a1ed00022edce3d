/* Bench: a plan of the toy by hand, requests packed by hand, and a process that
 * runs them, as the engine would do it. */
#ifndef BENCH_H
#define BENCH_H

#include <stdbool.h>
#include <stdint.h>
#include "runtime/sequence.h"
#include "toy.h"

/* A row of words that is a sequence. */
struct row {
    uint64_t words[4096];
    uint32_t word_count, call_count;
    uint32_t flags, repeat, skip; /* as in struct sequence_given; .skip is its skip_destroy_of + 1 */
};
/* Adds a call of operation: its words, counted. */
#define CALL(row, operation, ...) \
    row_call(row, operation, (const uint64_t[]){0, ##__VA_ARGS__}, sizeof((const uint64_t[]){0, ##__VA_ARGS__}) / 8 - 1)
void row_call(struct row *row, uint32_t operation, const uint64_t *words, size_t count); /* words[0] is not one */
#define REFERENCE(call, output) SEQUENCE_REFERENCE(call, output)
#define VALUE(count) SEQUENCE_HEAD(HEAD_VALUE, count)
#define NOTHING SEQUENCE_HEAD(HEAD_NULL, 0)
#define GUARD SEQUENCE_HEAD(HEAD_GUARD, 0)

struct bench {
    int file;
    size_t size;
    struct sequences *sequences;
    int status;
    char said[65536];
};

/* GIVEN; opened, the plan can be changed before it runs. */
void bench_open_given(struct bench *bench, const struct row *rows, size_t count, uint32_t trial_flags);
void bench_given(struct bench *bench, const char *image, const struct row *rows, size_t count, uint32_t trial_flags);
/* GENERATE so many sequences of only these operations (ends with TOY_OPERATIONS; NULL: all that are not wrong). */
void bench_open(struct bench *bench, uint64_t count, const enum toy_operation *only);
void bench_forget_destroyers(struct bench *bench);
void bench_run(struct bench *bench, const char *image);
void bench_release(struct bench *bench);
struct sequence_report *bench_report(const struct bench *bench, size_t number);
struct sequence_node *bench_nodes(const struct bench *bench);
struct sequence_operation *bench_operation(const struct bench *bench, enum toy_operation operation);
/* Node of parameter i of an operation. */
uint32_t bench_node(const struct bench *bench, enum toy_operation operation, uint32_t parameter);

#endif
