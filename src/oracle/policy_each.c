/* What is asserted of each cell of an array that the caller passed: "weights[i] > 0"
 * for each i below count.  Where a loop runs by nothing but numbers that were passed,
 * over an array that the function must not change, and asserts something each time,
 * that asks the caller for such an array, whatever else the loop does meanwhile. */
#include <ctype.h>
#include <string.h>
#include "model/words.h"
#include "oracle/policy_source.h"

#define LOOPS_MOST 4 /* one in another */

struct scope {
    const struct operation *operation;
    const struct around *around;
    const char *end; /* the assertion */
    bool has_cell;   /* what was read names one */
};

static bool is_same(const char *one, size_t length, const char *other, size_t other_length)
{
    return length == other_length && strncmp(one, other, length) == 0;
}

/* The next word from *at on, which is then behind it; NULL: there is none. */
static const char *next_word(const char **at, const char *end, size_t *length)
{
    while (*at < end) {
        const char *word = *at;
        *length = name_length(word);
        *at += *length ? *length : 1;
        if (*length && !isdigit((unsigned char)*word))
            return word;
    }
    return NULL;
}

bool source_is_changed(const char *start, const char *end, const char *name, size_t length)
{
    size_t other;
    for (const char *at = start, *word; (word = next_word(&at, end, &other));) {
        const char *next = skip_blanks(word + other);
        bool is_set = (next[0] == '=' && next[1] != '=') || (next[0] && strchr("+-*/%|&^", next[0]) && next[1] == '=');
        bool is_stepped = strncmp(next, "++", 2) == 0 || strncmp(next, "--", 2) == 0 ||
                          (word - start > 1 && (strncmp(word - 2, "++", 2) == 0 || strncmp(word - 2, "--", 2) == 0));
        if (is_same(word, other, name, length) && !source_is_member(start, word) && (is_set || is_stepped))
            return true;
    }
    return false;
}

static bool is_constant(const char *word, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (islower((unsigned char)word[i]))
            return false;
    return true;
}

/* ---- loops ---- */

static bool is_told(struct scope *scope, const char *from, const char *end, unsigned depth);

static bool has_word(const char *from, const char *end, const char *words)
{
    size_t length;
    for (const char *at = from, *word; (word = next_word(&at, end, &length));)
        if (word_is_in(word, length, words))
            return true;
    return false;
}

/* Behind the body of a loop: a block, a statement, or another loop. */
static const char *behind_body(const char *body)
{
    int depth = 0;
    const char *at = skip_blanks(body);
    while (name_length(at) == 3 && strncmp(at, "for", 3) == 0)
        at = skip_blanks(source_behind((char *)skip_blanks(at + 3)));
    for (bool is_block = *at == '{'; *at; at++) {
        depth += *at == '{';
        depth -= *at == '}';
        if (depth == 0 && (is_block || *at == ';'))
            return at + 1;
    }
    return at;
}

/* It comes to the assertion each time, and ends when there are no more. */
static bool is_for_each(const char *body, const char *assertion)
{
    const char *end = behind_body(body);
    return end > assertion && !has_word(body, assertion, "continue") && !has_word(body, end, "break goto return");
}

/* It stands in what is only done on a condition. */
static bool is_guarded(const struct around *around, const char *assertion)
{
    size_t length;
    for (const char *at = around->body, *word; (word = next_word(&at, assertion, &length));) {
        if (!word_is_in(word, length, "if else while do switch"))
            continue;
        const char *next = skip_blanks(word + length);
        if (behind_body(*next == '(' ? source_behind((char *)next) : next) > assertion)
            return true;
    }
    return false;
}

/* "(size_t i = 0; i < n; i++)": by numbers that were passed, and by those of loops around it. */
static bool runs_by_told(struct scope *scope, const char *header, const char *name, size_t length, unsigned depth)
{
    const char *equal = header + strcspn(header, "=;"), *condition = header + strcspn(header, ";") + 1;
    const char *step = condition + strcspn(condition, ";") + 1, *end = source_behind((char *)header) - 1;
    size_t other;
    if (*equal != '=' || step >= end || memchr(header, ',', (size_t)(end - header)))
        return false;
    const char *last = equal;
    while (last > header && isspace((unsigned char)last[-1]))
        last--;
    if ((size_t)(last - header) <= length || strncmp(last - length, name, length) != 0 ||
        name_length(last - length - 1))
        return false;
    for (const char *at = step, *word; (word = next_word(&at, end, &other));)
        if (!is_same(word, other, name, length))
            return false;
    size_t left = (size_t)(step - 1 - condition), first = name_length(skip_blanks(condition));
    const char *limit = skip_blanks(condition);
    if (!is_same(limit, first, name, length) || left <= first)
        return false;
    return is_told(scope, equal + 1, condition - 1, depth + 1) && is_told(scope, limit + first, step - 1, depth + 1);
}

/* The variable of a loop around the assertion. */
static bool is_index(struct scope *scope, const char *name, size_t length, unsigned depth)
{
    size_t other;
    bool is_one = false;
    for (const char *at = scope->around->body, *word; (word = next_word(&at, scope->end, &other));) {
        const char *header = skip_blanks(word + other);
        if (!is_same(word, other, "for", 3) || *header != '(')
            continue;
        const char *body = source_behind((char *)header);
        if (body > scope->end || !is_for_each(body, scope->end) || source_is_changed(body, scope->end, name, length))
            continue;
        is_one = is_one || runs_by_told(scope, header, name, length, depth);
    }
    return is_one;
}

/* ---- names ---- */

static const struct role *role_of(const struct operation *operation, const char *name, size_t length)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (is_same(operation->function->parameters[i].name, strlen(operation->function->parameters[i].name), name,
                    length))
            return &operation->roles[i];
    return NULL;
}

static bool is_number(const struct role *role)
{
    return role->type->kind == TYPE_INTEGER || role->type->kind == TYPE_ENUM || role->type->kind == TYPE_FLOAT;
}

/* Numbers, or structs that the caller filled in, which the function must not change. */
static bool is_array(const struct role *role)
{
    return role->kind == ROLE_BUFFER && role->type->target_const && role->passing == PASS_IN;
}

/* Each name of a thing is a number that was passed, a cell of an array, or the variable of a loop over such. */
static bool is_told(struct scope *scope, const char *from, const char *end, unsigned depth)
{
    size_t length;
    if (depth > LOOPS_MOST || memchr(from, '"', (size_t)(end - from)))
        return false;
    for (const char *at = from, *word; (word = next_word(&at, end, &length));) {
        const char *next = skip_blanks(at);
        const struct role *role = role_of(scope->operation, word, length);
        if (*next == '(' && next < end)
            return false;
        if (source_is_member(from, word) || is_constant(word, length))
            continue;
        bool is_cell = role && is_array(role) && *next == '[';
        scope->has_cell = scope->has_cell || is_cell;
        if (role ? (!is_cell && !is_number(role)) || source_is_changed(scope->around->body, scope->end, word, length)
                 : !is_index(scope, word, length, depth))
            return false;
    }
    return true;
}

bool source_asks_of_cells(const char *path, int line, const struct operation *operation, const char *expression)
{
    struct text source = TEXT_INIT;
    struct around around;
    struct scope scope = {.operation = operation, .around = &around};
    bool asks = false;
    if (source_read(path, line, &source, &around)) {
        scope.end = source_assertion(around.line);
        asks = !is_guarded(&around, scope.end) && is_told(&scope, expression, expression + strlen(expression), 0) &&
               scope.has_cell;
    }
    text_release(&source);
    return asks;
}
