/**
 * @file meldset.h
 * @brief Hands of cards for rummy-like games, as values.
 *
 * A card is an int: rank * 4 + suit for rank 1 (ace) to 13 (king) and suit 0
 * to 3 (clubs, diamonds, hearts, spades), or one of the two jokers.  Several
 * decks may be in play, so a hand may hold a card more than once.
 */
#ifndef MELDSET_H
#define MELDSET_H

#include <stddef.h>
#include <stdint.h>

#define MELD_MAX         20                  /**< cards in a hand */
#define MELD_TEXT        (MELD_MAX * 4 + 1)  /**< room for any hand's text */
#define MELD_JOKER_BLACK 56
#define MELD_JOKER_RED   57

/** A hand.  To be filled by meld_clear() or meld_parse() before other use;
 *  the members are private.  May be copied by assignment. */
struct meld {
    unsigned char count;
    unsigned char card[MELD_MAX];
};

/** @brief Make a card. @return the card, or -1 if there is no such card. */
int meld_card(int rank, int suit);

/** @brief Make the hand empty. */
void meld_clear(struct meld *hand);

/** @brief Number of cards in the hand. */
size_t meld_count(const struct meld *hand);

/** @brief Put a card on the hand.
 *  @return 0, or -1 if the hand is full or it is not a card. */
int meld_add(struct meld *hand, int card);

/** @brief Take a card from the hand: the one put there last, if there are
 *  several like it.
 *  @return 0, or -1 if the hand has no such card. */
int meld_take(struct meld *hand, int card);

/** @brief Read a hand from a text like "AS 10D 2c XR": ranks A 2-10 J Q K and
 *  suits C D H S in either case, the jokers being XB and XR, with blanks
 *  between cards.  The empty text is the empty hand.
 *  @return 0, or -1 if that is not a hand; *hand is then empty. */
int meld_parse(struct meld *hand, const char *text);

/** @brief Write a hand, in the order the cards were put there.
 *  @param buf  where to, at least MELD_TEXT bytes
 *  @return buf */
char *meld_text(const struct meld *hand, char *buf);

/** @brief What the hand counts against its player: face value, 10 for J Q K,
 *  20 for a joker. */
int meld_points(const struct meld *hand);

/** @brief Are two hands worth the same in play?  The order of cards does not
 *  matter, and one joker is as good as the other.
 *  @return 1 or 0 */
int meld_equal(const struct meld *a, const struct meld *b);

/** @brief A total order of hands that goes with meld_equal().
 *  @return a value below, equal to or above zero */
int meld_compare(const struct meld *a, const struct meld *b);

/** @brief A hash of the hand that goes with meld_equal(), for tables of
 *  hands. */
uint32_t meld_hash(const struct meld *hand);

#endif
