/* Sequences changed a little. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "oracle/probe.h"

#define MAKERS_DEEP 3

typedef VECTOR(uint64_t) word_list;

/* Takes the words over if they are a sequence. */
static bool become(struct sequence *sequence, const struct sequence_plan *plan, const uint64_t *words, size_t count)
{
    struct sequence made = SEQUENCE_INIT;
    bool is_one = sequence_read_words(&made, plan, words, count);
    if (is_one)
        sequence_copy(sequence, &made);
    sequence_release(&made);
    return is_one;
}

bool probe_cut_behind(struct sequence *sequence, const struct sequence_plan *plan, size_t call)
{
    if (call + 1 >= sequence->calls.count)
        return call < sequence->calls.count;
    return become(sequence, plan, sequence->words.items, sequence->calls.items[call + 1]);
}

bool probe_remove(struct sequence *sequence, const struct sequence_plan *plan, size_t call)
{
    bool *is_gone = mem_array(sequence->calls.count, sizeof *is_gone);
    struct sequence out = SEQUENCE_INIT;
    is_gone[call] = true;
    bool done = sequence_without(&out, sequence, plan, is_gone);
    if (done)
        sequence_copy(sequence, &out);
    sequence_release(&out);
    mem_free(is_gone);
    return done;
}

bool probe_replace(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place,
                   const uint64_t *words, size_t count)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(sequence, plan, call, &places);
    bool done = place < places.count;
    if (done) {
        struct sequence out = SEQUENCE_INIT;
        sequence_replace(&out, sequence, plan, &places.items[place], words, count);
        sequence_copy(sequence, &out);
        sequence_release(&out);
    }
    vector_release(&places);
    return done;
}

bool probe_set_number(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place,
                      uint64_t number)
{
    return probe_replace(sequence, plan, call, place, &number, 1);
}

/* ---- outputs ---- */

uint64_t probe_object(const struct sequence *sequence, const struct sequence_plan *plan, uint32_t sort, size_t before)
{
    for (size_t call = before; call-- > 0;) {
        uint32_t operation = sequence_operation_of(sequence, call);
        for (uint32_t output = 0; output < plan->items.items[operation].outputs; output++) {
            uint32_t node = sequence_plan_output(plan, operation, output);
            if (node != SEQUENCE_NONE && plan->nodes.items[node].kind == SEQ_HANDLE &&
                plan->nodes.items[node].sort == sort)
                return SEQUENCE_REFERENCE(call, output);
        }
    }
    return 0;
}

/* ---- values ---- */

struct making {
    const struct sequence *sequence;
    const struct sequence_plan *plan;
    size_t before;
    uint64_t subject, number;
    word_list words;
};

static uint32_t subject_sort(const struct making *making)
{
    if (!making->subject)
        return SEQUENCE_NONE;
    uint32_t operation = sequence_operation_of(making->sequence, SEQUENCE_REFERENCE_CALL(making->subject));
    uint32_t node = sequence_plan_output(making->plan, operation, SEQUENCE_REFERENCE_OUTPUT(making->subject));
    return node == SEQUENCE_NONE ? SEQUENCE_NONE : making->plan->nodes.items[node].sort;
}

static bool make(struct making *making, uint32_t number);

static bool make_handle(struct making *making, const struct sequence_node *node)
{
    if (node->flags & ARGUMENT_OUT) {
        vector_push(&making->words, SEQUENCE_HEAD(HEAD_VALUE, 0));
        return true;
    }
    uint64_t object = subject_sort(making) == node->sort
                          ? making->subject
                          : probe_object(making->sequence, making->plan, node->sort, making->before);
    if (object)
        vector_push(&making->words, object);
    return object != 0;
}

static uint64_t in_range(const struct sequence_node *node, uint64_t number)
{
    bool is_signed = node->flags & ARGUMENT_SIGNED;
    if (node->flags & ARGUMENT_NONZERO && number == 0)
        number = node->lo < 0 && (int64_t)node->hi <= 0 ? UINT64_MAX : 1;
    if (is_signed && (int64_t)number < node->lo)
        return (uint64_t)node->lo;
    if (!is_signed && node->lo > 0 && number < (uint64_t)node->lo)
        return (uint64_t)node->lo;
    bool is_above = is_signed ? (int64_t)number > (int64_t)node->hi : number > node->hi;
    return is_above ? node->hi : number;
}

