/* What the parts of operations_resolve share.  Internal to the model room.
 *
 *   operation.c           the functions that are operations; the order of work
 *   operation_sorts.c     which types are handles: who makes what
 *   operation_bare.c      … which void * are
 *   operation_given.c     structs that only the library fills, as the header says
 *   operation_values.c    who compares and hashes plain values
 *   operation_initialiser.c  who initialises a struct of the caller's
 *   operation_role.c      roles of values and of parameters
 *   operation_pointer.c   roles of pointers
 *   operation_memory.c    roles of void *, of strings and of buffers
 *   operation_moved.c     variables that lead to memory, and are moved on
 *   operation_shared.c    buffers that share a length
 *   operation_room.c      memory for texts, as large as a comment says
 *   operation_arena.c     memory that an object is made in
 *   operation_ended.c     arrays that end with zeros
 *   operation_files.c     names of files, and which of them are read
 *   operation_callback.c  roles of functions that are passed
 *   operation_kind.c      constructors, destructors, observers, …
 *   operation_success.c   how a function says that it succeeded
 *   operation_service.c   the operations that serve a sort
 *   operation_first.c     those that come before all others, and those that end what they began
 *   operation_comment.c   comments of the header; comment.h finds and clause.h reads them
 *   operation_within.c    those within a list of parameters
 *   operation_general.c   those at no function
 *   operation_constants.c numbers that they give by name
 *   operation_type_comment.c  those at types and members
 *   operation_phrase.c    phrases in them
 *   operation_said.c      who owns what, as they say
 *   operation_owner.c     who takes a reference, who takes an object out of another
 *   operation_declared.c  what the model file says
 *   operation_reach.c     what can be called at all
 *   operation_describe.c  roles and kinds in words */
#ifndef ASSAY_MODEL_OPERATION_PARTS_H
#define ASSAY_MODEL_OPERATION_PARTS_H

#include "model/clause.h"
#include "model/operation.h"
#include "model/words.h"

struct sorting {
    const struct library *library;
    struct operations *operations;
    struct arena *arena; /* the program's */
    const struct given *given; /* structs that only the library fills, by operation_given.c */
};

/* Given with --with: its functions are no library's. */
bool is_model(const struct library *library, const char *file);

/* ---- comments ---- */

/* The text of the header that declares it. */
bool header_read(const struct operation *operation, struct text *source);
/* Where the line with this number begins; NULL: there is none. */
const char *header_line(const char *text, int line);
/* Adds the comment at the declaration in this line. */
void header_take_comment(const char *source, const char *line, struct text *out);
/* Adds those within the list of parameters of the declaration that begins here. */
void comments_within(const char *source, const char *line, struct text *out);

/* "0 to MAX_DIGITS" becomes "0 to 9", where the source defines it so. */
void constants_to_numbers(const char *source, struct text *comment);

/* ---- phrases in comments ---- */

/* Sets what is consumed and what is borrowed where its header says so; roles: its own. */
void owners_of_operation(const struct sorting *sorting, struct operation *operation, struct role *roles);
/* The phrase of the sentence says that this parameter is taken over, unless what stands around it says that it is not.
 */
void owner_takes(const struct operation *operation, struct role *role, const struct clause *clause, const char *phrase);
bool owner_may_take(const struct role *role);
/* Where nothing is named there is one that can be meant: the only handle, or the one beside who takes it; NO_PARAMETER:
 * there is none.  What is only looked for, or taken out, as the name says, is not given. */
size_t owner_only_candidate(const struct operation *operation, const struct role *roles, const char *name);

/* operation_alike.c: sentences about all functions of a kind */
/* "Every function that returns an attr returns a new reference", of one that does: where that is said; NULL: it is not.
 */
