/* Inside of a set of rational numbers; for reals*.c only. */
#ifndef ASSAY_SOLVER_NATIVE_REALS_PARTS_H
#define ASSAY_SOLVER_NATIVE_REALS_PARTS_H

#include "solver/native/reals.h"

/* A place between numbers: just before `at` (after: just behind it).  So [0, 5)
 * lies between the cuts before 0 and before 5, and all ends are alike. */
struct cut {
    mpq_t at;
    bool after;
};

/* The numbers between each even cut and the next; cuts increase.  With
 * `below`, all numbers before the first cut are in it, too, and the even ones
 * are the odd ones. */
struct reals {
    struct cut *items;
    size_t count, capacity;
    bool below;
    struct grids *grids; /* for drawing; made when first needed */
};

/* One stretch of a set: from and to are cuts of it, NULL: no end. */
struct stretch {
    const struct cut *from, *to;
};
size_t reals_stretches(const struct reals *set);
struct stretch reals_stretch(const struct reals *set, size_t i);
bool stretch_is_point(const struct stretch *stretch);

int cut_compare(const struct cut *a, const struct cut *b);
void grids_free(struct grids *grids);

struct reals *reals_new(bool below);
void reals_add_cut(struct reals *set, const mpq_t at, bool after); /* not before the last one; the same twice is none */
struct reals *reals_half(const mpq_t end, bool up, bool with_end);
struct reals *reals_point(const mpq_t at);
struct reals *reals_all(void);
struct reals *reals_none(void);
struct reals *reals_not(const struct reals *set);
/* Both are taken over; NULL in, NULL out. */
struct reals *reals_both(struct reals *a, struct reals *b, bool and);

/* ---- terms over one Real symbol, piece by piece (see integers_parts.h) ---- */

/* On the set the term is p x + b. */
struct real_piece {
    struct reals *set;
    mpq_t p, b;
};
struct real_pieces {
    struct real_piece *items;
    size_t count, capacity;
};
bool real_pieces_of(struct real_pieces *pieces, const struct lang_symbol *symbol, const struct lang_term *term);
void real_pieces_release(struct real_pieces *pieces);
struct reals *real_pieces_compare(struct real_pieces *first, const struct real_pieces *second, enum lang_op op);
struct reals *reals_where(const struct lang_symbol *symbol, const struct lang_term *term);

#endif
