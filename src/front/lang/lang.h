/* The language of `*.assay` programs: n inputs that satisfy assertions and
 * differ the way the programmer says (Ringer et al., "A Solver-Aided Language
 * for Test Input Generation", OOPSLA 2017; figures and sections are its).
 *
 *     struct lang_program *program = lang_read("calendar.assay", &error);
 *     for (i = 0; i < program->block_count; i++) {
 *         const struct lang_block *block = &program->blocks[i];
 *         // find block->count solutions, then for each, and for each two of them:
 *         lang_holds(block, solution, &holds, &failed, &error);
 *         lang_different(block, one, other, &different, &error);
 *         lang_print_solution(block, solution, &out, &error);
 *     }
 *     lang_free(program);
 *
 * Functions, recursion, match, objects and type names are evaluated while the
 * program is read.  What remains are typed, closed terms over symbols, and for
 * each generate block
 *     symbols      what a solver gives values to: the blanks, and one choice
 *                  for each enumerate* (an Integer 0 .. choices-1)
 *     variables    the declared names: terms over those symbols
 *     assertions   A: Boolean terms that all hold in every solution
 *     difference   C: what holds for every two solutions, in both orders
 * A program is immutable but for caches inside its regexes: one thread at a
 * time.  All memory is the program's, or the arena's that a function is given.
 *
 * Undefined values.  (the x) of an absent Option, (nth l i) and (at s i)
 * beyond the end, division by zero and (string->number s) of something else
 * have no value.  A Boolean term always has one: an atom (comparison, matches,
 * contains ...) with an operand that is undefined is false. */
#ifndef ASSAY_FRONT_LANG_LANG_H
#define ASSAY_FRONT_LANG_LANG_H

#include <gmp.h>
#include "base/error.h"
#include "base/memory.h"
#include "front/regex/regex.h"

/* ---- types ---- */

enum lang_kind {
    LANG_BOOLEAN,
    LANG_INTEGER, /* of any size */
    LANG_REAL,    /* rational */
    LANG_STRING,  /* of Unicode characters */
    LANG_REGEX,   /* constants only */
    LANG_ENUM,
    LANG_DATE, /* a day of the Gregorian calendar, 0001-01-01 to 9999-12-31 */
    LANG_TIME, /* a second of it, UTC; written DateTime */
    LANG_LIST,
    LANG_OPTION,
    LANG_OBJECT,
    LANG_ROW, /* a row of a table */
};

struct lang_field {
    const char *name;
    const struct lang_type *type; /* ENUM: NULL */
};

struct lang_type {
    enum lang_kind kind;
    const struct lang_type *element; /* LIST, OPTION */
    const struct lang_field *fields; /* OBJECT; ENUM: its constants; ROW: the columns */
    size_t count;
    const struct lang_table *table; /* ROW */
};

bool lang_type_equal(const struct lang_type *a, const struct lang_type *b);
void lang_print_type(const struct lang_type *type, struct text *out); /* "(List Integer)" */

/* ---- values ---- */

/* Numbers are read-only; their limbs lie in the arena of the value. */
struct lang_value {
    enum lang_kind kind;
    union {
        bool boolean;
        mpz_t integer; /* INTEGER; DATE: days, TIME: seconds since 1970-01-01 */
        mpq_t real;    /* canonical */
        struct {
            const char *s; /* UTF-8, NUL behind it and perhaps inside */
            size_t length; /* bytes */
        } string;
        size_t index; /* ENUM: of the constant; ROW: of the row */
        struct {
            const struct lang_value **items; /* LIST; OBJECT: one for each field */
            size_t count;
        } list;
        const struct lang_value *option; /* NULL: absent */
        const struct lang_regex *regex;
    };
};

struct lang_table {
    const char *name, *path;
    const struct lang_type *row;
    const struct lang_value **cells; /* [row * row->count + column] */
    size_t row_count;
};

