/* Between the files that write sequence tests. */
#ifndef ASSAY_EXPORT_SEQUENCE_TEST_PARTS_H
#define ASSAY_EXPORT_SEQUENCE_TEST_PARTS_H

#include "engine/sequence/record.h"
#include "export/ctest_parts.h"
#include "export/sequence_test.h"

#define INDENT "    "

/* ---- frameworks (sequence_test_frameworks.c) ---- */

struct check_form { /* before, between and behind what is compared */
    const char *before, *between, *behind;
};
struct check_forms {
    const struct ctest_framework *framework;
    struct check_form truth, falsehood, number, natural, text, null, nonnull, same;
};
const struct check_forms *check_forms_find(const char *framework);
/* What CHECK and a program that runs each test in a process of its own need.  is_apart: each has to be; most frameworks
 * see to that by themselves. */
void check_forms_add_helpers(const struct check_forms *forms, bool is_apart, struct text *out);
void check_forms_end_file(const struct check_forms *forms, bool is_apart, const char *suite, char *const *names,
                          struct text *out);

/* ---- state ---- */

/* What the tests of a file need besides themselves. */
struct test_file {
    const struct sequence_tests *tests;
    const struct check_forms *forms;
    struct ctest_needs helpers;
    bool copy, nothing, data, alarm, empty_directory, uses_model;
    VECTOR(struct test_function) functions; /* that are passed to the library */
    struct arena arena;
};
struct test_function {
    uint32_t pool, number;
    char *name;
};

/* How the variable for an output of a call holds it. */
enum held {
    HELD_NOT,    /* there is none */
    HELD_VALUE,  /* as a parameter takes it: a pointer, an integer, a string */
    HELD_STRUCT, /* the variable is the struct itself */
};
struct test_output {
    uint32_t call, output, node; /* node: SEQUENCE_NONE: of void */
    char *name;                  /* of a variable; NULL: none yet */
    enum held held;
    bool is_wanted;              /* something behind the call names it */
};

struct test_name {
    char *word;
    unsigned count; /* variables called so */
};
struct test_block { /* memory that an argument points to */
    uint32_t node;
    char *name; /* a pointer to it, or the array */
    char *size; /* an expression: bytes */
};

/* A test while it is written. */
struct test_writing {
    struct test_file *file;
    const struct sequence_plan *plan;
    const struct sequence_case *one;
    const struct sequence *sequence;
    struct sequence_record record;        /* empty: nothing is known */
    VECTOR(struct test_output) outputs;   /* call by call */
    VECTOR(struct test_name) names;
    VECTOR(struct test_block) blocks;
    VECTOR(char *) allocated;             /* variables that are freed at the end */
    char *anything;                       /* the block that void * leads into; NULL: none yet */
    bool is_exact;                        /* arguments are heap blocks of exactly their size */
    struct text *out;
};

/* ---- names (sequence_test_names.c) ---- */

/* "stack2": of its own in this test; hint: any text.  Owned by the caller. */
char *test_name_new(struct test_writing *writing, const char *hint);
const char *test_sort_word(const struct sort *sort);
const char *test_sort_type(const struct sort *sort); /* of a variable with one in it */
struct test_output *test_output_find(struct test_writing *writing, uint32_t call, uint32_t output);
void test_output_hold(struct test_writing *writing, uint32_t call, uint32_t output, const char *name, enum held held);
/* An output as an argument that is passed so: "stack1", "&stack1", "*stack1". */
void test_add_object(struct test_writing *writing, const struct test_output *output, enum holding holding,
                     struct text *expression);
/* The name of a function of a pool, which is written before the tests. */
const char *test_function_name(struct test_writing *writing, uint32_t pool, uint32_t number);

/* "struct stack *", "uint32_t"; alias: of the parameter or result whose type it is, or NULL; depth: how many pointers
 * were taken off. */
void test_add_type(const struct type *type, const struct alias *alias, unsigned depth, struct text *out);
/* "struct stack *stack1" */
void test_add_declaration(const char *type, const char *name, struct text *out);
void test_add_pointer_declaration(const char *type, const char *name, struct text *out);
/* Of the struct that a sort's objects are. */
char *test_struct_type(const struct sort *sort);

/* ---- functions that use the object whose call is under way (sequence_test_within.c) ---- */

/* The variable that such a function of this test reads; NULL: none does, or none wants an object of this sort. */
const char *test_within(struct test_writing *writing, const struct sort *sort);
/* Behind a call nothing is under way any more. */
void test_end_within(struct test_writing *writing, uint32_t call);
/* The variables, before the functions. */
void test_declare_within(const struct test_file *file, struct text *out);
/* Some function remembers what it did: each test needs a process of its own. */
bool test_takes_turns(const struct test_file *file);

