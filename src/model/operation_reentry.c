/* Functions that are called back and call the library themselves: whether the
 * header says that they may ("a handler may subscribe, unsubscribe and publish"),
 * and with which functions. */
#include <string.h>
#include "model/clause.h"
#include "model/operation_parts.h"

/* ---- what a sentence allows ---- */

static const char allowing[] = "may|can|allowed to|free to|safe to|safely|safe from|fine to|legal to|permitted to|allowed "
                               "from|allowed within|allowed in|possible from|be called from";
static const char forbidding[] = "not|cannot|never|no|nothing|neither|nor|unless|undefined|only";
static const char called_back[] =
    "handler|handlers|callback|callbacks|visitor|visitors|hook|hooks|listener|listeners|observer|observers|subscriber|"
    "subscribers|action|actions|the function|functions that|called back|within a|from within|from inside|while it runs|"
    "while it is called|during the walk|during a walk|during iteration|during dispatch|in the middle of";
static const char anything[] =
    "any function|all functions|other functions|every function|any of the functions|functions of|call back into|reenter|"
    "re-enter|re-enters|reentrant|re-entrant|reentrantly|call any|any operation|change the|modify the|changes the|"
    "modifies the|be changed|be modified";

/* A parameter that is a function stands in it by its name: "fn may set and clear entries". */
static bool names_function_parameter(const struct clause *clause, const struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (operation->roles[i].kind == ROLE_FUNCTION &&
            clause_names(clause, operation->function->parameters[i].name))
            return true;
    return false;
}

static bool is_of_functions(const struct clause *clause, const struct operations *operations)
{
    bool is = clause_has_any(clause, called_back);
    for (size_t i = 0; !is && i < operations->items.count; i++)
        is = names_function_parameter(clause, operations->items.items[i]);
    return is;
}

bool operation_may_reenter(const struct operation *operation, const struct operations *operations)
{
    struct text comments = TEXT_INIT;
    struct clause clause;
    bool may = false, must_not = false;
    const char *at = operation_header_comments(operation, &comments) ? comments.s : "";
    while (clause_next(&at, &clause)) {
        if (!is_of_functions(&clause, operations))
            continue;
        bool is_named = clause_names_function(&clause, operation->function->name);
        if (clause_has_any(&clause, forbidding))
            must_not = must_not || is_named || clause_has_any(&clause, anything);
        else if (clause_has_any(&clause, allowing))
            may = may || is_named || clause_has_any(&clause, anything);
    }
    text_release(&comments);
    return may && !must_not;
}
