/* Services: of the operations that could destroy, copy or compare objects of a
 * sort, the one to use.  What the model file declares comes first. */
#include <ctype.h>
#include <string.h>

#include "model/operation_parts.h"
#include "model/type_kinds.h"

static const char *const names[SERVICES] = {"invariant", "equal", "compare", "hash", "copy", "destroy", "print"};

const char *service_name(enum service service)
{
    return names[service];
}

static bool service_of_kind(enum operation_kind kind, enum service *service)
{
    static const struct {
        enum operation_kind kind;
        enum service service;
    } pairs[] = {
        {OPERATION_INVARIANT, SERVICE_INVARIANT}, {OPERATION_EQUALS, SERVICE_EQUAL},
        {OPERATION_COMPARES, SERVICE_COMPARE},    {OPERATION_HASHES, SERVICE_HASH},
        {OPERATION_COPIES, SERVICE_COPY},         {OPERATION_DESTROYS, SERVICE_DESTROY},
        {OPERATION_PRINTS, SERVICE_PRINT},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (pairs[i].kind == kind) {
            *service = pairs[i].service;
            return true;
        }
    return false;
}

/* --- destructors --- */

static bool has_destroyer(const struct sorting *sorting, const struct sort *sort)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        if (operation->kind == OPERATION_DESTROYS && operation->sort == sort)
            return true;
    }
    return false;
}

static const struct sort *sort_of_only_handle(const struct operation *operation)
{
    const struct role *role = operation->function->parameter_count == 1 ? &operation->roles[0] : NULL;
    return role && role->kind == ROLE_HANDLE && !role->is_const && role->passing == PASS_IN_OUT ? role->sort : NULL;
}

static bool is_opened(const struct sorting *sorting, const struct sort *sort)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        if (operation->kind == OPERATION_MAKES && operation->sort == sort &&
            name_verb(operation->function->name, "open").s)
            return true;
    }
    return false;
}

/* cache_drop() beside cache_open() and cache_close() ends something else. */
static void forget_weak(const struct sorting *sorting, const struct sort *sort)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        struct operation *operation = sorting->operations->items.items[i];
        if (operation->kind != OPERATION_DESTROYS || operation->sort != sort || operation->kind_is_declared ||
            !name_ends(operation->function->name, "drop release dispose"))
            continue;
        role_at(operation, operation->subject)->is_consumed = false;
        operation->kind = OPERATION_PLAIN;
        operation->sort = NULL;
        operation->subject = NO_PARAMETER;
        operation->why = NULL;
    }
}

/* csr_finish(builder) is said to use the builder up: then csr_abort(builder) is how to be rid of it otherwise. */
static bool is_used_up(const struct sorting *sorting, const struct sort *sort)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        for (size_t k = 0; operation->kind != OPERATION_DESTROYS && k < operation->function->parameter_count; k++)
            if (operation->roles[k].is_consumed && operation->roles[k].sort == sort)
                return true;
    }
    return false;
}

static bool has_pointer(const struct type *type)
{
    for (size_t i = 0; type && type->kind == TYPE_STRUCT && i < type->field_count; i++)
        if (type->fields[i].type->kind == TYPE_POINTER)
            return true;
    return false;
}

static bool is_filled_in(const struct sorting *sorting, const struct sort *sort)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        if (operation->kind == OPERATION_MAKES && operation->sort == sort && operation->subject != NO_PARAMETER &&
            operation->roles[operation->subject].holding == HOLD_STORAGE &&
            name_verb(operation->function->name, WORDS_INIT).s)
            return true;
    }
    return false;
}

/* "Removes all items": it is empty then, and goes on. */
static bool says_that_it_empties(const struct operation *operation)
{
    static const char *const words[] = {"emove",    "mpty", "mpties", "all ",     "orget", "elements",
                                        "entries",  "item", "eset",   "reused",   "zero",  "without",
                                        "contents", "keep", "stay",   "capacity", "as new"};
    struct text comment = TEXT_INIT;
    bool says = false;
    if (operation_comment(operation, &comment))
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            says = says || strstr(comment.s, words[i]);
    text_release(&comment);
    return says;
}

static bool has_end(const struct sorting *sorting, const struct sort *sort)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        if (sort_of_only_handle(operation) == sort && name_ending(operation->function->name, WORDS_END, sort->name).s)
            return true;
    }
    return false;
}

/* number_init(&n), number_clear(&n): what a struct of the caller's holds is given back by it, as nothing else does. */
static bool clears_for_good(const struct sorting *sorting, const struct operation *operation, const struct sort *sort)
{
    return name_ending(operation->function->name, WORDS_CLEAR, sort->name).s &&
           operation->function->result->kind == TYPE_VOID && has_pointer(sort->object) && is_filled_in(sorting, sort) &&
           !has_end(sorting, sort) && !says_that_it_empties(operation);
}

