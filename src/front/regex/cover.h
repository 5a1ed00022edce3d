/* The tree of choices behind a cover. */
#ifndef ASSAY_FRONT_REGEX_COVER_H
#define ASSAY_FRONT_REGEX_COVER_H

#include "front/regex/machine.h"

/* How many elements a repetition takes: min..max of them, as one choice. */
struct cover_span {
    uint32_t min, max;
};

/* size: the number of classes; points: the most choices met in one class.
 * Lookarounds have no items here. */
struct cover_node {
    const struct ast *ast;
    struct cover_node **items;
    size_t count;
    struct cover_span *spans; /* REPEAT */
    size_t span_count;
    size_t parts; /* SET: 1 where it is no choice */
    mpz_t size;
    uint64_t narrow_size;    /* where the cover has fewer than 2^64 classes */
    uint64_t *narrow_starts; /* REPEAT: [spans], classes of the spans before */
    double points;
    struct charset *ready; /* SET: [parts], what is drawn from; made by the first proposal */
};

struct cover {
    struct regex *regex;
    struct cover_options options;
    struct arena arena;
    struct cover_node *root;
    struct charset alphabet; /* the default one; made by the first proposal */
    bool too_large; /* while it is built */
    bool narrow;    /* the number of classes fits into 64 bits */
    struct {
        struct text text;
        struct cover_class class;
        enum cover_found found;
        bool has;
    } last; /* string that was looked at: it is often asked about again at once */
};

/* The elements of a repetition that have choices of their own, in a span. */
uint32_t cover_elements(const struct cover *cover, const struct cover_node *node, size_t span);

void cover_class_add(struct cover_class *class, uint32_t choice);
void cover_class_append(struct cover_class *class, const struct cover_class *more);

#endif
