/* Where a value that is asserted comes from: "least >= 0" is about what an object
 * holds for a number, when the number only says where to look, and neither it nor
 * anything else that was passed is reckoned with.  Names are followed from what is
 * assigned to variables, and from parameters to what a caller passed for them. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include "model/words.h"
#include "oracle/policy_source.h"

#define NAMES_MOST 32
#define NAME_MOST 64

struct flow {
    struct {
        char name[NAME_MOST];
        bool is_value; /* it is reckoned with; else it says where something is held: an index, a pointer */
    } items[NAMES_MOST];
    size_t count;
    bool has_changed;
    bool is_lost; /* there were too many */
};

/* ---- names ---- */

static void flow_add(struct flow *flow, const char *name, size_t length, bool is_value)
{
    size_t i = 0;
    while (i < flow->count &&
           (strlen(flow->items[i].name) != length || strncmp(flow->items[i].name, name, length) != 0))
        i++;
    if (i == NAMES_MOST || length >= NAME_MOST) {
        flow->is_lost = true;
        return;
    }
    if (i == flow->count) {
        snprintf(flow->items[i].name, NAME_MOST, "%.*s", (int)length, name);
        flow->items[i].is_value = false;
        flow->count++;
        flow->has_changed = true;
    }
    flow->has_changed = flow->has_changed || (is_value && !flow->items[i].is_value);
    flow->items[i].is_value = flow->items[i].is_value || is_value;
}

static bool is_joint(const char *at)
{
    return *at == '.' || (at[0] == '-' && at[1] == '>');
}

/* Of "c->streams[i].window" c and i say where it is held. */
static void flow_add_names(struct flow *flow, const char *from, const char *end, bool is_value)
{
    int depth = 0;
    for (const char *at = from; at < end;) {
        size_t length = name_length(at);
        const char *next = skip_blanks(at + length);
        depth += *at == '[';
        depth -= *at == ']';
        if (length && !isdigit((unsigned char)*at) && !source_is_member(from, at) && *next != '(')
            flow_add(flow, at, length, is_value && depth == 0 && !is_joint(next) && *next != '[');
        at += length ? length : 1;
    }
}

static const struct parameter *parameter_of(const struct flow *flow, size_t item, const struct function *function)
{
    return function_parameter(function, flow->items[item].name, strlen(flow->items[item].name));
}

/* ---- within a function ---- */

const char *source_value_end(const char *at, const char *end)
{
    int depth = 0;
    for (; at < end; at++) {
        if (depth == 0 && strchr(",;)", *at))
            return at;
        depth += *at == '(' || *at == '[' || *at == '{';
        depth -= *at == ')' || *at == ']' || *at == '}';
    }
    return end;
}

static void follow_assignments(struct flow *flow, const struct around *around, size_t item)
{
    size_t wanted = strlen(flow->items[item].name);
    for (const char *at = around->body; at < around->line;) {
        size_t length = name_length(at);
        const char *next = skip_blanks(at + length);
        bool is_one = length == wanted && strncmp(at, flow->items[item].name, length) == 0 &&
                      !source_is_member(around->body, at) && next[0] == '=' && next[1] != '=';
        if (is_one)
            flow_add_names(flow, next + 1, source_value_end(next + 1, around->line), flow->items[item].is_value);
        at += length ? length : 1;
    }
}

static void flow_close(struct flow *flow, const struct around *around)
{
    do {
        flow->has_changed = false;
        for (size_t i = 0; i < flow->count; i++)
            follow_assignments(flow, around, i);
    } while (flow->has_changed);
}

/* ---- to the caller ---- */

/* Behind the parenthesis of "name("; NULL: it does not stand there. */
static const char *inside_call(const char *at, const char *end, const char *name)
{
    while (at < end) {
        size_t length = name_length(at);
        const char *next = skip_blanks(at + length);
        if (length == strlen(name) && strncmp(at, name, length) == 0 && *next == '(')
            return next + 1;
        at += length ? length : 1;
    }
    return NULL;
}

/* "int32_t *ids", "int n[3]": the name in it. */
static const char *declared_name(const char *from, const char *end, size_t *length)
{
    const char *name = NULL;
    for (const char *at = from; at < end && *at != '[';) {
        size_t other = name_length(at);
        if (other) {
            name = at;
            *length = other;
        }
        at += other ? other : 1;
    }
    return name;
}

#define STATEMENT_MOST 400 /* bytes, in which a call stands behind the beginning of its line */

static const char *line_end(const struct around *caller)
{
    size_t left = strlen(caller->line);
    return caller->line + (left < STATEMENT_MOST ? left : STATEMENT_MOST);
}

const char *source_argument(const char *callee, const struct around *around, const struct around *caller,
                            const char *parameter, size_t length, const char **end)
{
    const char *call_end = line_end(caller), *declared = inside_call(around->head, around->body, callee),
               *passed = inside_call(caller->line, call_end, callee);
    while (declared && passed) {
        const char *declared_end = source_value_end(declared, around->body);
        size_t other = 0;
        const char *name = declared_name(declared, declared_end, &other);
        *end = source_value_end(passed, call_end);
        if (name && other == length && strncmp(name, parameter, length) == 0)
            return passed;
        if (*declared_end != ',' || **end != ',')
            break;
        declared = declared_end + 1;
        passed = *end + 1;
    }
    return NULL;
}

