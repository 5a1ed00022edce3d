#include "front/regex/backtrack.h"
#include "front/regex/unicode.h"

#include <string.h>

#define UNSET UINT32_MAX

struct machine {
    const struct regex *regex;
    const struct program *program;
    const struct subject *subject;
    struct backtrack_memory *memory;
    uint32_t *variables;
    size_t steps;
    bool gave_up;
};

static void set(struct machine *m, uint32_t variable, uint32_t value)
{
    if (m->variables[variable] == value)
        return;
    vector_push(&m->memory->undos, ((struct undo){variable, m->variables[variable]}));
    m->variables[variable] = value;
}

static void undo_to(struct machine *m, size_t count)
{
    while (m->memory->undos.count > count) {
        struct undo undo = m->memory->undos.items[--m->memory->undos.count];
        m->variables[undo.variable] = undo.value;
    }
}

static void leave_fork(struct machine *m, uint32_t pc, size_t position)
{
    vector_push(&m->memory->forks, ((struct fork){pc, position, m->memory->undos.count, m->memory->way.count}));
}

static bool in_set(const struct machine *m, size_t position, struct charset set)
{
    return position < m->subject->count && charset_contains(set, m->subject->units[position]);
}

static bool holds(const struct machine *m, const struct instruction *i, size_t position)
{
    bool multiline = m->regex->pattern->flags.multiline;
    switch (i->op) {
    case OP_START:
        return position == 0 || (multiline && in_set(m, position - 1, m->program->line_ends));
    case OP_END:
        return position == m->subject->count || (multiline && in_set(m, position, m->program->line_ends));
    default: {
        bool before = position > 0 && in_set(m, position - 1, m->program->words);
        return (before != in_set(m, position, m->program->words)) != i->negative;
    }
    }
}

static bool read_back(const struct machine *m, const struct instruction *i, size_t *position)
{
    uint32_t first = m->variables[2 * i->value], last = m->variables[2 * i->value + 1];
    const struct ast_flags *flags = &m->regex->pattern->flags;
    if (first == UNSET || last == UNSET)
        return true; /* a group that did not take part matches the empty string */
    size_t length = last - first, from = i->back ? *position - length : *position;
    if (i->back ? *position < length : m->subject->count - *position < length)
        return false;
    for (size_t k = 0; k < length; k++) {
        uint32_t a = m->subject->units[first + k], b = m->subject->units[from + k];
        if (a != b && !(flags->ignore_case && unicode_same(a, b, flags->unicode)))
            return false;
    }
    *position = i->back ? from : from + length;
    return true;
}

static bool run(struct machine *m, uint32_t pc, size_t position);

/* A look is decided once: no way back into it. */
static bool look(struct machine *m, const struct instruction *i, size_t position)
{
    size_t undo = m->memory->undos.count;
    bool found = run(m, i->a, position);
    if (!found || i->negative)
        undo_to(m, undo);
    return found != i->negative && !m->gave_up;
}

/* Whether to take another element; a fork is left where both are possible. */
static uint32_t test(struct machine *m, const struct instruction *i, size_t position)
{
    uint32_t count = m->variables[i->value];
    if (count < i->min)
        return i->a;
    if (i->max != AST_FOREVER && count >= i->max)
        return i->b;
    leave_fork(m, i->lazy ? i->a : i->b, position);
    return i->lazy ? i->b : i->a;
}

static void begin_element(struct machine *m, const struct instruction *i, size_t position)
{
    set(m, i->value + 1, (uint32_t)position);
    for (uint32_t capture = i->a; capture < i->b; capture++) {
        set(m, 2 * capture, UNSET);
        set(m, 2 * capture + 1, UNSET);
    }
}

/* An element beyond the least number must not be empty. */
static bool end_element(struct machine *m, const struct instruction *i, size_t position)
{
    uint32_t count = m->variables[i->value];
    if (count >= i->min && m->variables[i->value + 1] == position)
        return false;
    set(m, i->value, count < UINT32_MAX - 1 ? count + 1 : count);
    return true;
}