const char *find_all_givers(const struct operation *operation, const struct clause *clause);
/* A word of the sentence begins like the thing: "expressions", of a 'struct calc_expr *'. */
bool speaks_of(const struct clause *clause, const struct sort *sort);
/* "A constructor takes over the nodes that it is given", of one that gets some. */
void read_all_makers(struct operation *operation, struct role *roles, const struct clause *clause);
/* "Functions whose names end in _new steal the reference": where the ending stands; NULL: it is of others. */
const char *read_all_named(struct operation *operation, struct role *roles, const struct clause *clause);

/* The comment stands right at it: no function before it has the same one. */
bool is_commented_first(const struct sorting *sorting, const struct operation *operation, const struct text *comment);
/* Its comment says that it takes one more reference; that it gives one back; that what it takes out of something else
 * is the caller's then. */
/* Where less than a quarter of a header's functions have a comment, the sources have them. */
void comments_of_bodies(const struct sorting *sorting);
bool operation_says_refers(const struct operation *operation);
bool operation_says_gives_back(const struct operation *operation);
bool operation_says_takes_out(const struct operation *operation);
/* Of one that is named like an invariant: its comment says that it is one. */
bool operation_says_invariant(const struct operation *operation);
bool operation_says_hash(const struct operation *operation);
bool operation_says_order(const struct operation *operation); /* of what it compares */
/* It is declared by the name of a function type (compare_fn by_name;): to be passed to others, which call it. */
bool operation_is_called_back(const struct operation *operation);
/* Its comment says "do not call f", or that it is internal. */
bool operation_is_forbidden(const struct operation *operation);
/* Sets .first and .opposite of all. */
void first_find(const struct sorting *sorting);

/* That a result is the caller's. */
#define PHRASES_GIVEN                                                                            \
    "caller frees|caller must free|freed by the caller|caller owns|owned by the caller|"         \
    "caller's to free|must be freed|to be freed|should be freed|new reference|caller releases|"  \
    "free it with|release it with|to be released|must be released|give the caller|"              \
    "gives the caller|transfer full|returns a reference|return a reference|gives a reference|"   \
    "reference of its own|reference of his own|caller must unref|caller unrefs|caller destroys|" \
    "caller must destroy|caller must release|to be destroyed|must be destroyed|"                 \
    "belongs to the caller|is the caller's|caller is responsible|caller has to free|"            \
    "caller has to destroy|caller has to release|caller becomes the owner|"                      \
    "caller takes ownership|ownership to the caller|passes to the caller|returns one to|"        \
    "unref it|given back with|caller then owns|caller now owns|with one reference more|"         \
    "with one more reference|with another reference|with an extra reference|"                    \
    "with an additional reference|with a further reference|reference of the caller's own|"       \
    "reference of your own|is yours until|are yours until|is yours to|are yours to"

/* ---- sorts ---- */

/* Finds all sorts of the operations' types. */
void sorts_find(struct sorting *sorting);
/* NULL: its values are drawn. */
const struct sort *sort_of_object(const struct operations *operations, const struct type *object);
const struct sort *sort_of_alias(const struct operations *operations, const char *alias);
/* Of a parameter's or result's type with the typedef in it; depth is how many pointers are taken off. */
const struct sort *sort_of_value(const struct operations *operations, const struct type *type,
                                 const struct alias *alias, unsigned depth);
