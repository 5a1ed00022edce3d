#include "cardhand.h"

#include <stdlib.h>
#include <string.h>

struct Hand {
    size_t size;
    uint8_t cards[HAND_MAX]; /* ascending */
};

static const char ranks[] = "23456789TJQKA", suits[] = "cdhs";

Hand *Hand_New(void)
{
    return calloc(1, sizeof(Hand));
}

void Hand_Free(Hand *hand)
{
    free(hand);
}

Hand *Hand_Copy(const Hand *hand)
{
    Hand *copy = Hand_New();
    if (copy != NULL)
        *copy = *hand;
    return copy;
}

/* The place of a card, or where it would be. */
static size_t place(const Hand *hand, int card)
{
    size_t i = 0;
    while (i < hand->size && hand->cards[i] < card)
        i++;
    return i;
}

bool Hand_Has(const Hand *hand, int card)
{
    size_t i = place(hand, card);
    return i < hand->size && hand->cards[i] == card;
}

bool Hand_Take(Hand *hand, int card)
{
    if (card < 0 || card > 51 || hand->size == HAND_MAX || Hand_Has(hand, card))
        return false;
    size_t i = place(hand, card);
    memmove(hand->cards + i + 1, hand->cards + i, hand->size - i);
    hand->cards[i] = (uint8_t)card;
    hand->size++;
    return true;
}

bool Hand_Play(Hand *hand, int card)
{
    if (!Hand_Has(hand, card))
        return false;
    size_t i = place(hand, card);
    hand->size--;
    memmove(hand->cards + i, hand->cards + i + 1, hand->size - i);
    return true;
}

int Hand_PlayHighest(Hand *hand)
{
    return hand->size == 0 ? -1 : hand->cards[--hand->size];
}

void Hand_Clear(Hand *hand)
{
    memset(hand, 0, sizeof *hand);
}

size_t Hand_Size(const Hand *hand)
{
    return hand->size;
}

size_t Hand_SuitLength(const Hand *hand, int suit)
{
    size_t length = 0;
    for (size_t i = 0; i < hand->size; i++)
        length += hand->cards[i] % 4 == suit;
    return length;
}

int Hand_Points(const Hand *hand)
{
    int points = 0;
    for (size_t i = 0; i < hand->size; i++)
        if (hand->cards[i] / 4 > 8)
            points += hand->cards[i] / 4 - 8;
    return points;
}

bool Hand_Equal(const Hand *a, const Hand *b)
{
    return a->size == b->size && memcmp(a->cards, b->cards, a->size) == 0;
}

uint32_t Hand_Hash(const Hand *hand)
{
    uint32_t hash = 2166136261u ^ (uint32_t)hand->size;
    for (size_t i = 0; i < sizeof hand->cards; i++)
        hash = (hash ^ hand->cards[i]) * 16777619u;
    return hash;
}

static int index_of(const char *characters, char wanted)
{
    const char *at = wanted == '\0' ? NULL : strchr(characters, wanted);
    return at == NULL ? -1 : (int)(at - characters);
}

Hand *Hand_Parse(const char *text)
{
    Hand *hand = Hand_New();
    if (hand == NULL || *text == '\0')
        return hand;
    for (;;) {
        int rank = index_of(ranks, text[0]), suit = rank < 0 ? -1 : index_of(suits, text[1]);
        if (suit < 0 || !Hand_Take(hand, 4 * rank + suit) || (text[2] != ' ' && text[2] != '\0')) {
            Hand_Free(hand);
            return NULL;
        }
        if (text[2] == '\0')
            return hand;
        text += 3;
    }
}

size_t Hand_Format(const Hand *hand, char *text, size_t size)
{
    char whole[3 * HAND_MAX + 1];
    size_t length = 0;
    for (size_t i = hand->size; i > 0; i--) {
        if (length > 0)
            whole[length++] = ' ';
        whole[length++] = ranks[hand->cards[i - 1] / 4];
        whole[length++] = suits[hand->cards[i - 1] % 4];
    }
    if (size > 0) {
        size_t fits = length < size ? length : size - 1;
        memcpy(text, whole, fits);
        text[fits] = '\0';
    }
    return length;
}