/* One instruction; false: this way fails. */
static bool step(struct machine *m, uint32_t *pc, size_t *position)
{
    const struct instruction *i = &m->program->code.items[(*pc)++];
    switch (i->op) {
    case OP_SET:
        if (i->back ? *position == 0 || !in_set(m, *position - 1, i->set) : !in_set(m, *position, i->set))
            return false;
        *position += i->back ? (size_t)-1 : 1;
        return true;
    case OP_TRACE:
        vector_push(&m->memory->way, i->value);
        return true;
    case OP_TRACE_UNIT:
        vector_push(&m->memory->way, m->subject->units[*position - 1]);
        return true;
    case OP_SPLIT:
        leave_fork(m, i->b, *position);
        *pc = i->a;
        return true;
    case OP_JUMP:
        *pc = i->a;
        return true;
    case OP_SAVE:
        set(m, i->value, (uint32_t)*position);
        return true;
    case OP_START:
    case OP_END:
    case OP_WORD:
        return holds(m, i, *position);
    case OP_LOOK:
        *pc = i->b;
        return look(m, i, *position);
    case OP_BACK:
        return read_back(m, i, position);
    case OP_LOOP:
        set(m, i->value, 0);
        return true;
    case OP_TEST:
        *pc = test(m, i, *position);
        return true;
    case OP_ELEMENT:
        begin_element(m, i, *position);
        return true;
    case OP_REPEAT:
        *pc = i->a;
        return end_element(m, i, *position);
    case OP_DONE:
    case OP_MATCH:
        break;
    }
    BUG("an end is no step");
}

static bool run(struct machine *m, uint32_t pc, size_t position)
{
    size_t forks = m->memory->forks.count;
    for (;;) {
        enum op op = m->program->code.items[pc].op;
        if (op == OP_DONE || (op == OP_MATCH && (m->regex->search || position == m->subject->count))) {
            m->memory->forks.count = forks;
            return true;
        }
        if (++m->steps > m->regex->step_limit)
            m->gave_up = true;
        if (op != OP_MATCH && !m->gave_up && step(m, &pc, &position))
            continue;
        if (m->memory->forks.count == forks || m->gave_up) {
            m->memory->forks.count = forks;
            return false;
        }
        struct fork fork = m->memory->forks.items[--m->memory->forks.count];
        undo_to(m, fork.undo);
        m->memory->way.count = fork.way;
        pc = fork.pc;
        position = fork.position;
    }
}

enum backtracked backtrack(struct regex *regex, const struct subject *subject, const trace **way, struct error *error)
{
    if (!regex->program)
        regex->program = program_of(regex->pattern);
    struct backtrack_memory *memory = &regex->program->memory;
    struct machine m = {.regex = regex, .program = regex->program, .subject = subject, .memory = memory};
    if (!memory->variables)
        memory->variables = mem_array(regex->program->variables, sizeof *memory->variables);
    m.variables = memory->variables;
    memset(m.variables, 0xff, regex->program->variables * sizeof *m.variables);
    memory->forks.count = memory->undos.count = 0;
    bool found = false;
    for (size_t start = 0; !found && !m.gave_up && start <= (regex->search ? subject->count : 0); start++) {
        memory->way.count = 0;
        undo_to(&m, 0);
        found = run(&m, 0, start);
    }
    regex->steps += m.steps;
    if (way)
        *way = &memory->way;
    if (!m.gave_up)
        return found ? BACKTRACK_MATCH : BACKTRACK_NO_MATCH;
    error_set(error, ERROR_INPUT, "regex '%s': gave up after %zu steps on a string of %zu characters",
              regex->pattern->source, regex->step_limit, subject->count);
    return BACKTRACK_GAVE_UP;
}
