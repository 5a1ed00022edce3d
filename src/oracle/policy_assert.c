/* Rule 6: assertions, abort and exit. */
#include <stdio.h>
#include <string.h>
#include "base/file.h"
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"
#include "oracle/policy_source.h"

#define NAME_MOST 128

/* ---- where ---- */

/* Of a backtrace's lines "#0 before_value jsonw.c:56" the next one; false: there is none. */
struct frame {
    char name[NAME_MOST], file[NAME_MOST];
    int line;
};
static bool next_frame(const char **backtrace, struct frame *frame)
{
    while (**backtrace) {
        bool is_read = sscanf(*backtrace, "#%*u %127s %127[^:]:%d", frame->name, frame->file, &frame->line) == 3;
        *backtrace += strcspn(*backtrace, "\n");
        *backtrace += **backtrace == '\n';
        if (is_read)
            return true;
    }
    return false;
}

/* The operation that was called, by the sequence or (a destructor, a comparison) at its end: the outermost frame.
 * SEQUENCE_NONE: none. */
static uint32_t operation_called(const struct policy_case *judged)
{
    const char *backtrace = judged->ruling->verdict.backtrace;
    struct frame frame = {0};
    if (judged->outcome.fault.stage == STAGE_CALLING)
        return judged->ruling->operation;
    while (next_frame(&backtrace, &frame))
        continue;
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (strcmp(sequence_plan_operation(judged->plan, i)->function->name, frame.name) == 0)
            return i;
    return SEQUENCE_NONE;
}

/* The assertion, and each call on the way to it, comes before anything else in its function. */
static bool is_precondition(const struct policy_case *judged, uint32_t operation, bool *is_readable)
{
    const struct trial_end *end = &judged->outcome.failure.end;
    const char *backtrace = judged->ruling->verdict.backtrace;
    struct frame frame;
    char *path = source_path(judged->plan, end->file, sequence_plan_operation(judged->plan, operation)->file);
    bool is_at_head = *is_readable = file_exists(path);
    is_at_head = is_at_head && source_is_at_head(path, (int)end->line);
    for (bool is_first = true; is_at_head && next_frame(&backtrace, &frame); is_first = false)
        if (!is_first) {
            char *caller = source_path(judged->plan, frame.file, path);
            is_at_head = source_is_at_head(caller, frame.line);
            mem_free(caller);
        }
    mem_free(path);
    return is_at_head;
}

/* ---- ruling ---- */

/* "emitter", "emitter != NULL": the pointer that is asked for. */
static bool is_pointer(const struct function *function, const char *expression, size_t size, size_t *parameter)
{
    static const char *const tests[] = {"", " != NULL", "!=NULL", " != 0", " != nullptr"};
    size_t length = 0;
    while (length < size && is_name_letter(expression[length]))
        length++;
    bool is_test = false;
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        is_test =
            is_test || (strlen(tests[i]) == size - length && memcmp(tests[i], expression + length, size - length) == 0);
    for (*parameter = 0; is_test && *parameter < function->parameter_count; ++*parameter) {
        const struct parameter *asked = &function->parameters[*parameter];
        if (asked->type->kind == TYPE_POINTER && strlen(asked->name) == length &&
            strncmp(asked->name, expression, length) == 0)
            return true;
    }
    return false;
}

/* clang says "int f(char *)" where gcc says "f". */
static bool is_within(const struct function *function, const char *said)
{
    const char *at = strstr(said, function->name);
    size_t length = strlen(function->name);
    return at && (!at[length] || at[length] == '(');
}

static bool got_null(const struct policy_case *judged, size_t parameter)
{
    sequence_places places = VECTOR_INIT;
    bool is_null = false;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !is_null && i < places.count; i++)
        is_null = places.items[i].depth == 0 &&
                  judged->plan->nodes.items[places.items[i].node].parameter == parameter &&
                  fact_is_null(&judged->sequence, judged->plan, &places.items[i]);
    vector_release(&places);
    return is_null;
}

/* The pointer that must not be NULL.  A function below may have another one of that name: it counts where NULL was
 * passed.  "a && b" asks for two, and one of them was. */