/* thing *thing_alloc(…) gives one whole. */
bool is_given_whole(const struct sorting *sorting, const struct type *object);
/* The parameter is a struct * that the function initialises: uninitialised storage in, object out. */
bool fills_storage(const struct sorting *sorting, const struct function *function, size_t parameter, const char **why);
/* struct timer *timer_init(struct timer *timer): what it gives is what it got. */
bool gives_storage_back(const struct function *function, size_t parameter);
/* NULL: it is none. */
const struct operation *operation_of(const struct sorting *sorting, const struct function *function);
/* By its name, or by what its comment says. */
bool initialises(const struct sorting *sorting, const struct function *function, size_t parameter);
/* Another function initialises such structs, and nothing else. */
bool has_own_initialiser(const struct sorting *sorting, const struct function *function, const struct type *object);
/* timer_init(loop *, timer *) initialises a timer, as its name says. */
bool initialises_by_name(const struct function *function, size_t parameter);
/* Its comment says that the parameter must have been initialised before. */
bool is_initialised_before(const struct sorting *sorting, const struct function *function, size_t parameter);
/* Of its parameters one is an object, or points to one. */
bool takes_one_of(const struct function *function, const struct type *object);
/* free(const T *), and nobody frees a T *: const is no promise there. */
bool ends_const(const struct function *function);
bool is_ended_const(const struct sorting *sorting, const struct type *object);
/* It returns nothing, or an integer. */
bool gives_number(const struct function *function);
/* A T ** that the function stores a new handle into. */
bool is_changed_alike(const struct sorting *sorting, const struct function *function, size_t parameter);
bool variable_is_said(const struct sorting *sorting, const struct function *function, size_t parameter);
bool fills_variable(const struct function *function, size_t parameter, bool *may_start_null, const char **why);
/* A void * that is one of the blocks the library allocates, or one of its own things ("iter"): the sort's alias. */
const char *alias_of_block(const struct operations *operations, const struct function *function, size_t parameter);
/* Of a void * that is one of the things without a type that the library makes and ends: "void *box"; NULL: it is none.
 */
const char *alias_of_bare(const struct operations *operations, const struct function *function, size_t parameter);
bool gives_bare(const struct operations *operations, const struct function *function, const char *alias);
/* It returns a void * and its name has one of the words. */
bool is_named_result(const struct function *function, const char *words);
/* It returns memory that may be freed: a void * of an allocator, or a string that can be written. */
bool gives_memory(const struct function *function);

/* It frees a text and does nothing else: text_free(char *text). */
bool frees_text(const struct function *function);

#define ALIAS_MEMORY " (memory)" /* of the sort of blocks; no parameter is called that */
#define ALIAS_TEXT "char *" /* … of texts that only a function of the library's frees */

/* Whether a struct can be drawn member by member: no pointers but strings and functions. */
bool is_drawn(const struct sorting *sorting, const struct type *type);
/* A struct that the library makes and compares, and that looks like plain data. */
bool is_value(const struct sorting *sorting, const struct type *object);
/* A parameter that can be written, and is named like a result. */
bool is_told_by(const struct function *function, size_t parameter);
/* Looks for structs that only some functions fill: the header says so, or they are places in a text.  Before
 * sorts_find. */
void given_find(struct sorting *sorting);
bool is_given(const struct sorting *sorting, const struct type *object); /* it is one of them */
/* Why the function fills it; NULL: it does not. */
const char *given_by(const struct sorting *sorting, const struct function *function, size_t parameter);

/* ---- roles ---- */

/* False: *obstacle says why not. */
bool role_of_parameter(const struct sorting *sorting, const struct function *function, size_t parameter,
                       struct role *roles, const char **obstacle);
bool role_of_value(const struct sorting *sorting, const struct type *type, const char *name, struct role *role,
                   const char **obstacle);
bool role_of_pointer(const struct sorting *sorting, const struct function *function, size_t parameter,
                     struct role *roles, const char **obstacle);
bool role_of_void(const struct sorting *sorting, const struct function *function, size_t parameter, struct role *roles,
                  const char **obstacle);
/* A text that the library allocated. */
struct role role_of_own_text(const struct type *type, const struct sort *sort);
void role_of_text(const struct sorting *sorting, const struct function *function, size_t parameter, struct role *roles);
void role_of_result(const struct sorting *sorting, const struct function *function, struct role *role);
/* name: of the parameter or member; of what: of the function it is passed to, or "". */
bool role_of_callback(const struct sorting *sorting, const struct type *function, const char *name, const char *of,
                      struct role *role, const char **obstacle);
/* Makes the frees beside an allocator frees. */
void callbacks_of_allocators(const struct role **list, size_t count);

/* An array of what the type points to, the parameter's or what that leads to; and the length of a parameter. */
void role_set_buffer(const struct sorting *sorting, const struct type *type, struct role *role);
void role_set_length(struct role *role, const struct parameter *parameter, size_t array);
/* True when the parameter is a variable that leads to an array, and is moved on: sets its role and that of what says
 * how much is there. */
