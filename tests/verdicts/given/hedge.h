#ifndef HEDGE_H
#define HEDGE_H

#include <stddef.h>

/* hedge: twigs that grow on others. */

typedef struct twig twig;

twig *hedge_new(void); /* NULL when there is no memory */
void hedge_free(twig *root); /* of the whole hedge; NULL is ignored */

/* The first twig on this one, which is made if there is none; NULL when there is no memory. */
twig *hedge_first(twig *on);

/* Takes a twig off, with all that is below, and frees it.  Returns 0, or -1 for the whole hedge, which stays. */
int hedge_cut(twig *it);

size_t hedge_age(const twig *it);
/* How many twigs there are on this one. */
size_t hedge_width(const twig *it);

#endif
