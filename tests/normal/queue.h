/* A header with everything a user may write: predicates, spaces, generators and
 * properties that every file which includes it compiles. */
#ifndef QUEUE_H
#define QUEUE_H

#include <assay.h>
#include <stdbool.h>
#include <stddef.h>

enum mood { CALM, BUSY };
enum { KEY_MAX = 9 };

struct item {
    struct item *next;
    int key;
};
struct queue {
    struct item *first, *last;
    int size;
    int *marks;
    int mark_count;
    void *owner;
    const char *name;
    int tag;
    union {
        int number;
        double real;
    } value;
};

bool queue_ok(const struct queue *queue);
struct queue *queue_new(void);
void queue_push(struct queue *queue, int key);
void queue_free(struct queue *queue);

ASSAY_SPACE(queue_ok, n)
{
    assay_pool(struct item, n);
    assay_range(struct queue, size, 0, n);
    assay_values(struct item, key, 1, 2, 3);
    assay_nonnull(struct queue, first);
    assay_array(struct queue, marks, mark_count, n);
    assay_opaque(struct queue, owner, 2);
    assay_strings(struct queue, name, "a", "b", NULL);
    assay_union(struct queue, value, tag, 1, number);
}

ASSAY_SPACE(without_bounds, scope)
{
}

/* Declared here, defined elsewhere. */
ASSAY_PROPERTY void push_makes_it_longer(struct queue *queue ASSAY_OF(queue_ok), int key ASSAY_IN(0, KEY_MAX));
ASSAY_GENERATOR struct queue *some_queue(void);

ASSAY_PROPERTY static inline bool stands_in_a_header(int a ASSAY_IN(-3, KEY_MAX * 2))
{
    return a == a * 1;
}

#endif
