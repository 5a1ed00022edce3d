/* Whose is an object?  Functions that take one more reference to it, and functions
 * that take it out of what it is part of, by their names or by what the header says. */
#include <string.h>

#include "model/clause.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

/* --- one reference more, one less --- */

/* What takes no more than this object, and might end it. */
static const struct role *only_handle(const struct operation *operation)
{
    const struct role *role = operation->function->parameter_count == 1 ? &operation->roles[0] : NULL;
    return role && role->kind == ROLE_HANDLE && role->holding == HOLD_VALUE ? role : NULL;
}

static size_t stem_length(const char *name)
{
    size_t length = strlen(name);
    while (length > 0 && name[length - 1] != '_')
        length--;
    return length;
}

/* node_get, node_put: of one stem, and of one sort. */
static bool are_siblings(const struct operation *left, const struct operation *right)
{
    size_t length = stem_length(left->function->name);
    return length && length == stem_length(right->function->name) &&
           strncmp(left->function->name, right->function->name, length) == 0 &&
           only_handle(left)->sort == only_handle(right)->sort;
}

/* node_get(node), which gives the same sort back or nothing, and asks for no key; words: NULL: however it is named. */
static bool may_refer(const struct operation *operation, const char *words)
{
    const struct role *role = only_handle(operation);
    bool gives_it = operation->result.kind == ROLE_HANDLE && role && operation->result.sort == role->sort;
    return role && !role->is_const && operation->kind != OPERATION_DESTROYS &&
           (!words || name_ends(operation->function->name, words)) &&
           (gives_it || operation->function->result->kind == TYPE_VOID);
}

static bool may_give_back(const struct operation *operation, const char *words)
{
    const struct role *role = only_handle(operation);
    return role && !role->is_const && operation->result.kind != ROLE_HANDLE &&
           (operation->kind == OPERATION_PLAIN || operation->kind == OPERATION_DESTROYS) &&
           (!words || name_ends(operation->function->name, words));
}

static void pair(const struct sorting *sorting, struct operation *refers, struct operation *gives_back)
{
    struct sort *sort = (struct sort *)only_handle(refers)->sort;
    sort->is_counted = true;
    refers->takes_reference = true;
    gives_back->kind = OPERATION_DESTROYS;
    gives_back->sort = sort;
    gives_back->subject = 0;
    gives_back->why = arena_format(sorting->arena, "gives a reference back that '%s' takes", refers->function->name);
    role_at(gives_back, 0)->is_consumed = true;
}

/* Words that say this only when both are there. */
static void find_pairs(const struct sorting *sorting)
{
    static const char *const pairs[][2] = {
        {"get", "put"},       {"hold", "drop"},      {"hold", "release"},   {"hold", "put"},      {"hold", "unhold"},
        {"keep", "drop"},     {"keep", "release"},   {"grab", "drop"},      {"grab", "release"},  {"grab", "put"},
        {"grab", "ungrab"},   {"share", "release"},  {"share", "drop"},     {"share", "unshare"}, {"claim", "drop"},
        {"claim", "release"}, {"claim", "disclaim"}, {"addref", "release"}, {"inc", "dec"},       {"upref", "downref"},
    };
    const struct operations *operations = sorting->operations;
    for (size_t i = 0; i < operations->items.count; i++)
        for (size_t k = 0; k < operations->items.count; k++)
            for (size_t p = 0; p < sizeof pairs / sizeof *pairs; p++) {
                struct operation *refers = operations->items.items[i], *back = operations->items.items[k];
                if (may_refer(refers, pairs[p][0]) && may_give_back(back, pairs[p][1]) && are_siblings(refers, back))
                    pair(sorting, refers, back);
            }
}

/* get_ref_count(object): how many there are, unless it is inc_ref_count. */
static bool is_named_referrer(const char *name)
{
    bool asks =
        name_ends(name, "count counts number num") && !name_has(name, "inc incr increment increase add up take");
    return name_has(name, WORDS_REFER) && !asks;
}

