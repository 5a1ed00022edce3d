#include "cardfile.h"

#include <string.h>

int main(void)
{
    card *a = card_new("Ada Lovelace", "ada@x.org"), *b = card_new("ada lovelace", NULL), *c = card_dup(a);
    char out[3];
    int status = 0;
    if (a == NULL || b == NULL || c == NULL || card_eq(a, b) || !card_eq(a, c) || card_hash(a) != card_hash(c))
        return 2;
    if (card_cmp(a, b) <= 0 || card_cmp(b, a) >= 0 || strcmp(card_mail(b), "") != 0)
        return 2;
    if (card_set_mail(b, card_mail(a)) != 0 || !card_eq(a, b) || card_hash(a) != card_hash(b) ||
        card_set_mail(b, card_mail(b)) != 0 || strcmp(card_name(b), "ada lovelace") != 0)
        return 2;
    card_initials(b, out);
    if (strcmp(out, "AL") != 0)
        return 2;
#ifndef LEGAL
    card_set_mail(b, "Ada@X.org");
    status = card_eq(a, b) && card_hash(a) != card_hash(b);
#endif
    card_free(a);
    card_free(b);
    card_free(c);
    card_free(NULL);
    return status;
}
