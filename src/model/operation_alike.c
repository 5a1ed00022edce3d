/* Sentences about all functions of a kind: "every function that returns an attr
 * returns a new reference", "a constructor takes over the nodes that it is given",
 * "functions whose names end in _new steal the reference". */
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include "model/clause.h"
#include "model/words.h"
#include "model/operation_parts.h"

#define RETURNING_MOST 32 /* characters from "functions" to "that return" */

void thing_of_sort(const struct sort *sort, char thing[THING_MOST])
{
    const char *start = sort->name + (strncmp(sort->name, "struct ", 7) == 0 ? 7 : 0);
    size_t length = strcspn(start, " *");
    if (length > 2 && strncmp(start + length - 2, "_t", 2) == 0)
        length -= 2;
    const char *last = memrchr(start, '_', length);
    if (last) {
        length -= (size_t)(last + 1 - start);
        start = last + 1;
    }
    snprintf(thing, THING_MOST, "%.*s", (int)length, start);
}

/* ---- what they give ---- */

/* "Every function below that returns a set", "functions returning sets": where it says so; NULL: nowhere. */
static const char *find_returning(const struct clause *clause)
{
    static const char functions[] = "functions|function";
    static const char returning[] =
        "that returns|that return|which return|which returns|returning|that gives|that give";
    const char *at = clause_find_first(clause, clause->s, functions);
    const char *phrase = at ? clause_find_first(clause, at, returning) : NULL;
    return phrase && (size_t)(phrase - at) < RETURNING_MOST ? phrase : NULL;
}

const char *find_all_givers(const struct operation *operation, const struct clause *clause)
{
    char thing[THING_MOST], things[THING_MOST + 1];
    if (operation->result.kind != ROLE_HANDLE || !operation->result.sort->object)
        return NULL;
    thing_of_sort(operation->result.sort, thing);
    snprintf(things, sizeof things, "%ss", thing);
    const char *at = find_returning(clause);
    return at && (clause_names(clause, thing) || clause_names(clause, things)) ? at : NULL;
}

/* ---- what they take ---- */

#define PHRASES_TAKE                                                                                                \
    "takes over|take over|takes ownership|take ownership|consumes|consume|adopts|adopt|steals|steal|takes "         \
    "possession|take possession|take the caller's reference|takes the caller's reference|take the reference|takes " \
    "the reference|use up|uses up|are taken over|is taken over|are consumed|is consumed"

bool speaks_of(const struct clause *clause, const struct sort *sort)
{
    char thing[THING_MOST];
    thing_of_sort(sort, thing);
    size_t length = strlen(thing);
    const char *end = clause->s + clause->length;
    for (const char *at = clause->s; length > 2 && at + length <= end; at++)
        if ((at == clause->s || !is_name_letter(at[-1])) && strncasecmp(at, thing, length) == 0)
            return true;
    return false;
}

/* It gives one, and not one that was there before. */
static bool is_maker(const struct operation *operation)
{
    static const char others[] = WORDS_GIVE " " WORDS_UNLINK " " WORDS_BORROW " " WORDS_REFER;
    const struct role *result = &operation->result;
    return result->kind == ROLE_HANDLE && !result->is_const && result->sort->object &&
           !name_has(operation->function->name, others);
}

/* set = set_add(set, 5): it gets one that it may change, and gives one. */
static bool is_changer(const struct operation *operation, const struct role *roles)
{
    static const char others[] = "ref retain acquire grab share copy clone dup duplicate";
    const struct role *result = &operation->result;
    return result->kind == ROLE_HANDLE && result->sort->object && operation->function->parameter_count > 0 &&
           roles[0].kind == ROLE_HANDLE && roles[0].sort == result->sort && owner_may_take(&roles[0]) &&
           !name_has(operation->function->name, others);
}

/* "Functions that change a set take the caller's reference", "use them like realloc()". */
static void read_all_changers(struct operation *operation, struct role *roles, const struct clause *clause)
{
    static const char changers[] = "functions that change|functions that modify|functions that update|function that "
                                   "changes|function that modifies|function that updates";
    static const char taken[] =
        "take the caller's reference|takes the caller's reference|take over|takes over|take the "
        "reference|takes the reference|consume|consumes|use up|uses up|like realloc";
    const char *phrase = clause_has_any(clause, changers) ? clause_find_first(clause, clause->s, taken) : NULL;
    if (!phrase || !is_changer(operation, roles))
        return;
    owner_takes(operation, &roles[0], clause, phrase);
    operation->result.is_borrowed = operation->result.is_borrowed && !roles[0].is_consumed;
}

void read_all_makers(struct operation *operation, struct role *roles, const struct clause *clause)
{
    static const char makers[] =
        "constructor|constructors|functions that make|functions that build|functions that create|functions that "
        "construct|functions that combine|function that makes|function that builds|function that creates|function "
        "that constructs|function that combines|builders";
    static const char taken[] = PHRASES_TAKE "|like realloc|like realloc()|become the owner|becomes the owner|owns|own|"
                                             "ownership of|becomes part of|become part of";
    static const char anything[] =
        "argument|arguments|operand|operands|given|passed|child|children|parts|parameters|reference";
    read_all_changers(operation, roles, clause);
    const char *phrase = clause_has_any(clause, makers) ? clause_find_first(clause, clause->s, taken) : NULL;
    if (!phrase || !is_maker(operation) ||
        !(clause_has_any(clause, anything) || speaks_of(clause, operation->result.sort)))
        return;
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (owner_may_take(&roles[i]) && roles[i].sort == operation->result.sort) {
            owner_takes(operation, &roles[i], clause, phrase);
            operation->result.is_borrowed = operation->result.is_borrowed && !roles[i].is_consumed;
        }
}

/* ---- by the end of their names ---- */

/* "Functions whose names end in _new": the end itself; NULL: it is none of this name, or "those without _new". */
static const char *find_ending(const char *name, const struct clause *clause)
{
    const char *before = "";
    for (const char *at = clause->s, *end = clause->s + clause->length; at < end;) {
        size_t length = name_length(at), rest = length < strlen(name) ? strlen(name) - length : 0;
        if (length > 2 && *at == '_' && rest && strncmp(name + rest, at, length) == 0)
            return word_is_in(before, name_length(before), "without no not than") ? NULL : at;
        before = length ? at : before;
        at += length ? length : 1;
    }
    return NULL;
}

const char *read_all_named(struct operation *operation, struct role *roles, const struct clause *clause)
{
    const char *name = operation->function->name, *ending = find_ending(name, clause);
    const char *phrase = ending ? clause_find_first(clause, ending, PHRASES_TAKE) : NULL;
    char stem[NAME_WORDS_ROOM]; /* the sentence says what the ending stands for: "_take" takes nothing out */
    snprintf(stem, sizeof stem, "%.*s", ending ? (int)(strlen(name) - name_length(ending)) : 0, name);
    size_t only = phrase ? owner_only_candidate(operation, roles, stem) : NO_PARAMETER;
    if (only != NO_PARAMETER)
        owner_takes(operation, &roles[only], clause, phrase);
    return ending;
}
