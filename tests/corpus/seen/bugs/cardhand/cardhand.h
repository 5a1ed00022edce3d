#ifndef CARDHAND_H
#define CARDHAND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Hands of playing cards.
 *
 * A card is a number from 0 to 51: 4 * rank + suit, where rank 0 is the two and
 * rank 12 the ace, and the suits are clubs, diamonds, hearts and spades. In a
 * hand every card occurs once at most; there is no order among them.
 */
typedef struct Hand Hand;

#define HAND_MAX 13

Hand *Hand_New(void); /* no cards */
void Hand_Free(Hand *hand);
Hand *Hand_Copy(const Hand *hand);

/* Takes a card. False when it is no card, is there already, or the hand
 * is full. */
bool Hand_Take(Hand *hand, int card);
/* Plays a card; false when it is not in the hand. */
bool Hand_Play(Hand *hand, int card);
/* Plays the highest card and returns it; -1 when there is none. */
int Hand_PlayHighest(Hand *hand);
void Hand_Clear(Hand *hand);

size_t Hand_Size(const Hand *hand);
bool Hand_Has(const Hand *hand, int card);
/* How many cards of a suit (0 to 3) there are. */
size_t Hand_SuitLength(const Hand *hand, int suit);
/* 4 for an ace, 3 for a king, 2 for a queen, 1 for a jack. */
int Hand_Points(const Hand *hand);

/* The same cards? */
bool Hand_Equal(const Hand *a, const Hand *b);
/* For hash tables: hands that are equal have the same hash. */
uint32_t Hand_Hash(const Hand *hand);

/* Reads cards such as "As Td 2c", with single spaces between them; "" is an
 * empty hand. NULL when the text is something else or memory is out. */
Hand *Hand_Parse(const char *text);
/* Writes them so, the highest first. Returns the length of the whole text, of
 * which only what fits is written, as snprintf() does. */
size_t Hand_Format(const Hand *hand, char *text, size_t size);

#endif