/* A pattern for whole strings; combinators have become pattern text. */
struct lang_regex {
    const char *pattern, *flags;
    size_t length;
    struct regex *regex;
};

const struct lang_value *lang_boolean(struct arena *arena, bool b);
const struct lang_value *lang_integer(struct arena *arena, const mpz_t n);
const struct lang_value *lang_integer_small(struct arena *arena, long long n);
const struct lang_value *lang_real(struct arena *arena, const mpq_t q);
const struct lang_value *lang_moment(struct arena *arena, enum lang_kind kind, const mpz_t n); /* DATE, TIME */
const struct lang_value *lang_string(struct arena *arena, const char *s, size_t length);        /* copies */
const struct lang_value *lang_index(struct arena *arena, enum lang_kind kind, size_t index);    /* ENUM, ROW */
const struct lang_value *lang_items(struct arena *arena, enum lang_kind kind, const struct lang_value **items,
                                    size_t count); /* LIST, OBJECT; copies the array */
const struct lang_value *lang_option(struct arena *arena, const struct lang_value *value); /* NULL: absent */

/* Of one type.  The order is that of numbers, dates, code points, and of items one after the other. */
int lang_value_compare(const struct lang_value *a, const struct lang_value *b);
bool lang_value_equal(const struct lang_value *a, const struct lang_value *b);
bool lang_value_has_type(const struct lang_value *value, const struct lang_type *type);
const struct lang_value *lang_value_copy(struct arena *arena, const struct lang_value *value);

/* ---- terms ---- */

struct lang_place {
    int line, column; /* from 1; columns count characters */
};

enum lang_symbol_kind {
    LANG_BLANK,
    LANG_CHOICE, /* of an enumerate*: an Integer 0 .. choices-1 */
    LANG_BOUND, /* stands for each element under EVERY, ANY and MAP; in no block */
};

struct lang_symbol {
    enum lang_symbol_kind kind;
    const char *name; /* where it was declared: "event.duration"; for messages */
    const struct lang_type *type;
    size_t index; /* in the block's symbols, and in a solution */
    size_t choices;
    struct lang_place at;
};

/* name, as it is written, what it is.  b: Boolean, i: Integer, r: Real, n:
 * Integer, Real, Date or DateTime, s: String, l: List, o: Option, t: any type. */
