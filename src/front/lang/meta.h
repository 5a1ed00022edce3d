/* Elaboration: the functional core evaluates expressions to metas, of which
 * terms, types and differences are what a program is for; the rest (functions,
 * lists, names, open objects) is gone when it is done.
 *
 * Functions return NULL after elaborator_fail.  Everything lives in the
 * program's arena. */
#ifndef ASSAY_FRONT_LANG_META_H
#define ASSAY_FRONT_LANG_META_H

#include "base/map.h"
#include "base/vector.h"
#include "front/lang/sexp.h"
#include "front/lang/term.h"

enum meta_kind {
    META_TERM,
    META_TYPE,
    META_TABLE,
    META_NAME,    /* 'red */
    META_KEYWORD, /* #:lengths, its value behind it; or with its value: unroll, (lengths 2) */
    META_NONE,    /* an absent Option, of a type to be known */
    META_LIST,
    META_OBJECT,
    META_DIFFERENCE,
    META_CLOSURE,
    META_BUILTIN,
    META_SECTION, /* a function that waits for its first argument, the subject: (gte 0) */
    META_CURRY,   /* a function that has its first arguments: (curry f a) */
    META_LIFTED,  /* a connective over functions of the subject: (and (gte 0) (lt 9)) */
};

struct meta {
    enum meta_kind kind;
    const struct lang_term *term;
    const struct lang_type *type;
    const struct lang_table *table;
    const char *name; /* NAME, KEYWORD; CLOSURE: what it was defined as, or NULL */
    const struct meta **items; /* LIST; KEYWORD: its value, if it has it; SECTION, CURRY, LIFTED: the arguments */
    size_t count;
    struct object *object;
    const struct lang_difference *difference;
    const struct lang_term *demands; /* DIFFERENCE: what it adds to A */
    const struct sexp *lambda;       /* CLOSURE: its parameters at items[1], its body behind them */
    const struct sexp **parameters;
    struct frame *frame;
    const struct builtin *builtin;
    const struct meta *callee; /* SECTION, CURRY, LIFTED */
    size_t size, depth;        /* LIST, DIFFERENCE, SECTION, CURRY, LIFTED: with what is in it; limited */
};

/* An Object is its fields.  One that is open (?Object) gets more by 'with'. */
struct object {
    VECTOR(struct object_field) fields;
    bool open;
    const char *name;
};
struct object_field {
    const char *name;
    const struct meta *value;
};

struct binding {
    const char *name;
    const struct meta *value;
    struct lang_place at;
    bool declared;
    struct binding *next;
};
struct frame {
    struct binding *first;
    struct frame *parent;
};

/* nodes: where each argument stands, or NULL. */
struct call {
    struct lang_place at;
    const struct meta **args;
    size_t count;
    const struct sexp **nodes;
};
struct lang_place call_place(const struct call *call, size_t argument);

struct elaborator;
struct builtin {
    const char *name;
    size_t least, most; /* arguments; most 0: any number */
    bool section;       /* with one argument less than least it waits for the subject */
    const struct meta *(*call)(struct elaborator *E, const struct builtin *self, const struct call *call);
    int detail; /* what tells those apart that share a function */
    bool differs; /* given a subject it is a difference */
};

/* Tables of builtins end with a name NULL. */
extern const struct builtin builtins_logic[], builtins_number[], builtins_string[], builtins_regex[], builtins_list[],
    builtins_option[], builtins_difference[];

/* An assertion, and the blanks it is about: those of its specify's variable. */
struct assertion {
    const struct lang_term *term;
    const struct lang_symbol **subjects;
    size_t subject_count;
};

struct declared {
    const char *name;
    const struct meta *value;
    struct lang_place at;
    bool global;
};

struct elaborator {
    struct lang_program *program;
    struct arena *arena;
    struct error *error;
    struct map builtins, regexes, covers;
    struct frame *frame; /* the scope of the forms of the program */
    VECTOR(const struct lang_symbol *) symbols;
    VECTOR(struct assertion) assertions;
    VECTOR(struct declared) variables;
    VECTOR(struct object *) objects;
    const struct lang_difference *difference;
    const char *blank_name; /* what a new blank is called */
    bool in_block;
    unsigned conditional; /* > 0: inside or, not, ite, where no field can be added */
    size_t steps; /* evaluations, and what is copied by the way */
    unsigned depth;
};

/* Around what may recur as deep as a program wants. */
bool elaborator_enter(struct elaborator *E, struct lang_place at);
void elaborator_leave(struct elaborator *E);

