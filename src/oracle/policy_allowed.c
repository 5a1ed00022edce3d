/* What a header allows in words: "may be NULL", "0 means no limit", "from 0 to
 * 4096".  A function that breaks on that breaks its word, however many of its
 * kind could not stand it. */
#include <string.h>
#include <strings.h>
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

static bool allows_null(const struct clause *clause)
{
    static const char words[] =
        "may be NULL|can be NULL|may also be NULL|can also be NULL|may both be NULL|NULL is allowed|NULL is fine|NULL "
        "is ok|NULL is okay|NULL is accepted|NULL is valid|NULL is permitted|NULL means|NULL stands for|unless it is "
        "NULL|may be a null|unless that is NULL|if not NULL|if it is not NULL|if that is not NULL|possibly NULL|NULL "
        "does nothing|NULL is ignored|NULL is a no-op|NULL counts as|NULL is no error|NULL for none|NULL if not "
        "wanted|NULL if not needed|NULL when not wanted|NULL if it is not wanted|NULL is an empty|NULL is empty|NULL "
        "is the empty|NULL to skip";
    return clause_has_any(clause, words);
}

static bool allows_zero(const struct clause *clause)
{
    static const char words[] =
        "may be 0|can be 0|may be zero|can be zero|may also be 0|may also be zero|0 is allowed|zero is allowed|0 is "
        "fine|zero is fine|0 is valid|zero is valid|0 is ok|0 means|zero means|0 stands for|0 or more|zero or "
        "more|including 0|including zero|0 for no|0 for none|0 is no error|0 is accepted|even 0|0 counts as";
    struct clause range = *clause; /* also of numbers that the library looks at itself: 0 may be refused then */
    range.has_least = range.has_most = false;
    clause_read_digits(&range);
    bool is_inside = range.has_least && (range.least <= 0 || (clause->is_handled && range.has_most));
    return is_inside || clause_has_any(clause, words);
}

/* How many of the parameters could be meant where none is named. */
static size_t count_alike(const struct sequence_plan *plan, uint32_t operation, bool is_zero)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    size_t count = 0;
    for (uint32_t i = 0; i < item->parameter_count; i++)
        count += (plan->nodes.items[item->parameters + i].kind == SEQ_NUMBER) == is_zero;
    return count;
}

static bool names_another(const struct function *function, const struct clause *clause, const char *name)
{
    for (size_t i = 0; i < function->parameter_count; i++)
        if (strcmp(function->parameters[i].name, name) != 0 && clause_names(clause, function->parameters[i].name))
            return true;
    return false;
}

/* Behind "@param" or "@param[in]"; NULL: the clause does not begin with it. */
static const char *behind_tag(const struct clause *clause)
{
    static const char tag[] = "param";
    const char *end = clause->s + clause->length, *at = clause->s + 1 + strlen(tag);
    if (at >= end || (clause->s[0] != '@' && clause->s[0] != '\\') || strncmp(clause->s + 1, tag, strlen(tag)) != 0 ||
        (*at != ' ' && *at != '['))
        return NULL;
    if (*at == '[')
        at += strcspn(at, "]") + 1;
    return at < end ? at + strspn(at, " ") : NULL;
}

/* "@param context is passed to emit, may be NULL": that is about the context alone. */
static bool is_of_other_tag(const struct clause *clause, const char *name)
{
    const char *at = behind_tag(clause);
    if (!at)
        return false;
    const struct clause subject = {.s = at, .length = strcspn(at, " ")};
    return !clause_names(&subject, name);
}

/* "@param[in] kind  Optional kind of it", "@param kind the kind (optional)". */
static bool is_optional(const struct clause *clause, const char *name)
{
    static const char words[] = "(optional)|[optional]|(Optional)|optional;|optional,|is optional";
    const char *at = behind_tag(clause);
    size_t length = strlen(name);
    if (!at || !length || strncmp(at, name, length) != 0 || is_name_letter(at[length]))
        return false;
    at += length + strspn(at + length, " :,-");
    return strncasecmp(at, "optional", strlen("optional")) == 0 || clause_has_any(clause, words);
}

/* Nothing but these stands between two names that a sentence says the same of: "key and value", "context of an item".
 */
static bool are_joined(const char *from, const char *to)
{
    static const char joining[] = "and or of a an the its their in for";
    while (from < to) {
        size_t length = name_length(from);
        if (length && !word_is_in(from, length, joining))
            return false;
        from += length ? length : 1;
    }
    return true;
}

/* "Makes a module known, with a state that may be NULL": of the two pointers that is said of the one that stands just
 * before, and of none that comes behind.  Not so in "dst, which gets what src has, may be NULL". */