/* ---- values (sequence_test_values.c) ---- */

void test_add_number(const struct role *role, const struct alias *alias, int64_t value, struct text *out);
void test_add_operand(const struct role *role, const struct alias *alias, int64_t value, struct text *out); /* of == */
void test_add_float(double value, size_t size, struct text *out);
void test_add_text(const char *bytes, size_t size, struct text *out); /* "a\000b" */

/* ---- arguments (sequence_test_arguments.c) ---- */

/* All arguments of a call, "stack1, 7"; variables that they need are declared. */
void test_add_arguments(struct test_writing *writing, uint32_t call, struct text *expression);
/* The same, a text for each parameter. */
void test_add_each_argument(struct test_writing *writing, uint32_t call, struct text *expressions);

/* Arguments while they are written: words are taken one after the other. */
struct test_arguments {
    struct test_writing *writing;
    uint32_t call;
    const struct operation *operation;
    const uint64_t *words;
    size_t at, end;
};
/* A member or cell within braces; true: it is zero, and may be left out. */
bool test_add_member(struct test_arguments *arguments, uint32_t node, struct text *out);
static inline const struct sequence_node *test_node(const struct test_arguments *arguments, uint32_t node)
{
    return &arguments->writing->plan->nodes.items[node];
}

static inline const struct role *test_role(const struct test_arguments *arguments, uint32_t node)
{
    return arguments->writing->plan->roles.items[node];
}

static inline uint64_t test_take(struct test_arguments *arguments) /* the next word; 0: there is none */
{
    return arguments->at < arguments->end ? arguments->words[arguments->at++] : 0;
}

/* ---- objects (sequence_test_handles.c) ---- */

void test_add_handle(struct test_arguments *arguments, uint32_t node, struct text *expression);
/* What the library only passes on. */
void test_add_anything(struct test_arguments *arguments, uint32_t node, struct text *expression);
void test_add_data(const struct test_writing *writing, uint32_t offset, struct text *expression); /* of .anything */

/* ---- memory behind pointers (sequence_test_memory.c) ---- */

void test_add_string(struct test_arguments *arguments, uint32_t node, struct text *expression);
void test_add_buffer(struct test_arguments *arguments, uint32_t node, struct text *expression);
void test_add_object_memory(struct test_arguments *arguments, uint32_t node, struct text *expression);
/* Cells in braces, all of them; true: they are zero. */
bool test_add_raw_cells(const struct test_writing *writing, uint32_t child, const unsigned char *bytes, size_t cells,
                        size_t cell_size, struct text *out);
void test_note_block(struct test_writing *writing, uint32_t node, const char *name, const char *size);
const char *test_hint(const struct test_arguments *arguments, uint32_t node);

/* ---- checks (sequence_test_checks.c) ---- */

/* The call itself, with what is expected of it. */
void test_add_call(struct test_writing *writing, uint32_t call);
/* A line that checks: first and second by the form. */
void test_add_check(const struct test_writing *writing, const struct check_form *form, const char *first,
                    const char *second);
/* What lies at expression is as these bytes, node by node (sequence_test_compare.c). */
void test_check_memory(struct test_writing *writing, uint32_t node, const unsigned char *bytes, size_t size,
                       const char *expression, const char *link);

/* ---- the end (sequence_test_end.c, sequence_test_contracts.c) ---- */

/* The contract that fails, as checks. */
void test_add_contract(struct test_writing *writing);
/* Around the call it is about: what the arguments point to is kept, to be compared. */
bool test_contract_is_about(const struct test_writing *writing, uint32_t call);
void test_add_before_call(struct test_writing *writing);
void test_add_after_call(struct test_writing *writing);
/* The call's answer is needed once more, at the end or by the contract: it goes into a variable. */
bool test_contract_repeats(const struct test_writing *writing, uint32_t call);
/* Both expressions are the same, node by node (sequence_test_compare.c). */
void test_check_same(struct test_writing *writing, uint32_t node, const char *first, const char *second);
/* A service of the library for these objects: "stack_equal(stack1, stack2)"; NULL among them: NULL is passed. */
void test_add_service(struct test_writing *writing, const struct operation *operation,
                      const struct test_output *const *objects, size_t count, struct text *expression);

void test_add_end(struct test_writing *writing);
/* Of all outputs, those that something names. */
void test_find_wanted(struct test_writing *writing);

#endif
