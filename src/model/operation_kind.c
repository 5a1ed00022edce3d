/* Kinds of operations, where name and types together make them plain. */
#include <string.h>
#include <strings.h>

#include "model/operation_parts.h"
#include "model/type_kinds.h"

#define WORDS_HASH "hash hashcode"
#define WORDS_EVENT "on before after when" /* node_on_free(node, hook) */
#define WORDS_INVARIANT "check valid ok invariant validate verify consistent"

struct taken { /* what it takes */
    size_t handles, first;   /* that were made before; the first of them */
    size_t functions;        /* callbacks and their data */
    size_t filled;           /* a handle that it makes; NO_PARAMETER */
    bool all_const, writes;  /* handles are const; something else can be written */
};

static struct taken what_it_takes(const struct operation *operation)
{
    struct taken taken = {.first = NO_PARAMETER, .filled = NO_PARAMETER, .all_const = true};
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const struct role *role = &operation->roles[i];
        bool is_callback = role->kind == ROLE_FUNCTION || role->kind == ROLE_ANY;
        taken.functions += is_callback;
        if (role->kind == ROLE_HANDLE && role->passing == PASS_OUT) {
            taken.filled = taken.filled == NO_PARAMETER ? i : taken.filled;
        } else if (role->kind == ROLE_HANDLE) {
            taken.first = taken.handles++ ? taken.first : i;
            taken.all_const = taken.all_const && role->is_const;
        } else if (role->passing != PASS_IN || role->is_path) {
            taken.writes = true;
        }
    }
    return taken;
}

static void set_kind(struct operation *operation, enum operation_kind kind, size_t subject, const char *why)
{
    operation->kind = kind;
    operation->subject = subject;
    operation->sort = subject == NO_PARAMETER ? operation->result.sort : operation->roles[subject].sort;
    operation->why = why;
}

static const char *named(const struct sorting *sorting, struct word word, const char *rest, const struct sort *sort)
{
    return arena_format(sorting->arena, "named '%.*s', and %s '%s'", word.length, word.s, rest, sort->name);
}

/* --- destructors --- */

static bool is_named_end(const struct function *function)
{
    return function->parameter_count == 1 && function->result->kind == TYPE_VOID &&
           function->parameters[0].type->kind == TYPE_POINTER &&
           name_ends(function->name, "free destroy delete dispose");
}

bool ends_const(const struct function *function)
{
    return is_named_end(function) && function->parameters[0].type->target_const;
}

bool is_ended_const(const struct sorting *sorting, const struct type *object)
{
    bool found = false;
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *function = sorting->operations->items.items[i]->function;
        if (!is_named_end(function) || function->parameters[0].type->target != object)
            continue;
        if (!function->parameters[0].type->target_const)
            return false;
        found = true;
    }
    return found;
}

/* The only handle; beside it only functions that free what is in it. */
static bool may_destroy(const struct operation *operation, const struct taken *taken)
{
    const struct role *handle = taken->handles == 1 ? &operation->roles[taken->first] : NULL;
    const struct type *result = operation->function->result;
    size_t others = operation->function->parameter_count - 1;
    bool has_callback = false;
    for (size_t i = 0; i <= others; i++)
        has_callback = has_callback || operation->roles[i].kind == ROLE_FUNCTION;
    bool may_end = handle && (handle->holding == HOLD_COPY || (!handle->is_const && handle->passing == PASS_IN_OUT) ||
                              ends_const(operation->function));
    bool ends_with_callback = has_callback && name_ends(operation->function->name, WORDS_DESTROY) &&
                              !name_has(operation->function->name, WORDS_EVENT);
    return may_end && taken->functions == others && (others == 0 || ends_with_callback) &&
           (result->kind == TYPE_VOID || type_is_discrete(result));
}

static bool has_word(const char *name, const char *word, size_t length)
{
    for (; strlen(name) >= length; name++)
        if (strncasecmp(name, word, length) == 0)
            return true;
    return false;
}

/* "Delete the row at which the scan stands", of scan_delete(tbl_scan *scan): something in it. */
static bool deletes_part(const struct operation *operation, const struct sort *sort)
{
    static const char *const verbs[] = {"Delete the ", "Deletes the ", "Drop the ",    "Drops the ",
                                        "Remove the ", "Removes the ", "Release the ", "Releases the "};
    struct text comment = TEXT_INIT;
    bool is_part = false;
    if (operation_comment(operation, &comment))
        for (size_t i = 0; !is_part && i < sizeof verbs / sizeof *verbs; i++) {
            const char *noun = comment.s + strlen(verbs[i]);
            size_t length = strncmp(comment.s, verbs[i], strlen(verbs[i])) == 0 ? name_length(noun) : 0;
            is_part = length && !has_word(sort->name, noun, length) &&
                      !word_is_in(noun, length, "object handle memory thing whole last reference");
        }
    text_release(&comment);
    return is_part;
}

