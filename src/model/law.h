/* Laws: what two functions of a library keep to because one undoes the other,
 * as their header says ("the reverse of tc_from_frame()") or as their names and
 * types make plain (encode and decode, format and parse, to and from).
 *
 *   UNDOES  decode(encode(x)) is x, with the same other arguments
 *   READS   parse(format(value)) is the value, which some function made: parse
 *           itself, of any text, or one that makes it of numbers
 *   SETTLES normalise(normalise(x)) is normalise(x)
 *   and what is written fits into the room that another function tells (law_fit.c),
 *   and what compares two values is an order
 *
 * They are guesses: each is tried before it is believed, those by names alone
 * longer.  Where the header asks for something, or speaks of rounding, names
 * alone are not enough, and words count as names.
 *
 *   law.c        which functions belong together
 *   law_match.c  which of their values do
 *   law_words.c  what headers and names say of that
 *   law_side.c   one function: what goes in, what comes out, how it says no
 *   law_fit.c    room that one function tells, and another one needs */
#ifndef ASSAY_MODEL_LAW_H
#define ASSAY_MODEL_LAW_H

#include "base/vector.h"
#include "model/operation.h"

#define LAW_MOST 6 /* values on each side */

enum law_kind {
    LAW_NUMBER, /* an integer, bool or enum */
    LAW_STRUCT, /* one that is shown, without pointers */
    LAW_TEXT,   /* char *, which ends with a NUL */
    LAW_CELLS,  /* numbers, one behind the other */
    LAW_OBJECT, /* a pointer to what only the library knows */
};

struct law_value {
    enum law_kind kind;
    const struct type *type; /* NUMBER, STRUCT: its own; TEXT, CELLS: of a cell; OBJECT: what it points to */
    size_t parameter;        /* NO_PARAMETER: the result */
    size_t length;           /* CELLS: the parameter that is their number, or the room for them; NO_PARAMETER: none */
    size_t told;             /* CELLS that are written: the parameter that is told their number; NO_PARAMETER: none */
    size_t cells;            /* CELLS: there are so many, always; 0: that is not known */
    bool is_address;         /* STRUCT: the parameter points to it */
    const struct operation *made_by; /* OBJECT that a parameter fills: what makes an empty one */
};

struct law_side {
    const struct operation *operation;
    struct law_value inputs[LAW_MOST], outputs[LAW_MOST];
    size_t input_count, output_count;
    const char *yes;     /* what its result is unless it says no: ">= 0", "!= NULL"; NULL: it cannot say no */
    bool may_refuse;     /* and its type or its comment show that it may say no */
    bool gives_length;   /* its result is how many cells it wrote */
};

struct law {
    enum { LAW_UNDOES, LAW_READS, LAW_SETTLES } form;
    bool is_said; /* in words, and nothing speaks against it */
    bool is_arithmetic; /* numbers near the end of their type may overflow */
    bool ends_at_zero; /* a zero byte ends what goes in or comes back: it says nothing of those that have one inside */
    struct law_side done, undoing;
    struct law_side maker; /* READS: of the value */
    size_t given[LAW_MOST]; /* of each input of undoing: the output of done that it is; NO_PARAMETER: */
    size_t shared[LAW_MOST]; /* the input of done that it gets, too */
    size_t back[LAW_MOST]; /* of each output of undoing: the input of done that it must be like */
};
typedef VECTOR(struct law) laws;

/* "dst has room for pack_bound(n) bytes": what pack() writes is not more. */
struct law_fit {
    const struct operation *writer, *teller;
    size_t buffer; /* of the writer: the parameter that it writes to */
    size_t arguments[LAW_MOST]; /* of each parameter of the teller: that of the writer which it gets */
    size_t more; /* cells, beside what the teller tells: "pack_bound(n) + 1" */
};
typedef VECTOR(struct law_fit) law_fits;

void laws_find(const struct operations *operations, laws *found);
void law_fits_find(const struct operations *operations, law_fits *found);
void law_fit_name(const struct law_fit *fit, struct text *out); /* "pack_fits_pack_bound" */
/* It compares two plain values: then it is an order of three (of objects that is a contract by itself). */
bool law_orders(const struct operation *operation);
/* "decode_undoes_encode", "scan_reads_what_print_writes", "scan_reads_what_print_writes_of_make", "normalise_settles"
 */
void law_name(const struct law *law, struct text *out);
/* "decode undoes encode", of the function with that name; NULL: it is not named like a law. */
char *law_words(const char *name);
/* "decode and encode": the two that it is about, the same for all laws of the two; NULL: it is about no two. */
char *law_functions(const char *name);
/* What a text that a function gave is freed with: a function of the library, or free.  NULL: it is not the caller's. */
const char *law_free(const struct operations *operations, const struct operation *operation);
/* What tells whether two values of a type are equal; NULL: nothing does. */
const struct operation *law_equal(const struct operations *operations, const struct type *type);
/* … that compares two structs that are passed as they are; NULL: none. */
const struct operation *law_compare(const struct operations *operations, const struct type *type);

/* ---- parts ---- */

/* False: no law can be made of it. */
bool law_side_of(const struct operations *operations, const struct operation *operation, struct law_side *side);
/* Fills in .given, .shared and .back; false: they do not go together. */
bool law_match(struct law *law);
/* What done gets, and undoing neither gets nor gives, may be how it is written: a style; where it is said that one
 * undoes the other, any number. */
bool law_is_rest_harmless(const struct law *law, bool is_said);
/* undoing must give this input of done. */
bool law_is_back(const struct law *law, size_t input);
/* Of the same kind, type and name. */
bool law_is_same(const struct law_side *one, const struct law_value *input, const struct law_side *other,
                 const struct law_value *instead);
bool law_is_written(enum law_kind kind); /* text or cells */
bool law_is_text_cell(const struct type *type);
/* It is known how many cells it writes, where it does. */
bool law_counts(const struct law_side *side);
struct law_comments { /* of an operation; NULL: there are none */
    const struct operation *operation;
    char *own;
    const char *header; /* all comments of its header */
    size_t together; /* how many the own one is about: it stands above several declarations */
};
/* The comment of undoing says that it undoes done, or that of done does, or any that names both. */
bool law_is_said(const struct law_comments *undoing, const struct law_comments *done);
/* Doing it twice is doing it once, by its name or by what is said of it. */
bool law_settles(const struct operation *operation);
/* Their names do: decode of encode. */
bool law_is_named(const struct operation *undoing, const struct operation *done);
/* "Stops at a zero byte", "text without NUL bytes": its comment sets them apart. */
bool law_names_zero(const struct operation *operation);
/* What the header says of it makes a guess too bold. */
bool law_is_doubtful(const struct operation *operation);

#endif
