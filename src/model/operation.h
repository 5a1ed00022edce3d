/* Operations: the functions of a library's headers that can be called in a
 * sequence, and how each parameter gets its values there.
 *
 * An operation takes values of certain sorts and gives values of sorts
 * (Pacheco, Directed Random Testing, 2009, chapter 3).  In C a sort is seldom
 * written down, so it is worked out here, from types and from names where both
 * make it plain; each such guess has a sentence that says why.  A file of
 * declarations (model/declaration.h) says what names do not.
 *
 * Numbers, strings and plain structs are drawn afresh for each call.  A *handle*
 * is not: it is an object that an earlier call of the sequence made.  Its sort
 * is the struct it points to, or, where it is a void * or an integer, the user's
 * typedef.  What cannot be called has an obstacle, in words for the user.
 *
 * Only functions that the headers themselves declare, and functions that the
 * model file defines, are operations; not what these files include. */
#ifndef ASSAY_MODEL_OPERATION_H
#define ASSAY_MODEL_OPERATION_H

#include "model/declaration.h"
#include "model/property.h"

/* ---- sorts ---- */

enum service {        /* what an operation can do for every object of a sort */
               SERVICE_INVARIANT,
               SERVICE_EQUAL,
               SERVICE_COMPARE,
               SERVICE_HASH,
               SERVICE_COPY,
               SERVICE_DESTROY,
               SERVICE_PRINT,
               SERVICES
};

struct sort {
    const char *name;          /* as a parameter of it is declared: "struct stack *", "XML_Parser", "handle_t" */
    const struct type *object; /* the struct or union behind it, maybe incomplete; NULL: void *, char * or an integer */
    const char *alias; /* of these: the typedef, or the word that names a void * ("iter") */
    bool is_pointed; /* T *, of a typedef void *T: .alias has the asterisk, too */
    bool is_text; /* the typedef is of char *: texts of the library's own */
    bool is_counted; /* some function takes another reference: destroying gives one back */
    bool is_made; /* some operation that can be called gives one */
    bool is_initialised; /* some function that makes one is named like that: "init" */
    bool is_memory; /* blocks that the library allocates and frees, whatever is in them */
    bool is_bare; /* void *, without a type or allocator: operation_bare.c */
    const struct function *maker_elsewhere; /* in a header of the library's that was not given; NULL: there is none */
    const struct operation *services[SERVICES]; /* the one to use; NULL: none is known */
};

#define THING_MOST 64 /* bytes of its name */
/* "entry", of a 'struct menu_entry *' or a 'menu_entry_t *'. */
void thing_of_sort(const struct sort *sort, char thing[THING_MOST]);

/* ---- roles ---- */

enum role_kind {
    ROLE_NONE, /* a result of void; a parameter with an obstacle */
    ROLE_BOOL,
    ROLE_INTEGER,
    ROLE_FLOAT,
    ROLE_ENUM, /* one of its constants */
    ROLE_FLAGS, /* any union of its constants, which are distinct bits */
    ROLE_STRING, /* char *, ends with a NUL; is_path: the name of a file */
    ROLE_BUFFER, /* T *: cells by .element; how many: .length, or .cells, or nobody knows (capacity is guessed) */
    ROLE_LENGTH, /* the length of the parameter .array: drawn with it */
    ROLE_END, /* points behind the last cell of the parameter .array */
    ROLE_OBJECT, /* T *: one value by .element */
    ROLE_STRUCT, /* by value: .members by its fields */
    ROLE_CELLS, /* a fixed array inside a struct: each by .element */
    ROLE_HANDLE, /* an object of .sort */
    ROLE_ANY, /* void *: the library passes it on; user data, or an element of a container */
    ROLE_FUNCTION, /* a function to call back, by .callback */
    ROLE_ZERO, /* a member that stays zero: a union, a pointer that nobody can fill */
};

enum passing {
    PASS_IN,
    PASS_OUT, /* the call fills it: a handle that is made, a number that is told.  Storage is zeroed first. */
    PASS_IN_OUT,
};

