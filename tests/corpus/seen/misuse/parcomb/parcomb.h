/*
 * parcomb.h: parsers put together from parsers.
 *
 * A digit is pc_range('0', '9'), a number is a digit and then as many more as
 * there are, and so on upwards.  What calls itself is a rule:
 *
 *     pc_grammar *g = pc_grammar_new();
 *     int nest = pc_rule(g);
 *     // nest = '(' nest* ')'
 *     pc_define(g, nest, pc_seq(pc_lit("("),
 *                        pc_seq(pc_star(pc_call(nest)), pc_lit(")"))));
 *     long n = pc_match(g, nest, "(()())");        // 6
 *     pc_grammar_free(g);
 *
 * Who frees what?  Each expression has one owner.  A function that is given an
 * expression takes it over, be it to put it into a larger one or, with pc_define,
 * into the grammar.  What nobody took goes to pc_drop.  All that make expressions
 * answer NULL when memory is out or the thing gets more than PC_HEIGHT high, and
 * pass a NULL on that they are given (dropping the other one), so that only
 * pc_define need be checked.
 *
 * Choice is ordered and star is greedy, both without second thoughts, as is usual
 * with PEGs.  As usual with PEGs, too, a rule must not get back to itself without
 * having consumed something, and what is in a star must not match nothing.
 */
#ifndef PARCOMB_H
#define PARCOMB_H

#include <stddef.h>

#define PC_RULES   32
#define PC_HEIGHT  64
#define PC_NOMATCH (-1L)
#define PC_GIVEUP  (-2L)    /* nested too deeply, or more than a million steps */

typedef struct pc pc;
typedef struct pc_grammar pc_grammar;

pc *pc_lit(const char *text);             /* this text; "" matches always */
pc *pc_range(char lo, char hi);           /* one character, as unsigned char */
pc *pc_seq(pc *a, pc *b);                 /* a, then b */
pc *pc_alt(pc *a, pc *b);                 /* a, else b */
pc *pc_star(pc *a);                       /* a, any number of times */
pc *pc_not(pc *a);                        /* no a here; consumes nothing */
pc *pc_call(int rule);                    /* that rule; NULL if negative */
void pc_drop(pc *p);                      /* NULL is fine */
size_t pc_alive(void);                    /* expressions around, in all; for tests */

pc_grammar *pc_grammar_new(void);
void pc_grammar_free(pc_grammar *g);      /* and its expressions */

int pc_rule(pc_grammar *g);               /* a new rule, -1 if there are PC_RULES */
int pc_define(pc_grammar *g, int rule, pc *body);    /* once; -1 if body is NULL */

/* How much of the text's beginning matches.  All rules that it comes across are
 * defined by now. */
long pc_match(const pc_grammar *g, int rule, const char *text);

#endif
