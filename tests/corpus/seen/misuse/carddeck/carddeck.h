#ifndef CARDDECK_H
#define CARDDECK_H

/* A deck of 52 playing cards and the hands of the players.
 *
 * Cards are numbers 0..51: rank = card % 13 (0 = ace .. 12 = king),
 * suit = card / 13 (clubs, diamonds, hearts, spades).
 * Every card exists once: it is in the deck, in a hand, or on the table
 * (drawn with deck_draw and not given back yet).
 */

typedef struct deck deck;
typedef struct hand hand;

#define NO_CARD (-1)
#define HAND_MAX 13

/* New deck, in order (0 on top). */
deck *deck_new(unsigned seed);

/* All hands of a deck have to be thrown in before. */
void deck_free(deck *d);

/* Shuffles what is in the deck. */
void deck_shuffle(deck *d);

int deck_left(const deck *d);

/* Draws the top card; NO_CARD if the deck is empty. */
int deck_draw(deck *d);

/* Puts a card from the table under the deck. */
void deck_put(deck *d, int card);

/* A new, empty hand of a player at this deck. */
hand *hand_new(deck *d);

/* Puts the cards of the hand under the deck and frees the hand. */
void hand_throw_in(hand *h);

/* Draws a card into the hand. Returns it, or NO_CARD if the deck is empty or
 * the hand is full. */
int hand_deal(hand *h);

int hand_count(const hand *h);

/* Card number i (from 0) of a hand. */
int hand_card(const hand *h, int i);

/* Plays card number i: it goes from the hand to the table, the ones behind it
 * move up. Returns the card. */
int hand_play(hand *h, int i);

/* "AC", "TD", "7H", "KS" */
const char *card_name(int card);

#endif
