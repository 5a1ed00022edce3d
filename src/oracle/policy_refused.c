/* Numbers that no cell of an array may hold: "value <= COST_MAX", of what a helper
 * copied from "costs[…]".  It is followed back to an array that the caller passed and
 * that nobody changes; and the same number is tried in every cell of it by itself.
 * What is refused in some cells only may have been looked for in the wrong one. */
#include <ctype.h>
#include <string.h>
#include "model/words.h"
#include "oracle/policy_source.h"

/* ---- where it was copied from ---- */

struct thing { /* "value", "costs[i]" */
    const char *name, *end;
    size_t length;
    bool is_cell;
};

static const char *behind_brackets(const char *at)
{
    int depth = 0;
    for (; *at; at++) {
        depth += *at == '[';
        depth -= *at == ']';
        if (depth == 0 && *at != ']')
            return at;
    }
    return at;
}

/* A name at `at`, and what is in brackets behind it; false: there is something else. */
static bool thing_at(const char *at, struct thing *thing)
{
    thing->name = at;
    thing->length = name_length(at);
    const char *next = skip_blanks(at + thing->length);
    thing->is_cell = *next == '[';
    thing->end = thing->is_cell ? behind_brackets(next) : at + thing->length;
    next = skip_blanks(thing->end);
    return thing->length && !isdigit((unsigned char)*at) && *next != '(' && *next != '.' && strncmp(next, "->", 2) != 0;
}

/* "(int)costs[i]", and nothing more. */
static bool read_copy(const char *from, const char *end, struct thing *thing)
{
    from = skip_blanks(from);
    while (*from == '(' && from < end)
        from = skip_blanks(source_behind((char *)from));
    return from < end && thing_at(from, thing) && skip_blanks(thing->end) >= end;
}

static bool is_constant(const char *word, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (islower((unsigned char)word[i]))
            return false;
    return true;
}

/* The only thing that the expression names, beside constants. */
static bool read_expression(const char *expression, struct thing *only)
{
    struct thing thing;
    *only = (struct thing){0};
    for (const char *at = expression; *at; at = thing.end) {
        thing.end = at + 1;
        if (*at == '"' || *at == '\'')
            return false;
        size_t length = name_length(at);
        if (length && is_constant(at, length)) {
            thing.end = at + length;
            continue;
        }
        if (!length)
            continue;
        if (!thing_at(at, &thing) || source_is_member(expression, at))
            return false;
        if (only->name && (thing.end - at != only->end - only->name ||
                           strncmp(at, only->name, (size_t)(only->end - only->name)) != 0))
            return false;
        *only = thing;
    }
    return only->name;
}

/* What a variable was set to, once and for all; NULL: it was not, or it is set elsewhere, too. */
static const char *set_to(const struct around *around, const struct thing *thing, const char **end)
{
    for (const char *at = around->body; at < around->line;) {
        size_t length = name_length(at);
        const char *next = skip_blanks(at + length);
        if (length == thing->length && strncmp(at, thing->name, length) == 0 && next[0] == '=' && next[1] != '=') {
            *end = source_value_end(next + 1, around->line);
            return source_is_changed(*end, around->line, thing->name, length) ? NULL : next + 1;
        }
        at += length ? length : 1;
    }
    return NULL;
}

/* "values" is "const int *", and is itself not moved on. */
static const struct parameter *array_of(const struct function *function, const struct around *around,
                                        const struct thing *thing)
{
    const struct parameter *parameter = function_parameter(function, thing->name, thing->length);
    const struct type *type = parameter ? parameter->type : NULL;
    bool is_array = thing->is_cell && type && type->kind == TYPE_POINTER && type->target_const &&
                    (type->target->kind == TYPE_INTEGER || type->target->kind == TYPE_FLOAT);
    return is_array && !source_is_changed(around->body, around->line, thing->name, thing->length) ? parameter : NULL;
}

/* A cell stays one on its way out: of what helper(&a[i]) looks at, nobody says which it is. */
static bool pass_on(struct thing *thing, const char *from, const char *end)
{
    struct thing other;
    if (!from || !read_copy(from, end, &other) || (thing->is_cell && other.is_cell))
        return false;
    other.is_cell = other.is_cell || thing->is_cell;
    *thing = other;
    return true;
}

const struct parameter *source_copied_cell(const struct function *function, const char *expression,
                                           const struct source_frame *frames, size_t count)
{
    struct text texts[2] = {TEXT_INIT, TEXT_INIT};
    struct around around, caller;
    struct thing thing;
    const char *end;
    bool is_known =
        count && read_expression(expression, &thing) && source_read(frames[0].path, frames[0].line, &texts[0], &around);
    for (size_t i = 0; is_known; i++) {
        const char *from = thing.is_cell ? NULL : set_to(&around, &thing, &end);
        is_known = !from || pass_on(&thing, from, end);
        if (i + 1 == count || !is_known)
            break;
        struct text *outer = &texts[(i + 1) % 2];
        text_release(outer);
        *outer = (struct text)TEXT_INIT;
        is_known = !source_is_changed(around.body, around.line, thing.name, thing.length) &&
                   source_read(frames[i + 1].path, frames[i + 1].line, outer, &caller);
        from = is_known ? source_argument(frames[i].name, &around, &caller, thing.name, thing.length, &end) : NULL;
        is_known = is_known && pass_on(&thing, from, end);
        if (is_known)
            around = caller;
    }
    const struct parameter *array = is_known ? array_of(function, &around, &thing) : NULL;
    text_release(&texts[0]);
    text_release(&texts[1]);
    return array;
}