static bool may_end(const struct sorting *sorting, const struct operation *operation, const struct sort *sort)
{
    const char *name = operation->function->name;
    return name_ending(name, WORDS_END, sort->name).s ||
           (name_ending(name, WORDS_GIVE_UP, sort->name).s && is_used_up(sorting, sort)) ||
           clears_for_good(sorting, operation, sort);
}

/* writer_end_row(writer) beside writer_begin_row(writer): the object was there before, and stays. */
static bool ends_what_began(const struct sorting *sorting, const struct operation *end, const struct sort *sort)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        const struct role *first = operation->function->parameter_count ? &operation->roles[0] : NULL;
        if (operation->kind != OPERATION_MAKES && first && first->kind == ROLE_HANDLE && first->sort == sort &&
            first->passing != PASS_OUT && name_ends_what(end->function->name, operation->function->name))
            return true;
    }
    return false;
}

/* "the writer", "a set", "it": one thing, not what is in it, as far as a word can tell. */
static bool is_one_thing(const char *at)
{
    static const char *const articles[] = {"the ", "a ", "an ", "this "};
    static const char *const inner[] = {"memory", "last", "first", "current", "content", "old", "element", "item"};
    if (strncmp(at, "it", 2) == 0 && !isalpha((unsigned char)at[2]))
        return true;
    for (size_t i = 0; i < sizeof articles / sizeof *articles; i++) {
        const char *noun = at + strlen(articles[i]);
        if (strncmp(at, articles[i], strlen(articles[i])) != 0)
            continue;
        size_t length = strcspn(noun, " ,.;:");
        for (size_t k = 0; k < sizeof inner / sizeof *inner; k++)
            if (strncmp(noun, inner[k], strlen(inner[k])) == 0)
                return false;
        return length > 1 && (noun[length - 1] != 's' || noun[length - 2] == 's');
    }
    return false;
}

/* "does not free the memory" */
static bool is_denied(const char *comment, const char *verb)
{
    static const char *const denials[] = {"not ", "n't ", "never ", "without "};
    for (size_t i = 0; i < sizeof denials / sizeof *denials; i++) {
        size_t length = strlen(denials[i]);
        if ((size_t)(verb - comment) >= length && strncasecmp(verb - length, denials[i], length) == 0)
            return true;
    }
    return false;
}

/* Behind the one of these words that stands here; NULL: none does. */
static const char *begin_of(const char *at, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strncasecmp(at, words[i], strlen(words[i])) == 0)
            return at + strlen(words[i]);
    return NULL;
}

/* "Destroys the writer", "Writes what is left and frees the sink." */
static bool says_that_it_destroys(const struct operation *operation)
{
    static const char *const words[] = {"estroys ", "rees ",       "estroy ",    "ree ",
                                        "eletes ",  "eallocates ", "isposes of "};
    struct text comment = TEXT_INIT;
    bool says = false;
    operation_comment(operation, &comment);
    size_t length = strcspn(comment.length ? comment.s : "", ".;");
    for (size_t i = 0; comment.length && i < sizeof words / sizeof *words; i++) {
        const char *at = strstr(comment.s, words[i]);
        bool is_verb = at && at > comment.s && (at - comment.s == 1 || at[-2] == ' ') && !is_denied(comment.s, at - 1);
        says = says || (is_verb && (size_t)(at - comment.s) < length && is_one_thing(at + strlen(words[i])));
    }
    text_release(&comment);
    return says;
}

/* At the beginning of a comment: "Releases the storage used by `r`", of the only parameter; what can be filled again
 * after that is not over. */
static bool says_that_it_releases(const struct operation *operation)
{
    static const char *const beginnings[] = {"releases the ", "releases all ", "release the ", "frees the ",
                                             "frees all ",    "free the ",     "free all "};
    static const char *const nouns[] = {"storage ", "memory ", "resources "};
    static const char *const links[] = {"used by ",     "held by ",         "owned by ",     "that is used by ",
                                        "occupied by ", "associated with ", "allocated for "};
    struct text comment = TEXT_INIT;
    const char *name = operation->function->parameters[0].name, *at = NULL;
    if (operation_comment(operation, &comment) && !strcasestr(comment.s, "again") && !strcasestr(comment.s, "empty") &&
        !strcasestr(comment.s, "reus") && !strcasestr(comment.s, "reset"))
        at = begin_of(comment.s, beginnings, sizeof beginnings / sizeof *beginnings);
    at = at ? begin_of(at, nouns, sizeof nouns / sizeof *nouns) : NULL;
    at = at ? begin_of(at, links, sizeof links / sizeof *links) : NULL;
    at = at ? at + strspn(at, "`'\"") : NULL;
    bool says = at && name_length(at) == strlen(name) && strncmp(at, name, strlen(name)) == 0;
    text_release(&comment);
    return says;
}

