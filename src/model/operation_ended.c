/* Arrays that end with a cell of zeros: without a number (argv, "a NULL at the
 * end", "fields is a table that ends with FIELD_END"), or behind it ("src is a
 * NUL-terminated string, len its length"). */
#include "model/clause.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

#define ENDS                                                                                                   \
    "ends with|end with|ended by|terminated by|terminated with|last row|last entry|last element|the last one|" \
    "terminator|sentinel"

static bool is_of_texts(const struct type *type)
{
    return type->target->kind == TYPE_POINTER && type_is_string(type->target);
}

static bool is_of_structs(const struct type *type)
{
    return type->target->kind == TYPE_STRUCT && type->target->complete && !type->target->is_private;
}

/* What main() gets has a NULL at the end, and so has what goes by its name. */
static bool is_named_so(const struct parameter *parameter)
{
    return name_ends(parameter->name, "argv envp environ");
}

/* One is passed so far, and nothing says how many there are. */
static bool may_end(const struct role *role, const struct parameter *parameter)
{
    const struct type *type = parameter->type;
    bool is_one = type->kind == TYPE_POINTER && role->length == NO_PARAMETER &&
                  (role->kind == ROLE_OBJECT || (role->kind == ROLE_HANDLE && !is_of_texts(type)));
    return is_one && (is_of_texts(type) ? type->target_const || parameter->is_array || is_named_so(parameter)
                                        : is_of_structs(type));
}

/* "argv, with a NULL at the end", "terminated by NULL"; a table, by any last row. */
static bool says_ended(const struct clause *clause, const struct parameter *parameter)
{
    static const char of_texts[] =
        "NULL at the end|NULL at its end|NULL-terminated|NULL terminated|null-terminated|as in main|like "
        "main's|terminated by NULL|terminated by a NULL|terminated with NULL|ends with "
        "NULL|ends with a NULL|ended by NULL|ended by a NULL|NULL as the last|last is NULL|last one is NULL|last "
        "element "
        "is NULL|last entry is NULL|up to a NULL|up to the NULL|until NULL|NULL marks the end|NULL ends it|a NULL ends";
    return is_of_texts(parameter->type) ? clause_names(clause, parameter->name) && clause_has_any(clause, of_texts)
                                        : clause_ends_array(clause, parameter->name, ENDS);
}

/* Said of the struct itself: "you must have a FIELD_END last in your array". */
static bool array_ends(const struct clause *clause)
{
    return clause_has_any(clause, "array|table|list") &&
           clause_has_any(clause, ENDS "|last in your|last in the|last in an|at the end of the|at the end of your");
}

/* Of one's own a library is called with first, or returns it. */
static bool is_librarys_own(const struct sorting *sorting, const struct type *object)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        const struct function *function = operation->function;
        const struct type *first = function->parameter_count > 0 ? function->parameters[0].type : NULL;
        bool is_so = function->result == object || function->result->target == object ||
                     (first && (first == object || first->target == object));
        if (is_so && !is_model(sorting->library, operation->file))
            return true;
    }
    return false;
}

static bool type_says_ended(const struct operation *operation, const struct parameter *parameter)
{
    struct text text = TEXT_INIT;
    struct clause clause;
    bool is_said = false;
    const char *at = operation_struct_comment(operation, parameter->type->target, &text) ? text.s : "";
    while (!is_said && clause_next(&at, &clause))
        is_said = array_ends(&clause);
    text_release(&text);
    return is_said;
}

typedef bool says_it(const struct clause *clause, const struct parameter *parameter);

static bool is_said(const struct operation *operation, bool (*comments)(const struct operation *, struct text *),
                    says_it *says, const struct parameter *parameter)
{
    struct text text = TEXT_INIT;
    struct clause clause;
    bool is_said = false;
    const char *at = comments(operation, &text) ? text.s : "";
    while (!is_said && clause_next(&at, &clause))
        is_said = says(&clause, parameter);
    text_release(&text);
    return is_said;
}

void ends_said(const struct sorting *sorting, const struct operation *operation, struct role *roles)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const struct parameter *parameter = &operation->function->parameters[i];
        if (!*parameter->name || !may_end(&roles[i], parameter))
            continue;
        bool is_texts = is_of_texts(parameter->type), is_named = is_named_so(parameter) && is_texts;
        bool is_known = is_named || (roles[i].kind == ROLE_OBJECT &&
                                     is_said(operation, operation_header_comments, says_ended, parameter));
        if (!is_known && !is_texts)
            is_known = !is_librarys_own(sorting, parameter->type->target) && type_says_ended(operation, parameter);
        if (!is_known && !(is_texts && parameter->type->target_const))
            continue;
        role_set_buffer(sorting, parameter->type, &roles[i]);
        roles[i].is_ended = true;
        roles[i].is_guessed = !is_known;
        roles[i].why = is_named   ? "named like what main() gets"
                       : is_known ? "its header says how it ends"
                                  : "texts without a number mostly end with NULL";
    }
}

/* ---- behind a length ---- */

/* Characters to read, with a length. */
static bool may_be_closed(const struct role *role, const struct parameter *parameter)
{
    const struct type *type = parameter->type;
    return role->kind == ROLE_BUFFER && role->passing == PASS_IN && role->length != NO_PARAMETER &&
           role->factor == NO_PARAMETER && !role->is_moved && type->kind == TYPE_POINTER && type->target->is_char;
}

static bool says_terminated(const struct clause *clause, const struct parameter *parameter)
{
    static const char words[] =
        "terminated|NUL-terminated|null-terminated|NULL-terminated|zero-terminated|0-terminated|nul-terminated|"
        "zero-ended|ends with a NUL|NUL at the end|terminating NUL behind";
    static const char nots[] = "need not|needs not|needn't|not need|not have to|not be|not terminated|not NUL|not null|"
                               "not necessarily|may not|without|unterminated|no terminator|isn't|is not|bytes|neither";
    return *parameter->name && clause_names(clause, parameter->name) && clause_has_any(clause, words) &&
           !clause_has_any(clause, nots) && !clause_leads_elsewhere(clause, "");
}

/* (int argc, char **argv): behind as many as argc says there is a NULL; (char **argv, int most) is room for some. */
static bool is_of_main(const struct function *function, size_t index, const struct role *role)
{
    const struct parameter *parameter = &function->parameters[index];
    return role->kind == ROLE_BUFFER && role->length != NO_PARAMETER && role->factor == NO_PARAMETER &&
           !role->is_moved && is_named_so(parameter) && is_of_texts(parameter->type) &&
           name_ends(function->parameters[role->length].name, "argc");
}

void terminators_said(const struct operation *operation, struct role *roles)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const struct parameter *parameter = &operation->function->parameters[i];
        roles[i].is_ended =
            roles[i].is_ended || is_of_main(operation->function, i, &roles[i]) ||
            (may_be_closed(&roles[i], parameter) && is_said(operation, operation_comment, says_terminated, parameter));
    }
}
