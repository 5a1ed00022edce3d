/* Types and functions of the user's C, as the reader (front/c) found them.
 *
 * All of it lives in the arena of one struct program and is immutable once the
 * reader returns.  Types are canonical: two structs are the same exactly when
 * their pointers are equal, also across translation units; typedefs are
 * resolved (a typedef of an anonymous struct gives the struct its name). */
#ifndef ASSAY_MODEL_TYPE_H
#define ASSAY_MODEL_TYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "base/map.h"
#include "base/memory.h"
#include "base/vector.h"

enum type_kind {
    TYPE_VOID,
    TYPE_BOOL,
    TYPE_INTEGER,  /* char included */
    TYPE_FLOAT,    /* float, double, long double */
    TYPE_ENUM,
    TYPE_POINTER,
    TYPE_ARRAY,    /* fixed; flexible when .flexible */
    TYPE_STRUCT,
    TYPE_UNION,
    TYPE_FUNCTION, /* only behind pointers */
    TYPE_OTHER,    /* complex, vectors, … : known by size only */
};

struct constant { /* of an enum */
    const char *name;
    long long value;
};

struct field { /* of a struct or union, in declaration order */
    const char *name;            /* NULL: anonymous member; its fields are reached without a name.
                         Unnamed bit-fields (padding) are left out. */
    const struct type *type;
    uint64_t bit_offset;         /* from the start of the struct */
    unsigned bit_width;          /* of a bit-field; 0: not one */
};

struct type {
    enum type_kind kind;
    const char *name;            /* as C spells it in a declaration without declarator: "struct node",
                         "unsigned long", "node_t" (anonymous struct), "struct node *";
                         "struct <anonymous>" where C has no name for it */
    const char *tag;             /* "node" of struct/union/enum node, the typedef's name, or "anonymous" */
    size_t size, align;          /* bytes; 0 when incomplete */
    bool complete;               /* false: forward declaration only */
    bool is_private;             /* complete, but only in a file of --source: who has the headers cannot have one */
    bool is_signed;              /* integers, enums */
    bool is_char;                /* plain, signed or unsigned char */
    bool flexible;               /* array without a length, or the older form of it, [0] */
    const struct type *target;   /* pointee, array element, enum's integer, function's result */
    bool target_const;           /* pointer to const */
    size_t length;               /* array */
    const struct field *fields;
    const bool *const_fields;    /* one for each field: it cannot be assigned to; NULL: all can */
    size_t field_count;
    bool is_allocated; /* struct: a body that was read allocates one by itself */
    const struct constant *constants;
    size_t constant_count;
    const struct type *const *arguments; /* function */
    size_t argument_count;
    bool is_variadic;
};

struct alias {                   /* the typedef in a type as the source has it: "json_t" of "json_t *" */
    const char *name;            /* NULL: there is none */
    bool is_system;              /* a system header has it */
    unsigned depth; /* how many pointers stand before it: 1 in the example, 0 where it is the whole type */
};

/* What a body does with the struct that a parameter points to, or the variable: T **. */
enum parameter_use {
    USE_UNKNOWN, /* also where there is no body */
    USE_SET,     /* some of it is set, and nothing of it is looked at */
    USE_READ,    /* a member is looked at that nothing has set yet, or the variable: it has to be there */
    USE_BEGUN,   /* all of it is set before any of it is looked at */
};

/* What a body does with a text that names a file. */
enum file_use {
    FILE_UNKNOWN, /* it names none, as far as the body tells */
    FILE_NAMED, /* it is written, or asked about */
    FILE_READ,
    FILE_READ_BYTES, /* as "rb" */
};

