/* Functions that are called back and call the library themselves: whether the
 * header says that they may ("a handler may subscribe, unsubscribe and publish"),
 * and with which functions. */
#include <stdio.h>
#include <string.h>
#include "model/clause.h"
#include "model/operation_parts.h"

/* ---- what a sentence allows ---- */

static const char allowing[] =
    "may|can|allowed to|free to|safe to|safely|safe from|fine to|legal to|permitted to|allowed "
    "from|allowed within|allowed in|possible from|be called from";
/* "One that was removed is not called any more" only tells what comes of it. */
static const char forbidding[] =
    "must not|may not|not call|do not|don't|not allowed|not be|should not|shall not|not safe|"
    "not reentrant|not re-entrant|not permitted|not legal|not supported|not from|not to|not "
    "even|cannot|can not|never|no function|no functions|no call|no calls|nothing|neither|nor|"
    "unless|undefined|only";
static const char telling[] = "not be called any more|no longer called";
static const char by_them[] =
    "called by|called from|call any|call all|calls any|may call|can call|itself|its own|within|"
    "while it runs|others|free to|what they want|whatever they want|what they like|what it likes|from inside|during";
static const char excepting[] = "except|excepted|other than|but not|apart from";
static const char called_back[] =
    "handler|handlers|callback|callbacks|visitor|visitors|hook|hooks|listener|listeners|observer|observers|subscriber|"
    "subscribers|action|actions|the function|functions that|called back|within a|from within|from inside|while it runs|"
    "while it is called|during the walk|during a walk|during iteration|during dispatch|in the middle of";
static const char anything[] =
    "any function|all functions|other functions|every function|any of the functions|functions of|call back "
    "into|reenter|"
    "re-enter|re-enters|reentrant|re-entrant|reentrantly|call any|any operation|change the|modify the|changes the|"
    "modifies the|be changed|be modified|do what they want|do whatever|do what they like|do what it likes|do "
    "anything";

/* A parameter that is a function stands in it by its name: "fn may set and clear entries". */
static bool names_function_parameter(const struct clause *clause, const struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (operation->roles[i].kind == ROLE_FUNCTION && clause_names(clause, operation->function->parameters[i].name))
            return true;
    return false;
}

/* Things go by the name of what makes them known, or of their type: "natives", of wl_native(wl, name, fn), "a chore",
 * of a chore_fn. */
static bool is_called_after(const struct clause *clause, const char *name)
{
    static const char plain[] = "fn func function cb callback t f proc set add new register on for each all run";
    char words[NAME_WORDS_ROOM], thing[NAME_WORDS_ROOM + 1];
    name_words(name, words);
    for (char *word = words; *word;) {
        size_t length = strcspn(word, " ");
        snprintf(thing, sizeof thing, "%.*ss", (int)length, word);
        if (length > 3 && !word_is_in(word, length, plain) && clause_names(clause, thing))
            return true;
        thing[length] = '\0';
        if (length > 3 && !word_is_in(word, length, plain) && clause_names(clause, thing))
            return true;
        word += length + (word[length] == ' ');
    }
    return false;
}

static bool names_thing(const struct clause *clause, const struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const char *alias = operation->function->parameters[i].alias.name;
        if (operation->roles[i].kind == ROLE_FUNCTION &&
            (is_called_after(clause, operation->function->name) || (alias && is_called_after(clause, alias))))
            return true;
    }
    return false;
}

static bool is_of_functions(const struct clause *clause, const struct operations *operations)
{
    bool is = clause_has_any(clause, called_back), is_by_them = !is && clause_has_any(clause, by_them);
    for (size_t i = 0; !is && i < operations->items.count; i++)
        is = names_function_parameter(clause, operations->items.items[i]) ||
             (is_by_them && names_thing(clause, operations->items.items[i]));
    return is;
}

struct permission {
    bool may, must_not;
};

/* "Feel free to call hoist_cancel() and the functions that only look". */
static bool allows_lookers(const struct clause *clause)
{
    static const char others[] = "not|cannot|never|no|nothing|neither|nor|unless|undefined|don't";
    return clause_has_any(clause, "only look|only looks|only read|only reads|only ask|only asks") &&
           clause_has_any(clause, allowing) && !clause_has_any(clause, others);
}

/* "It may look, but no row_add(), row_cut or row_free on it": what stands before the first of the names. */
static bool is_in_forbidden_list(const struct clause *clause, const char *name)
{
    const char *at = clause_find(clause, name);
    while (at && at > clause->s) {
        const char *end = at;
        while (end > clause->s && strchr(" ,()`'\"", end[-1]))
            end--;
        const char *word = end;
        while (word > clause->s && is_name_letter(word[-1]))
            word--;
        size_t length = (size_t)(end - word);
        if (word_is_in(word, length, "no not never without neither nor"))
            return true;
        if (!length || (!memchr(word, '_', length) && !word_is_in(word, length, "and or any call calls to")))
            return false;
        at = word;
    }
    return false;
}

static void read_clause(struct permission *permission, const struct clause *clause, const struct operation *operation)
{
    bool is_named = clause_names_function(clause, operation->function->name);
    bool is_meant = is_named || clause_has_any(clause, anything);
    if (clause_has_any(clause, telling) && !clause_is_plain(clause))
        return;
    if (is_in_forbidden_list(clause, operation->function->name))
        permission->must_not = true;
    else if (clause_has_any(clause, forbidding) && !allows_lookers(clause))
        permission->must_not = permission->must_not || is_meant;
    else if (clause_has_any(clause, allowing))
        permission->may = permission->may || (is_meant && !(is_named && clause_has_any(clause, excepting)));
}

/* Comments at the types of functions are about nothing else: "What a chore does.  It may call any function here". */
static void read_types(struct permission *permission, const struct operation *operation,
                       const struct operations *operations)
{
    struct text comment = TEXT_INIT;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *other = operations->items.items[i];
        for (size_t k = 0; k < other->function->parameter_count; k++) {
            const char *alias = other->function->parameters[k].alias.name;
            struct clause clause;
            bool is_one = other->roles[k].kind == ROLE_FUNCTION && alias;
            const char *at = is_one && operation_type_comment(other, alias, &comment) ? comment.s : "";
            while (clause_next(&at, &clause))
                read_clause(permission, &clause, operation);
        }
    }
    text_release(&comment);
}

bool operation_may_reenter(const struct operation *operation, const struct operations *operations)
{
    struct text comments = TEXT_INIT;
    struct clause clause;
    struct permission permission = {0};
    const char *at = operation_header_comments(operation, &comments) ? comments.s : "";
    while (clause_next(&at, &clause))
        if (is_of_functions(&clause, operations))
            read_clause(&permission, &clause, operation);
    read_types(&permission, operation, operations);
    text_release(&comments);
    return permission.may && !permission.must_not;
}