static bool asks_for_pointer(const struct policy_case *judged, uint32_t operation, const char *expression,
                             size_t *parameter)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    if (is_pointer(function, expression, strlen(expression), parameter) &&
        is_within(function, judged->outcome.failure.end.function))
        return true;
    if (judged->call >= judged->sequence.calls.count ||
        sequence_operation_of(&judged->sequence, judged->call) != operation)
        return false;
    while (*expression) {
        const char *end = strstr(expression, " && ");
        size_t size = end ? (size_t)(end - expression) : strlen(expression);
        if (is_pointer(function, expression, size, parameter) && got_null(judged, *parameter))
            return true;
        expression += size + (end ? strlen(" && ") : 0);
    }
    return false;
}

static bool rule_precondition(struct policy_case *judged, uint32_t operation, const char *expression)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    size_t parameter;
    char *evidence = mem_strdup("it asserts so");
    struct text numbers = TEXT_INIT;
    char *path = source_path(judged->plan, judged->outcome.failure.end.file,
                             sequence_plan_operation(judged->plan, operation)->file);
    text_add(&numbers, expression);
    operation_constants(sequence_plan_operation(judged->plan, operation), path, &numbers);
    mem_free(path);
    struct rule *rule = asks_for_pointer(judged, operation, expression, &parameter)
                            ? case_learn(judged, RULE_NONNULL, operation, parameter, 0, NULL, evidence)
                            : case_learn(judged, RULE_REQUIRES, operation, 0, 0, numbers.s, evidence);
    char *why = mem_format("%s asks its caller for '%s'", function->name, expression);
    rule->is_certain = !rule->is_bug;
    case_rule_by(judged, rule, 6, why);
    mem_free(why);
    text_release(&numbers);
    return true;
}

/* Memory that is out makes assertions fail, too. */
static bool is_by_large_numbers(struct policy_case *judged)
{
    bool is_extreme = false;
    return fact_count_beyond(&judged->sequence, judged->plan, policy_numbers.small_number) &&
           case_is_extreme(judged, &is_extreme) && is_extreme;
}

#define FRAMES_MOST 8

/* From the assertion to the operation. */
static size_t read_frames(const struct policy_case *judged, const char *beside, struct source_frame *frames)
{
    const char *backtrace = judged->ruling->verdict.backtrace;
    struct frame frame;
    size_t count = 0;
    for (; count < FRAMES_MOST && next_frame(&backtrace, &frame); count++) {
        frames[count] =
            (struct source_frame){.path = source_path(judged->plan, frame.file, beside), .line = frame.line};
        memcpy(frames[count].name, frame.name, sizeof frame.name);
    }
    return count;
}

static void release_frames(struct source_frame *frames, size_t count)
{
    for (size_t i = 0; i < count; i++)
        mem_free(frames[i].path);
}

/* What is asserted to be at least 0 may be what an earlier call took as it was: with 0 for all that is negative it is
 * well. */
static bool is_by_negatives(struct policy_case *judged)
{
    const struct sequence_node *nodes = judged->plan->nodes.items;
    struct sequence changed = SEQUENCE_INIT;
    sequence_places places = VECTOR_INIT;
    bool has_any = false, is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    for (size_t call = 0; call < changed.calls.count; call++) {
        sequence_look(&changed, judged->plan, call, &places);
        for (size_t i = 0; i < places.count; i++) {
            uint64_t *word = &changed.words.items[places.items[i].word];
            const struct sequence_node *node = &nodes[places.items[i].node];
            if (!fact_is_amount(node) || (int64_t)sequence_number(node, *word) >= 0)
                continue;
            *word = 0;
            has_any = true;
        }
    }
    bool done = has_any && case_try(judged, &changed, 0, &is_gone);
    vector_release(&places);
    sequence_release(&changed);
    return done && is_gone;
}

/* A function on the way to it says no of a number and its object, and asserts then what the object holds for it: who
 * was let in has nothing more to answer for. */
static bool is_let_in(struct policy_case *judged, uint32_t operation, const char *expression)
{
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    const struct parameter *number = expression_number_held(about->function, expression),
                           *object = &about->function->parameters[0];
    struct source_frame frames[FRAMES_MOST];
    size_t count = read_frames(judged, about->file, frames);
    bool is_let_in = false;
    if (!number)
        number = flow_number_held(about->function, expression, frames, count);
    if (number && number != object && case_says_no(judged, operation))
        for (size_t i = 0; !is_let_in && i < count; i++)
            is_let_in = source_refuses(frames[i].path, frames[i].line, number->name, object->name);
    release_frames(frames, count);
    return is_let_in && !is_by_negatives(judged);
}

