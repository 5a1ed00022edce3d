/* Who owns what, as the comment at a function says it: "takes over VALUE",
 * "to be freed by the caller", "still owned by the bag". */
#include <string.h>
#include "model/clause.h"
#include "model/operation_parts.h"

static bool says(const struct clause *clause, const char *const *phrases)
{
    for (; *phrases; phrases++)
        if (clause_names(clause, *phrases))
            return true;
    return false;
}

/* On a condition it is not always so: that is for experiments. */
static bool is_conditional(const struct clause *clause)
{
    static const char *const words[] = {"if",         "when", "unless",  "only", "iff",      "success",
                                        "successful", "may",  "whether", "not",  "does not", "doesn't",
                                        "never",      "copy", "copies",  NULL};
    return says(clause, words);
}

/* "takes over X", "X is freed": what is taken stands behind the one and before the other. */
static bool says_taken(const struct clause *clause, const char *name)
{
    static const char *const before[] = {"takes over",
                                         "takes ownership",
                                         "take ownership",
                                         "taking ownership",
                                         "takes the reference",
                                         "steals",
                                         "consumes",
                                         "adopts",
                                         "ownership of",
                                         "transfers ownership",
                                         "becomes the owner",
                                         "now owns",
                                         "will own",
                                         "then owns",
                                         NULL};
    static const char *const behind[] = {"is consumed",
                                         "ownership is transferred",
                                         "passes to",
                                         "becomes owned",
                                         "becomes part of",
                                         "belongs to",
                                         "is freed",
                                         "is taken over",
                                         NULL};
    const char *at = clause_find(clause, name);
    for (size_t i = 0; at && before[i]; i++) {
        const char *phrase = clause_find(clause, before[i]);
        if (phrase && phrase < at)
            return true;
    }
    for (size_t i = 0; at && behind[i]; i++) {
        const char *phrase = clause_find(clause, behind[i]);
        if (phrase && at < phrase)
            return true;
    }
    return false;
}

static bool may_be_taken(const struct role *role)
{
    return role->kind == ROLE_HANDLE && !role->is_const && role->holding == HOLD_VALUE && role->passing != PASS_OUT;
}

static void take_parameters(struct operation *operation, struct role *roles, const struct clause *clause)
{
    const struct function *function = operation->function;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (may_be_taken(&roles[i]) && says_taken(clause, function->parameters[i].name)) {
            roles[i].is_consumed = true;
            roles[i].why = "its header says so";
        }
}

/* ---- results ---- */

static void take_result(struct operation *operation, const struct clause *clause)
{
    static const char *const callers[] = {
        "caller frees",        "caller must free", "freed by the caller", "caller owns",
        "owned by the caller", "caller's to free", "must be freed",       "to be freed",
        "should be freed",     "new reference",    "caller releases",     "free it with",
        "release it with",     "to be released",   "must be released",    NULL};
    static const char *const lent[] = {"still owned",       "owned by the",
                                       "do not free",       "don't free",
                                       "must not be freed", "borrowed",
                                       "valid until",       "stays the",
                                       "belongs to the",    "remains owned",
                                       "not to be freed",   "must not free",
                                       "lives as long",     NULL};
    struct role *result = &operation->result;
    bool is_pointer = result->kind == ROLE_HANDLE || result->kind == ROLE_STRING;
    if (!is_pointer || result->type->kind != TYPE_POINTER)
        return;
    /* of several declarations below one comment, those that go around in a structure are not meant */
    bool goes_around = name_has(operation->function->name, "first last next prev previous parent child root head tail");
    if (says(clause, callers) && !result->is_const && result->kind == ROLE_HANDLE && !goes_around)
        result->is_borrowed = false;
    else if (says(clause, lent) && !says(clause, callers) && !name_says(operation->function->name, WORDS_MAKE))
        result->is_borrowed = true;
}

void owners_of_operation(struct operation *operation, struct role *roles)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (clause_next(&at, &clause)) {
        if (!is_conditional(&clause))
            take_parameters(operation, roles, &clause);
        take_result(operation, &clause);
    }
    text_release(&comment);
}

/* "true when the inner state is consistent": that must hold always, also where it seldom does. */
bool operation_says_invariant(const struct operation *operation)
{
    static const char *const words[] = {"invariant",  "invariants",  "consistent",  "consistency", "always",
                                        "internal",   "inner",       "integrity",   "corrupt",     "corrupted",
                                        "debugging",  "for tests",   "for testing", "sane",        "sanity",
                                        "as it must", "well-formed", NULL};
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = says(&clause, words);
    text_release(&comment);
    return found;
}
