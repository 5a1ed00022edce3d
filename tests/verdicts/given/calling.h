#ifndef CALLING_H
#define CALLING_H

/* calling: cards that people leave, and what stands on them. */

struct card {
    const char *name;  /* whose it is */
    const char *title; /* what he is */
};

/* How many letters are printed on it.  The title may be NULL. */
int card_letters(const struct card *card);
/* How many lines there are.  The title may be NULL. */
int card_lines(const struct card *card);
/* How wide it is.  NULL is as wide as nothing. */
int card_width(const struct card *card);
/* NULL is ignored. */
int card_height(const struct card *card);

/* Writes a line below; its ink may be NULL in a line of plain text. */
int card_sign(const char *line, const char *ink);

#endif