/* scan_end(tbl_scan *scan): another function that takes nothing else is named like an end. */
static bool has_other_end(const struct sorting *sorting, const struct operation *operation, const struct type *object)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        if (other != operation->function && other->parameter_count == 1 && other->parameters[0].type == object &&
            name_verb(other->name, WORDS_DESTROY " " WORDS_END).s)
            return true;
    }
    return false;
}

static bool find_destroyer(const struct sorting *sorting, struct operation *operation, const struct taken *taken)
{
    if (taken->handles != 1 || !may_destroy(operation, taken) || name_does(operation->function->name, WORDS_QUESTION))
        return false;
    struct word word = name_ending(operation->function->name, WORDS_DESTROY, operation->roles[taken->first].sort->name);
    bool is_freed = !word.s && operation->function->parameters[taken->first].is_freed;
    if ((!word.s && !is_freed) ||
        (deletes_part(operation, operation->roles[taken->first].sort) &&
         has_other_end(sorting, operation, operation->function->parameters[taken->first].type)))
        return false;
    set_kind(operation, OPERATION_DESTROYS, taken->first,
             is_freed ? "frees what it gets" : named(sorting, word, "takes one", operation->roles[taken->first].sort));
    struct role *role = role_at(operation, taken->first);
    role->is_consumed = true;
    if (ends_const(operation->function)) {
        role->passing = PASS_IN_OUT;
        role->is_const = false;
        role->is_owned_const = true;
    }
    return true;
}

/* --- constructors and copies --- */

/* "Child with the contents of the parent as they are now": of one const object, and nothing else goes in. */
static bool is_said_to_copy(const struct operation *operation, const struct taken *taken)
{
    static const char words[] = "a copy of|deep copy|a copy|an exact copy|a duplicate of|a clone of|same contents|same "
                                "content|the contents of|independent copy|a snapshot of";
    static const char other[] = "reversed|sorted|without|part|range|first|last|only|upper|lower|text|string|merged|"
                                "union|negated|transposed|normalised|normalized|not a copy|no copy|not a deep copy|"
                                "not a snapshot|instead of a copy|rather than a copy";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_said = false, is_other = false;
    if (operation->function->parameter_count != 1 || taken->handles != 1 || !taken->all_const ||
        operation->result.kind != ROLE_HANDLE || operation->result.is_const)
        return false;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (clause_next(&at, &clause)) {
        bool says = clause_has_any(&clause, words);
        is_said = is_said || says;
        is_other = is_other || (says && clause_has_any(&clause, other));
    }
    text_release(&comment);
    return is_said && !is_other;
}

/* json_copy(json) beside json_deep_copy(json): the two share what is in them. */
static bool is_shallow(const struct sorting *sorting, const struct operation *operation)
{
    const struct function *function = operation->function;
    bool is_one = name_has(function->name, "shallow");
    for (size_t i = 0; !is_one && !name_has(function->name, "deep") && i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        is_one = name_has(other->name, "deep") && name_word(other->name, WORDS_COPY).s &&
                 other->parameter_count == function->parameter_count && function->parameter_count > 0 &&
                 other->parameters[0].type->kind == TYPE_POINTER &&
                 function->parameters[0].type->kind == TYPE_POINTER &&
                 other->parameters[0].type->target == function->parameters[0].type->target;
    }
    return is_one;
}

static bool find_copy(const struct sorting *sorting, struct operation *operation, const struct taken *taken)
{
    struct word word = name_word(operation->function->name, WORDS_COPY);
    if (taken->handles != 1 || (!word.s && !is_said_to_copy(operation, taken)) || is_shallow(sorting, operation))
        return false;
    const struct sort *sort = operation->roles[taken->first].sort;
    const struct sort *made =
        taken->filled != NO_PARAMETER ? operation->roles[taken->filled].sort : operation->result.sort;
    bool is_result = taken->filled == NO_PARAMETER && operation->result.kind == ROLE_HANDLE;
    if (made != sort || (!is_result && taken->filled == NO_PARAMETER))
        return false;
    set_kind(operation, OPERATION_COPIES, taken->first,
             word.s ? named(sorting, word, "gives another", sort) : "its comment says that it gives a copy");
    operation->result.is_borrowed = false;
    return true;
}

static bool find_maker(const struct sorting *sorting, struct operation *operation, const struct taken *taken)
{
    const struct role *result = &operation->result;
    if (taken->filled != NO_PARAMETER) {
        const struct role *filled = &operation->roles[taken->filled];
        set_kind(operation, OPERATION_MAKES, taken->filled,
                 arena_format(sorting->arena, "fills '%s': %s", operation->function->parameters[taken->filled].name,
                              filled->why ? filled->why : "it can be written"));
        return true;
    }
    if (result->kind != ROLE_HANDLE || result->is_const)
        return false;
    struct word word = name_verb(operation->function->name, WORDS_MAKE);
    /* "the builder is gone with that": what is given in its place is no part of it */
    bool is_instead = taken->handles && operation->roles[taken->first].is_consumed;
    if (is_instead && operation->roles[taken->first].sort != result->sort)
        operation->result.is_borrowed = false;
    if (result->is_borrowed || (taken->handles && !word.s && !is_instead))
        return false;
    set_kind(operation, OPERATION_MAKES, NO_PARAMETER,
             word.s       ? named(sorting, word, "returns a", result->sort)
             : is_instead ? arena_format(sorting->arena, "returns a '%s' for a '%s' that is gone then",
                                         result->sort->name, operation->roles[taken->first].sort->name)
                          : arena_format(sorting->arena, "returns a '%s', and takes none", result->sort->name));
    return true;
}