/* "weights[i] > 0", for each i below count. */
static bool is_of_cells(const struct policy_case *judged, uint32_t operation, const char *expression)
{
    const struct trial_end *end = &judged->outcome.failure.end;
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    if (!is_within(about->function, end->function))
        return false;
    char *path = source_path(judged->plan, end->file, about->file);
    bool is_one = source_asks_of_cells(path, (int)end->line, about, expression);
    mem_free(path);
    return is_one;
}

/* "value <= COST_MAX", of what a helper took from the caller's array. */
static bool is_of_copy(struct policy_case *judged, uint32_t operation, const char *expression)
{
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    struct source_frame frames[FRAMES_MOST];
    size_t count = read_frames(judged, about->file, frames);
    const struct parameter *array = source_copied_cell(about->function, expression, frames, count);
    release_frames(frames, count);
    return array && case_refused(judged, operation, array, expression);
}

/* With this number in that place it does not break. */
static bool is_well_with(struct policy_case *judged, size_t place, uint64_t number)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_places places = VECTOR_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    sequence_look(&changed, judged->plan, judged->call, &places);
    if (changed.words.items[places.items[place].word] != number) {
        changed.words.items[places.items[place].word] = number;
        case_try(judged, &changed, 0, &is_gone);
    }
    vector_release(&places);
    sequence_release(&changed);
    return is_gone;
}

/* A number that some earlier call got, or 1, does instead. */
static bool is_well_with_earlier(struct policy_case *judged, size_t place)
{
    sequence_places places = VECTOR_INIT;
    bool is_well = is_well_with(judged, place, 1);
    for (size_t call = 0; !is_well && call < judged->call && !judged->has_failed; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !is_well && i < places.count; i++)
            is_well = fact_is_amount(&judged->plan->nodes.items[places.items[i].node]) &&
                      is_well_with(judged, place, judged->sequence.words.items[places.items[i].word]);
    }
    vector_release(&places);
    return is_well;
}

/* "if (length > reel->wound) return false", before the assertion: it looked, and let the number pass. */
static bool is_refused_before(const struct policy_case *judged, const struct operation *about, const char *name)
{
    const struct trial_end *end = &judged->outcome.failure.end;
    char *path = source_path(judged->plan, end->file, about->file);
    bool is_refused = source_refuses(path, (int)end->line, name, about->function->parameters[0].name);
    mem_free(path);
    return is_refused;
}

/* resize(heap, block, from, to) asserts "from > 0 && from <= heap->bytes": of a number of its own that was told before,
 * to alloc(heap, size).  Not in a function that says no of it. */
static bool is_of_own_number(struct policy_case *judged, uint32_t operation, const char *expression)
{
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (judged->call >= judged->sequence.calls.count || judged->outcome.fault.stage != STAGE_CALLING ||
        strchr(expression, '[') || !is_within(about->function, judged->outcome.failure.end.function))
        return false;
    const struct clause asserted = {.s = expression, .length = strlen(expression)};
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++) {
        const char *name = fact_parameter(judged->plan, operation, places.items[i].node);
        decided = places.items[i].depth == 0 && fact_is_amount(&judged->plan->nodes.items[places.items[i].node]) &&
                  clause_names(&asserted, name) && !is_refused_before(judged, about, name) &&
                  is_well_with_earlier(judged, i) &&
                  case_rule(judged, RULING_SUSPECT, 6, "%s asserts something of its '%s'", about->function->name, name);
    }
    vector_release(&places);
    return decided;
}

/* The function that broke was called with the address of a variable for what the assertion names: "&node". */
static bool is_of_variable(const char *expression, const char *callee, const struct around *around,
                           const struct around *caller)
{
    for (const char *at = expression; *at;) {
        size_t length = name_length(at);
        const char *end, *argument = length ? source_argument(callee, around, caller, at, length, &end) : NULL;
        if (argument && argument[strspn(argument, " \t")] == '&')
            return true;
        at += length ? length : 1;
    }
    return false;
}

