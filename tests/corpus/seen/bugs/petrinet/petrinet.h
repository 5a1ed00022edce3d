/* petrinet.h - place/transition nets
 *
 * A net consists of places, which hold tokens, and of transitions.  Arcs lead
 * from places to transitions (inputs) and from transitions to places
 * (outputs), and have weights.  A transition is enabled when each of its input
 * places has at least as many tokens as the arc's weight, and when after
 * firing no place would hold more than PN_MAX_TOKENS.  Firing takes the
 * weights from the input places and adds those of the outputs.  A place can be
 * both input and output of the same transition.
 */
#ifndef PETRINET_H
#define PETRINET_H

#define PN_MAX_TOKENS 1000000u /* in a place; also of a weight */
#define PN_MAX_NODES  1000     /* places; also transitions */
#define PN_MAX_STEPS  10000u   /* of one pn_run() */

typedef struct pn_net pn_net;
typedef struct pn_place pn_place; /* owned by the net */
typedef struct pn_trans pn_trans; /* owned by the net */

/* An empty net; NULL if there is no memory. */
pn_net *pn_new(void);

/* Frees a net with all its places and transitions.  NULL is allowed. */
void pn_free(pn_net *net);

/* Adds a place with some tokens.  NULL if they are more than PN_MAX_TOKENS, if
 * the net has PN_MAX_NODES places already, or if there is no memory. */
pn_place *pn_add_place(pn_net *net, unsigned tokens);

/* Adds a transition without arcs, which is always enabled.  NULL likewise. */
pn_trans *pn_add_trans(pn_net *net);

/* Add an arc, or to the weight of the arc that is there already.  0; or -1,
 * and no change, if place and transition are of different nets, if the weight
 * is 0 or would become more than PN_MAX_TOKENS, or if there is no memory. */
int pn_input(pn_trans *t, pn_place *p, unsigned weight);
int pn_output(pn_trans *t, pn_place *p, unsigned weight);

/* Take a place or a transition out of its net and free it, along with all arcs
 * from and to it.  The other transitions and places stay. */
void pn_remove_place(pn_place *p);
void pn_remove_trans(pn_trans *t);

/* The tokens in a place. */
unsigned pn_tokens(const pn_place *p);

/* Changes them.  0, or -1 if they are more than PN_MAX_TOKENS. */
int pn_set_tokens(pn_place *p, unsigned tokens);

/* Whether a transition is enabled: 1 or 0. */
int pn_enabled(const pn_trans *t);

/* Fires a transition.  0, or -1 if it is not enabled. */
int pn_fire(pn_trans *t);

/* Fires the enabled transition that was added first, again and again, until
 * there is none or max_steps (at most PN_MAX_STEPS) were done.  The number of
 * steps done. */
unsigned pn_run(pn_net *net, unsigned max_steps);

#endif
