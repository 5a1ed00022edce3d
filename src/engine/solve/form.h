/* Differences in a form that can be planned with.
 *
 *     KEY f           different iff f(x) != f(y): not-equal, different-lengths,
 *                     cover-regexp; a relation (not (= f(first) f(second))).
 *                     Where f has no value that is true: two inputs differ, even
 *                     if both have none (the keys of the default always have one)
 *     APART f d       |f(x) - f(y)| >= d: numeric-distance, and a relation that says so
 *     EDIT f d        edit-distance
 *     CASES f         KEY f, or the form of the case both are in: enumerate*
 *     ALL, ANY        of forms
 *     PAIRS           anything else: the Boolean term over both sides decides
 * A relation of the programmer's own that says the same as a built-in gets the
 * same form, so that programs run the same when built-ins are shadowed. */
#ifndef ASSAY_ENGINE_SOLVE_FORM_H
#define ASSAY_ENGINE_SOLVE_FORM_H

#include "solver/flatten.h"

enum form_kind { FORM_NEVER, FORM_ALWAYS, FORM_KEY, FORM_APART, FORM_EDIT, FORM_CASES, FORM_ALL, FORM_ANY, FORM_PAIRS };

struct form {
    enum form_kind kind;
    const struct lang_term *feature;  /* KEY, APART, EDIT; CASES: the choice; over scalars, side HERE */
    const struct lang_value *distance;
    const struct form *const *items;  /* ALL, ANY; CASES: of each value 0.. of the choice */
    size_t count;
    const struct lang_term *relation; /* of every form: as a Boolean term over both sides, FIRST and SECOND */
    bool symmetric; /* C(x,y) is C(y,x), known by its shape; a PAIRS form is looked at in both orders */
};

/* The difference over flat's scalars, C alone; flattened, ALL and ANY without
 * neutral items, KEYs of one ANY side by side, nothing twice. */
const struct form *form_of(struct arena *arena, const struct flat *flat, const struct lang_difference *difference);
/* What figure 6 asks of every two solutions: the default inequality of the
 * block's variables, and C unless it is never. */
const struct form *form_of_block(struct arena *arena, const struct flat *flat, const struct lang_block *block);
void form_print(const struct form *form, struct text *out); /* "(any (key x) (apart y 50))" */

/* Known to hold wherever the other one does; false: perhaps not.  With
 * `defined` all features of a have a value. */
bool form_implies(const struct form *a, const struct form *b, bool defined);
/* ALL or ANY of forms, normalised as above. */
const struct form *form_join(struct arena *arena, enum form_kind kind, const struct form *const *items, size_t count);
/* Has the feature always a value?  A cover class has one wherever its difference is looked at. */
bool form_feature_defined(const struct lang_term *feature);

#endif
