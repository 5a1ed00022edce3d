#include "carddeck.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    deck *d = deck_new(7);
    hand *h = hand_new(d);
    if (hand_deal(h) != 0 || deck_draw(d) != 1 || deck_left(d) != 50 || hand_card(h, 0) != 0 || strcmp(card_name(9), "TC"))
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    deck_put(d, 1);
    deck_shuffle(d);
    while (hand_deal(h) != NO_CARD) {
    }
    if (hand_count(h) != HAND_MAX || deck_left(d) != 52 - HAND_MAX || hand_play(h, 12) == hand_play(h, 0) || hand_count(h) != 11)
        return 2;
    int seen = 0;
    while (deck_draw(d) != NO_CARD)
        seen++;
    deck_shuffle(d);
    hand *other = hand_new(d);
    if (hand_deal(other) != NO_CARD || seen != 39)
        return 2;
    hand_throw_in(other);
    hand_throw_in(h);
    if (deck_left(d) != 11 || strcmp(card_name(51), "KS"))
        return 2;
    deck_free(d);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        deck_put(d, 0);
        break;
    case 2:
        hand_card(h, 1);
        break;
    case 3:
        deck_free(d);
        break;
    case 4:
        hand_throw_in(h);
        hand_deal(h);
        break;
    case 5:
        card_name(NO_CARD);
        break;
    }
#endif
    return 0;
}
