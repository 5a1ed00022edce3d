#ifndef CARDFILE_H
#define CARDFILE_H

#include <stddef.h>
#include <stdint.h>

/** @file
 *  Entries of an address book.
 *
 *  Names and mail addresses are compared without regard to case (of ASCII
 *  letters), as users write them as they like.
 */

typedef struct card card;

/** @brief Makes a card.
 *  @param name   must not be NULL
 *  @param mail   NULL is the same as ""
 *  @return NULL when memory is out; free with card_free()
 */
card *card_new(const char *name, const char *mail);

/** @brief Frees a card, NULL is allowed. */
void card_free(card *c);

/** @brief An independent copy, NULL when memory is out. */
card *card_dup(const card *c);

/** @brief The name, as long as the card lives. */
const char *card_name(const card *c);

/** @brief The mail address, "" when there is none. Valid until it is changed. */
const char *card_mail(const card *c);

/** @brief Changes the mail address.
 *  @return 0, or -1 when memory is out
 */
int card_set_mail(card *c, const char *mail);

/** @brief Order by name, then by mail address: negative, 0 or positive. */
int card_cmp(const card *a, const card *b);

/** @brief Nonzero when name and mail address are the same. */
int card_eq(const card *a, const card *b);

/** @brief A hash for tables of cards, consistent with card_eq(). */
uint32_t card_hash(const card *c);

/** @brief The initials, two at most, in upper case, for the picture. */
void card_initials(const card *c, char out[3]);

#endif