static bool is_of_nearer(const struct function *function, const struct clause *clause, const char *name)
{
    static const char words[] = "may be NULL|can be NULL|may also be NULL|can also be NULL";
    const char *said = clause_find_first(clause, clause->s, words), *own = NULL, *nearer = NULL;
    if (!said || (said > clause->s + 1 && said[-2] == ','))
        return false;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const char *other = function->parameters[i].name, *last = NULL;
        if (!*other || function->parameters[i].type->kind != TYPE_POINTER)
            continue;
        for (const char *at = clause_find(clause, other); at && at < said;
             at = clause_find_first(clause, at + strlen(other), other))
            last = at;
        if (strcmp(other, name) == 0)
            own = last;
        else if (last && (!nearer || last > nearer))
            nearer = last;
    }
    return nearer && (!own || (own < nearer && !are_joined(own + strlen(name), nearer)));
}

/* "NULL is allowed for item": for that one, and for no other. */
static bool is_for_other(const struct function *function, const struct clause *clause, const char *name)
{
    static const char words[] = "NULL is allowed for|NULL is fine for|NULL is ok for|NULL is okay for|NULL is accepted "
                                "for|NULL is valid for|NULL is permitted for|NULL is allowed as|NULL is accepted as";
    const char *said = clause_find_first(clause, clause->s, words), *end = clause->s + clause->length;
    if (!said)
        return false;
    const struct clause behind = {.s = said, .length = (size_t)(end - said)};
    const char *own = *name ? clause_find(&behind, name) : NULL;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const char *other = function->parameters[i].name;
        const char *at = *other && strcmp(other, name) != 0 ? clause_find(&behind, other) : NULL;
        if (at && (!own || (at < own && !are_joined(at + strlen(other), own))))
            return true;
    }
    return false;
}

/* "For tw_write text may be NULL if len is 0", above tw_puts(win, text) and tw_write(win, text, len). */
static bool is_of_other_function(const struct policy_case *judged, uint32_t operation, const struct clause *clause)
{
    const struct sequence_plan *plan = judged->plan;
    bool names_other = false;
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const char *at = clause_find(clause, sequence_plan_operation(plan, i)->function->name);
        if (at && i == operation)
            return false;
        names_other = names_other || (at && clause_step_back(clause, &at, "for For of Of in In with With"));
    }
    return names_other;
}

/* "A task without tickets is never drawn": that is one with 0 of them. */
static bool speaks_of_none(const struct clause *clause, const char *name)
{
    static const char none[] = "without|no|zero";
    for (const char *at = clause_find(clause, name); at; at = clause_find_first(clause, at + strlen(name), name)) {
        const char *before = at;
        if (clause_step_back(clause, &before, NULL)) {
            const struct clause word = {.s = before, .length = (size_t)(at - before)};
            if (clause_has_any(&word, none))
                return true;
        }
    }
    return false;
}

/* "With a tab width of 0 tabs take no room", where the whole is described. */
static bool is_described(const struct operation *about, const char *name)
{
    static const char words[] = "of 0|of zero|is 0|is zero|= 0";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = operation_general_comments(about, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = clause_names(&clause, name) && !(clause.asks & ASKS_DUTY) &&
                (clause_has_any(&clause, words) || allows_zero(&clause) || speaks_of_none(&clause, name));
    text_release(&comment);
    return found;
}

/* char *next_word(char **rest), and NULL in the place of the variable; not a variable that holds NULL. */
static bool lacks_variable(const struct policy_case *judged, size_t call, size_t place)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    const struct sequence_place *here = &places.items[place];
    const struct sequence_node *node = &judged->plan->nodes.items[here->node];
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    bool is_root = sequence_plan_node(judged->plan, operation, node->parameter) == here->node;
    const struct type *type = is_root ? function->parameters[node->parameter].type : NULL;
    bool lacks = type && type->kind == TYPE_POINTER && type->target->kind == TYPE_POINTER &&
                 !(node->flags & ARGUMENT_OUT) && SEQUENCE_TAG(judged->sequence.words.items[here->word]) == HEAD_NULL;
    vector_release(&places);
    return lacks;
}

/* "*rest may be NULL": of what it points to, and nowhere of itself. */
static bool is_of_content(const struct clause *clause, const char *name)
{
    const char *at = clause_find(clause, name);
    bool is_content = at;
    for (; is_content && at; at = clause_find_first(clause, at + strlen(name), name))
        is_content = at > clause->s && at[-1] == '*';
    return is_content;
}

/* "max is 0", "a max of zero". */
static bool says_zero_of(const struct clause *clause, const char *name)
{
    const char *end = clause->s + clause->length;
    for (const char *at = clause_find(clause, name); at; at = clause_find_first(clause, at, name)) {
        at += strlen(name);
        const char *next = at + strspn(at, "`' ="); /* `size` is 0 */
        if (next < end && word_is_in(next, name_length(next), "is are of equals"))
            next = skip_blanks(next + name_length(next));
        if (next < end && word_is_in(next, name_length(next), "0 zero"))
            return true;
    }
    return false;
}