/* ---- in every cell ---- */

#define CELLS_MOST 16
#define BYTES_MOST 8

struct array {
    size_t place, count, size; /* size: of a cell */
    bool is_float;
    char cells[CELLS_MOST * BYTES_MOST];
};

/* The array that the call got there; false: it is none of a few numbers. */
static bool find_array(const struct policy_case *judged, size_t parameter, bool is_float, struct array *array)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        const uint64_t *words = &judged->sequence.words.items[places.items[i].word];
        if (node->parameter != parameter || node->kind != SEQ_BUFFER || !(node->flags & ARGUMENT_RAW) ||
            SEQUENCE_TAG(*words) != HEAD_VALUE)
            continue;
        *array =
            (struct array){.place = i, .count = SEQUENCE_COUNT(*words), .size = node->cell_size, .is_float = is_float};
        found = array->count > 0 && array->count <= CELLS_MOST && array->size > 0 && array->size <= BYTES_MOST;
        if (found)
            memcpy(array->cells, words + 1, array->count * array->size);
    }
    vector_release(&places);
    return found;
}

static void write_small(const struct array *array, char *cell, unsigned number)
{
    float single = (float)number;
    double real = number;
    uint64_t integer = number;
    const void *bytes = !array->is_float               ? (const void *)&integer
                        : array->size == sizeof(float) ? (const void *)&single
                                                       : (const void *)&real;
    memcpy(cell, bytes, array->size);
}

/* Every cell holds a small number, but for one, which holds what another held; other == count: none does. */
static struct probe *add_array(const struct policy_case *judged, struct probes *probes, const struct array *array,
                               unsigned number, size_t cell, size_t other)
{
    uint64_t words[1 + CELLS_MOST * BYTES_MOST / sizeof(uint64_t)] = {SEQUENCE_HEAD(HEAD_VALUE, array->count)};
    char *bytes = (char *)(words + 1);
    for (size_t i = 0; i < array->count; i++)
        write_small(array, bytes + i * array->size, number);
    if (other < array->count)
        memcpy(bytes + cell * array->size, array->cells + other * array->size, array->size);
    struct probe *probe = probes_add(probes, &judged->sequence);
    probe_replace(&probe->sequence, judged->plan, judged->call, array->place, words,
                  1 + (array->count * array->size + 7) / 8);
    return probe;
}

static bool breaks(const struct policy_case *judged, const struct probe *probe)
{
    return probe->ran && !case_is_gone(judged, probe);
}

/* A small number that all cells may hold, and a cell that breaks among such ones; false: there are none. */
static bool find_cell(struct policy_case *judged, const struct array *array, unsigned *number, size_t *cell)
{
    bool found = false;
    for (*number = 0; !found && !judged->has_failed && *number < 2; *number += !found) {
        struct probes probes;
        probes_init(&probes, judged->policy);
        struct probe *plain = add_array(judged, &probes, array, *number, 0, array->count);
        for (size_t i = 0; i < array->count; i++)
            add_array(judged, &probes, array, *number, i, i);
        if (!probes_run(&probes, judged->seconds, judged->error))
            case_failed(judged);
        for (*cell = 0; !judged->has_failed && case_is_gone(judged, plain) && *cell < array->count; ++*cell) {
            found = breaks(judged, probes.items.items[1 + *cell]);
            if (found)
                break;
        }
        probes_release(&probes);
    }
    return found;
}

static bool is_refused_everywhere(struct policy_case *judged, const struct array *array)
{
    unsigned number;
    size_t cell;
    struct probes probes;
    if (!find_cell(judged, array, &number, &cell))
        return false;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; i < array->count; i++)
        add_array(judged, &probes, array, number, i, cell);
    bool is_refused = probes_run(&probes, judged->seconds, judged->error) || !case_failed(judged);
    for (size_t i = 0; is_refused && i < probes.items.count; i++)
        is_refused = breaks(judged, probes.items.items[i]);
    probes_release(&probes);
    return is_refused;
}

bool case_refused(struct policy_case *judged, uint32_t operation, const struct parameter *parameter,
                  const char *expression)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    struct array array;
    bool is_float = parameter->type->target->kind == TYPE_FLOAT;
    if (judged->call >= judged->sequence.calls.count ||
        !find_array(judged, (size_t)(parameter - function->parameters), is_float, &array) ||
        !is_refused_everywhere(judged, &array))
        return judged->has_failed;
    return case_rule(judged, RULING_SUSPECT, 6, "no cell of '%s' of %s may hold such a number: '%s'", parameter->name,
                     function->name, expression);
}
