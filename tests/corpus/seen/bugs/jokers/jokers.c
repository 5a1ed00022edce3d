#include "jokers.h"

#include <string.h>

static const char suits[] = "CDHS";
static const char *const ranks[13] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};

bool card_make(int rank, int suit, card_t *card)
{
    if (rank < 2 || rank > 14 || suit < 0 || suit > 3)
        return false;
    *card = (card_t)(suit * 13 + rank - 2);
    return true;
}

bool card_is_joker(card_t card)
{
    return card == CARD_BLACK_JOKER || card == CARD_RED_JOKER;
}

int card_compare(card_t a, card_t b)
{
    if (a == b)
        return 0;
    if (card_is_joker(a))
        return 1;
    if (card_is_joker(b))
        return -1;
    int by_rank = a % 13 - b % 13;
    return by_rank != 0 ? by_rank : a / 13 - b / 13;
}

bool card_text(card_t card, char text[4])
{
    if (card >= CARD_COUNT)
        return false;
    if (card_is_joker(card)) {
        strcpy(text, card == CARD_RED_JOKER ? "*R" : "*B");
        return true;
    }
    strcpy(text, ranks[card % 13]);
    size_t length = strlen(text);
    text[length] = suits[card / 13];
    text[length + 1] = '\0';
    return true;
}

bool card_parse(const char *text, card_t *card)
{
    for (int i = 0; i < CARD_COUNT; i++) {
        char own[4];
        card_text((card_t)i, own);
        if (strcmp(own, text) == 0) {
            *card = (card_t)i;
            return true;
        }
    }
    return false;
}

void hand_init(hand_t *hand)
{
    memset(hand, 0, sizeof *hand);
}

bool hand_add(hand_t *hand, card_t card)
{
    if (hand->count >= HAND_MAX || card >= CARD_COUNT)
        return false;
    hand->cards[hand->count++] = card;
    return true;
}

int hand_find(const hand_t *hand, card_t card)
{
    for (int i = 0; i < hand->count; i++)
        if (hand->cards[i] == card)
            return i;
    return -1;
}

bool hand_remove(hand_t *hand, card_t card)
{
    int at = hand_find(hand, card);
    if (at < 0)
        return false;
    hand->count--;
    memmove(hand->cards + at, hand->cards + at + 1, (size_t)(hand->count - at));
    return true;
}

void hand_sort(hand_t *hand)
{
    for (int i = 1; i < hand->count; i++) {
        card_t card = hand->cards[i];
        int at = i;
        for (; at > 0 && card_compare(hand->cards[at - 1], card) > 0; at--)
            hand->cards[at] = hand->cards[at - 1];
        hand->cards[at] = card;
    }
}

int hand_points(const hand_t *hand)
{
    int points = 0;
    for (int i = 0; i < hand->count; i++) {
        int rank = hand->cards[i] % 13 + 2;
        if (card_is_joker(hand->cards[i]))
            points += 20;
        else if (rank == 14)
            points += 11;
        else
            points += rank < 10 ? rank : 10;
    }
    return points;
}