struct parameter {
    const char *name; /* "arg1"… where the source gives none */
    const struct type *type; /* arrays and functions decayed to pointers */
    bool has_range; /* ASSAY_IN(lo, hi), expressions evaluated */
    long long lo, hi;
    const char *of; /* ASSAY_OF(name); NULL: none */
    size_t cells; /* 8 where the source has "T name[8]"; 0: no such number */
    bool has_variable_length; /* "T name[n]" */
    bool is_array; /* any of these, or "T name[]" */
    const char *bound; /* the n; NULL: none, or no plain name */
    const char *spelling; /* its type as the source has it: also what has no name of its own can be declared so */
    struct alias alias;
    enum parameter_use use;
    bool leaves_pointer; /* USE_SET: a pointer in it is not set */
    size_t body_cells; /* of an array of numbers: the body uses so many of them by constants; 0: nobody knows … */
    bool has_more_cells; /* … and maybe more */
    bool is_measured; /* the body passes it to strlen() */
    bool is_freed; /* by the body, with free(), whatever else it does */
    bool frees_member; /* … one of its members, on some way */
    enum file_use file; /* of a text */
    bool is_nonnull; /* by __attribute__((nonnull)), or _Nonnull */
    bool is_restrict;
};

struct function {
    const char *name;
    const char *file; /* as given on the command line where it is one of those files */
    int line, column;
    const struct type *result;
    struct alias result_alias;
    const struct parameter *parameters;
    size_t parameter_count;
    bool is_static, is_variadic;
    bool is_pure; /* said to do nothing but give a result: __attribute__((pure)), or const */
    bool gives_new; /* by its body: what it returns it has allocated, and kept nowhere */
    bool defined; /* has a body in one of the files read (not in a system header) */
    bool is_property, is_generator; /* ASSAY_PROPERTY, ASSAY_GENERATOR */
    bool may_check; /* a property: its body, or that of a function it calls, names something that looks like a
                       check (assert, abort, …), or nobody can tell (a macro makes it) */
    bool in_given_file; /* that body stands in FILE… itself: not in a --source, not in an include */
    const char *given_file; /* of FILE…, the first one that declares it itself, and where; NULL: none does */
    int given_line;
    const char *other_header; /* the first header that declares it and is not given; NULL: none does */
};

struct remark { /* _Static_assert(1, "assay equal f"): see model/declaration.h */
    const char *text; /* what follows "assay " */
    const char *file;
    int line, column;
};

struct inclusion { /* one of the files read includes another of them, itself or by way of others */
    const char *file, *included; /* as given */
};

struct space_function { /* ASSAY_SPACE(predicate, n) { … } */
    const char *predicate;
    const char *symbol; /* the C function to execute: void symbol(int n) */
    const char *file;
    int line;
};

struct function_pool { /* functions to pass where a pointer to one is wanted: made by the harness */
    const struct type *type; /* TYPE_FUNCTION */
};

struct program {
    struct arena arena;
    VECTOR(const struct function *) functions; /* those of the given files and their own includes; no system headers */
    VECTOR(const struct space_function *) spaces;
    VECTOR(const struct function *)
    properties; /* with a body in FILE… or what it includes: file by file, line by line */
    VECTOR(const struct function *) generators; /* with a body in any file, in that order */
    VECTOR(struct remark) remarks; /* of all files, in their order */
    VECTOR(struct function_pool) function_pools; /* of the properties resolved so far (model/property.h) */
    VECTOR(const struct type *) structs; /* every struct and union seen, by first appearance */
    VECTOR(const char *) dependencies; /* every file read, system headers included (for the cache key) */
    VECTOR(struct inclusion) inclusions;
    struct map spellings; /* of structs and unions, typedefs included: see program_struct */
};

void program_release(struct program *program);
/* Of several (static ones of different files), the one defined in FILE… comes first; NULL when unknown. */
const struct function *program_function(const struct program *program, const char *name);
/* By the spelling a user gives in a space: "struct node", or any typedef of it, const or not;
 * NULL when unknown.  Where two files define different structs of that name, the first one's. */
const struct type *program_struct(const struct program *program, const char *spelling);
/* Both are among the files read, as given. */
bool program_includes(const struct program *program, const char *file, const char *included);
/* A field by path ("root", "in.scale", through anonymous members); *bit_offset is from the
 * start of type.  NULL when there is none. */
const struct field *type_field(const struct type *type, const char *path, uint64_t *bit_offset);
/* The one with this name, of so many bytes; NULL: there is none. */
const struct parameter *function_parameter(const struct function *function, const char *name, size_t length);
/* Of an enum, the first constant with this value; NULL: none has it. */
const char *type_constant_name(const struct type *type, long long value);

#endif
