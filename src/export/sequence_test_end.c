/* The end of a test: objects that live are destroyed, last in first out, each in
 * the turn of what it stands for; then memory of the test's own is freed. */
#include "export/sequence_test_parts.h"

/* ---- which objects live ---- */

static struct test_output *referenced(struct test_writing *writing, uint64_t head)
{
    return test_output_find(writing, SEQUENCE_REFERENCE_CALL(head), SEQUENCE_REFERENCE_OUTPUT(head));
}

/* The output that gave this object first. */
static struct test_output *first_of(struct test_writing *writing, struct test_output *output)
{
    const struct recorded_output *recorded = sequence_record_output(&writing->record, output->call, output->output);
    uint64_t head = recorded ? recorded_head(&writing->record, recorded) : 0;
    struct test_output *first = recorded && SEQUENCE_TAG(head) == HEAD_REFERENCE ? referenced(writing, head) : NULL;
    return first ? first : output;
}

static const struct sequence_node *node_of(const struct test_writing *writing, const struct test_output *output)
{
    return &writing->plan->nodes.items[output->node];
}

static bool is_owned(const struct test_writing *writing, const struct test_output *output)
{
    if (output->node == SEQUENCE_NONE)
        return false;
    const struct sequence_node *node = node_of(writing, output);
    return (node->kind == SEQ_HANDLE || node->kind == SEQ_STRING) && node->sort != SEQUENCE_NONE &&
           !(node->flags & ARGUMENT_BORROWED);
}

static bool was_made(const struct test_writing *writing, const struct test_output *output)
{
    if (!writing->record.calls.count)
        return true; /* nobody knows */
    const struct recorded_output *recorded = sequence_record_output(&writing->record, output->call, output->output);
    return recorded && sequence_record_outcome(&writing->record, output->call) == CALL_SUCCEEDED &&
           recorded_head(&writing->record, recorded) != SEQUENCE_HEAD(HEAD_NULL, 0);
}

static void add_given(struct test_writing *writing, uint32_t call, unsigned *live)
{
    for (size_t i = 0; i < writing->outputs.count; i++) {
        struct test_output *output = &writing->outputs.items[i];
        if (output->call != call || !is_owned(writing, output) || !was_made(writing, output))
            continue;
        const struct test_output *first = first_of(writing, output);
        bool is_counted = writing->plan->sorts.items[node_of(writing, output)->sort].flags & SORT_COUNTED &&
                          !(node_of(writing, output)->flags & ARGUMENT_IN_OUT);
        unsigned *count = &live[first - writing->outputs.items];
        if (first == output || is_counted)
            ++*count;
    }
}

static bool takes_reference(const struct sequence_node *node)
{
    return node->kind == SEQ_STRING || node->kind == SEQ_BUFFER || node->kind == SEQ_OBJECT ||
           node->kind == SEQ_HANDLE || node->kind == SEQ_ANY;
}

/* A variable that is empty behind the call: who emptied it has taken the object. */
static bool is_emptied(const struct test_writing *writing, uint32_t call, const struct sequence_node *node)
{
    bool is_variable = node->kind == SEQ_HANDLE && node->holding == SEQ_HOLD_VARIABLE && node->output;
    const struct recorded_output *output =
        is_variable ? sequence_record_output(&writing->record, call, node->output) : NULL;
    return output && sequence_record_outcome(&writing->record, call) == CALL_SUCCEEDED &&
           recorded_head(&writing->record, output) == SEQUENCE_HEAD(HEAD_NULL, 0);
}

static bool is_consumed(const struct test_writing *writing, uint32_t number)
{
    const struct role *role = writing->plan->roles.items[number];
    return writing->one->ignores_learned ? role && role->is_consumed
                                         : writing->plan->nodes.items[number].flags & ARGUMENT_CONSUMED;
}

static void take_consumed(struct test_writing *writing, uint32_t call, unsigned *live)
{
    sequence_places places = VECTOR_INIT;
    uint32_t operation = sequence_operation_of(writing->sequence, call);
    bool refers = writing->plan->items.items[operation].flags & OPERATION_REFERS_FLAG;
    sequence_look(writing->sequence, writing->plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        uint64_t head = writing->sequence->words.items[places.items[i].word];
        const struct sequence_node *node = &writing->plan->nodes.items[places.items[i].node];
        struct test_output *output =
            takes_reference(node) && SEQUENCE_TAG(head) == HEAD_REFERENCE ? referenced(writing, head) : NULL;
        unsigned *count = output ? &live[first_of(writing, output) - writing->outputs.items] : NULL;
        if (count && *count && (is_consumed(writing, places.items[i].node) || is_emptied(writing, call, node)))
            --*count;
        if (count && refers && node->kind == SEQ_HANDLE) {
            ++*count;
            refers = false;
        }
    }
    vector_release(&places);
}

/* As the worker knows it, who saw memory. */
static void take_recorded(struct test_writing *writing, unsigned *live)
{
    for (size_t i = 0; i < writing->record.live_count; i++) {
        const uint64_t *pair = &writing->record.words[writing->record.live + 2 * i];
        const struct test_output *output = referenced(writing, pair[0]);
        if (output)
            live[output - writing->outputs.items] = (unsigned)pair[1];
    }
}