/* "v may be NULL if max is 0": that is said of this case, and the call is of another; of "if there are no slots" nobody
 * can see that. */
static bool is_other_case(const struct policy_case *judged, size_t call, const struct clause *clause)
{
    static const char unseen[] = "may be if there are no|may be NULL if there are no|may be NULL if there is no|may be "
                                 "NULL if there is nothing|may be NULL when there are no|may be NULL when there is "
                                 "no|may be NULL if it has no|may be NULL when it has no";
    if (clause_has_any(clause, unseen))
        return true;
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    sequence_places places = VECTOR_INIT;
    bool is_other = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !is_other && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        const char *name = fact_parameter(judged->plan, operation, places.items[i].node);
        is_other = node->kind == SEQ_NUMBER && name && *name && says_zero_of(clause, name) &&
                   sequence_number(node, judged->sequence.words.items[places.items[i].word]) != 0;
    }
    vector_release(&places);
    return is_other;
}

/* Below the same comment stands a function with a pointer that is no object. */
static bool has_neighbour_with_pointer(const struct policy_case *judged, uint32_t operation, const char *comment)
{
    struct text other = TEXT_INIT;
    bool found = false;
    for (uint32_t i = 0; !found && i < judged->plan->items.count; i++) {
        if (i == operation || !operation_comment(sequence_plan_operation(judged->plan, i), &other) ||
            strcmp(other.s, comment) != 0)
            continue;
        const struct sequence_operation *item = &judged->plan->items.items[i];
        for (uint32_t k = 0; !found && k < item->parameter_count; k++)
            found = judged->plan->nodes.items[item->parameters + k].kind != SEQ_NUMBER &&
                    judged->plan->nodes.items[item->parameters + k].kind != SEQ_HANDLE;
    }
    text_release(&other);
    return found;
}

/* "NULL is an empty cell", above put_text(table, text) and put_number(table, number): no NULL instead of the table is
 * meant. */
static bool is_of_neighbour(const struct policy_case *judged, uint32_t operation, uint32_t node, const char *comment)
{
    return judged->plan->nodes.items[node].kind == SEQ_HANDLE && has_neighbour_with_pointer(judged, operation, comment);
}

static bool is_member(const struct policy_case *judged, uint32_t node)
{
    const struct role *role = judged->plan->roles.items[node];
    return role && role->field && role->field->name;
}

/* What is asked about: a member of a struct, or the parameter itself. */
static const char *name_of(const struct policy_case *judged, uint32_t operation, uint32_t node)
{
    return is_member(judged, node) ? judged->plan->roles.items[node]->field->name
                                   : fact_parameter(judged->plan, operation, node);
}

/* "NULL is ignored", of the only pointer that there is; and of no pointer within what that one leads to. */
static bool is_only_one(const struct policy_case *judged, uint32_t operation, uint32_t node, bool is_zero)
{
    return count_alike(judged->plan, operation, is_zero) == 1 && (is_zero || !is_member(judged, node));
}