static void make_number(struct making *making, const struct sequence_node *node)
{
    if (node->flags & (ARGUMENT_ENUM | ARGUMENT_FLAGS) && node->value_count)
        vector_push(&making->words, (uint64_t)making->plan->values.items[node->values]);
    else
        vector_push(&making->words, in_range(node, making->number));
}

static bool make_cells(struct making *making, const struct sequence_node *node, uint32_t count)
{
    if (node->flags & ARGUMENT_RAW) {
        for (size_t i = 0; i < ((size_t)count * node->cell_size + 7) / 8; i++)
            vector_push(&making->words, 0);
        return true;
    }
    for (uint32_t i = 0; i < count; i++)
        if (!make(making, node->first))
            return false;
    return true;
}

static bool make_block(struct making *making, const struct sequence_node *node)
{
    uint32_t count = node->kind == SEQ_OBJECT ? 0 : node->cells ? node->cells : 8;
    vector_push(&making->words, SEQUENCE_HEAD(HEAD_VALUE, count));
    if (node->flags & ARGUMENT_OUT)
        return true;
    return node->kind == SEQ_OBJECT ? node->count == 0 || make(making, node->first) : make_cells(making, node, count);
}

static bool make(struct making *making, uint32_t number)
{
    const struct sequence_node *node = &making->plan->nodes.items[number];
    double one = 1;
    uint64_t bits;
    switch ((enum sequence_node_kind)node->kind) {
    case SEQ_NUMBER:
        make_number(making, node);
        return true;
    case SEQ_FLOAT:
        memcpy(&bits, &one, sizeof bits);
        vector_push(&making->words, bits);
        return true;
    case SEQ_STRING:
        vector_push(&making->words, SEQUENCE_HEAD(HEAD_VALUE, 1));
        vector_push(&making->words, (uint64_t)'a');
        return true;
    case SEQ_BUFFER:
    case SEQ_OBJECT:
        return make_block(making, node);
    case SEQ_STRUCT:
        for (uint32_t i = 0; i < node->count; i++)
            if (!make(making, node->first + i))
                return false;
        return true;
    case SEQ_CELLS:
        return make_cells(making, node, node->cells);
    case SEQ_HANDLE:
        return make_handle(making, node);
    case SEQ_ANY:
        vector_push(&making->words, SEQUENCE_HEAD(HEAD_VALUE, 0));
        return true;
    case SEQ_FUNCTION:
        vector_push(&making->words, 0);
        return true;
    case SEQ_LENGTH:
    case SEQ_END:
    case SEQ_ZERO:
        break;
    }
    return true;
}

static bool set_some(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place)
{
    sequence_places places = VECTOR_INIT;
    struct making making = {.sequence = sequence, .plan = plan, .before = call, .number = 1};
    sequence_look(sequence, plan, call, &places);
    bool done = place < places.count && make(&making, places.items[place].node);
    vector_release(&places);
    done = done && probe_replace(sequence, plan, call, place, making.words.items, making.words.count);
    vector_release(&making.words);
    return done;
}

static bool set_cells(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place,
                      const struct sequence_node *node, uint32_t count)
{
    struct making making = {.sequence = sequence, .plan = plan, .before = call, .number = 1};
    vector_push(&making.words, SEQUENCE_HEAD(HEAD_VALUE, count));
    bool done = (node->flags & ARGUMENT_OUT || make_cells(&making, node, count)) &&
                probe_replace(sequence, plan, call, place, making.words.items, making.words.count);
    vector_release(&making.words);
    return done;
}

