/* A toy that dies: a hand of cards. */
#ifndef HAND_H
#define HAND_H

#include <stdbool.h>
#include <stddef.h>

struct hand;

struct hand *hand_new(size_t room);
void hand_destroy(struct hand *hand);

bool hand_take(struct hand *hand, int card); /* false when it is full */
int hand_play(struct hand *hand);            /* the last one that was taken; there must be one */
int hand_look(const struct hand *hand, size_t place);
int hand_share(const struct hand *hand, int players); /* cards for each */
void hand_sort(struct hand *hand);

size_t hand_count(const struct hand *hand);

#endif