/* --- functions that tell something --- */

static bool is_pair(const struct operation *operation)
{
    const struct role *roles = operation->roles;
    return operation->function->parameter_count == 2 && roles[0].kind == ROLE_HANDLE && roles[0].sort &&
           roles[1].kind == ROLE_HANDLE && roles[0].sort == roles[1].sort && roles[0].passing != PASS_OUT &&
           roles[1].passing != PASS_OUT;
}

static bool find_comparison(const struct sorting *sorting, struct operation *operation)
{
    const struct function *function = operation->function;
    const struct type *result = function->result;
    if (!is_pair(operation))
        return false;
    struct word equal = name_word(function->name, WORDS_EQUAL), compare = name_word(function->name, WORDS_COMPARE);
    if (equal.s && type_is_truth(result)) {
        set_kind(operation, OPERATION_EQUALS, 0, named(sorting, equal, "takes two", operation->roles[0].sort));
        return true;
    }
    if (compare.s && result->kind == TYPE_INTEGER && result->is_signed) {
        set_kind(operation, OPERATION_COMPARES, 0, named(sorting, compare, "takes two", operation->roles[0].sort));
        return true;
    }
    return false;
}

/* "1 if the iterator is on an element", "false once more was read than there was": how far something has come, and
 * none of its inner consistency.  So is whatever is asked of an iterator. */
static bool tells_state(const struct operation *operation)
{
    static const char states[] =
        "at the end|at its end|past the end|beyond the end|on an element|on an entry|on an item|on a node|at an "
        "element|at an entry|at an item|cursor is on|cursor is at|iterator is on|iterator is at|positioned|has "
        "ended|no "
        "more|once more|false once|an error|error occurred|has failed|have failed|so far|exhausted|overrun";
    static const char inner[] = "consistent|consistency|invariant|invariants|internal|inner|corrupt|corrupted|intact|"
                                "well-formed|sanity|sane|self-check|self-test";
    char thing[THING_MOST];
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_state = false, is_inner = false;
    thing_of_sort(operation->roles[0].sort, thing);
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (clause_next(&at, &clause)) {
        is_state = is_state || clause_has_any(&clause, states);
        is_inner = is_inner || clause_has_any(&clause, inner);
    }
    text_release(&comment);
    return !is_inner && (is_state || word_is_in(thing, strlen(thing), "iter iterator cursor it walker"));
}

static bool find_teller(const struct sorting *sorting, struct operation *operation, const struct taken *taken)
{
    static const struct {
        const char *words;
        enum operation_kind kind;
    } tellers[] = {
        {WORDS_INVARIANT, OPERATION_INVARIANT},
        {WORDS_HASH, OPERATION_HASHES},
        {WORDS_PRINT, OPERATION_PRINTS},
    };
    const struct type *result = operation->function->result;
    const bool fits[] = {type_is_truth(result), result->kind == TYPE_INTEGER && !result->is_signed,
                         operation->result.kind == ROLE_STRING};
    if (operation->function->parameter_count != 1 || taken->handles != 1 || !taken->all_const)
        return false;
    for (size_t i = 0; i < sizeof tellers / sizeof *tellers; i++) {
        struct word word = name_word(operation->function->name, tellers[i].words);
        if (!word.s || !fits[i] || (tellers[i].kind == OPERATION_INVARIANT && tells_state(operation)))
            continue;
        set_kind(operation, tellers[i].kind, taken->first,
                 named(sorting, word, "takes one const", operation->roles[taken->first].sort));
        return true;
    }
    return false;
}

static void find_observer(struct operation *operation, const struct taken *taken)
{
    enum role_kind told = operation->result.kind;
    bool tells = told == ROLE_BOOL || told == ROLE_INTEGER || told == ROLE_FLOAT || told == ROLE_ENUM ||
                 told == ROLE_FLAGS || told == ROLE_STRING;
    if (taken->handles && taken->all_const && tells && !taken->writes && taken->functions == 0)
        set_kind(operation, OPERATION_OBSERVES, taken->first, "takes const handles only, and returns a value");
    operation->is_pure = operation->kind == OPERATION_OBSERVES;
}

void kind_of_operation(const struct sorting *sorting, struct operation *operation)
{
    struct taken taken = what_it_takes(operation);
    operation->subject = NO_PARAMETER;
    if (find_destroyer(sorting, operation, &taken) || find_copy(sorting, operation, &taken) ||
        find_maker(sorting, operation, &taken) || find_comparison(sorting, operation) ||
        find_teller(sorting, operation, &taken))
        return;
    find_observer(operation, &taken);
}
