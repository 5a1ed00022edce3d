/* What an assertion is about, by its words: what the caller passed, what an
 * object must have been given before, or what must hold whoever calls. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include "model/words.h"
#include "oracle/policy_case.h"

#define NAME_MOST 128

/* ---- names ---- */

static bool is_member(const char *start, const char *at)
{
    return at > start && (at[-1] == '.' || (at[-1] == '>' && at - start > 1 && at[-2] == '-'));
}

static bool is_constant(const char *word, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (islower((unsigned char)word[i]))
            return false;
    return true;
}

/* The next name of a thing from *at on; members, functions, constants and types do not count.  NULL: none. */
static const char *next_name(const char *start, const char **at, size_t *length)
{
    static const char words[] = "sizeof true false struct const";
    while (**at) {
        const char *word = *at;
        *length = name_length(word);
        *at += *length ? *length : 1;
        bool is_name = *length && !isdigit((unsigned char)*word) && !is_member(start, word) && **at != '(' &&
                       !is_constant(word, *length);
        if (is_name && !word_is_in(word, *length, words))
            return word;
    }
    return NULL;
}

bool expression_names_parameters(const struct function *function, const char *expression)
{
    size_t length;
    for (const char *at = expression, *name; (name = next_name(expression, &at, &length));)
        if (!function_parameter(function, name, length))
            return false;
    return true;
}

static bool is_number(const struct type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_ENUM || type->kind == TYPE_FLOAT;
}

bool expression_names_numbers(const struct function *function, const char *expression)
{
    size_t length, count = 0;
    if (strchr(expression, '.') || strstr(expression, "->") || strchr(expression, '"'))
        return false;
    for (const char *at = expression, *name; (name = next_name(expression, &at, &length)); count++) {
        const struct parameter *parameter = function_parameter(function, name, length);
        if (!parameter || !is_number(parameter->type))
            return false;
    }
    return count > 0;
}

bool expression_is_constant(const char *expression)
{
    for (const char *at = expression; *at && *at != '"'; at++)
        if (isalpha((unsigned char)*at) && strncmp(at, "false", 5) != 0)
            return false;
        else if (isalpha((unsigned char)*at))
            at += 4;
    return true;
}

/* ---- what must hold always ---- */

/* "heap_valid(h)" */
static bool is_checker(const struct policy_case *judged, const char *expression)
{
    static const char words[] =
        "valid invariant consistent sane check _ok sorted in_order ordered balanced integrity intact is_heap";
    size_t length = strcspn(expression, "(");
    if (expression[length] != '(' || strchr(expression + length, ')') != strrchr(expression, ')') ||
        expression[strlen(expression) - 1] != ')')
        return false;
    char name[NAME_MOST];
    snprintf(name, sizeof name, "%.*s", (int)length, expression);
    for (size_t i = 0; i < judged->plan->items.count; i++)
        if (judged->plan->items.items[i].kind == SEQ_KIND_INVARIANT &&
            strcmp(sequence_plan_operation(judged->plan, (uint32_t)i)->function->name, name) == 0)
            return true;
    return name_has_part(name, words);
}

/* "list->tail->next": behind it; NULL: there is none at `at`.  *members: how many there are. */
static const char *behind_path(const char *at, size_t *members)
{
    size_t length = name_length(at);
    *members = 0;
    for (; length && !isdigit((unsigned char)*at); ++*members) {
        at += length;
        size_t joint = *at == '.' ? 1 : at[0] == '-' && at[1] == '>' ? 2 : 0;
        if (!joint)
            return at;
        at += joint;
        length = name_length(at);
    }
    return NULL;
}

/* "q->front < q->cap", "capacity > head": where a ring begins or ends is always within it.  "count < capacity" asks for
 * room, and "pos < count" for an element. */
static bool is_within_ring(const char *first, size_t first_length, const char *second, size_t second_length)
{
    static const char ends[] = "front back head tail rear start first begin in out read write rd wr";
    static const char rooms[] = "cap capacity size slots alloc allocated room max limit nslots";
    return word_is_in(first, first_length, ends) && word_is_in(second, second_length, rooms);
}

/* Of a path that ends at `end`, its last name. */
static const char *last_name(const char *end, size_t *length)
{
    for (*length = 0; name_length(end - *length - 1); ++*length)
        continue;
    return end - *length;
}

/* "v->count <= v->capacity": of one object, and never otherwise. */
static bool is_order(const char *expression)
{
    size_t members, length, other_length;
    const char *at = behind_path(expression, &members), *second = at ? skip_blanks(at) : NULL;
    if (!second || members == 0 || (*second != '<' && *second != '>'))
        return false;
    bool is_less = *second == '<', is_strict = second[1] != '=';
    second = skip_blanks(second + (is_strict ? 1 : 2));
    size_t root = strcspn(expression, "-.");
    const char *end = strncmp(expression, second, root + 1) == 0 ? behind_path(second, &members) : NULL;
    if (!end || members == 0 || *skip_blanks(end))
        return false;
    const char *left = last_name(at, &length), *right = last_name(end, &other_length);
    return !is_strict || (is_less ? is_within_ring(left, length, right, other_length)
                                  : is_within_ring(right, other_length, left, length));
}

