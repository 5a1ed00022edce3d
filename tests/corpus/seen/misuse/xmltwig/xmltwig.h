#ifndef XMLTWIG_H
#define XMLTWIG_H

#include <stddef.h>

/*
 * Small trees of tagged nodes with attributes.
 *
 * Ownership: a node that was appended belongs to its parent and is freed with
 * it.  A node belongs to one parent at most; twig_detach() gives it back to
 * the caller.
 */

typedef struct twig twig;

/* A node on its own, the caller's; NULL if out of memory. */
twig *twig_new(const char *tag);

/* Frees a node and all below it.  The node must not have a parent. NULL is
 * fine. */
void twig_free(twig *t);

/* Makes child the last child of parent.  child must be without parent, and
 * parent must not be child itself or below it. */
void twig_append(twig *parent, twig *child);

/* Takes a node out of its parent; nothing happens if there is none. */
void twig_detach(twig *t);

const char *twig_tag(const twig *t);
twig *twig_parent(const twig *t);
twig *twig_first(const twig *t);
twig *twig_next(const twig *t);

/* Sets an attribute, to a copy of the value; NULL removes it.  Returns 0, or
 * -1 if out of memory. */
int twig_set(twig *t, const char *name, const char *value);

/* The value of an attribute, NULL if it is not set.  The text is the node's:
 * it is valid until the attribute is set again or the node freed. */
const char *twig_get(const twig *t, const char *name);

/* The tree as text, "<a x="1"><b/></a>", without any escaping.  To be freed
 * with free(). NULL if out of memory. */
char *twig_print(const twig *t);

#endif
