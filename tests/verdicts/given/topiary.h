#ifndef TOPIARY_H
#define TOPIARY_H

#include <stddef.h>

/* topiary: twigs that grow on others. */

typedef struct twig twig;

twig *topiary_new(void); /* NULL when there is no memory */
void topiary_free(twig *root); /* of the whole tree; NULL is ignored */

/* The first twig on this one, which is made if there is none; NULL when there is no memory. */
twig *topiary_first(twig *on);

/* Takes a twig off, with all that is below, and frees it.  Returns 0, or -1 for the whole tree, which stays. */
int topiary_cut(twig *it);

size_t topiary_age(const twig *it);
/* How many twigs there are on this one. */
size_t topiary_width(const twig *it);

#endif
