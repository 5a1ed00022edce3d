/* Names of tests: what is called, how it went, and after what. */
#include <ctype.h>
#include <string.h>
#include "suite/regression_parts.h"

#define CALLS_NAMED 3 /* before the subject, */
#define NAME_MOST 44  /* as long as their names are not longer together */

bool operation_looks_only(const struct sequence_plan *plan, uint32_t operation)
{
    const struct operation *item = sequence_plan_operation(plan, operation);
    return item->is_pure || item->kind == OPERATION_OBSERVES || item->kind == OPERATION_INVARIANT ||
           item->kind == OPERATION_EQUALS || item->kind == OPERATION_COMPARES || item->kind == OPERATION_HASHES;
}

/* ---- words ---- */

/* What all functions of the library begin with, up to an underscore: "stack_". */
static size_t common_prefix(const struct sequence_plan *plan)
{
    const char *first = NULL;
    size_t length = 0;
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const struct operation *operation = sequence_plan_operation(plan, i);
        const char *name = operation->function->name;
        if (operation->obstacle || operation->is_oracle)
            continue;
        if (!first)
            length = strlen(first = name);
        for (size_t k = 0; k < length; k++)
            if (name[k] != first[k])
                length = k;
    }
    while (length && first[length - 1] != '_')
        length--;
    return length;
}

static const char *short_name(const struct sequence_plan *plan, uint32_t operation)
{
    const char *name = sequence_plan_operation(plan, operation)->function->name;
    size_t prefix = common_prefix(plan);
    return strlen(name) > prefix && !isdigit((unsigned char)name[prefix]) ? name + prefix : name;
}

static void add_times(size_t times, struct text *out)
{
    if (times == 2)
        text_add(out, "_twice");
    else if (times > 2)
        text_addf(out, "_%zu_times", times);
}

/* ---- the name ---- */

/* How often in a row, up to this call. */
static size_t repeated(const struct sequence *sequence, size_t call, size_t first)
{
    size_t times = 1;
    while (call - times + 1 > first &&
           sequence_operation_of(sequence, call - times) == sequence_operation_of(sequence, call))
        times++;
    return times;
}

static bool is_worth_a_word(const struct sequence_plan *plan, uint32_t operation)
{
    return sequence_plan_operation(plan, operation)->kind != OPERATION_MAKES && !operation_looks_only(plan, operation);
}

/* "push_twice_and_copy": the last calls before the subject; objects have to be made anyway. */
static void add_calls_before(const struct sequence_plan *plan, const struct sequence *sequence, size_t subject,
                             struct text *out)
{
    size_t starts[CALLS_NAMED], times[CALLS_NAMED], count = 0, length = out->length;
    for (size_t call = subject; call > 0 && count < CALLS_NAMED;) {
        size_t row = repeated(sequence, call - 1, 0);
        uint32_t operation = sequence_operation_of(sequence, call - 1);
        length += is_worth_a_word(plan, operation) ? strlen(short_name(plan, operation)) : 0;
        if (is_worth_a_word(plan, operation) && (length < NAME_MOST || !count)) {
            starts[count] = call - row;
            times[count++] = row;
        }
        call -= row;
    }
    for (size_t i = count; i-- > 0;) {
        text_add(out, i + 1 == count ? "_after_" : "_and_");
        text_add(out, short_name(plan, sequence_operation_of(sequence, starts[i])));
        add_times(times[i], out);
    }
}

static void add_identifier(const char *words, struct text *out)
{
    for (const char *c = words; *c; c++)
        text_add_char(out, isalnum((unsigned char)*c) ? *c : '_');
}

static bool is_taken(const struct choosing *choosing, const char *name)
{
    for (size_t i = 0; i < choosing->result->tests.count; i++)
        if (strcmp(choosing->result->tests.items[i]->name, name) == 0)
            return true;
    return false;
}

static char *make_unique(const struct choosing *choosing, const char *name)
{
    char *unique = mem_strdup(name);
    for (size_t i = 2; is_taken(choosing, unique); i++) {
        mem_free(unique);
        unique = mem_format("%s_%zu", name, i);
    }
    return unique;
}