bool probe_set_cells(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place,
                     uint32_t count)
{
    sequence_places places = VECTOR_INIT;
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, sequence);
    sequence_look(&changed, plan, call, &places);
    const struct sequence_node *buffer = place < places.count ? &plan->nodes.items[places.items[place].node] : NULL;
    bool done = buffer && buffer->kind == SEQ_BUFFER && !buffer->cells;
    for (size_t i = 0; done && i < places.count; i++) {
        const struct sequence_node *node = &plan->nodes.items[places.items[i].node];
        bool is_meant = node == buffer || (node->kind == SEQ_BUFFER && buffer->array != SEQUENCE_NONE &&
                                           node->array == buffer->array && places.items[i].depth == 0);
        if (!is_meant)
            continue;
        done = set_cells(&changed, plan, call, i, node, count);
        sequence_look(&changed, plan, call, &places);
    }
    if (done)
        sequence_copy(sequence, &changed);
    sequence_release(&changed);
    vector_release(&places);
    return done;
}

static uint32_t sort_at(const struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(sequence, plan, call, &places);
    const struct sequence_node *node = place < places.count ? &plan->nodes.items[places.items[place].node] : NULL;
    uint32_t sort = node && node->kind == SEQ_HANDLE ? node->sort : SEQUENCE_NONE;
    vector_release(&places);
    return sort;
}

static uint32_t most_parameters(const struct sequence_plan *plan, const struct sequence_sort *sort)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < sort->maker_count; i++) {
        uint32_t count = plan->items.items[plan->makers.items[sort->makers + i]].parameter_count;
        most = count > most ? count : most;
    }
    return most;
}

/* The number-th maker of a sort: those that make one first, and not those that look one up, which may not be there; of
 * both those with fewest parameters first: they have the least to fail by. */
static uint32_t maker_of(const struct sequence_plan *plan, const struct sequence_sort *sort, uint32_t number)
{
    uint32_t most = most_parameters(plan, sort);
    for (unsigned turn = 0; turn < 2; turn++)
        for (uint32_t parameters = 0; parameters <= most; parameters++)
            for (uint32_t i = 0; i < sort->maker_count; i++) {
                uint32_t maker = plan->makers.items[sort->makers + i];
                const struct sequence_operation *item = &plan->items.items[maker];
                if (item->parameter_count == parameters && (item->kind == SEQ_KIND_MAKES) == !turn && number-- == 0)
                    return maker;
            }
    return SEQUENCE_NONE;
}

/* A call that makes one at the end, and before it those that make what it needs. */
static bool append_maker(struct sequence *sequence, const struct sequence_plan *plan, uint32_t sort, unsigned depth)
{
    const struct sequence_sort *item = &plan->sorts.items[sort];
    struct sequence before = SEQUENCE_INIT;
    bool done = false;
    sequence_copy(&before, sequence);
    for (uint32_t i = 0; !done && i < item->maker_count; i++) {
        uint32_t maker = maker_of(plan, item, i);
        const struct sequence_operation *operation = &plan->items.items[maker];
        done = true;
        for (uint32_t p = 0; done && p < operation->parameter_count; p++) {
            const struct sequence_node *node = &plan->nodes.items[operation->parameters + p];
            bool needs = node->kind == SEQ_HANDLE && !(node->flags & ARGUMENT_OUT);
            if (needs && !probe_object(sequence, plan, node->sort, sequence->calls.count))
                done = depth < MAKERS_DEEP && append_maker(sequence, plan, node->sort, depth + 1);
        }
        done = done && probe_append_call(sequence, plan, maker, 0, 1);
        if (!done)
            sequence_copy(sequence, &before);
    }
    sequence_release(&before);
    return done;
}

bool probe_make_first(struct sequence *sequence, const struct sequence_plan *plan, uint32_t sort)
{
    struct sequence made = SEQUENCE_INIT;
    bool done = append_maker(&made, plan, sort, 0);
    if (done) {
        sequence_append(&made, plan, sequence);
        sequence_copy(sequence, &made);
    }
    sequence_release(&made);
    return done;
}

/* An object of its own, which nobody else has touched. */
static bool set_new_object(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place,
                           uint32_t sort)
{
    struct sequence changed = SEQUENCE_INIT;
    size_t before = sequence->calls.count;
    sequence_copy(&changed, sequence);
    bool done = probe_make_first(&changed, plan, sort);
    size_t added = changed.calls.count - before;
    uint64_t object = done ? probe_object(&changed, plan, sort, added) : 0;
    done = object && probe_replace(&changed, plan, call + added, place, &object, 1);
    if (done)
        sequence_copy(sequence, &changed);
    sequence_release(&changed);
    return done;
}

