/* Generate: a random predicate over random struct types, as one C file that is
 * built twice: for Assay it is plain C; for the reference (-DREFERENCE) every
 * read is marked and main() says what is searched.
 *
 * All randomness comes from one seed, so a seed names a file; another compiler
 * of this program, with another order of evaluation, gives it another one. */
#ifndef RANDOM_GENERATE_H
#define RANDOM_GENERATE_H

#include <stdbool.h>
#include <stddef.h>

#define MEMBERS_MOST 10
#define STRUCTS_MOST 12

enum member_kind {
    MEMBER_INTEGER,
    MEMBER_LISTED,   /* an integer with listed values */
    MEMBER_BOOL,
    MEMBER_ENUM,
    MEMBER_BITS,     /* one bit-field of the struct's only run of them */
    MEMBER_REAL,
    MEMBER_STRUCT,   /* .inner */
    MEMBER_STRUCTS,  /* .count cells of .inner */
    MEMBER_CELLS,    /* .count integers */
    MEMBER_GRID,     /* .count rows of 2 */
    MEMBER_PARTLY,   /* .count cells in place, of which .length are there */
    MEMBER_ARRAY,    /* behind a pointer: integers, or .inner */
    MEMBER_FLEXIBLE,
    MEMBER_UNION,    /* .length is its tag; its members have the same size */
    MEMBER_VARIANT,  /* another, with members of several sizes, an array among them */
    MEMBER_LINK,     /* to .inner's pool */
    MEMBER_LINKS,    /* .count of them */
    MEMBER_OPAQUE,
    MEMBER_TEXT,     /* char * */
    MEMBER_NAME,     /* char[8] */
    MEMBER_UNUSED,   /* no bounds */
};

struct member {
    enum member_kind kind;
    const char *name;
    const char *type;        /* of an integer or real, or of a cell */
    int lo, hi;              /* of an integer or a cell; BITS too */
    int count, width;
    bool nullable, tag_last; /* UNION: the tag stands behind it */
    const char *length;      /* name of the length or tag */
    int length_lo;
    const struct record *inner;
};

struct record {
    const char *name;
    struct member members[MEMBERS_MOST];
    int member_count;
    int pool_size;           /* -1: no pool */
    bool has_bits, has_unused, has_flexible, packed;
};

struct subject {
    struct record records[STRUCTS_MOST];
    int record_count;
    const struct record *pools[2];
    int pool_count;
    const struct record *root, *side; /* side: a second parameter, or NULL */
    bool root_is_pooled;
    int scalar_count;        /* further parameters: int k0 in 0..scalar_hi[0] … */
    int scalar_hi[2];
};

/* ---- random.c ---- */
void random_seed(unsigned long long seed);
int below(int count);                 /* 0 … count - 1 */
bool chance(int percent);
int fresh(void);                      /* a number that was not given before */
/* A new text each time; never freed: the program ends soon. */
const char *format(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* ---- types.c ---- */
void subject_make(struct subject *subject);
void subject_write_types(const struct subject *subject);

/* ---- space.c: the same bounds for Assay and for the reference ---- */
void subject_write_space(const struct subject *subject);
void subject_write_description(const struct subject *subject);

/* ---- predicate.c ---- */
void subject_write_predicate(const struct subject *subject);

/* ---- expression.c: C that reads fields of a struct ---- */

/* The place of a struct: an lvalue, and whether it is a local copy, which nobody watches. */
struct place {
    const struct record *record;
    const char *lvalue;
    bool local;
};
const char *read_of(const struct place *place, const char *suffix); /* "R(p->x)", or "c.x" of a copy */
const char *integer_of(const struct place *place, int depth);       /* an int expression */
const char *condition_of(const struct place *place, int depth);
bool may_be_copied(const struct record *record);

#endif
