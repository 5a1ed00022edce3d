/* Bench: builds a file of properties, packs requests by hand and runs them, as
 * the engine of trials would. */
#ifndef BENCH_H
#define BENCH_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include "front/c/reader.h"
#include "runtime/trial.h"
#include "target/target.h"
#include "target/worker.h"

enum build { CHECKED_CLANG, CHECKED_GCC, FAST, MEMORY, BUILDS };

struct subject {
    const char *files[3]; /* FILE…, and NULL */
    struct program program;
    struct target targets[BUILDS];
};
/* Everything that goes wrong here ends the program with a message. */
void subject_open(struct subject *subject, const char *file, const char *other); /* of the folder; NULL: no other */
void subject_add_pool(struct subject *subject, const char *property, size_t parameter);
void subject_close(struct subject *subject);
const char *subject_image(struct subject *subject, enum build build);

struct tree_shape;               /* see bench_tree */

struct request {
    const char *property;
    enum trial_mode mode;
    unsigned flags;
    int scope;
    unsigned lane, lanes;
    uint64_t seed, first_run, runs;
    uint64_t fill_first, fill_every;
    const struct trial_node *nodes;
    size_t node_count, root_count;
    const int64_t *values;
    size_t value_count;
    const struct text *structures; /* packed, of one list; NULL: none */
    const uint64_t *starts;
    const uint32_t *segments;
    size_t structure_count, segment_count;
    const uint64_t *start;
    size_t start_count;
    const uint64_t *const *given;  /* each ends with UINT64_MAX */
    size_t given_count;
    double seconds;                /* kill it then; 0: 60 */
};

struct result {
    struct block block;
    struct trials *trials;
    int status;
    char said[65536];              /* stderr, the end of it */
    size_t said_size;
};
void bench_run(struct subject *subject, enum build build, const struct request *request, struct result *result);
/* Again on the same block: goes on where its clock stands. */
void bench_go_on(struct subject *subject, enum build build, struct result *result);
void result_release(struct result *result);
struct trial_report *result_report(const struct result *result, size_t number);

/* Labels as "text*count", sorted, one a line; *1 is left out. */
char *result_labels(const struct result *result);
#define assert_labels(result, expected)         \
    do {                                        \
        char *labels_ = result_labels(result);  \
        assert_string_equal(labels_, expected); \
        mem_free(labels_);                      \
    } while (0)
bool result_passed(const struct result *result); /* all done, and nothing noted */

/* ---- structures ---- */

/* A struct tree from "(left key right)" with keys of one digit, as the subjects print it; object 0 points to the
 * tree, object 1. */
void bench_pack_tree(struct text *out, uint64_t scopes, const char *text, int size);

#endif