/* What its parameters stand for in the call of it; false: nobody can tell. */
static bool flow_to_caller(struct flow *flow, const char *callee, const struct around *around,
                           const struct around *caller)
{
    const char *call_end = line_end(caller), *declared = inside_call(around->head, around->body, callee),
               *passed = inside_call(caller->line, call_end, callee);
    struct flow outer = {.is_lost = flow->is_lost};
    if (!declared || !passed)
        return false;
    while (true) {
        const char *declared_end = source_value_end(declared, around->body),
                   *passed_end = source_value_end(passed, call_end);
        size_t length = 0;
        const char *name = declared_name(declared, declared_end, &length);
        for (size_t i = 0; name && i < flow->count; i++)
            if (strlen(flow->items[i].name) == length && strncmp(flow->items[i].name, name, length) == 0)
                flow_add_names(&outer, passed, passed_end, flow->items[i].is_value);
        if (*declared_end != ',' || *passed_end != ',')
            break;
        declared = declared_end + 1;
        passed = passed_end + 1;
    }
    *flow = outer;
    return true;
}

/* ---- what was refused ---- */

/* "size_t i = position(c, id); if (i == c->count) return 0;": by what i was found with. */
static bool refuses_both(const struct around *around, char *condition, const char *one, const char *other)
{
    char *end = source_behind(condition);
    const char *next = skip_blanks(end);
    struct flow flow = {0};
    bool has_one = false, has_other = false;
    next = *next == '{' ? skip_blanks(next + 1) : next;
    if (name_length(next) != strlen("return") || strncmp(next, "return", strlen("return")) != 0)
        return false;
    flow_add_names(&flow, condition, end, false);
    flow_close(&flow, around);
    for (size_t i = 0; i < flow.count; i++) {
        has_one = has_one || strcmp(flow.items[i].name, one) == 0;
        has_other = has_other || strcmp(flow.items[i].name, other) == 0;
    }
    return has_one && has_other;
}

bool source_refuses(const char *path, int line, const char *one, const char *other)
{
    struct text source = TEXT_INIT;
    struct around around;
    bool refuses = false;
    char *at = source_read(path, line, &source, &around) ? around.body : NULL;
    for (size_t length; at && at < around.line && !refuses; at += length ? length : 1) {
        length = name_length(at);
        char *next = at + length;
        next += strspn(next, " ");
        refuses = length == 2 && strncmp(at, "if", 2) == 0 && *next == '(' && refuses_both(&around, next, one, other);
    }
    text_release(&source);
    return refuses;
}

/* ---- what is asserted ---- */

/* "left >= 0", "a <= b": how amounts go together.  "count >= 2" asks for something, and so may "open" or "count > 0".
 */
static bool is_bounded(const char *expression)
{
    bool is_bounded = false;
    for (const char *at = expression; *at; at++) {
        bool is_arrow = at[0] == '-' && at[1] == '>';
        bool is_relation = (*at == '<' || *at == '>') && at[1] == '=';
        bool is_number = isdigit((unsigned char)*at) && (at == expression || !is_name_letter(at[-1]));
        if ((is_number && (*at != '0' || is_name_letter(at[1]))) || (strchr("<>=!?|&\"(", *at) && !is_relation))
            return false;
        is_bounded = is_bounded || is_relation;
        at += is_arrow || is_relation;
    }
    return is_bounded;
}

static const struct parameter *number_of(const struct flow *flow, const struct function *function)
{
    const struct parameter *number = NULL;
    for (size_t i = 0; i < flow->count; i++) {
        const struct parameter *parameter = parameter_of(flow, i, function);
        if (parameter && flow->items[i].is_value)
            return NULL;
        number = parameter && parameter->type->kind == TYPE_INTEGER ? parameter : number;
    }
    return flow->is_lost ? NULL : number;
}

const struct parameter *flow_number_held(const struct function *function, const char *expression,
                                         const struct source_frame *frames, size_t count)
{
    struct flow flow = {0};
    struct text text = TEXT_INIT, outer = TEXT_INIT;
    struct around around, caller;
    bool is_known = is_bounded(expression) && count && source_read(frames[0].path, frames[0].line, &text, &around);
    flow_add_names(&flow, expression, expression + strlen(expression), true);
    if (is_known)
        flow_close(&flow, &around);
    for (size_t i = 1; is_known && i < count; i++) {
        is_known = source_read(frames[i].path, frames[i].line, &outer, &caller) &&
                   flow_to_caller(&flow, frames[i - 1].name, &around, &caller);
        text_release(&text);
        text = outer;
        outer = (struct text)TEXT_INIT;
        around = caller;
        if (is_known)
            flow_close(&flow, &around);
    }
    text_release(&text);
    return is_known ? number_of(&flow, function) : NULL;
}
