#include "jokers.h"

#include <string.h>

int main(void)
{
    hand_t hand;
    card_t card = 0;
    char text[4];
    hand_init(&hand);
    if (!card_make(12, 2, &card) || !card_text(card, text) || strcmp(text, "QH") != 0 || card_make(1, 0, &card))
        return 2;
    if (!hand_add(&hand, CARD_RED_JOKER) || !hand_add(&hand, card) || !card_parse("10S", &card) ||
        !hand_add(&hand, card) || hand_add(&hand, 54) || card_parse("", &card))
        return 2;
    hand_sort(&hand);
    if (hand.cards[0] != card || hand_points(&hand) != 40 || hand_find(&hand, CARD_RED_JOKER) != 2)
        return 2;
    if (!hand_remove(&hand, card) || hand_remove(&hand, card) || hand.count != 2)
        return 2;
    if (card_compare(CARD_RED_JOKER, 3) <= 0 || card_compare(3, CARD_RED_JOKER) >= 0 || card_compare(52, 52) != 0)
        return 2;
#ifndef LEGAL
    int one = card_compare(CARD_BLACK_JOKER, CARD_RED_JOKER), other = card_compare(CARD_RED_JOKER, CARD_BLACK_JOKER);
    if ((one > 0) == (other > 0))
        return 1;
#endif
    return 0;
}