/* list_first_ref(list) gives another one, of which it is a reference; root_ref(root) the same. */
static bool goes_around(const struct operation *operation)
{
    char thing[THING_MOST];
    struct word word = name_word(operation->function->name, "first last next prev previous parent head tail root front "
                                                            "back top");
    thing_of_sort(operation->roles[0].sort, thing);
    return word.s && operation->result.kind == ROLE_HANDLE && !word_is_in(word.s, (size_t)word.length, thing);
}

/* handle = pool_acquire(pool), digits = ratio_numerator_ref(ratio): something of another type, which is no reference to
 * the pool or the ratio. */
static bool gives_another(const struct operation *operation, const struct role *role)
{
    const struct role *result = &operation->result;
    if (result->kind == ROLE_HANDLE)
        return result->sort != role->sort && name_ends(operation->function->name, "acquire ref reference");
    return name_ends(operation->function->name, "acquire") && type_is_discrete(operation->function->result) &&
           !type_is_truth(operation->function->result);
}

/* cigar_ref_len(const cigar *): a number, of something that is called so. */
static bool only_tells(const struct operation *operation, const struct role *role)
{
    return role->is_const && operation->result.kind != ROLE_HANDLE &&
           !name_ends(operation->function->name, WORDS_REFER);
}

#define LEADS_MOST 3 /* pointers, from the object to where its references are counted */

/* A struct that has a number for that, or may have: matrix_ref(matrix) of rows, columns and cells alone makes a row
 * echelon form. */
static bool may_count(const struct type *type, unsigned leads)
{
    static const char counters[] = "ref cnt count rc use own share link retain";
    if (!type || type->kind == TYPE_VOID)
        return true;
    if (type->kind == TYPE_POINTER)
        return leads && may_count(type->target, leads - 1);
    if (type->kind != TYPE_STRUCT && type->kind != TYPE_UNION)
        return false;
    bool may = !type->complete;
    for (size_t i = 0; !may && i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        may = (field->name && name_has_part(field->name, counters)) || may_count(field->type, leads);
    }
    return may;
}

static void find_references(const struct sorting *sorting)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        struct operation *operation = sorting->operations->items.items[i];
        const struct role *role = operation->function->parameter_count == 1 ? &operation->roles[0] : NULL;
        operation->takes_reference = role && role->kind == ROLE_HANDLE &&
                                     is_named_referrer(operation->function->name) && !goes_around(operation) &&
                                     !only_tells(operation, role) && !gives_another(operation, role) &&
                                     may_count(role->sort->object, LEADS_MOST);
        if (operation->takes_reference)
            ((struct sort *)role->sort)->is_counted = true;
    }
}

/* "Increments the reference count": what destroys one gives a reference back, or what says so. */
static void pair_said(const struct sorting *sorting, struct operation *refers)
{
    const struct operations *operations = sorting->operations;
    for (size_t i = 0; i < operations->items.count; i++) {
        struct operation *back = operations->items.items[i];
        bool may_be =
            back != refers && may_give_back(back, NULL) && only_handle(refers)->sort == only_handle(back)->sort;
        if (may_be && (back->kind == OPERATION_DESTROYS || operation_is_named_destroyer(back) ||
                       operation_says_gives_back(back))) {
            refers->kind = OPERATION_PLAIN;
            refers->subject = NO_PARAMETER;
            pair(sorting, refers, back);
        }
    }
}

static void find_said_pairs(const struct sorting *sorting)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        struct operation *operation = sorting->operations->items.items[i];
        if (!operation->takes_reference && may_refer(operation, NULL) && operation_says_refers(operation))
            pair_said(sorting, operation);
    }
}

/* "Documents are counted", of a 'struct doc *' or a 'pk_document *' that something gives back. */
static bool is_said_counted(const struct clause *clause, const struct sort *sort)
{
    static const char counted[] =
        "are counted|is counted|are reference counted|is reference counted|are reference-counted|"
        "is reference-counted|reference-counted|refcounted|ref-counted|counted references";
    const char *phrase = clause_find_first(clause, clause->s, counted);
    const struct clause before = {.s = clause->s, .length = phrase ? (size_t)(phrase - clause->s) : 0};
    return phrase && speaks_of(&before, sort);
}