/* "box->cash == box->earned + box->credit": an account of one object's members, which no caller keeps.  Without a sum,
 * "list->built == list->count" may ask for a call before. */
static bool is_account(const char *expression)
{
    size_t members, count = 0, sums = 0;
    const char *equal = strstr(expression, " == ");
    if (!equal || strstr(equal + 1, " == ") || strpbrk(expression, "&|?([\""))
        return false;
    for (const char *at = expression; *at;) {
        const char *end = behind_path(at, &members);
        if (!end) {
            sums += (*at == '+' || *at == '-' || *at == '*') && at[1] == ' ';
            at += 1;
            continue;
        }
        if (members != 1 || strncmp(expression, at, strcspn(expression, "-.") + 1) != 0)
            return false;
        count++;
        at = end;
    }
    return count >= 3 && sums > 0;
}

/* "(l->head == NULL) == (l->tail == NULL)" */
static bool is_equivalence(const char *expression)
{
    const char *middle = strstr(expression, ") == ("), *first = strstr(expression, "->");
    size_t length = strlen(expression);
    return middle && *expression == '(' && expression[length - 1] == ')' && first && first < middle &&
           strstr(middle, "->");
}

/* "l->tail->next == NULL": how objects that callers do not see hang together. */
static bool is_linkage(const char *expression)
{
    static const char *const links[] = {"->next->",       "->prev->",        "->tail->next",
                                        "->last->next",   "->head->prev",    "->first->prev",
                                        "->left->parent", "->right->parent", "->root->parent"};
    for (size_t i = 0; i < sizeof links / sizeof *links; i++)
        if (strstr(expression, links[i]))
            return true;
    return false;
}

/* "p->coef[p->count - 1] != 0": what an object holds, at a place that only it knows. */
static bool is_content(const char *expression)
{
    const char *open = strchr(expression, '['), *close = open ? strchr(open, ']') : NULL,
               *member = strstr(expression, "->");
    const char *inner = open ? strstr(open, "->") : NULL;
    return close && member && member < open && inner && inner < close;
}

static bool takes_number(const struct function *function)
{
    bool takes = false;
    for (size_t i = 0; i < function->parameter_count; i++)
        takes = takes || is_number(function->parameters[i].type);
    return takes;
}

bool expression_is_balance(const struct function *function, const char *expression)
{
    size_t members, length;
    const char *at = behind_path(expression, &members), *second = at ? skip_blanks(at) : NULL;
    if (!second || members == 0 || second[1] != '=' || (*second != '<' && *second != '>') || takes_number(function))
        return false;
    second = skip_blanks(second + 2);
    length = name_length(second);
    return length && !isdigit((unsigned char)*second) && !is_constant(second, length) &&
           !*skip_blanks(second + length) && !function_parameter(function, second, length);
}

bool expression_is_invariant(const struct policy_case *judged, const char *expression)
{
    return is_checker(judged, expression) || is_order(expression) || is_account(expression) ||
           is_equivalence(expression) || is_linkage(expression) || is_content(expression);
}

/* ---- what a number became ---- */

const struct parameter *expression_number_kept(const struct function *function, const char *expression)
{
    const char *first = NULL;
    size_t members, length = 0;
    for (const char *at = expression, *end; *at; at = end) {
        end = behind_path(at, &members);
        bool is_path = end && members > 0, is_plain = !name_length(at) || is_constant(at, name_length(at));
        if (is_path && first && ((size_t)(end - at) != length || strncmp(at, first, length) != 0))
            return NULL;
        if (!is_path && (!is_plain || strchr("([\"", *at)))
            return NULL;
        if (is_path) {
            first = at;
            length = (size_t)(end - at);
        } else {
            end = at + (name_length(at) ? name_length(at) : 1);
        }
    }
    size_t last = first ? length : 0;
    while (last > 0 && name_length(first + last - 1))
        last--;
    const struct parameter *parameter = first ? function_parameter(function, first + last, length - last) : NULL;
    return parameter && is_number(parameter->type) ? parameter : NULL;
}

const struct parameter *expression_number_held(const struct function *function, const char *expression)
{
    size_t length;
    if (!strchr(expression, '[') || !(strstr(expression, "->") || strchr(expression, '.')))
        return NULL;
    for (const char *at = expression, *name; (name = next_name(expression, &at, &length));) {
        const struct parameter *parameter = function_parameter(function, name, length);
        if (parameter && is_number(parameter->type))
            return parameter;
    }
    return NULL;
}

/* ---- what must be there ---- */

bool expression_is_member(const struct function *function, const char *expression)
{
    if (!function_parameter(function, expression, strcspn(expression, "-. ")))
        return false;
    size_t length = strspn(expression, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.->");
    const char *rest = expression + length;
    return (strstr(expression, "->") || memchr(expression, '.', length)) &&
           (!*rest || strcmp(rest, " != NULL") == 0 || strcmp(rest, " != 0") == 0 || strcmp(rest, " != nullptr") == 0);
}
