/* Terms over scalars as SMT-LIB 2.6.
 *
 *     Boolean, Integer, Real, String   Bool, Int, Real, String
 *     Enum, row, choice                Int, 0 .. count-1
 *     Date, DateTime                   Int, days and seconds within the calendar
 *
 * An atom with an operand that may be undefined says so: (and defined… atom),
 * since SMT-LIB's functions are total.  Strings of SMT-LIB end at U+2FFFF;
 * characters beyond behave like the unassigned ones before it as long as
 * nobody names them, so naming one cannot be said.  Surrogates, which Assay's
 * strings have not, are the session's to exclude, and so are characters beyond
 * U+FFFF in strings for regexes without the flag u, which know none. */
#ifndef ASSAY_SOLVER_ENCODE_H
#define ASSAY_SOLVER_ENCODE_H

#include "base/vector.h"
#include "solver/simplify.h"

/* From here on characters are representatives of those beyond U+2FFFF. */
#define ENCODE_FIRST_ANONYMOUS 0x2fa20u
#define ENCODE_LAST 0x2ffffu

struct encoded_column { /* a column of a table as a function of the row */
    const struct lang_table *table;
    size_t column;
    bool presence; /* of an Option: whether it is there */
};
struct encoded_class { /* the class of a string in a cover as two symbols: which, and whether there is one */
    const struct lang_cover *cover;
    char *string;
};
struct encoded_regex {
    const struct regex *regex;
    char *text;
};

struct encoder {
    struct arena arena;
    VECTOR(const struct lang_symbol *) declared;
    VECTOR(struct encoded_column) columns;
    VECTOR(struct encoded_class) classes;
    VECTOR(struct encoded_regex) regexes;
    VECTOR(const struct lang_symbol *) plain; /* in Strings that a regex without the flag u is about */
    unsigned helpers; /* a bit for each function that has been defined */
    const char *index[3];       /* by side: "i" where symbols are functions of it, else NULL */
    bool ambiguous;             /* something was said so that 'unsat' is no proof */
    struct text *before;        /* while a term is encoded: the definitions that it needs */
    struct error *error;
    bool failed;
};
#define ENCODER_INIT {0}
void encoder_release(struct encoder *encoder);

/* What was declared and defined since can be forgotten together. */
struct encoder_mark {
    size_t declared, columns, classes, plain;
    unsigned helpers;
    bool ambiguous;
};
struct encoder_mark encoder_mark(const struct encoder *encoder);
void encoder_return(struct encoder *encoder, struct encoder_mark mark);

/* A symbol and its bounds; family: a function of an Int, without bounds. */
void encode_declaration(struct encoder *encoder, const struct lang_symbol *symbol, bool family, struct text *out);
/* A formula, or nothing; what it needs first goes to encoder->before. */
void encode_bounds(struct encoder *encoder, const struct lang_symbol *symbol, struct text *out);
void encode_name(const struct encoder *encoder, const struct lang_symbol *symbol, enum lang_side side,
                 struct text *out);
/* The formula; `before` gets commands that must be said first.  False: it cannot be said. */
bool encode_formula(struct encoder *encoder, const struct lang_term *term, struct text *before, struct text *out,
                    struct error *error);

/* ---- the files of the encoder among each other ---- */

bool encode_refuse(struct encoder *encoder, const char *format, ...) __attribute__((format(printf, 2, 3)));
void encode_value(struct encoder *encoder, const struct lang_term *term, struct text *out);
void encode_operand(struct encoder *encoder, const char *open, const struct lang_term *term, const char *close,
                    struct text *out);
const char *encode_use(struct encoder *encoder, const char *helper); /* defined from here on; the name again */
bool encode_may_be_undefined(const struct lang_term *term);
/* Conditions, each with a space before it: together they say that the term is defined. */
void encode_defined(struct encoder *encoder, const struct lang_term *term, struct text *out);
void encode_constant(struct encoder *encoder, const struct lang_type *type, const struct lang_value *value,
                     struct text *out);
void encode_character(uint32_t c, struct text *out); /* within quotes */
void encode_string(struct encoder *encoder, const char *s, size_t length, struct text *out);

/* A regular expression; false (without an error): it takes an automaton. */
bool encode_tree(struct encoder *encoder, const struct regex *regex, struct text *out);
bool encode_set(struct encoder *encoder, struct charset set, struct text *out);
void encode_regex(struct encoder *encoder, const struct lang_regex *regex, struct text *out);
void encode_subject(struct encoder *encoder, const struct lang_term *string, const struct lang_regex *regex);
bool encode_is_plain(const struct encoder *encoder, const struct lang_symbol *symbol);
void encode_language(struct encoder *encoder, const struct language *language, struct text *out);
/* The class of a string: its index, and whether it has one. */
void encode_class(struct encoder *encoder, const struct lang_term *term, bool presence, struct text *out);
/* That the string is in the class of that index; where classes overlap, a matcher might put it into another one. */
void encode_membership(struct encoder *encoder, const struct lang_term *class, const struct lang_value *index,
                       struct text *out);
void encode_column(struct encoder *encoder, const struct lang_term *field, bool presence, struct text *out);

#endif