enum holding { /* what is passed for a handle, or returned */
               HOLD_VALUE, /* the pointer or integer itself */
               HOLD_STORAGE, /* the address of a struct that the caller has; OUT: not initialised yet */
               HOLD_VARIABLE, /* the address of a variable that holds it: T **; IN_OUT: the variable may start as NULL
                               */
               HOLD_COPY, /* the struct by value */
};

enum null_rule { NULL_UNKNOWN, NULL_NEVER, NULL_ALLOWED };

enum callback {
    CALLBACK_PLAIN, /* one of model/simple_functions.h */
    CALLBACK_COMPARE, /* int of two pointers of one type: must be an order */
    CALLBACK_EQUAL, /* bool of the same */
    CALLBACK_FILL, /* (…, T *buffer, size, …): writes at most that much, and tells how much */
    CALLBACK_HASH, /* unsigned of one pointer: must go with equal */
    CALLBACK_ALLOCATE, /* like malloc: pass that */
    CALLBACK_REALLOCATE, /* like realloc */
    CALLBACK_RESIZE, /* (pointer, old size, new size), and the user's pointer: like realloc; a new size of 0 frees */
    CALLBACK_FREE, /* like free, beside one of these three */
};
static inline bool callback_allocates(enum callback callback)
{
    return callback == CALLBACK_ALLOCATE || callback == CALLBACK_REALLOCATE || callback == CALLBACK_RESIZE;
}

struct role {
    enum role_kind kind;
    enum passing passing;
    const struct type *type; /* of the parameter, result, member or element */
    const struct field *field; /* of a member; else NULL */
    const struct sort *sort; /* HANDLE; STRING as a result: the memory it is, when a function frees that */
    enum holding holding; /* HANDLE */
    enum null_rule null; /* pointers */
    enum callback callback; /* FUNCTION */
    bool is_const; /* HANDLE: must not change, or must not be changed by who gets it */
    bool
        is_owned_const; /* HANDLE: const T *parse(…), free(const T *): const for others, and its owner's all the same */
    bool is_consumed; /* HANDLE: it is gone after the call */
    bool is_handed_over; /* is_consumed: to who keeps it; what is part of something else cannot be passed */
    bool is_replaced; /* is_consumed: by what the call gives, when it frees it */
    bool unless_it_fails; /* taken by a call that succeeds only; also where nothing says that it is taken */
    bool also_if_it_fails; /* is_consumed: a call that fails takes it, too, by the header or the body */
    bool is_said; /* HANDLE, STRING as a result: the header says in words whose it is */
    bool is_borrowed; /* HANDLE, STRING as a result: part of a handle that was passed, and gone with it */
    bool is_path; /* STRING */
    bool is_read_path, has_bytes; /* STRING, is_path: of a file that is read; that is no text, maybe */
    bool is_guessed; /* BUFFER: .length is that of another buffer, or .cells what a body uses, and nobody says that this
                        one has so many */
    bool is_moved; /* BUFFER: T **, the address of a variable that leads to the cells, and is moved on by the call */
    bool counts_one; /* INTEGER: how many objects the handle before it leads to, and there is one */
    bool is_ended; /* BUFFER: behind its cells is one of zeros, which no length counts */
    bool is_room; /* BUFFER: memory that an object is made in: what is there does not matter, but how much */
    bool length_in_place; /* BUFFER: .length points to the number (its capacity; how much was used, later) */
    size_t length, factor; /* BUFFER: parameters from 0 whose product is its length, or NO_PARAMETER; several may share
                            one, which then counts the cells of its .array.  In a STRUCT, .length and .array are
                            members */
    size_t array; /* LENGTH, END */
    size_t cells; /* BUFFER: as in "T name[8]"; CELLS; 0: not known */
    const struct role *element;
    const struct role *members;
    size_t member_count;
    const char *why; /* of a guess: "named like a buffer to fill"; NULL: the type says it */
};

/* ---- operations ---- */

