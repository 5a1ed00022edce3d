/* Tail queues, as functions.  Entries are embedded in your structures. */
#ifndef TAILQX_H
#define TAILQX_H

#include <stdbool.h>
#include <stddef.h>

struct tq_entry {
    struct tq_entry *next;
    struct tq_entry **prevp; /* address of the pointer to this one */
};

struct tq_head {
    struct tq_entry *first;
    struct tq_entry **lastp;
};

#define TQ_CONTAINER(e, type, member) ((type *)(void *)((char *)(e) - offsetof(type, member)))

void tq_init(struct tq_head *head);

bool tq_empty(const struct tq_head *head);
struct tq_entry *tq_first(const struct tq_head *head);
struct tq_entry *tq_last(const struct tq_head *head);
struct tq_entry *tq_next(const struct tq_entry *elm);

void tq_insert_head(struct tq_head *head, struct tq_entry *elm);
void tq_insert_tail(struct tq_head *head, struct tq_entry *elm);
void tq_insert_after(struct tq_head *head, struct tq_entry *listelm, struct tq_entry *elm);
void tq_insert_before(struct tq_entry *listelm, struct tq_entry *elm);
void tq_remove(struct tq_head *head, struct tq_entry *elm);

/* Moves all of head2 to the end of head1. */
void tq_concat(struct tq_head *head1, struct tq_head *head2);

size_t tq_count(const struct tq_head *head);

#endif