#define LANG_OPS(X)                                                                                       \
    X(CONSTANT, "constant") /* value */                                                                   \
    X(SYMBOL, "symbol") /* symbol, side */                                                                \
    X(NOT, "not") /* b */                                                                                 \
    X(AND, "and") /* b ... */                                                                             \
    X(OR, "or") /* b ... */                                                                               \
    X(ITE, "ite") /* b t t -> t */                                                                        \
    X(EQUAL, "=") /* t t -> b */                                                                          \
    X(LESS, "<") /* n n, s s, Enum Enum -> b */                                                           \
    X(LESS_EQUAL, "<=") /* the same */                                                                    \
    X(ADD, "+") /* i ..., r ... ; Date i -> Date; DateTime i -> DateTime */                               \
    X(SUBTRACT, "-") /* i i, r r; two Dates or DateTimes -> i */                                          \
    X(SCALE, "*") /* constant i, i; constant r, r */                                                      \
    X(DIVIDE, "div") /* i, constant i -> i: as SMT-LIB's div */                                           \
    X(MODULO, "mod") /* i, constant i -> i: 0 <= result */                                                \
    X(ABS, "abs") /* i, r */                                                                              \
    X(TO_REAL, "real") /* i -> r */                                                                       \
    X(FLOOR, "floor") /* r -> i */                                                                        \
    X(LENGTH, "length") /* s, l -> i; characters, elements */                                             \
    X(CONCAT, "concat") /* s ... -> s */                                                                  \
    X(PREFIX, "prefix") /* s t -> b: s begins with t */                                                   \
    X(SUFFIX, "suffix") /* s t -> b: s ends with t */                                                     \
    X(CONTAINS, "contains") /* s t -> b: t is in s; l t -> b: t is an element */                          \
    X(INDEX, "index") /* s t i -> i: first t in s at or behind i; -1: none */                             \
    X(AT, "at") /* s i -> s: one character */                                                             \
    X(SUBSTRING, "substring") /* s i i -> s: from, to (not included); cut to what there is */             \
    X(NUMBER_TO_STRING, "number->string") /* i -> s */                                                    \
    X(STRING_TO_NUMBER, "string->number") /* s -> i: -?[0-9]+ */                                          \
    X(MATCHES, "matches") /* s, constant Regex -> b */                                                    \
    X(EDIT_DISTANCE, "edit-distance") /* s s -> i: Levenshtein's */                                       \
    X(COVER_CLASS, "cover-class") /* s -> i: the index of the class in term->cover; undefined: in none */ \
    X(MAKE_LIST, "list") /* t ... -> l */                                                                 \
    X(NTH, "nth") /* l i -> t */                                                                          \
    X(DISTINCT, "distinct") /* l -> b */                                                                  \
    X(SORTED, "sorted") /* l -> b: each <= the next */                                                    \
    X(EVERY, "every") /* l b -> b: b holds for each element as symbol */                                  \
    X(ANY, "any") /* l b -> b: for one of them */                                                         \
    X(MAP, "map") /* l t -> l: t of each element as symbol */                                             \
    X(SUM, "sum") /* l of i or r -> i, r */                                                               \
    X(PRESENT, "present?") /* o -> b */                                                                   \
    X(THE, "the") /* o -> t */                                                                            \
    X(SOME, "some") /* t -> o */                                                                          \
    X(MAKE_OBJECT, "object") /* one for each field */                                                     \
    X(FIELD, "field") /* Object or row -> t; index is the field's */                                      \
    X(DAYS, "days") /* Date -> i: since 1970-01-01; DateTime -> i: seconds */

enum lang_op {
#define X(name, text) LANG_##name,
    LANG_OPS(X)
#undef X
        LANG_OP_COUNT
};

/* In assertions every symbol is HERE; in the relation of a difference it is
 * that of the FIRST or of the SECOND solution. */
enum lang_side { LANG_HERE, LANG_FIRST, LANG_SECOND };

struct lang_term {
    enum lang_op op;
    const struct lang_type *type;
    const struct lang_term *const *args;
    size_t count;
    const struct lang_value *value; /* CONSTANT */
    const struct lang_symbol *symbol; /* SYMBOL; EVERY, ANY, MAP: the bound one */
    enum lang_side side; /* SYMBOL */
    size_t index; /* FIELD */
    const struct lang_cover *cover; /* COVER_CLASS */
    struct lang_place at;
    size_t size, depth; /* as a tree, and both limited; subterms may be shared */
    bool closed; /* no symbol in it (a bound one counts) */
};

const char *lang_op_name(enum lang_op op);
void lang_print_term(const struct lang_term *term, struct text *out);

/* The value of a term; second is for relations, else NULL.  NULL is undefined,
 * or an error (a regex that needs too many steps). */
const struct lang_value *lang_evaluate(struct arena *arena, const struct lang_term *term,
                                       const struct lang_value *const *first, const struct lang_value *const *second,
                                       struct error *error);

/* ---- differences ---- */

struct lang_cover {
    const struct lang_regex *regex;
    struct cover_options options;
    struct cover *cover;
};

enum lang_difference_kind {
    LANG_NEVER,
    LANG_ALWAYS,
    LANG_ALL_OF, /* items */
    LANG_SOME_OF, /* items */
    LANG_NOT_OF, /* items[0] */
    LANG_RELATION, /* a relation of the programmer's own */
    LANG_NOT_EQUAL,
    LANG_DIFFERENT_LENGTHS,
    LANG_NUMERIC_DISTANCE, /* distance; of Dates in days, of DateTimes in seconds */
    LANG_AT_EDIT_DISTANCE, /* distance */
    LANG_COVER, /* another class of cover; that the subject matches is an assertion of the block */
    LANG_ENUMERATE, /* another choice, or the difference items[choice] */
};