void *elaborator_fail(struct elaborator *E, struct lang_place at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void *elaborator_expected(struct elaborator *E, struct lang_place at, const char *what, const struct meta *found);
void *elaborator_found(struct elaborator *E, const struct sexp *found, const char *what); /* a form that is wrong */

/* ---- metas (meta.c) ---- */

struct meta *meta_make(struct elaborator *E, enum meta_kind kind);
const struct meta *meta_term(struct elaborator *E, const struct lang_term *term,
                             struct lang_place at); /* checks its size */
const struct meta *meta_boolean(struct elaborator *E, bool b);
const struct meta *meta_list(struct elaborator *E, const struct meta **items, size_t count); /* copies */
const struct meta *keyword_with(struct elaborator *E, const char *name, const struct meta *value);
const struct meta *meta_waiting(struct elaborator *E, enum meta_kind kind, const struct meta *callee,
                                const struct meta **items, size_t count); /* SECTION, CURRY, LIFTED */
const struct meta *meta_limited(struct elaborator *E, const struct meta *meta,
                                struct lang_place at); /* NULL: too large */
void meta_measure(struct meta *meta, const struct meta **items, size_t count);
const struct meta *meta_name(struct elaborator *E, const char *name);
bool meta_is_function(const struct meta *meta);
bool meta_is_string(const struct meta *meta); /* a constant String */
bool meta_is_regex(const struct meta *meta);
bool meta_has_blank(const struct meta *meta);
const char *meta_describe(struct elaborator *E, const struct meta *meta); /* "Integer 3", "the function 'f'" */
bool meta_equal(const struct meta *a, const struct meta *b);              /* of data: names, lists, constants */

/* ---- from metas to terms (coerce.c) ---- */

const struct lang_term *coerce_any(struct elaborator *E, const struct meta *meta, struct lang_place at);
const struct lang_term *coerce(struct elaborator *E, const struct meta *meta, const struct lang_type *type,
                               struct lang_place at);
const struct lang_term *coerce_argument(struct elaborator *E, const struct call *call, size_t i, enum lang_kind kind);
/* The type that all of them can be coerced to. */
const struct lang_type *coerce_common(struct elaborator *E, const struct meta **metas, size_t count,
                                      struct lang_place at);
const struct lang_regex *coerce_regex(struct elaborator *E, const struct meta *meta, struct lang_place at);
bool coerce_count(struct elaborator *E, const struct meta *meta, struct lang_place at, const char *what, size_t most,
                  size_t *out); /* a constant 0 .. most */
const struct lang_term *term_of_object(struct elaborator *E, const struct object *object, struct lang_place at);

/* ---- evaluation (core.c, special.c, match.c, apply.c) ---- */

const struct meta *core_evaluate(struct elaborator *E, const struct sexp *sexp, struct frame *frame);
const struct meta *core_body(struct elaborator *E, const struct sexp **forms, size_t count, struct lang_place at,
                             struct frame *frame);
bool core_define(struct elaborator *E, const struct sexp *form, struct frame *frame);
const struct meta *core_quote(struct elaborator *E, const struct sexp *sexp);
struct frame *frame_new(struct elaborator *E, struct frame *parent);
void frame_bind(struct elaborator *E, struct frame *frame, const char *name, const struct meta *value,
                struct lang_place at);
struct binding *frame_find(struct frame *frame, const char *name);
struct binding *frame_find_here(struct frame *frame, const char *name);

typedef const struct meta *special_form(struct elaborator *E, const struct sexp *form, struct frame *frame);
special_form *special_find(const char *name);
void special_each_name(void (*visit)(void *context, const char *name), void *context);
const struct meta *match_evaluate(struct elaborator *E, const struct sexp *form, struct frame *frame);
const struct meta *types_blank(struct elaborator *E, const struct meta *type, struct lang_place at);
special_form types_enum, types_list, types_option, types_object, types_table;

const struct meta *apply(struct elaborator *E, const struct meta *callee, const struct call *call);
const struct meta *apply_one(struct elaborator *E, const struct meta *callee, const struct meta *argument,
                             struct lang_place at);
/* What a subject's assertion or difference says: functions are applied to the subject. */
const struct lang_term *apply_assertion(struct elaborator *E, const struct meta *assertion, const struct meta *subject,
                                        struct lang_place at);
const struct meta *apply_difference(struct elaborator *E, const struct meta *difference, const struct meta *subject,
                                    struct lang_place at);

/* A form of a program or of a generate block, but for generate itself (statements.c). */
bool statement(struct elaborator *E, const struct sexp *form, bool in_block);

/* ---- pieces ---- */

/* and, or, not over terms or over differences; functions are lifted. */
const struct meta *logic_connect(struct elaborator *E, enum lang_op op, const struct call *call);
const struct meta *difference_relation(struct elaborator *E, const struct meta *subject, const struct meta *function,
                                       struct lang_place at);
struct lang_difference *difference_make(struct elaborator *E, enum lang_difference_kind kind, struct lang_place at);
const struct meta *difference_meta(struct elaborator *E, const struct lang_difference *difference,
                                   const struct lang_term *demands); /* NULL: none */
const struct meta *difference_enumerate(struct elaborator *E, const struct builtin *self, const struct call *call);
const struct lang_difference *difference_never(struct elaborator *E);
const struct lang_difference *difference_some(struct elaborator *E, const struct lang_difference *a,
                                              const struct lang_difference *b, struct lang_place at);
const struct meta *field_of(struct elaborator *E, const struct meta *object, const char *name, struct lang_place at);

const struct lang_regex *regex_make(struct elaborator *E, const char *pattern, size_t length, const char *flags,
                                    struct lang_place at);
const struct lang_cover *cover_make(struct elaborator *E, const struct lang_regex *regex,
                                    const struct cover_options *options, struct lang_place at);
const struct meta *regex_meta(struct elaborator *E, const struct lang_regex *regex);
/* What a regex is made of: "re-union" and its alternatives …; kind NULL: nothing that can be named. */
struct regex_shape {
    const char *kind;
    const struct meta **parts;
    size_t count;
};
bool regex_shape(struct elaborator *E, const struct lang_regex *regex, struct lang_place at, struct regex_shape *shape);
bool regex_is_shape(const char *name);
const struct meta *regex_join(struct elaborator *E, const char *kind, const struct meta **parts, size_t count,
                              struct lang_place at); /* re-union, re++ */

const struct lang_table *table_read(struct elaborator *E, const char *name, const char *file,
                                    const struct lang_type *columns, struct lang_place at);

const struct lang_symbol *symbol_new(struct elaborator *E, enum lang_symbol_kind kind, const char *name,
                                     const struct lang_type *type, struct lang_place at);

#endif
