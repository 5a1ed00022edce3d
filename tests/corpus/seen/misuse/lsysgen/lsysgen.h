#ifndef LSYSGEN_H
#define LSYSGEN_H

/*
 * L-systems: tiny rewriting languages that draw plants and fractals.
 *
 *   lsys *koch = lsys_new();
 *   lsys_axiom(koch, "F");
 *   lsys_rule(koch, 'F', "F+F--F+F");
 *   lsys_step(koch); lsys_step(koch);
 *   lsys_walk(koch, 60, draw_line, canvas);
 *   lsys_free(koch);
 *
 * The text of a system is a string of bytes. A step replaces every byte that
 * has a rule by the rule's text, all at once.
 */

#include <stddef.h>

#define LSYS_LIMIT 1000000      /* longest text */

typedef struct lsys lsys;

lsys *lsys_new(void);           /* empty text, no rules; NULL: no memory */
void  lsys_free(lsys *l);       /* NULL is fine */

/* Sets the text. Returns 0, or -1 if it is too long or memory is short (the old
   text stays). */
int lsys_axiom(lsys *l, const char *text);

/* Gives a symbol a rule, in place of the one it has. NULL takes the rule away,
   "" erases the symbol. NUL is no symbol: nothing happens.
   The rule's text is NOT copied. It is usually a literal; if it is not, keep it
   until the rule is replaced or you have made the last step. */
void lsys_rule(lsys *l, char symbol, const char *text);

/* Rewrites the text once. Returns 0, or -1 if the new text would be too long or
   memory is short (the old text stays). */
int lsys_step(lsys *l);

/* The text, NUL-terminated, and its length. The pointer is good until the next
   lsys_step or lsys_axiom. */
const char *lsys_text(const lsys *l);
size_t lsys_length(const lsys *l);

/* How often a symbol is in the text. */
size_t lsys_count(const lsys *l, char symbol);

/* Called for every line the turtle draws. Return 0 to go on; anything else
   ends the walk. Don't change the system from here: its text is being read. */
typedef int lsys_line(void *user, double x0, double y0, double x1, double y1);

/*
 * Walks the text as a turtle which starts at 0,0 and looks along x:
 *   A-Z  draw a line of length 1       a-z  go 1 without drawing
 *   +    turn left by `angle` degrees  -    turn right
 *   |    turn around                   [ ]  save, restore position and heading
 * Other symbols do nothing. Returns 0, what the callback returned if that
 * was not 0, or LSYS_EBRACKET if a ] has no [ or more than LSYS_NEST are open.
 */
#define LSYS_NEST 64
#define LSYS_EBRACKET (-1000)
int lsys_walk(const lsys *l, double angle, lsys_line *line, void *user);

#endif
