/* Checksums: an atom over sums each of whose parts looks at one character.
 *
 * For strings of one length (or of at least as many characters as the atom
 * looks at) every part has a fixed place, and the string is read from left to
 * right with the sums so far as the state; a sum that is only used modulo m is
 * kept modulo m.  Strings outside of what is known besides are left out on the
 * way: only what it says of the others matters.  What a part adds for a character is what lang_evaluate says,
 * once for each class of characters that the atom can tell apart. */
#ifndef ASSAY_SOLVER_NATIVE_CHECKSUM_H
#define ASSAY_SOLVER_NATIVE_CHECKSUM_H

#include "solver/native/strings_parts.h"

enum addend_kind {
    ADDEND_TERM,   /* coefficient times the term, which looks at one place */
    ADDEND_DIGIT,  /* coefficient times the digit at the place */
    ADDEND_MINUS,  /* nothing: there is a minus sign at the place */
    ADDEND_VALUE,  /* the number of the term's value among those it can have */
};
struct addend {
    enum addend_kind kind;
    size_t sum, place;
    long long coefficient;
    const struct lang_term *term;
};

/* modulus 0: kept as it is. */
struct checksum_sum {
    long long modulus, constant;
    const struct lang_symbol *symbol; /* stands for it in the atom */
    struct {
        const struct lang_value **items;
        size_t count, capacity;
    } values; /* of ADDEND_VALUE */
};

struct checksum {
    struct strings_reading *r;
    size_t length;     /* of the strings; where `open`, at least that */
    bool open;
    unsigned signs;    /* bit k: the k-th number that may begin with a minus sign does */
    unsigned numbers;  /* that may */
    bool undefined;    /* some part never has a value for these strings */
    bool failed;       /* it is no checksum, or one with numbers that are too large */
    bool all_characters; /* every character must be a class of its own */
    const struct lang_term *atom; /* over the symbols of the sums */
    VECTOR(struct checksum_sum) sums;
    VECTOR(struct addend) addends;
    /* Filled when the classes are known. */
    size_t classes;
    long long *added; /* [(place * classes + class) * sums.count + sum] */
    bool *dead;       /* [place * classes + class] */
    const struct lang_value **solution; /* the symbol's place in it is filled in to evaluate parts */
};

/* Takes the atom apart; look at `failed` and `undefined`. */
void checksum_take_apart(struct checksum *checksum, const struct lang_term *atom);
/* Does the term ask for the length, so that it must be known? */
bool checksum_needs_length(const struct strings_reading *r, const struct lang_term *term);
/* How many characters it looks at from the start. */
size_t checksum_reach(const struct strings_reading *r, const struct lang_term *term);

#endif