enum operation_kind {
    OPERATION_PLAIN,
    OPERATION_MAKES, /* a constructor: gives an object of .sort that is the caller's */
    OPERATION_DESTROYS, /* consumes its only handle */
    OPERATION_COPIES,
    OPERATION_EQUALS,
    OPERATION_COMPARES,
    OPERATION_HASHES,
    OPERATION_PRINTS,
    OPERATION_INVARIANT, /* bool of one object: must hold always */
    OPERATION_OBSERVES, /* const handles in; a number or a string out */
};

enum success { /* when are the objects that it made there? */
               SUCCESS_ALWAYS,
               SUCCESS_NONNULL, /* it returns a pointer */
               SUCCESS_TRUE, /* it returns bool */
               SUCCESS_CONSTANT, /* it returns an enum, and .success_value is the constant for success */
               SUCCESS_UNKNOWN, /* an integer, and conventions differ */
               SUCCESS_DECLARED, /* ASSAY_SUCCESS */
};

enum first { /* is it called before all others? */
             FIRST_NOT,
             FIRST_USUALLY, /* its name says so; or the header, which also says what happens otherwise */
             FIRST_ALWAYS, /* the header says that it has to be */
};

struct operation {
    const struct function *function;
    const char *file; /* where a header declares it, or the model file defines it */
    int line;
    const char *body_file; /* where its body stands, with the comment that a header without comments lacks; or NULL */
    const struct role *roles; /* one for each parameter */
    struct role result;
    enum operation_kind kind;
    const struct sort *sort; /* that .kind is about; NULL: none */
    size_t subject; /* the parameter that .kind is about; NO_PARAMETER: the result, or none */
    const char *why; /* it is of this kind: "named 'destroy', and takes one 'struct stack *'" */
    bool kind_is_declared;
    bool kind_is_said; /* the header says in words that it ends objects, is an invariant, an order, a hash for equal */
    bool is_pure; /* ASSAY_PURE, or an observer */
    bool takes_reference; /* another one to its only handle, of a counted sort: that is destroyed once more */
    bool puts_in; /* by names: what stands behind its first handle goes into that */
    bool ends_references; /* its object is gone however many references there are, when its memory is */
    bool takes_out; /* its handle, of what that is part of: it is the caller's then */
    enum success success;
    long long success_value;
    const char *success_expression;
    const char *obstacle; /* why it cannot be called; NULL: it can */
    bool is_dead; /* the obstacle is only that nothing makes a handle it needs */
    bool is_guessed; /* the contract that it is was not declared by a person: tried before it is believed */
    bool is_named; /* is_guessed: and nobody wrote it down, only names say it */
    bool is_told; /* is_guessed: in so many words, so that it need not hold at times to be believed */
    bool is_oracle; /* the model file has it to judge others: not called for its own sake */
    enum first first; /* gets and gives no object: library_init */
    const char *first_said; /* the sentence; NULL: only its name says it */
    bool may_be_again; /* .first: the header speaks of calling it when it was called already */
    const struct operation *opposite; /* of one that is .first, what ends it (library_shutdown), and the other way
                                         round; NULL: none is known */
};

struct library {
    struct program *program;
    const char *const *headers; /* NULL-terminated, as the reader got them: they are its given files */
    const char *model; /* --with; NULL: none.  A given file too. */
    const char *learned; /* the file of rules that a run wrote; NULL: none.  A given file too. */
    bool has_sources; /* false: the library is linked, and nobody sees its bodies */
    bool touches_no_files; /* what is called a path is a text like any other */
};

struct operations {
    VECTOR(struct operation *)
    items; /* header by header, as they stand there; then the model's; in the program's arena */
    VECTOR(struct sort *) sorts; /* by first appearance */
    VECTOR(const struct operation *) contracts, before, after; /* as declared */
    struct declarations declarations;
    size_t callable;
};

