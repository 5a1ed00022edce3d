/* Between the files that write C tests. */
#ifndef ASSAY_EXPORT_CTEST_PARTS_H
#define ASSAY_EXPORT_CTEST_PARTS_H

#include "export/ctest.h"

/* What the statements of the cases need besides themselves. */
struct ctest_needs {
    bool memory, aligned, string, leaks;      /* helpers */
    size_t roots;                            /* pointers among the arguments of all cases */
    VECTOR(struct ctest_function) functions;
};
struct ctest_function {                /* of a pool (target/harness.h) */
    const struct type *type;
    unsigned pool, number;
};

/* A case while it is written. */
struct building {
    const struct input *input;
    const struct function *property;
    const struct input_block *block;   /* that is filled */
    struct ctest_needs *needs;
    struct text *out;
};

/* ctest_values.c: a value as a C expression; false: it has none (a struct, bytes). */
bool ctest_add_value(const struct building *building, struct input_place place);
bool ctest_value_is_zero(const struct building *building, struct input_place place);
void ctest_add_name(const struct building *building, size_t block);
/* "\001\000…": bytes as a string literal. */
void ctest_add_bytes(const struct building *building, size_t at, size_t size);
void ctest_add_real(struct text *out, long double value, size_t size);
bool ctest_real_is_exact(const struct input_block *block, struct input_place place);

/* ctest_declare.c: "struct node *node0 = assay_memory(sizeof *node0);" */
void ctest_declare(const struct building *building, size_t block);
char *ctest_variable(const struct building *building, size_t block); /* its name; the caller frees */
bool ctest_is_whole_string(const struct input_block *block);         /* then it is filled, too */
bool ctest_type_has_name(const struct type *type);

/* ctest_build.c: declarations of the blocks and statements that fill them; arguments that are structs, too. */
void ctest_add_input(const struct building *building);
/* property(bst0, 3) */
void ctest_add_call(const struct building *building);

/* ctest_frame.c: all around the cases. */
struct ctest_framework {
    const char *name, *includes, *libraries;
    /* suite: what the tests are about, an identifier; name: of the test function; names: of all, NULL-terminated */
    void (*begin_case)(const char *suite, const char *name, struct text *out);
    const char *check_before, *check_behind; /* around a call whose result says whether it passed */
    bool compares; /* the result stands beside "!= 0" */
    const char *end_case;
    void (*end_file)(const char *suite, char *const *names, struct text *out);
};
extern const struct ctest_framework ctest_plain, ctest_cmocka, ctest_check, ctest_criterion;
const struct ctest_framework *ctest_find_framework(const char *name);
/* How a test file is built, by gcc and by clang, as lines of a comment. */
struct ctest_build {
    const char *needs; /* NULL: nothing */
    const char *const *cflags, *const *sources;
    bool includes_assay; /* assay.h is included, maybe not directly */
    bool uses_math; /* it needs -lm */
    bool has_offsets; /* by hand, of which a sanitizer would complain */
};
void ctest_add_commands(const struct ctest_build *build, const struct ctest_framework *framework, const char *path,
                        struct text *out);
void ctest_add_flags(const char *needs, bool has_offsets, struct text *out); /* of the sanitizers that it needs */
const char *ctest_what_it_needs(const char *needs); /* "It fails under AddressSanitizer" */
/* A file of the user's with functions in it, which must not bring a main. */
void ctest_add_user_file(const char *file, struct text *out);
void ctest_add_leak_check(struct text *out);
void ctest_add_header(const struct ctest *ctest, const struct ctest_framework *framework, const char *path,
                      struct text *out);
void ctest_add_helpers(const struct ctest_needs *needs, struct text *out);
/* Text that may stand in a comment. */
void ctest_add_comment(const char *text, const char *indent, struct text *out);

#endif
