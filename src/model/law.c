#include "model/law.h"

#include <string.h>

#include "model/clause.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

static bool is_text(const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target_const && type_is_string(type) &&
           strcmp(type->target->name, "char") == 0;
}

/* The same types, and a text for a text. */
static bool may_undo(const struct operation *undoing, const struct operation *done)
{
    const struct function *a = undoing->function, *b = done->function;
    if (a == b || a->result != b->result || a->parameter_count != b->parameter_count || a->parameter_count == 0 ||
        undoing->obstacle || done->obstacle || a->result->kind != TYPE_POINTER || a->result->target_const ||
        !type_is_string(a->result))
        return false;
    for (size_t i = 0; i < a->parameter_count; i++) {
        const struct type *type = a->parameters[i].type;
        if (type != b->parameters[i].type || !(is_text(type) || type_is_discrete(type)))
            return false;
    }
    return is_text(a->parameters[0].type);
}

/* "The inverse of text_escape()", at text_unescape; "decode() with the same n undoes encode()". */
static bool says_undone(const struct operation *undoing, const struct operation *done)
{
    static const char *const phrases[] = {"inverse of", "reverse of", "opposite of", "undoes",     "takes back",
                                          "reverts",    "reverses",   "inverts",     "inverse to", NULL};
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = operation_comment(undoing, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause)) {
        const char *other = clause_find(&clause, done->function->name);
        const char *own = clause_find(&clause, undoing->function->name);
        for (size_t i = 0; other && !found && phrases[i]; i++) {
            const char *phrase = clause_find(&clause, phrases[i]);
            found = phrase && phrase < other && (!own || own < phrase);
        }
    }
    text_release(&comment);
    return found;
}

void laws_find(const struct operations *operations, laws *found)
{
    for (size_t i = 0; i < operations->items.count; i++)
        for (size_t k = 0; k < operations->items.count; k++) {
            const struct operation *done = operations->items.items[i], *undoing = operations->items.items[k];
            if (may_undo(undoing, done) && says_undone(undoing, done))
                vector_push(found, ((struct law){done, undoing}));
        }
}

const char *law_free(const struct operations *operations, const struct operation *operation)
{
    if (operation->result.is_borrowed)
        return NULL;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct function *function = operations->items.items[i]->function;
        if (function->parameter_count == 1 && function->parameters[0].type == operation->function->result &&
            function->result->kind == TYPE_VOID && name_says(function->name, WORDS_DESTROY))
            return function->name;
    }
    return "free";
}