/* find(message, owner, &node) asserts "*node == NULL", and it is the library that called it, with a variable of its
 * own: whoever called the other function has no part in that. */
static bool is_of_library(const struct policy_case *judged, uint32_t operation, const char *expression)
{
    const struct operation *called = sequence_plan_operation(judged->plan, operation);
    struct source_frame frames[FRAMES_MOST];
    size_t count = read_frames(judged, called->file, frames);
    struct text inner = TEXT_INIT, outer = TEXT_INIT;
    struct around around, caller;
    bool is_one = count > 1 && strcmp(frames[1].name, called->function->name) == 0 &&
                  source_read(frames[0].path, frames[0].line, &inner, &around) &&
                  source_read(frames[1].path, frames[1].line, &outer, &caller) &&
                  is_of_variable(expression, frames[0].name, &around, &caller);
    text_release(&inner);
    text_release(&outer);
    release_frames(frames, count);
    return is_one;
}

/* "stands_at(q, patch->offset, …)", of a function that gets q alone and can say no: it asks a function that no caller
 * has about what no caller has seen. */
static bool is_beyond_caller(const struct policy_case *judged, uint32_t operation, const char *expression)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    size_t length = name_length(expression);
    bool has_status = function->result->kind == TYPE_INTEGER && function->result->is_signed;
    if (function->parameter_count != 1 || !length || expression[length] != '(' ||
        (!has_status && !case_says_no(judged, operation)))
        return false;
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        const char *name = sequence_plan_operation(judged->plan, i)->function->name;
        if (strlen(name) == length && strncmp(name, expression, length) == 0)
            return false;
    }
    for (const char *at = strstr(expression, "->"); at; at = strstr(at + 2, "->")) {
        const char *from = at;
        while (from > expression && is_name_letter(from[-1]))
            from--;
        size_t count = (size_t)(at - from);
        if (count &&
            (strlen(function->parameters[0].name) != count || strncmp(function->parameters[0].name, from, count) != 0))
            return true;
    }
    return false;
}

static bool is_asked(struct policy_case *judged, uint32_t operation, const char *expression)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    bool is_readable = false;
    if (expression_is_invariant(judged, expression) || expression_is_balance(function, expression) ||
        is_let_in(judged, operation, expression) || is_of_library(judged, operation, expression) ||
        is_beyond_caller(judged, operation, expression))
        return false;
    if (is_precondition(judged, operation, &is_readable) || expression_names_numbers(function, expression) ||
        is_of_cells(judged, operation, expression))
        return true;
    return !is_readable && expression_names_parameters(function, expression) &&
           strstr(judged->outcome.failure.end.function, function->name);
}

static bool judge_assertion(struct policy_case *judged)
{
    const char *expression = judged->outcome.failure.end.text;
    uint32_t operation = operation_called(judged);
    const struct function *function =
        operation != SEQUENCE_NONE ? sequence_plan_operation(judged->plan, operation)->function : NULL;
    if (case_reset(judged, 6))
        return true;
    if (function && is_asked(judged, operation, expression))
        return rule_precondition(judged, operation, expression);
    if (case_null(judged))
        return true;
    if (function && expression_is_member(function, expression))
        return case_rule(judged, RULING_SUSPECT, 6, "'%s' may have to be set first, by another call", expression);
    if (is_by_large_numbers(judged))
        return case_rule(judged, RULING_INVALID, 9, "only with large numbers");
    if (function && !expression_is_invariant(judged, expression) && !is_let_in(judged, operation, expression) &&
        is_of_own_number(judged, operation, expression))
        return true;
    return judged->has_failed || (function && is_of_copy(judged, operation, expression)) || case_excuse(judged, 6) ||
           case_passed_on(judged, 6) || (!expression_is_invariant(judged, expression) && case_alive(judged, 6)) ||
           case_rule(judged, RULING_ERROR, 6, "it asserts something that its caller has no part in");
}

bool case_assert(struct policy_case *judged)
{
    if (judged->outcome.failure.end.kind == TRIAL_END_ASSERT)
        return judge_assertion(judged);
    bool is_exit = judged->ruling->verdict.kind == VERDICT_EXIT;
    return case_null(judged) ||
           case_rule(judged, RULING_SUSPECT, 6, "%s: nobody says why", is_exit ? "it ends the process" : "it aborts");
}
