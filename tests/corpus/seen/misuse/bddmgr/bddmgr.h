#ifndef BDDMGR_H
#define BDDMGR_H

#include <stdbool.h>
#include <stdint.h>

/* Binary decision diagrams.
 *
 * A manager keeps Boolean functions of a fixed number of variables.  Each
 * function is a number, its handle; functions which are the same have the same
 * handle, so compare them with ==.  Handles are good for the manager that made
 * them and for no other, except BDD_FALSE and BDD_TRUE, which all have in
 * common.  They need not be released; everything goes with the manager.
 *
 * When a manager has BDD_MAX_NODES nodes, or no memory, the result of an
 * operation is BDD_NONE.  It can be an operand: the result is BDD_NONE again.
 * So it is enough to look at the end of a calculation. */

typedef struct bddmgr bddmgr;
typedef uint32_t bdd;

#define BDD_FALSE ((bdd)0)
#define BDD_TRUE ((bdd)1)
#define BDD_NONE ((bdd)-1)

#define BDD_MAX_VARS 16
#define BDD_MAX_NODES 16384

/* vars: 1 to BDD_MAX_VARS, NULL otherwise or without memory. */
bddmgr *bddmgr_new(unsigned vars);
void bddmgr_free(bddmgr *m);
unsigned bddmgr_vars(const bddmgr *m);
unsigned bddmgr_nodes(const bddmgr *m);

/* The function that is the variable; it is below the number of variables. */
bdd bdd_var(bddmgr *m, unsigned var);

bdd bdd_not(bddmgr *m, bdd f);
bdd bdd_and(bddmgr *m, bdd f, bdd g);
bdd bdd_or(bddmgr *m, bdd f, bdd g);
bdd bdd_xor(bddmgr *m, bdd f, bdd g);
bdd bdd_ite(bddmgr *m, bdd f, bdd g, bdd h); /* f ? g : h */

/* f with a variable replaced by a value. */
bdd bdd_restrict(bddmgr *m, bdd f, unsigned var, bool value);

/* The value for an assignment: values[i] is that of variable i, for all of
   them.  False of BDD_NONE. */
bool bdd_eval(const bddmgr *m, bdd f, const bool *values);

/* For how many of the assignments it is true; 0 of BDD_NONE. */
uint32_t bdd_count(const bddmgr *m, bdd f);

/* An assignment for which f is true, to all elements of values as in bdd_eval.
   False, and they are left alone, when there is none. */
bool bdd_solve(const bddmgr *m, bdd f, bool *values);

#endif
