#ifndef TWIG_H
#define TWIG_H

/* A tree of twigs. */
typedef struct twig twig;
twig *twig_new(int number);
/* With all its children. */
void twig_free(twig *t);
/* A twig whose only child is this one, which it leaves alone when it is freed. */
twig *twig_new_reference(const twig *child);
/* The twig once more, with all its children. */
twig *twig_copy(const twig *t);
/* The last child of to, which takes ownership of child. */
void twig_add(twig *to, twig *child);
/* A reference to child, as the last child of to. */
void twig_add_reference(twig *to, twig *child);
/* A child of to, which owns it. */
twig *twig_sprout(twig *to);
/* Puts it first. */
void twig_push(twig *to, twig *what);
/* The first child, from now on the caller's; NULL: there is none. */
twig *twig_take_first(twig *from);
/* The child, out of its parent. */
twig *twig_detach(twig *parent, twig *child);
/* Ends old, and puts child in its place. */
void twig_replace(twig *parent, twig *old, twig *child);
/* Ends the first child. */
void twig_drop_first(twig *from);
/* Of the twig and all below it. */
long twig_sum(const twig *t);

#endif