bool probe_set_some(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place)
{
    uint32_t sort = sort_at(sequence, plan, call, place);
    return (sort != SEQUENCE_NONE && set_new_object(sequence, plan, call, place, sort)) ||
           set_some(sequence, plan, call, place);
}

bool probe_append_call(struct sequence *sequence, const struct sequence_plan *plan, uint32_t operation,
                       uint64_t subject, uint64_t number)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    struct making making = {
        .sequence = sequence, .plan = plan, .before = sequence->calls.count, .subject = subject, .number = number};
    bool done = true;
    for (uint32_t i = 0; done && i < item->parameter_count; i++)
        done = make(&making, item->parameters + i);
    word_list words = VECTOR_INIT;
    for (size_t i = 0; i < sequence->words.count; i++)
        vector_push(&words, sequence->words.items[i]);
    vector_push(&words, SEQUENCE_CALL(operation, making.words.count));
    for (size_t i = 0; i < making.words.count; i++)
        vector_push(&words, making.words.items[i]);
    done = done && become(sequence, plan, words.items, words.count);
    vector_release(&words);
    vector_release(&making.words);
    return done;
}

/* The words of a call that has moved, with references to others that have. */
static void add_moved(word_list *words, const struct sequence *sequence, const struct sequence_plan *plan, size_t call,
                      size_t first)
{
    sequence_places places = VECTOR_INIT;
    size_t start = sequence->calls.items[call],
           end = call + 1 < sequence->calls.count ? sequence->calls.items[call + 1] : sequence->words.count,
           at = words->count;
    for (size_t i = start; i < end; i++)
        vector_push(words, sequence->words.items[i]);
    sequence_look(sequence, plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        uint64_t *word = &words->items[at + places.items[i].word - start];
        if (sequence_has_head(&plan->nodes.items[places.items[i].node]) && SEQUENCE_TAG(*word) == HEAD_REFERENCE &&
            SEQUENCE_REFERENCE_CALL(*word) >= first)
            *word = SEQUENCE_REFERENCE(SEQUENCE_REFERENCE_CALL(*word) + 1, SEQUENCE_REFERENCE_OUTPUT(*word));
    }
    vector_release(&places);
}

bool probe_insert_call(struct sequence *sequence, const struct sequence_plan *plan, size_t before, uint32_t operation,
                       uint64_t subject, uint64_t number)
{
    struct sequence made = SEQUENCE_INIT;
    word_list words = VECTOR_INIT;
    if (before > 0)
        sequence_copy(&made, sequence);
    bool done = before < sequence->calls.count && (before == 0 || probe_cut_behind(&made, plan, before - 1)) &&
                probe_append_call(&made, plan, operation, subject, number);
    for (size_t i = 0; done && i < made.words.count; i++)
        vector_push(&words, made.words.items[i]);
    for (size_t call = before; done && call < sequence->calls.count; call++)
        add_moved(&words, sequence, plan, call, before);
    done = done && become(sequence, plan, words.items, words.count);
    vector_release(&words);
    sequence_release(&made);
    return done;
}

bool probe_separate(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place)
{
    struct sequence twice = SEQUENCE_INIT;
    sequence_places places = VECTOR_INIT;
    sequence_copy(&twice, sequence);
    bool done = call > 0 && probe_cut_behind(&twice, plan, call - 1);
    sequence_look(sequence, plan, call, &places);
    done = done && place < places.count;
    if (done) {
        uint64_t other = sequence->words.items[places.items[place].word]; /* as the first one counts its calls */
        sequence_append(&twice, plan, sequence);
        sequence_copy(sequence, &twice);
        done = probe_replace(sequence, plan, 2 * call, place, &other, 1);
    }
    vector_release(&places);
    sequence_release(&twice);
    return done;
}

size_t probe_make_needed(struct sequence *sequence, const struct sequence_plan *plan, uint32_t operation)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    size_t before = sequence->calls.count;
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        if (node->kind == SEQ_HANDLE && !(node->flags & ARGUMENT_OUT) &&
            !probe_object(sequence, plan, node->sort, sequence->calls.count))
            probe_make_first(sequence, plan, node->sort);
    }
    return sequence->calls.count - before;
}
