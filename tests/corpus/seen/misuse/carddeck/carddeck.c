#include "carddeck.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { IN_DECK, IN_HAND, ON_TABLE };

struct deck {
    int cards[52]; /* [0] is the bottom */
    int count;
    int hands;
    unsigned seed;
    unsigned char place[52];
};

struct hand {
    deck *deck;
    int count;
    int cards[HAND_MAX];
};

deck *deck_new(unsigned seed)
{
    deck *d = calloc(1, sizeof *d);
    if (!d)
        return NULL;
    d->seed = seed;
    d->count = 52;
    for (int i = 0; i < 52; i++)
        d->cards[i] = 51 - i;
    return d;
}

void deck_free(deck *d)
{
    if (!d)
        return;
    assert(d->hands == 0);
    free(d);
}

void deck_shuffle(deck *d)
{
    for (int i = d->count - 1; i > 0; i--) {
        d->seed = d->seed * 1103515245u + 12345u;
        int j = (int)((d->seed >> 16) % (unsigned)(i + 1));
        int c = d->cards[i];
        d->cards[i] = d->cards[j];
        d->cards[j] = c;
    }
}

int deck_left(const deck *d)
{
    return d->count;
}

static int take(deck *d, int place)
{
    if (d->count == 0)
        return NO_CARD;
    int card = d->cards[--d->count];
    d->place[card] = (unsigned char)place;
    return card;
}

static void put_under(deck *d, int card)
{
    memmove(d->cards + 1, d->cards, (size_t)d->count * sizeof d->cards[0]);
    d->cards[0] = card;
    d->count++;
    d->place[card] = IN_DECK;
}

int deck_draw(deck *d)
{
    return take(d, ON_TABLE);
}

void deck_put(deck *d, int card)
{
    assert(card >= 0 && card < 52);
    assert(d->place[card] == ON_TABLE);
    put_under(d, card);
}

hand *hand_new(deck *d)
{
    hand *h = calloc(1, sizeof *h);
    if (!h)
        return NULL;
    h->deck = d;
    d->hands++;
    return h;
}

void hand_throw_in(hand *h)
{
    for (int i = 0; i < h->count; i++)
        put_under(h->deck, h->cards[i]);
    h->deck->hands--;
    free(h);
}

int hand_deal(hand *h)
{
    if (h->count == HAND_MAX)
        return NO_CARD;
    int card = take(h->deck, IN_HAND);
    if (card != NO_CARD)
        h->cards[h->count++] = card;
    return card;
}

int hand_count(const hand *h)
{
    return h->count;
}

int hand_card(const hand *h, int i)
{
    assert(i >= 0 && i < h->count);
    return h->cards[i];
}

int hand_play(hand *h, int i)
{
    int card = hand_card(h, i);
    h->count--;
    memmove(h->cards + i, h->cards + i + 1, (size_t)(h->count - i) * sizeof h->cards[0]);
    h->deck->place[card] = ON_TABLE;
    return card;
}

const char *card_name(int card)
{
    static char names[52][3];
    char *name = names[card];
    name[0] = "A23456789TJQK"[card % 13];
    name[1] = "CDHS"[card / 13];
    name[2] = '\0';
    return name;
}
