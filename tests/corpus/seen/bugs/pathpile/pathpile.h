/* pathpile.h: a growing path, with '/' as separator.  Text only: the file
 * system is never asked.
 *
 * A struct pathpile belongs to the caller, who initialises it with
 * pp_init() (or = PP_EMPTY) and ends with pp_free().  Fields are private.
 * Functions returning int give 1 for done and 0 for not done (nothing is
 * changed then), unless they are questions.
 */
#ifndef PATHPILE_H
#define PATHPILE_H

#include <stddef.h>

#define PP_MAX 4096             /* longest path, without the NUL */

struct pathpile {
    char *s;
    size_t len, cap;
};

#define PP_EMPTY { NULL, 0, 0 }

/* The empty path.  Allocates nothing. */
void pp_init(struct pathpile *p);

/* Frees what the path holds and leaves the empty path. */
void pp_free(struct pathpile *p);

/* The text; "" for the empty path.  Valid until the path is changed. */
const char *pp_str(const struct pathpile *p);

/* Replaces the path by text, with runs of '/' made one and no '/' at the end
 * (but "/" stays).  text may point into p.  0: too long, or no memory. */
int pp_set(struct pathpile *p, const char *text);

/* Appends text behind a '/'.  An absolute text replaces the path, an empty
 * one changes nothing.  text may point into p.  0: too long, or no memory. */
int pp_push(struct pathpile *p, const char *text);

/* Removes the last component: "/a/b" -> "/a" -> "/", "a" -> "".
 * 0 when there is none to remove: the empty path and "/". */
int pp_pop(struct pathpile *p);

/* The last component, a pointer into the text: "b" of "/a/b", "" of "/" and
 * of the empty path.  Valid as pp_str(). */
const char *pp_name(const struct pathpile *p);

/* The part of the last component from its last '.', a pointer into the text;
 * "" without one.  The '.' of ".profile" and those of ".." do not count. */
const char *pp_ext(const struct pathpile *p);

/* Replaces pp_ext() by ext, which has its '.' and no '/', or is "" to remove
 * it.  0: bad ext, no name, "." or "..", too long, or no memory. */
int pp_setext(struct pathpile *p, const char *ext);

/* Is it absolute?  Are both the same text? */
int pp_isabs(const struct pathpile *p);
int pp_equal(const struct pathpile *a, const struct pathpile *b);

/* Hands the text over to the caller, who frees it; the path is empty
 * afterwards and can be used on.  NULL for the empty path. */
char *pp_detach(struct pathpile *p);

#endif
