#include "hand.h"

#include <assert.h>
#include <stdlib.h>

struct hand {
    size_t count, room;
    int *cards;
};

struct hand *hand_new(size_t room)
{
    struct hand *hand = calloc(1, sizeof *hand);
    if (hand == NULL)
        return NULL;
    hand->room = room % 16;
    hand->cards = calloc(hand->room + 1, sizeof *hand->cards);
    if (hand->cards == NULL) {
        free(hand);
        return NULL;
    }
    return hand;
}

void hand_destroy(struct hand *hand)
{
    if (hand == NULL)
        return;
    free(hand->cards);
    free(hand);
}

bool hand_take(struct hand *hand, int card)
{
    if (hand->count == hand->room)
        return false;
    hand->cards[hand->count++] = card;
    return true;
}

int hand_play(struct hand *hand)
{
    assert(hand->count > 0);
    return hand->cards[--hand->count];
}

int hand_look(const struct hand *hand, size_t place)
{
    return hand->cards[place];
}

int hand_share(const struct hand *hand, int players)
{
    return (int)hand->count / players;
}

/* One comparison too many: it reads behind the cards of a hand that is full. */
void hand_sort(struct hand *hand)
{
    for (size_t i = 0; i < hand->count; i++)
        for (size_t k = 0; k <= hand->count; k++)
            if (hand->cards[k] > hand->cards[k + 1] && k + 1 < hand->count) {
                int card = hand->cards[k];
                hand->cards[k] = hand->cards[k + 1];
                hand->cards[k + 1] = card;
            }
}

size_t hand_count(const struct hand *hand)
{
    return hand->count;
}