static void find_said_counted(const struct sorting *sorting)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        const struct role *role = only_handle(operation);
        if (operation->kind != OPERATION_DESTROYS || !role || role->sort->is_counted || !role->sort->object)
            continue;
        struct text comment = TEXT_INIT;
        struct clause clause;
        const char *at = operation_general_comments(operation, &comment) ? comment.s : "";
        while (!role->sort->is_counted && clause_next(&at, &clause))
            ((struct sort *)role->sort)->is_counted = is_said_counted(&clause, role->sort);
        text_release(&comment);
    }
}

/* node_release gives a reference back; then node_delete need not. */
static bool has_counting_end(const struct sorting *sorting, const struct operation *but)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        if (operation != but && operation->kind == OPERATION_DESTROYS && operation->sort == but->sort &&
            name_ends(operation->function->name, WORDS_GIVE_BACK))
            return true;
    }
    return false;
}

static void find_ends(const struct sorting *sorting)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        struct operation *operation = sorting->operations->items.items[i];
        operation->ends_references = operation->kind == OPERATION_DESTROYS && operation->sort->is_counted &&
                                     !name_has(operation->function->name, WORDS_GIVE_BACK) &&
                                     has_counting_end(sorting, operation);
    }
}

void references_find(const struct sorting *sorting)
{
    find_references(sorting);
    find_pairs(sorting);
    find_said_pairs(sorting);
    find_said_counted(sorting);
    find_ends(sorting);
}

bool operation_is_named_adder(const struct operation *operation)
{
    return name_says(operation->function->name,
                     "add append prepend push insert attach link enqueue put register set adopt");
}

bool operation_is_named_borrower(const struct operation *operation)
{
    return name_has(operation->function->name, WORDS_BORROW " child sibling item element entry");
}

bool operation_is_named_giver(const struct operation *operation)
{
    return name_says(operation->function->name, WORDS_GIVE);
}

bool operation_is_named_destroyer(const struct operation *operation)
{
    return name_says(operation->function->name, WORDS_DESTROY " remove del erase kill " WORDS_END);
}

/* --- out of what it is part of --- */

static bool has_handle(const struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (operation->roles[i].kind == ROLE_HANDLE && !operation->roles[i].is_const &&
            operation->roles[i].sort->services[SERVICE_DESTROY])
            return true;
    return false;
}

static void find_initialisers(const struct sorting *sorting)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        if (operation->kind == OPERATION_MAKES && operation->sort && name_says(operation->function->name, WORDS_INIT))
            ((struct sort *)operation->sort)->is_initialised = true;
    }
}

/* array_append(array, value), object_dotset(object, name, value): not a position and what it is in. */
static bool puts_in(const struct operation *operation)
{
    const struct function *function = operation->function;
    bool is_value = false;
    for (size_t i = 1; i < function->parameter_count; i++)
        is_value = is_value || (operation->roles[i].kind == ROLE_HANDLE && !operation->roles[i].is_const &&
                                name_has(function->parameters[i].name, "value val item child element elem entry new"));
    return operation->kind == OPERATION_PLAIN && (is_value || operation_is_named_adder(operation));
}

/* list_add_take(list, item), of which the header says that it takes the item over: it takes nothing out. */
static bool is_handed_something(const struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (operation->roles[i].is_handed_over)
            return true;
    return false;
}

void owners_find(const struct sorting *sorting)
{
    find_initialisers(sorting);
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        struct operation *operation = sorting->operations->items.items[i];
        operation->puts_in = puts_in(operation);
        bool is_named_so = name_has(operation->function->name, WORDS_GIVE " " WORDS_UNLINK);
        operation->takes_out = operation->kind == OPERATION_PLAIN && operation->result.kind != ROLE_HANDLE &&
                               has_handle(operation) &&
                               (operation_says_takes_out(operation) ||
                                (is_named_so && !operation_says_frees(operation) && !is_handed_something(operation)));
    }
}