/* Figures 11 to 13.  An enumerate* with k > 1 cases has a choice symbol 0..k-1
 * in place of k-1 booleans, one with a single case is its difference; the block's assertions already say that of a
 * chosen case its assertion and those of its difference hold (and of others nothing). */
struct lang_difference {
    enum lang_difference_kind kind;
    const struct lang_difference *const *items; /* ALL_OF, SOME_OF, NOT_OF; ENUMERATE: of each case */
    size_t count;
    const struct lang_term *subject; /* RELATION (may be an Object) to COVER; sides are HERE */
    const struct lang_term *relation; /* RELATION to COVER: the same as a Boolean term over both sides */
    const struct lang_value *distance;
    const struct lang_cover *cover;
    const struct lang_symbol *choice; /* ENUMERATE */
    const struct lang_term *const
        *assertions; /* ENUMERATE: [count], what each case asserts, the cases inside it included */
    struct lang_place at;
};

void lang_print_difference(const struct lang_difference *difference, struct text *out);

/* ---- programs ---- */

struct lang_variable {
    const char *name;
    const struct lang_term *value; /* its type is the variable's */
    bool global; /* declared outside of the generate block */
    struct lang_place at;
};

struct lang_block {
    const char *name;
    size_t count; /* n: how many solutions are wanted */
    const struct lang_symbol *const *symbols;
    size_t symbol_count;
    /* The declared names that have a blank in them; in order, names differ.  Names for constants are no inputs. */
    const struct lang_variable *variables;
    size_t variable_count;
    const struct lang_term *const *assertions;
    size_t assertion_count;
    const struct lang_difference *difference; /* kind NEVER: the default inequality alone */
    struct lang_place at;
};

struct lang_program {
    const char *path, *name;
    const struct lang_block *blocks;
    size_t block_count;
    struct arena arena;
    struct lang_owned *owned; /* regexes and covers */
};

/* Files of tables are looked for beside the program.  NULL: an error 'FILE:LINE:COLUMN: …'. */
struct lang_program *lang_read(const char *path, struct error *error);
struct lang_program *lang_parse(const char *path, const char *source, size_t length, struct error *error);
void lang_free(struct lang_program *program);

/* ---- the judge ---- */

/* A solution has a value for each symbol of the block, in their order.  Does A
 * hold?  failed (may be NULL) is an assertion that does not.  False: an error,
 * also where a value is missing or has not its symbol's type. */
bool lang_holds(const struct lang_block *block, const struct lang_value *const *solution, bool *holds,
                const struct lang_term **failed, struct error *error);
/* Figure 6: some variable differs, and C is never or holds in both orders.
 * Choices are not variables, so that no input occurs twice. */
bool lang_different(const struct lang_block *block, const struct lang_value *const *one,
                    const struct lang_value *const *other, bool *different, struct error *error);
/* C(one, other) alone, in this order. */
bool lang_differs(const struct lang_difference *difference, const struct lang_value *const *one,
                  const struct lang_value *const *other, bool *differs, struct error *error);

/* ---- output ---- */

/* Integers as numbers of any size, Reals as "p/q", Dates as "2017-10-21",
 * DateTimes as "2017-10-21T10:00:00Z", a row as an object of its columns; an
 * absent Option is left out of objects and null elsewhere. */
void lang_print_json(const struct lang_value *value, const struct lang_type *type, struct text *out);
void lang_print_value(const struct lang_value *value, const struct lang_type *type,
                      struct text *out); /* as in a program */
/* One JSON object on one line, without the newline: a key for each variable. */
bool lang_print_solution(const struct lang_block *block, const struct lang_value *const *solution, struct text *out,
                         struct error *error);

#endif