/* Of each of writing->outputs: how often it is to be destroyed at the end. */
static void count_live(struct test_writing *writing, unsigned *live)
{
    if (writing->record.has_live && !writing->one->ignores_learned) {
        take_recorded(writing, live);
        return;
    }
    for (uint32_t call = 0; call < writing->sequence->calls.count; call++) {
        take_consumed(writing, call, live);
        add_given(writing, call, live);
    }
}

/* ---- which are named ---- */

static void want_references(struct test_writing *writing, uint32_t call)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(writing->sequence, writing->plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        uint64_t head = writing->sequence->words.items[places.items[i].word];
        struct test_output *output = SEQUENCE_TAG(head) == HEAD_REFERENCE ? referenced(writing, head) : NULL;
        if (output && takes_reference(&writing->plan->nodes.items[places.items[i].node]))
            output->is_wanted = true;
    }
    vector_release(&places);
}

static const struct operation *destroyer_of(const struct test_writing *writing, const struct test_output *output)
{
    uint32_t operation = sequence_operation_of(writing->sequence, output->call);
    const struct sequence_operation *item = &writing->plan->items.items[operation];
    uint32_t sort = node_of(writing, output)->sort;
    uint32_t destroyer = item->destroyer != SEQUENCE_NONE && writing->plan->items.items[item->destroyer].sort == sort
                             ? item->destroyer
                             : writing->plan->sorts.items[sort].services[SEQ_SERVICE_DESTROY];
    return destroyer == SEQUENCE_NONE ? NULL : sequence_plan_operation(writing->plan, destroyer);
}

void test_find_wanted(struct test_writing *writing)
{
    unsigned *live = mem_array(writing->outputs.count + 1, sizeof *live);
    for (uint32_t call = 0; call < writing->sequence->calls.count; call++)
        want_references(writing, call);
    count_live(writing, live);
    for (size_t i = 0; i < writing->outputs.count; i++)
        if (writing->one->destroys && live[i] && destroyer_of(writing, &writing->outputs.items[i]))
            writing->outputs.items[i].is_wanted = true;
    for (size_t i = 0; i < 3 && writing->one->contract != SEQUENCE_NONE; i++) {
        uint32_t object = writing->one->contract_objects[i];
        struct test_output *output =
            object == SEQUENCE_NONE ? NULL : test_output_find(writing, object >> 16, object & 0xffff);
        if (output)
            output->is_wanted = true;
    }
    mem_free(live);
}

/* ---- writing it ---- */

/* Without a record, nobody knows whether the call gave an object. */
static bool may_be_null(const struct test_writing *writing, const struct test_output *output)
{
    return !writing->record.calls.count && output->held == HELD_VALUE &&
           node_of(writing, output)->holding != SEQ_HOLD_STORAGE &&
           !(writing->plan->sorts.items[node_of(writing, output)->sort].flags & SORT_INTEGER);
}

/* char *writer_close(writer *w): the text is the caller's. */
static bool gives_text(const struct operation *destroyer)
{
    return destroyer->result.kind == ROLE_STRING && !destroyer->result.is_borrowed &&
           !destroyer->function->result->target_const;
}

static void destroy(struct test_writing *writing, const struct test_output *output, unsigned times)
{
    const struct operation *destroyer = destroyer_of(writing, output);
    if (!destroyer || output->held == HELD_NOT)
        return;
    struct text expression = TEXT_INIT;
    test_add_service(writing, destroyer, &output, 1, &expression);
    bool is_void = destroyer->function->result->kind == TYPE_VOID, frees = gives_text(destroyer);
    for (unsigned i = 0; i < times; i++) {
        bool asks = may_be_null(writing, output);
        if (asks)
            text_addf(writing->out, INDENT "if (%s)\n" INDENT, output->name);
        text_addf(writing->out, INDENT "%s%s%s;\n", frees ? "free(" : is_void ? "" : "(void)", expression.s,
                  frees ? ")" : "");
    }
    text_release(&expression);
}

/* Which output each stands for; itself, where no call ended one for it. */
static size_t *find_first(struct test_writing *writing)
{
    size_t *first = mem_array(writing->outputs.count + 1, sizeof *first);
    for (size_t i = 0; i < writing->outputs.count; i++) {
        const struct test_output *output = &writing->outputs.items[i];
        uint64_t old =
            sequence_instead_of(writing->sequence, writing->plan, SEQUENCE_REFERENCE(output->call, output->output));
        struct test_output *ended = old ? referenced(writing, old) : NULL;
        first[i] = ended ? first[first_of(writing, ended) - writing->outputs.items] : i;
    }
    return first;
}

static void destroy_turn(struct test_writing *writing, const unsigned *live, const size_t *first, size_t turn)
{
    for (size_t i = writing->outputs.count; i-- > turn;)
        if (live[i] && first[i] == turn)
            destroy(writing, &writing->outputs.items[i], live[i]);
}

void test_add_end(struct test_writing *writing)
{
    size_t before = writing->out->length;
    unsigned *live = mem_array(writing->outputs.count + 1, sizeof *live);
    count_live(writing, live);
    text_add_char(writing->out, '\n');
    size_t *first = find_first(writing);
    for (size_t i = writing->outputs.count; i-- > 0 && writing->one->destroys;)
        destroy_turn(writing, live, first, i);
    mem_free(first);
    for (size_t i = writing->allocated.count; i-- > 0;)
        text_addf(writing->out, INDENT "free(%s);\n", writing->allocated.items[i]);
    if (writing->out->length == before + 1)
        text_cut(writing->out, before);
    mem_free(live);
}
