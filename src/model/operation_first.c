/* First: a function that has to be called before all others (library_init), and
 * the one that ends what it began.  There is no object that would show it: what
 * they change is in variables of the library's.  The header says it in words, or
 * the name does. */
#include <string.h>
#include "model/operation_parts.h"

#define WORDS_FIRST "init initialize initialise setup startup"
#define PHRASES_AGAIN                                                                                               \
    "several times|more than once|many times|any number of times|further calls|repeatedly|already|each call|every " \
    "call|for each call|harmless|nested|twice|any time"

/* It gets and gives nothing but plain values. */
static bool has_no_object(const struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (operation->roles[i].kind == ROLE_HANDLE || operation->roles[i].passing != PASS_IN)
            return false;
    const struct role *result = &operation->result; /* an unsigned one is more than a status */
    return result->kind == ROLE_NONE || result->kind == ROLE_BOOL || result->kind == ROLE_ENUM ||
           (result->kind == ROLE_INTEGER && result->type->is_signed);
}

static bool can_be_first(const struct operation *operation)
{
    return !operation->obstacle && !operation->is_oracle && operation->kind == OPERATION_PLAIN &&
           has_no_object(operation);
}

static bool names_another(const struct operations *operations, const struct clause *clause)
{
    for (size_t i = 0; i < operations->items.count; i++)
        if (clause_names(clause, operations->items.items[i]->function->name))
            return true;
    return false;
}

/* The sentence is about it: it is named before the phrase; or no function is, in the comment at one of such a name. */
static bool is_about(const struct operations *operations, const struct operation *operation,
                     const struct clause *clause, const char *phrase, bool is_own)
{
    const char *at = clause_find(clause, operation->function->name);
    return at ? at < phrase
              : is_own && name_has(operation->function->name, WORDS_FIRST " " WORDS_BEGIN " load") &&
                    !names_another(operations, clause);
}

/* "It exists from pr_open() to pr_close(); nothing else may be called outside of that." */
static bool begins_span(const struct operation *operation, const struct clause *clause, const char *next)
{
    static const char outside[] =
        "nothing else may be called|nothing may be called|no other function may|no function may "
        "be called|may only be called|may be called only|must not be called outside|outside "
        "of that|outside that|outside of it|in between";
    const char *at = clause_find(clause, operation->function->name);
    const struct clause before = {.s = clause->s, .length = at ? (size_t)(at - clause->s) : 0};
    next += strspn(next, " ;.");
    const struct clause then = {.s = next, .length = strcspn(next, ".;")};
    return at && clause_has_any(&before, "from|between|after") &&
           (clause_has_any(clause, outside) || (then.length && clause_has_any(&then, outside)));
}

static void read_comment(const struct sorting *sorting, struct operation *operation, const char *comment, bool is_own)
{
    struct clause clause;
    while (operation->first != FIRST_ALWAYS && clause_next(&comment, &clause)) {
        if (begins_span(operation, &clause, comment) &&
            name_has(operation->function->name, WORDS_FIRST " " WORDS_BEGIN " load open")) {
            operation->first = FIRST_ALWAYS;
            operation->first_said = arena_format(sorting->arena, "%.*s", (int)clause.length, clause.s);
            continue;
        }
        const char *phrase = clause_find_first(&clause, clause.s, PHRASES_FIRST);
        if (!phrase || clause.asks & ASKS_NOT || !is_about(sorting->operations, operation, &clause, phrase, is_own))
            continue;
        operation->first = clause.is_handled ? FIRST_USUALLY : FIRST_ALWAYS;
        operation->first_said = arena_format(sorting->arena, "%.*s", (int)clause.length, clause.s);
    }
}

static void read_again(struct operation *operation, const char *comment, bool is_own)
{
    struct clause clause;
    bool is_meant = false; /* … and "It may be called several times" goes on about it */
    while (clause_next(&comment, &clause)) {
        is_meant = clause_names(&clause, operation->function->name) || (is_meant && strncmp(clause.s, "It ", 3) == 0);
        if ((is_own || is_meant) && clause_has_any(&clause, PHRASES_AGAIN))
            operation->may_be_again = true;
    }
}

/* All that the library knows is in variables of its own: interpreter_init(const char *program). */
static bool is_without_objects(const struct operations *operations)
{
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        for (size_t k = 0; k < operation->function->parameter_count; k++)
            if (operation->roles[k].kind == ROLE_HANDLE)
                return false;
        if (operation->result.kind == ROLE_HANDLE)
            return false;
    }
    return true;
}

/* mixer_init(int rate): of the library itself, and not of a part of it. */
static bool is_of_library(const char *name)
{
    char words[NAME_WORDS_ROOM];
    name_words(name, words);
    const char *second = strchr(words, ' ');
    return second && !strchr(second + 1, ' ') && word_is_in(second + 1, strlen(second + 1), WORDS_FIRST);
}

static void look_at(const struct sorting *sorting, struct operation *operation)
{
    struct text comment = TEXT_INIT;
    if (name_ends(operation->function->name, WORDS_FIRST) &&
        (operation->function->parameter_count == 0 || is_of_library(operation->function->name) ||
         is_without_objects(sorting->operations)))
        operation->first = FIRST_USUALLY;
    for (int is_own = 1; is_own >= 0; is_own--) {
        bool has = is_own ? operation_comment(operation, &comment) : operation_header_comments(operation, &comment);
        if (!has)
            continue;
        read_comment(sorting, operation, comment.s, is_own);
        read_again(operation, comment.s, is_own);
    }
    text_release(&comment);
}

/* Of several, the one that stands behind it first. */
static void find_end(const struct operations *operations, struct operation *first)
{
    for (size_t i = 0; i < operations->items.count && !first->opposite; i++) {
        struct operation *other = operations->items.items[i];
        if (other != first && !other->first && !other->opposite && can_be_first(other) &&
            name_shuts_what(other->function->name, first->function->name)) {
            first->opposite = other;
            other->opposite = first;
        }
    }
}

void first_find(const struct sorting *sorting)
{
    const struct operations *operations = sorting->operations;
    for (size_t i = 0; i < operations->items.count; i++)
        if (can_be_first(operations->items.items[i]))
            look_at(sorting, operations->items.items[i]);
    for (size_t i = 0; i < operations->items.count; i++)
        if (operations->items.items[i]->first)
            find_end(operations, operations->items.items[i]);
}
