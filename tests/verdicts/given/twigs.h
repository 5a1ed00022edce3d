#ifndef TWIGS_H
#define TWIGS_H

/* Twigs that grow on twigs.
 *
 * A constructor takes over the twigs that it is given, also when it fails; they
 * must not be part of another twig. */
typedef struct twig twig;

twig *twig_leaf(int length);
twig *twig_longer(twig *end, int length);
/* A copy of the whole twig. */
twig *twig_copy(const twig *t);
int twig_length(const twig *t);
void twig_free(twig *t);

#endif