/* False only for errors of declarations; what cannot be called is no error. */
bool operations_resolve(const struct library *library, struct operations *operations, struct error *error);
void operations_release(struct operations *operations);
/* Works out again what can be called, after operations got obstacles. */
void operations_reach(const struct library *library, struct operations *operations);
const struct operation *operations_find(const struct operations *operations, const char *name); /* NULL: unknown */
/* It is named like what puts something into something else. */
bool operation_is_named_adder(const struct operation *operation);
/* It is named like what gives a part of something. */
bool operation_is_named_borrower(const struct operation *operation);
/* It is named like what takes something out and gives it. */
bool operation_is_named_giver(const struct operation *operation);
/* It is named like what destroys something. */
bool operation_is_named_destroyer(const struct operation *operation);
/* path_copy(target, source), both of which are there before: of two handles of one sort the first or last is const. */
bool operation_assigns(const struct operation *operation);
/* What a function of plain values says of them, by its name and types. */
enum value_relation { VALUES_UNRELATED, VALUES_EQUAL, VALUES_COMPARED, VALUES_HASHED };
enum value_relation operation_relates_values(const struct operation *operation);
/* name_hash of name_equal: the values of both are alike, and their names but for the last word. */
bool operation_hashes_for(const struct operation *hash, const struct operation *relation);
/* It sets up a struct of this sort that its caller provides, whether it can be called or not. */
bool operation_initialises(const struct operation *operation, const struct sort *sort);
/* The comment at it has one of the phrases, as clause_has_any has them. */
bool operation_says(const struct operation *operation, const char *phrases);
/* Its comment says that it frees something, and not that the caller does. */
bool operation_says_frees(const struct operation *operation);
/* What it takes over it takes also when it fails. */
bool operation_takes_always(const struct operation *operation);
/* What the header says of it, in one line: the comment just above it or above the declarations that it stands with, and
 * the one behind it.  False: nothing. */
bool operation_comment(const struct operation *operation, struct text *out);
/* The header says nothing at it, and the comment above its body does; clause: and this is in it. */
struct clause;
bool operation_is_told_by_body(const struct operation *operation, const struct clause *clause);
/* What its header says of a struct, just above its definition.  False: nothing. */
bool operation_struct_comment(const struct operation *operation, const struct type *object, struct text *out);
/* All comments of its header, one behind the other.  False: there are none. */
bool operation_header_comments(const struct operation *operation, struct text *out);
/* A constant of its header that is named as the most of what this parameter is: TRADE_MAX_PRICE, of 'price'. */
bool operation_named_most(const struct operation *operation, const char *parameter, long long *most);
/* "radix >= MIN_RADIX", of a body in this file: names that bound something become the numbers that the header, the file
 * or what it includes define them as. */
void operation_constants(const struct operation *operation, const char *file, struct text *expression);
/* The header has constants that go by the parameter's name (ECC_LOW, ECC_HIGH … of ecc), and all numbers from the first
 * to the last are one of them. */
bool operation_named_choices(const struct operation *operation, const char *parameter, long long *first,
                             long long *last);
/* The comment at a typedef or struct of its header, of this name.  False: there is none. */
bool operation_type_comment(const struct operation *operation, const char *name, struct text *out);
/* The comment at a member of a struct of its header.  False: there is none. */
bool operation_member_comment(const struct operation *operation, const struct type *object, const char *member,
                              struct text *out);
/* "Gives a slot back", as its comment begins. */
bool operation_gives_back(const struct operation *operation);
/* Those of them that stand at no function: about the whole, or about a type. */
bool operation_general_comments(const struct operation *operation, struct text *out);
/* What stands at it, and what begins the section of the header that it is in, other than the first one. */
bool operation_comments(const struct operation *operation, struct text *out);
/* A function that is called back may call it: the header says so, in words. */
bool operation_may_reenter(const struct operation *operation, const struct operations *operations);
/* How what this one made is destroyed: of several destructors, the one whose name begins most alike (inflateInit,
 * inflateEnd).  NULL: none is known. */
const struct operation *operations_destroyer(const struct operations *operations, const struct operation *maker);

/* "s: a 'struct stack *' that an earlier call made, not changed"; parameter NO_PARAMETER: the result. */
void operation_describe_role(const struct operation *operation, size_t parameter, struct text *out);
/* "makes a 'struct stack *': …"; nothing for OPERATION_PLAIN. */
void operation_describe_kind(const struct operation *operation, struct text *out);
const char *service_name(enum service service); /* "equal" */

#endif
