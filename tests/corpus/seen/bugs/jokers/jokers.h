#ifndef JOKERS_H
#define JOKERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Playing cards and hands of them, for rummy and the like. */

/* 0 to 51: four suits (clubs, diamonds, hearts, spades) of 13 ranks, two first
   and ace last.  Then the two jokers. */
typedef uint8_t card_t;

#define CARD_BLACK_JOKER 52
#define CARD_RED_JOKER 53
#define CARD_COUNT 54

#define HAND_MAX 20

typedef struct {
    card_t cards[HAND_MAX];
    int count;
} hand_t;

/* rank 2 to 14, suit 0 to 3; the card goes to *card.  False for others. */
bool card_make(int rank, int suit, card_t *card);
bool card_is_joker(card_t card);

/* Order of cards, for sorting: less than, equal to or greater than 0, as with
   strcmp().  By rank, cards of a rank by suit; jokers are above all others. */
int card_compare(card_t a, card_t b);

/* Writes "QH", "10S", "*B" or "*R"; false when there is no such card. */
bool card_text(card_t card, char text[4]);
/* Reads such a text. */
bool card_parse(const char *text, card_t *card);

void hand_init(hand_t *hand);
/* False when the hand is full or there is no such card. */
bool hand_add(hand_t *hand, card_t card);
/* Takes out one card that is equal; false when there is none. */
bool hand_remove(hand_t *hand, card_t card);
int hand_find(const hand_t *hand, card_t card); /* its index or -1 */
/* Lowest card first. */
void hand_sort(hand_t *hand);
/* The points of all cards: 2 to 10 their number, court cards 10, ace 11,
   jokers 20. */
int hand_points(const hand_t *hand);

#endif