/* A 0 that an earlier call took, which says no to other numbers: "-1 for too many tasks or tickets". */
static bool is_accepted(const struct policy_case *judged, size_t call, const char *name)
{
    const struct operation *about =
        sequence_plan_operation(judged->plan, sequence_operation_of(&judged->sequence, call));
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = call != judged->call && operation_comment(about, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = clause.is_handled && clause_names(&clause, name) &&
                clause_has_any(
                    &clause, "too many|too large|too big|too long|too much|above|more than|out of range|not supported");
    text_release(&comment);
    return found;
}

/* "@param data n bytes; may be NULL when n is 0 and may be an entry of the list": of what the clause before begins
 * with, and not of the list. */
static bool is_of_first_before(const struct function *function, const struct clause *before, const char *name)
{
    const char *at = clause_find(before, name);
    for (size_t i = 0; at && i < function->parameter_count; i++) {
        const char *other = *function->parameters[i].name ? clause_find(before, function->parameters[i].name) : NULL;
        if (other && other < at)
            return false;
    }
    return at;
}

/* "0 is \"only when the others are down\"", at the member; "records of weight 0 come last", at the function. */
static bool is_member_zero(const struct policy_case *judged, uint32_t operation, uint32_t node, struct text *comment)
{
    if (!is_member(judged, node))
        return false;
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    const char *name = judged->plan->roles.items[node]->field->name;
    const struct type *object = case_struct_of(judged, operation, judged->plan->nodes.items[node].parameter);
    struct clause clause;
    bool is_told = false;
    char *named = mem_format("%s 0|%s zero", name, name);
    const char *at = operation_comment(about, comment) ? comment->s : "";
    while (!is_told && clause_next(&at, &clause))
        is_told = clause_has_any(&clause, named) && !(clause.asks & ASKS_NOT);
    at = !is_told && object && operation_member_comment(about, object, name, comment) ? comment->s : "";
    while (!is_told && clause_next(&at, &clause))
        is_told = allows_zero(&clause) || clause_has_any(&clause, "0 is|zero is|0:|0 =");
    mem_free(named);
    return is_told;
}

/* "The rules and the note may be NULL": nothing but such words from the name to the other one. */
static bool stands_with(const struct clause *clause, const char *name, const char *word)
{
    static const char joints[] = "and or nor the both either a an";
    const char *at = clause_find(clause, name);
    at = at && at < word ? at + strlen(name) : word;
    if (at == word)
        return false;
    while (at < word) {
        size_t length = name_length(at);
        if (length && !word_is_in(at, length, joints))
            return false;
        at += length ? length : 1;
    }
    return true;
}

/* "Adds a string, n bytes (bytes may be NULL if n is 0)", above several functions: of the one that stands just before,
 * which another of them has. */
static bool is_of_word_before(const struct policy_case *judged, const struct clause *clause, const char *name)
{
    const char *phrase = clause_find_first(clause, clause->s, "may be NULL|can be NULL|may also be NULL|might be NULL");
    const char *end = phrase;
    while (end && end > clause->s && end[-1] == ' ')
        end--;
    const char *word = end;
    while (word && word > clause->s && is_name_letter(word[-1]))
        word--;
    size_t length = word ? (size_t)(end - word) : 0;
    if (!length || (strlen(name) == length && strncmp(word, name, length) == 0) || stands_with(clause, name, word))
        return false;
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        const struct function *function = sequence_plan_operation(judged->plan, i)->function;
        for (size_t k = 0; k < function->parameter_count; k++)
            if (function->parameters[k].type->kind == TYPE_POINTER && strlen(function->parameters[k].name) == length &&
                strncmp(function->parameters[k].name, word, length) == 0)
                return true;
    }
    return false;
}

/* "Returns the data (can be NULL) of the current item of the set": what is returned can be. */
static bool is_of_result(const struct clause *clause, const char *name)
{
    const char *phrase = clause_find_first(clause, clause->s, "can be NULL|may be NULL|possibly NULL|might be NULL");
    const char *named = clause_find(clause, name);
    return strncasecmp(clause->s, "return", 6) == 0 && phrase && named && phrase < named;
}

bool case_is_allowed(const struct policy_case *judged, size_t call, size_t place, uint32_t node, bool is_zero)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    const char *name = name_of(judged, operation, node);
    bool is_only = is_only_one(judged, operation, node, is_zero), is_allowed = false;
    bool is_variable = !is_zero && lacks_variable(judged, call, place);
    struct text comment = TEXT_INIT;
    struct clause clause, before = {.s = ""};
    const char *at = operation_comment(about, &comment) ? comment.s : "";
    for (; !is_allowed && clause_next(&at, &clause); before = clause) {
        /* a comment may be about several functions: "`value` may be NULL" is not about the object */
        bool is_plain = is_zero || strncmp(clause.s, "NULL ", 5) == 0 || strncmp(clause.s, "It ", 3) == 0;
        bool is_pronoun = strncasecmp(clause.s, "it ", 3) == 0;
        bool is_it = is_pronoun && clause_names(&before, name) && !names_another(about->function, &before, name);
        if (is_variable && (is_of_content(&clause, name) || (is_pronoun && is_of_content(&before, name))))
            continue;
        bool is_other = is_of_other_tag(&clause, name) || (!is_zero && is_of_result(&clause, name)) ||
                        (!is_zero && is_of_word_before(judged, &clause, name)) ||
                        is_of_other_function(judged, operation, &clause) ||
                        (!is_zero && (is_of_nearer(about->function, &clause, name) ||
                                      is_for_other(about->function, &clause, name)));
        bool goes_on = strncmp(clause.s, "may be NULL", 11) == 0 || strncmp(clause.s, "can be NULL", 11) == 0;
        if (goes_on && before.length && !is_zero && !is_of_first_before(about->function, &before, name))
            continue;
        bool is_meant = (clause_names(&clause, name) && !is_other) || is_it || (goes_on && before.length && !is_zero) ||
                        (is_only && is_plain && !names_another(about->function, &clause, name) &&
                         (is_zero || !is_of_neighbour(judged, operation, node, comment.s)));
        is_allowed = (!is_zero && is_optional(&clause, name)) ||
                     (is_meant &&
                      (is_zero ? allows_zero(&clause) : allows_null(&clause) && !is_other_case(judged, call, &clause)));
    }
    is_allowed = is_allowed || (is_zero && is_member_zero(judged, operation, node, &comment));
    text_release(&comment);
    return is_allowed || (is_zero && (is_described(about, name) || is_accepted(judged, call, name)));
}