bool take_moved(const struct sorting *sorting, const struct function *function, size_t parameter, struct role *roles);
/* char *strsep(char **stringp, …), int parse(const char **cursor, …): a variable with a text. */
bool is_cursor(const struct sorting *sorting, const struct function *function, size_t parameter);
/* True when the parameter is an array with a length: sets its role and that of its length. */
bool take_length(const struct sorting *sorting, const struct function *function, size_t parameter, struct role *roles);
/* const char *cells[]: several texts that are only read, however many. */
bool is_row_of_texts(const struct parameter *parameter);
/* (T *start, T *end): the second is one behind the last cell. */
bool begins_range(const struct function *function, size_t parameter);
/* Arrays beside one that has a length get the same one; when all parameters have roles. */
void lengths_share(const struct sorting *sorting, const struct function *function, struct role *roles);
/* "#define JSON_ERROR_MAX 128", of a parameter called error: how much such a buffer has to hold; 0: nothing says so. */
size_t operation_named_room(const struct operation *operation, const char *parameter);
/* "Bit length of the key" */
void lengths_in_bits(const struct sorting *sorting, const struct operation *operation, struct role *roles);
/* "`kept` has room for `count` places" */
void lengths_said(const struct sorting *sorting, const struct operation *operation, struct role *roles);
/* "`key` has room for KEY_SIZE characters", "key (KEY_SIZE of room)" */
void rooms_said(const struct sorting *sorting, const struct operation *operation, struct role *roles);
/* "`argv` has a NULL at the end", "`fields` is a table that ends with FIELD_END" */
void ends_said(const struct sorting *sorting, const struct operation *operation, struct role *roles);
/* "`src` is a NUL-terminated string", with a length beside it that does not count the terminator */
void terminators_said(const struct operation *operation, struct role *roles);
/* Sets is_path where the body shows it, is_read_path and has_bytes. */
void files_named(const struct sorting *sorting, const struct operation *operation, struct role *roles);
/* heap_init(void *base, size_t size): once it is known what the function makes */
void rooms_of_maker(const struct operation *operation, struct role *roles);
/* "bytes of room" stands here, or "of room" alone. */
bool room_is_behind(const char *at);
/* Another function has a parameter of this name and type, and no length beside it: it is one object, or a text. */
bool is_alone_elsewhere(const struct sorting *sorting, const struct function *function, size_t parameter);
struct role *element_role(const struct sorting *sorting, const struct type *type);
/* Why values of a type of the system's headers cannot be made; NULL: it is not one of those. */
const char *system_obstacle(const struct type *type);
/* "'p' is a …": with the parameter's name. */
const char *obstacle_of(const struct sorting *sorting, const struct function *function, size_t parameter,
                        const char *format, ...) __attribute__((format(printf, 4, 5)));

/* ---- kinds ---- */

void kind_of_operation(const struct sorting *sorting, struct operation *operation);
void success_of_operation(struct operation *operation);
void services_choose(const struct sorting *sorting);
/* Functions that take one more reference, and the sorts that are counted so; before services are chosen. */
void references_find(const struct sorting *sorting);
/* Functions that take an object out of what it is part of, and sorts that are initialised; when services are known. */
void owners_find(const struct sorting *sorting);
/* The model's word is the last. */
bool declarations_apply(const struct sorting *sorting, struct error *error);
/* Obstacles for those whose handles nothing makes. */
void reach_operations(const struct sorting *sorting);

static inline struct role role_of_kind(enum role_kind kind, const struct type *type)
{
    return (struct role){
        .kind = kind, .type = type, .length = NO_PARAMETER, .factor = NO_PARAMETER, .array = NO_PARAMETER};
}

static inline struct role *role_at(const struct operation *operation, size_t parameter)
{
    return (struct role *)&operation->roles[parameter]; /* ours until the operations are handed over */
}

#endif