/* Where no name says so. */
static void find_said_ends(const struct sorting *sorting)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        struct operation *operation = sorting->operations->items.items[i];
        const struct sort *sort = sort_of_only_handle(operation);
        const struct type *result = operation->function->result;
        if (operation->kind != OPERATION_PLAIN || !sort || (result->kind != TYPE_VOID && !type_is_discrete(result)))
            continue;
        bool has_other = has_destroyer(sorting, sort);
        if (!says_that_it_releases(operation) && (has_other || !says_that_it_destroys(operation)))
            continue;
        operation->kind = OPERATION_DESTROYS;
        operation->sort = sort;
        operation->subject = 0;
        operation->why =
            has_other ? "its header says so" : "its header says so, and no other is named like a destructor";
        operation->kind_is_said = true;
        role_at(operation, 0)->is_consumed = true;
    }
}

/* A close is the end of an object only where nothing stronger is: emitter_close, then emitter_delete. */
static void find_ends(const struct sorting *sorting)
{
    VECTOR(struct operation *) ends = VECTOR_INIT;
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        struct operation *operation = sorting->operations->items.items[i];
        const struct sort *sort = sort_of_only_handle(operation);
        if (operation->kind == OPERATION_PLAIN && sort && name_verb(operation->function->name, "close").s &&
            is_opened(sorting, sort))
            forget_weak(sorting, sort);
        if (operation->kind == OPERATION_PLAIN && sort && operation->result.kind != ROLE_HANDLE &&
            may_end(sorting, operation, sort) && !has_destroyer(sorting, sort) &&
            !ends_what_began(sorting, operation, sort))
            vector_push(&ends, operation);
    }
    for (size_t i = 0; i < ends.count; i++) {
        struct operation *operation = ends.items[i];
        struct word word = name_verb(operation->function->name, WORDS_END " " WORDS_GIVE_UP " " WORDS_CLEAR);
        operation->kind = OPERATION_DESTROYS;
        operation->sort = operation->roles[0].sort;
        operation->subject = 0;
        operation->why = arena_format(sorting->arena, "named '%.*s', takes one '%s', and nothing else ends one",
                                      word.length, word.s, operation->sort->name);
        role_at(operation, 0)->is_consumed = true;
    }
    vector_release(&ends);
}

/* --- the one to use --- */

static unsigned rank(const struct operation *operation)
{
    const struct function *function = operation->function;
    unsigned rank = 0;
    if (operation->kind_is_declared)
        rank += 100;
    if (function->parameter_count == 1)
        rank += 20; /* nothing to choose */
    if (operation->kind == OPERATION_DESTROYS && operation->sort->is_counted &&
        name_says(function->name, "unref decref put drop release"))
        rank += 10;
    if (operation->kind == OPERATION_DESTROYS && name_says(function->name, "free destroy delete"))
        rank += 5;
    return rank;
}

/* "An independent clip with the same steps": also where what is copied is not const, since the copies share it. */
static bool says_independent(const struct operation *operation)
{
    struct text comment = TEXT_INIT;
    bool says = operation_comment(operation, &comment) &&
                (strcasestr(comment.s, "independent") || strcasestr(comment.s, "deep copy")) &&
                !strcasestr(comment.s, "not independent");
    text_release(&comment);
    return says;
}

/* A copy is compared with what it was made from, so it must be a whole one: of something const, and nothing to choose.
 */
static bool may_serve(const struct operation *operation)
{
    if (operation->kind_is_declared)
        return true;
    if (operation->obstacle)
        return false;
    if (operation->kind != OPERATION_COPIES)
        return true;
    return (operation->roles[operation->subject].is_const || says_independent(operation)) &&
           operation->function->parameter_count <= 2 &&
           (operation->function->parameter_count == 1 || operation->roles[1 - operation->subject].kind == ROLE_HANDLE);
}

void services_choose(const struct sorting *sorting)
{
    references_find(sorting);
    find_said_ends(sorting);
    find_ends(sorting);
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        enum service service;
        if (!operation->sort || !service_of_kind(operation->kind, &service) || !may_serve(operation))
            continue;
        const struct operation **slot = &((struct sort *)operation->sort)->services[service];
        if (!*slot || rank(operation) > rank(*slot))
            *slot = operation;
    }
    owners_find(sorting);
}

/* --- the destructor of what one operation made --- */

static size_t common_beginning(const char *left, const char *right)
{
    size_t length = 0;
    while (left[length] && left[length] == right[length])
        length++;
    return length;
}

const struct operation *operations_destroyer(const struct operations *operations, const struct operation *maker)
{
    const struct operation *usual = maker->sort ? maker->sort->services[SERVICE_DESTROY] : NULL;
    const struct operation *best = usual;
    if (!usual || usual->kind_is_declared || maker->sort->is_counted)
        return usual;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        if (operation->kind == OPERATION_DESTROYS && operation->sort == maker->sort && !operation->obstacle &&
            operation->function->parameter_count == 1 &&
            common_beginning(operation->function->name, maker->function->name) >
                common_beginning(best->function->name, maker->function->name))
            best = operation;
    }
    return best;
}
