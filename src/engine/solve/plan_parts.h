/* What the files about plans share.
 *
 * A plan is a tree of nodes.  Every node proposes whole inputs out of its own
 * solutions, which are those of the plan or a part of them (one case, one value
 * of a key); so the parts of a node's children are told apart by construction,
 * and what couples them is asked of `accepts`. */
#ifndef ASSAY_ENGINE_SOLVE_PLAN_PARTS_H
#define ASSAY_ENGINE_SOLVE_PLAN_PARTS_H

#include "engine/solve/form_parts.h"
#include "engine/solve/plan.h"

#define ENDLESS UINT64_MAX /* of counts: infinite, not known, or more than anybody will see */

struct planning { /* what all nodes of a plan know */
    bool own_values; /* some that are proposed live no longer than the plan */
    struct plan_options options;
    struct arena arena; /* forms and values that live as long as the plan */
    const struct lang_value **scratch; /* [symbol_count] */
    size_t splits;                     /* values of keys that may still be planned one by one */
};
bool planning_accepts(const struct planning *planning, const struct lang_value *const *scalars);

/* ---- coordinates: one thing that is different from input to input ---- */

enum coordinate_kind {
    COORDINATE_FEATURE, /* the values of a term */
    COORDINATE_PART,    /* the solutions of a part */
    COORDINATE_PACKING, /* numbers that are far enough from each other */
};

struct coordinate {
    enum coordinate_kind kind;
    const struct form *form;
    size_t part;
    struct feature *feature; /* FEATURE, PACKING; its own */
    struct packing *packing;
    uint64_t count; /* how many there are to draw; ENDLESS until one is missing */
    bool exact;     /* when one is missing, there are no others */
    bool proved;    /* there are no more than `most` */
    mpz_t most;
};

/* The numbers of a feature, at least a distance apart. */
struct packing;
/* NULL: they are no numbers that can be packed. */
struct packing *packing_of(struct planning *planning, struct feature *feature, const struct form *form, uint64_t seed);
void packing_free(struct packing *packing);
bool packing_count(const struct packing *packing, mpz_t count); /* the most; false: endless */
void packing_start(struct packing *packing, const mpz_t n);     /* n <= count; spread them */
const struct lang_value *packing_at(struct packing *packing, uint64_t i); /* NULL: there is no i-th */

/* ---- walks: the product of coordinates, each tuple once, all of them changing ---- */

struct walk {
    VECTOR(struct coordinate) coordinates;
    uint64_t *sizes;   /* [k]: of the product of those before k */
    uint64_t *periods; /* [k]: after so many steps the pairs of (those before k, k) come again */
    uint64_t count;
    bool proved;
    mpz_t most; /* no set in which every two differ in a coordinate has more */
};

/* The walk for KEY, APART or an ANY of those in different parts; false: it has none. */
bool walk_of(struct walk *walk, struct planning *planning, struct solutions *solutions, const struct form *form,
             uint64_t seed);
void walk_release(struct walk *walk);
void walk_start(struct walk *walk, uint64_t n);
/* Values of the walk's parts at step i; false: there is no i-th. */
bool walk_draw(struct walk *walk, struct solutions *solutions, uint64_t seed, uint64_t i, uint64_t variation,
               struct arena *arena, const struct lang_value **values);
bool walk_touches(const struct walk *walk, size_t part);
/* Has the feature a value in all of these solutions?  False: perhaps not. */
bool has_value(struct planning *planning, struct solutions *solutions, const struct lang_term *feature);

/* ---- nodes ---- */

struct node;
struct node_kind {
    const char *name;
    void (*start)(struct node *node, uint64_t n);
    enum plan_step (*next)(struct node *node, struct arena *arena, const struct lang_value **values);
    void (*release)(struct node *node);
    void (*print)(const struct node *node, struct text *out);
};

struct node {
    const struct node_kind *kind;
    struct planning *planning;
    struct solutions *solutions;
    struct solutions *owned; /* the same, if they are the node's own */
    const struct form *form;
    uint64_t seed;
    bool samples; /* it draws and tests by itself */
    bool test;   /* what it proposes is tested by `accepts` first */
    bool proved; /* no set has more than `most` */
    bool reached; /* and so many will come */
    bool partial; /* it serves a part of its form only: that it has no more proves nothing */
    mpz_t most;
    uint64_t given;
    struct node *tail; /* draws and tests what is left when the node ends without a proof; NULL: nobody does */
};

/* Never NULL: what cannot be planned is sampled. */
struct node *node_of(struct planning *planning, struct solutions *solutions, const struct form *form, uint64_t seed,
                     bool test);
struct node *node_init(struct node *node, const struct node_kind *kind, struct planning *planning,
                       struct solutions *solutions, const struct form *form, uint64_t seed, bool test);
void node_free(struct node *node);
void node_start(struct node *node, uint64_t n);
void node_add_tail(struct node *node);
enum plan_step node_next(struct node *node, struct arena *arena, const struct lang_value **values);
void node_print(const struct node *node, struct text *out);
void node_prove(struct node *node, const mpz_t most); /* a bound; the least one stays */
uint64_t seed_of(uint64_t seed, uint64_t child);

/* Walks side by side, on different parts: every two inputs differ in all of them.  Takes the walks. */
struct node *product_node(struct planning *planning, struct solutions *solutions, const struct form *form,
                          struct walk *walks, size_t count, uint64_t seed, bool test);
/* Solutions drawn in their order and tested. */
struct node *sample_node(struct planning *planning, struct solutions *solutions, const struct form *form,
                         uint64_t seed);
/* Children in turns, each for other solutions.  Takes them. */
struct node *turns_node(struct planning *planning, struct solutions *solutions, const struct form *form,
                        struct node **children, size_t count, uint64_t seed, bool test);
/* For each value k of the choice the form items[k], with those of `beside` demanded too. */
struct node *cases_node(struct planning *planning, struct solutions *solutions, const struct form *cases,
                        const struct form *beside, uint64_t seed, bool test);
/* For each value of a key the form `rest`; NULL: too many values, or they cannot be listed. */
struct node *split_node(struct planning *planning, struct solutions *solutions, const struct form *key,
                        const struct form *rest, uint64_t seed, bool test);

/* The largest set, by search; NULL: there are too many solutions for that. */
struct node *clique_node(struct planning *planning, struct solutions *solutions, const struct form *form,
                         uint64_t seed);

#endif