/* ---- what came of the subject ---- */

static void add_number(const struct role *role, int64_t value, bool is_signed, struct text *out)
{
    const struct type *type = role ? role->type : NULL;
    for (size_t i = 0; type && type->kind == TYPE_ENUM && i < type->constant_count; i++)
        if (type->constants[i].value == value) {
            text_add(out, type->constants[i].name);
            return;
        }
    if (type && type->kind == TYPE_BOOL)
        text_add(out, value ? "true" : "false");
    else
        text_addf(out, is_signed ? "%lld" : "%llu", (long long)value);
}

/* "returns 7"; nothing where there is nothing to say. */
static void add_result(const struct choosing *choosing, const struct sequence_record *record, uint32_t call,
                       struct text *out)
{
    const struct recorded_output *result = sequence_record_output(record, call, 0);
    if (!result || result->node == SEQUENCE_NONE || recorded_is_unstable(record, result))
        return;
    const struct sequence_node *node = &choosing->plan->nodes.items[result->node];
    uint64_t head = recorded_head(record, result);
    if (node->kind == SEQ_NUMBER && SEQUENCE_TAG(head) == HEAD_VALUE) {
        text_add(out, " returns ");
        add_number(choosing->plan->roles.items[result->node], recorded_number(record, result, choosing->plan),
                   node->flags & ARGUMENT_SIGNED, out);
    } else if (node->kind != SEQ_STRUCT && node->kind != SEQ_FLOAT && SEQUENCE_TAG(head) == HEAD_NULL) {
        text_add(out, node->holding == SEQ_HOLD_VALUE ? " returns NULL" : "");
    } else if (node->kind == SEQ_STRING && SEQUENCE_COUNT(head) == 0) {
        text_add(out, " returns an empty string");
    }
}

static void make_comment(const struct choosing *choosing, const struct regression_test *test,
                         const struct sequence_record *record, struct text *out)
{
    uint32_t operation = sequence_operation_of(&test->sequence, test->subject);
    size_t start = out->length;
    text_add(out, sequence_plan_operation(choosing->plan, operation)->function->name);
    size_t bare = out->length;
    bool is_void = choosing->plan->items.items[operation].result_size == 0;
    add_result(choosing, record, test->subject, out);
    if (out->length == bare && !is_void)
        text_add(out, sequence_record_outcome(record, test->subject) == CALL_FAILED ? " fails" : " succeeds");
    size_t before = out->length;
    for (size_t call = 0; call < test->subject; call++) {
        uint32_t earlier = sequence_operation_of(&test->sequence, call);
        text_addf(out, "%s%s", call ? ", " : " after ",
                  sequence_plan_operation(choosing->plan, earlier)->function->name);
    }
    if (out->length - start > 100) {
        text_cut(out, before);
        text_addf(out, " after %u calls", test->subject);
    }
}

char *regression_name(const struct sequence_plan *plan, const struct sequence *sequence, size_t subject, bool fails)
{
    struct text name = TEXT_INIT;
    size_t row = repeated(sequence, subject, 0);
    add_identifier(short_name(plan, sequence_operation_of(sequence, subject)), &name);
    add_times(row, &name);
    text_add(&name, fails ? "_fails" : "");
    add_calls_before(plan, sequence, subject + 1 - row, &name);
    return text_detach(&name);
}

void names_give(const struct choosing *choosing, struct regression_test *test)
{
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    struct text comment = TEXT_INIT;
    sequence_record_read(&record, &test->sequence, choosing->plan, test->record, test->record_count);
    bool fails = sequence_record_outcome(&record, test->subject) == CALL_FAILED;
    char *name = regression_name(choosing->plan, &test->sequence, test->subject, fails);
    make_comment(choosing, test, &record, &comment);
    test->name = make_unique(choosing, name);
    test->comment = text_detach(&comment);
    mem_free(name);
    sequence_record_release(&record);
}
