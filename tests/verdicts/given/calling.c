#include "calling.h"

#include <string.h>

int card_letters(const struct card *card)
{
    return (int)(strlen(card->name) + strlen(card->title)); /* there may be none: the bug */
}

int card_lines(const struct card *card)
{
    int lines = card->title ? 2 : 1;
    return *card->name ? lines : 0;
}

int card_width(const struct card *card)
{
    return card ? (int)strlen(card->name) : 0;
}

int card_height(const struct card *card)
{
    return card ? *card->name : 0;
}

int card_sign(const char *line, const char *ink)
{
    return *line + (ink ? *ink : 0);
}
