/* Reading: what the parts of the reader share while files become a program.
 *
 * Each file is one translation unit, and each unit gets types of its own, since
 * in C a tag means something else in every unit.  They are drafts: when all
 * units are read, those that are the same type in several units become one
 * (merge.c), and only these reach the program.
 *
 *   reader.c     files in, program out
 *   tags.c       structs, unions and enums of one unit into drafts
 *   types.c      the same for all other types
 *   functions.c  one unit's functions and spaces
 *   bodies.c     what bodies do with the structs that they get; body_results.c: where their results come from;
 *                body_uses.c: what that comes to
 *   aliases.c    typedefs in the types of parameters and results
 *   remarks.c    what the macros about a library left: _Static_assert(1, "assay …")
 *   literal.c    numbers and strings as they are written
 *   marks.c      what the macros of assay.h left at functions and parameters
 *   ranges.c     the numbers of ASSAY_IN
 *   merge.c      drafts of all units into the types of the program
 *   diagnose.c   errors in the user's file, as the compiler prints them
 *   flags.c      how each file is compiled
 *   database.c   compile_commands.json */
#ifndef ASSAY_FRONT_C_READING_H
#define ASSAY_FRONT_C_READING_H

#include "front/c/clang.h"
#include "front/c/reader.h"

/* A type of one unit.  Invariant: every struct type that the reader makes is
 * the first member of a draft, so a type's draft is found by a cast. */
struct draft {
    struct type type;
    CXCursor declaration; /* tags: the first one in the unit; gone with the unit */
    const char *identity; /* tags: those of other units with this identity may be the same type */
    unsigned unit;
    bool settled;              /* merge.c: refers to merged types only */
    struct draft *colliding;   /* next in its bucket of reading.tag_of_cursor */
    struct draft *class;       /* merge.c: stands for all that are the same; NULL at first */
    struct draft *next_member; /* of the class */
    struct draft *next_class;  /* with the same identity */
};

/* A typedef of a struct or union. */
struct named {
    const char *name;
    struct draft *draft;
};

/* ASSAY_IN of one parameter, to be evaluated when its unit has been read. */
struct range {
    struct function *function;
    size_t parameter;
    const char *lo, *hi; /* expressions, macros expanded */
    const char *file;
    int line, column;
};

struct reading {
    const struct reader_options *options;
    struct program *program; /* its arena holds drafts, names and functions */
    struct error *error;
    struct clang clang;
    CXIndex index;
    char *resource_directory;

    VECTOR(struct draft *) tags; /* structs, unions and enums of all units, by first appearance */
    size_t finished_tags;        /* of these, how many have their fields */
    struct map derived;          /* drafts of all other types, by what they are made of */
    VECTOR(struct named) typedefs; /* of structs and unions, first unit first */

    VECTOR(struct function *) functions;
    VECTOR(struct function *) bodies; /* those that have one, in the order in which they stand */
    size_t given_bodies;              /* of these, how many are in FILE… and what it includes */
    VECTOR(struct body *) read_bodies;
    struct map body_of_function;
    struct map allocated; /* names of types, of which bodies allocate some */
    struct map function_of_key;
    struct map given_files;  /* real path to the path as given */
    struct map source_files; /* name in libclang to struct source_file */
    struct map dependencies; /* names already in program->dependencies */

    /* of the unit being read */
    unsigned unit;
    bool is_source; /* it is no FILE… */
    const char *file;
    const char *const *arguments; /* for libclang and, with clang-19 before them, for the compiler */
    size_t argument_count;
    CXTranslationUnit translation_unit;
    struct map tag_of_cursor;
    VECTOR(struct range) ranges;
};

/* The draft of any type. */
const struct type *types_of(struct reading *reading, CXType type);
/* A parameter's type: arrays and functions become pointers. */
const struct type *types_of_parameter(struct reading *reading, CXType type);
/* Its name as libclang gives it, without const and volatile. */
const char *types_spelling(struct reading *reading, CXType type);
/* Sets size, align and complete. */
void types_measure(struct reading *reading, CXType type, struct type *out);
/* The one type like pattern in table (a draft, a copy of pattern); for all
 * types but tags. */
struct draft *types_intern(struct map *table, struct arena *arena, const struct type *pattern);

/* The draft of a struct, union or enum, given by its canonical type; a new one
 * is without fields and constants until tags_finish. */
const struct type *tags_of(struct reading *reading, CXType canonical);
/* NULL: the unit has not met it yet, or type is something else. */
struct draft *tags_known(struct reading *reading, CXType type);
void tags_finish(struct reading *reading);

/* What follows the mark in an annotation of this declaration; NULL: there is none. */
const char *marks_text(struct reading *reading, CXCursor cursor, const char *mark);
/* Sets is_nonnull of parameters. */
void nonnull_read(struct reading *reading, struct function *function, CXCursor declaration);

/* Sets is_property, is_generator and, for a property's body, may_check. */
bool marks_of_function(struct reading *reading, struct function *function, CXCursor cursor);
/* Sets of. */
bool marks_of_parameter(struct reading *reading, struct parameter *parameter, CXCursor cursor);

/* The typedef in a type as it is written. */
struct alias aliases_of(struct reading *reading, CXType written);

/* Adds a _Static_assert to the program's remarks when it is meant for Assay; file is as given on the command line. */
void remarks_add(struct reading *reading, CXCursor assertion, const char *file, int line, int column);

/* One definition; all of them, once every unit has been read: sets use and is_freed of parameters. */
void bodies_read(struct reading *reading, struct function *function, CXCursor definition);
void bodies_settle(struct reading *reading);
void bodies_release(struct reading *reading);

/* Functions, spaces and types that the unit declares outside system headers. */
bool functions_read(struct reading *reading);

/* Numbers for reading->ranges, which becomes empty. */
bool ranges_evaluate(struct reading *reading);

/* Makes program->structs, spellings, functions, properties and generators from the drafts. */
bool merge_units(struct reading *reading);

/* True when the unit was parsed without errors; otherwise reading->error has the compiler's output. */
bool diagnose_unit(struct reading *reading, enum CXErrorCode code);

/* compile_commands.json: how each file of a project is compiled. */
struct compile_command {
    const char *directory;        /* absolute; relative paths of the other two start here */
    const char *file;
    const char *const *arguments; /* NULL-terminated; the compiler comes first */
};
struct database {
    const char *path;
    VECTOR(struct compile_command) commands; /* what they point to is in the arena given to database_read */
};
/* path may also be the folder that has it. */
bool database_read(struct database *database, const char *path, struct arena *arena, struct error *error);
const struct compile_command *database_command(const struct database *database, const char *file);
void database_release(struct database *database);

#endif
