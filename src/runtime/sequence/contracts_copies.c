/* Copies: a copy is equal to the original when it is made, and from then on
 * neither shows what happens to the other.
 *
 * Copies may share what they have, as long as nobody can tell.  So memory is not
 * compared; calls are: a call that only looks at an object is made once more when
 * its copy was changed, and at the end of the sequence.  If it tells something else now, although between
 * the two nothing was done but to a copy of the object (or to what it is a copy
 * of), and the two share memory, they are not independent.  The calls are those
 * of the sequence: no arguments have to be invented, and the same sequence shows
 * the same. */
#include <string.h>
#include "runtime/sequence/calling.h"
#include "runtime/sequence/contracts.h"
#include "runtime/sequence/generating.h"

#define PAIRS 8      /* of an object and its copy, in a sequence */
#define GOT 4        /* objects of a call that are remembered */
#define LOOKS_MOST 8 /* calls that are made again, each time */
#define CHANGES_MOST 8 /* of copies, in a sequence, after which that is done */
#define RESULT_MOST 256

static struct pair {
    uint32_t original, copy;
} pairs[PAIRS];
static uint32_t pair_count, change_count;

/* What each call got; looked up when it is asked for, because most sequences copy nothing. */
#define NOT_LOOKED_UP UINT32_MAX
static struct got {
    uint32_t objects[GOT], count;
} got[SEQUENCE_CALLS_MOST];
static bool *only_looks; /* of each operation: it tells something and changes nothing */
static size_t only_looks_capacity;

/* ---- operations that look ---- */

/* A text that may be the caller's would have to be freed. */
static bool tells(const struct sequence_node *node)
{
    bool is_text =
        node->kind == SEQ_STRING && node->sort == SEQUENCE_NONE && node->flags & (ARGUMENT_CONST | ARGUMENT_BORROWED);
    return node->kind == SEQ_NUMBER || node->kind == SEQ_FLOAT || node->kind == SEQ_STRUCT || node->kind == SEQ_ANY ||
           is_text;
}

static bool looks_only(const struct sequence_operation *operation)
{
    uint32_t handles = 0;
    if (operation->result != SEQUENCE_NONE && !tells(&nodes[operation->result]))
        return false;
    for (uint32_t i = 0; i < operation->parameter_count; i++) {
        const struct sequence_node *node = &nodes[operation->parameters + i];
        if (node->kind == SEQ_FUNCTION || node->flags & ARGUMENT_PATH)
            return false;
        if (node->kind != SEQ_HANDLE)
            continue;
        if (!(node->flags & ARGUMENT_CONST) || node->flags & (ARGUMENT_OUT | ARGUMENT_IN_OUT | ARGUMENT_CONSUMED))
            return false;
        handles++;
    }
    return handles > 0 && (operation->result != SEQUENCE_NONE || operation->outputs > 1);
}

void copies_start(void)
{
    only_looks = memory_grow(only_looks, &only_looks_capacity, sequences->operation_count + 1, sizeof *only_looks);
    for (uint32_t i = 0; i < sequences->operation_count; i++)
        only_looks[i] = looks_only(&operations[i]);
}

/* ---- as a sequence runs ---- */

void copies_begin(void)
{
    pair_count = change_count = 0;
}

static bool is_made_by(uint32_t object, uint32_t call)
{
    return objects[object].call == call;
}

static uint32_t find_involved(uint32_t call, uint32_t sort, bool is_made)
{
    for (uint32_t i = 0; i < involved_count; i++)
        if (is_made_by(involved[i], call) == is_made && objects[involved[i]].sort == sort &&
            objects[involved[i]].state == OBJECT_LIVE)
            return involved[i];
    return SEQUENCE_NONE;
}

static void check_equal(const struct pair *pair)
{
    uint32_t sort = objects[pair->copy].sort, contract = contract_of_sort(CONTRACT_COPY_EQUAL, sort);
    const uint32_t *services = sorts[sort].services, both[] = {pair->original, pair->copy};
    bool by_equal = services[SEQ_SERVICE_EQUAL] != SEQUENCE_NONE;
    uint32_t service = services[by_equal ? SEQ_SERVICE_EQUAL : SEQ_SERVICE_COMPARE];
    int64_t answer;
    if (contract == SEQUENCE_NONE || service == SEQUENCE_NONE)
        return;
    contract_look(contract, 2, both);
    if (contract_ask(service, 2, both, &answer))
        contract_decide(by_equal ? answer != 0 : answer == 0, "the copy is not equal to the original");
}

bool copies_assign(uint32_t operation)
{
    uint32_t contract = contract_of_operation(CONTRACT_COPY_EQUAL, operation);
    return contract != SEQUENCE_NONE && contracts[contract].operation == operation &&
           operations[operation].kind != SEQ_KIND_COPIES;
}

/* Both were there before: the one that could be written is like the other one now. */
static void check_assigned(uint32_t call)
{
    struct pair pair = {SEQUENCE_NONE, SEQUENCE_NONE};
    for (uint32_t i = 0; i < involved_count; i++)
        *(nodes[handings[i].node].flags & ARGUMENT_CONST ? &pair.original : &pair.copy) = involved[i];
    bool are_two = pair.original != SEQUENCE_NONE && pair.copy != SEQUENCE_NONE && pair.original != pair.copy &&
                   objects[pair.original].state == OBJECT_LIVE && objects[pair.copy].state == OBJECT_LIVE;
    if (are_two && calls[call].outcome == CALL_SUCCEEDED)
        check_equal(&pair);
}

void copies_after_call(uint32_t call)
{
    const struct sequence_operation *operation = &operations[call_operation(call)];
    if (copies_assign(call_operation(call)))
        check_assigned(call);
    if (operation->kind != SEQ_KIND_COPIES || pair_count == PAIRS)
        return;
    struct pair pair = {find_involved(call, operation->sort, false), find_involved(call, operation->sort, true)};
    if (pair.original == SEQUENCE_NONE || pair.copy == SEQUENCE_NONE)
        return;
    pairs[pair_count++] = pair;
    check_equal(&pair);
}

/* ---- does it lead to the same memory? ---- */

static unsigned char *marks; /* of heap[] */
static size_t marks_capacity;
enum { MARK_REACHED = 1, MARK_DONE = 2 };

static void mark_word(uintptr_t word)
{
    for (uint32_t i = 0; i < heap_count; i++)
        if (heap[i].owner && word - heap[i].address < heap[i].size)
            marks[i] |= MARK_REACHED;
}

READS_ANYTHING static void mark_words(uintptr_t start, size_t size)
{
    for (uintptr_t at = (start + 7) & ~(uintptr_t)7; at + sizeof(uintptr_t) <= start + size; at += sizeof(uintptr_t))
        mark_word(*(volatile const uintptr_t *)at);
}

static void mark_from(uint32_t object)
{
    marks = memory_grow(marks, &marks_capacity, (size_t)heap_count + 1, 1);
    memset(marks, 0, heap_count);
    mark_word(objects[object].value);
    if (objects[object].storage)
        mark_words((uintptr_t)objects[object].storage, objects[object].size);
    for (uint32_t i = 0; i < heap_count; i++)
        if (marks[i] == MARK_REACHED) {
            marks[i] |= MARK_DONE;
            mark_words(heap[i].address, heap[i].size);
            i = UINT32_MAX; /* from the start again: earlier ones may be reached now */
        }
}

static bool share_memory(uint32_t a, uint32_t b)
{
    static unsigned char *of_a;
    static size_t of_a_capacity;
    mark_from(a);
    of_a = memory_grow(of_a, &of_a_capacity, (size_t)heap_count + 1, 1);
    memcpy(of_a, marks, heap_count);
    mark_from(b);
    for (uint32_t i = 0; i < heap_count; i++)
        if (of_a[i] && marks[i])
            return true;
    return false;
}

/* ---- at the end ---- */

static void note_object(struct got *of, uint32_t object)
{
    if (object != SEQUENCE_NONE && of->count < GOT)
        of->objects[of->count++] = object;
}

static void note_reference(uint64_t *word, void *of)
{
    note_object(of, object_of(SEQUENCE_REFERENCE_CALL(*word), SEQUENCE_REFERENCE_OUTPUT(*word)));
}

/* One that it gives and did not make lived before, too. */
static void look_up_got(uint32_t call)
{
    uint64_t *words = (uint64_t *)call_words(call);
    got[call].count = 0;
    words_walk(call_operation(call), words, SEQUENCE_CALL_WORDS(words[-1]), note_reference, &got[call]);
    for (uint32_t i = 0; i < calls[call].output_count; i++) {
        uint32_t object = object_of(call, i);
        if (object != SEQUENCE_NONE && !is_made_by(object, call))
            note_object(&got[call], object);
    }
}

static const struct got *got_by(uint32_t call)
{
    if (got[call].count == NOT_LOOKED_UP)
        look_up_got(call);
    return &got[call];
}

/* It, or a part of it. */
static bool call_got(uint32_t call, uint32_t object)
{
    const struct got *by = got_by(call);
    for (uint32_t i = 0; i < by->count; i++)
        for (uint32_t of = by->objects[i]; of != SEQUENCE_NONE; of = objects[of].parent)
            if (of == object)
                return true;
    return by->count == GOT;
}

/* Nothing was done to it, or together with it, after this call. */
static bool is_only_looked_at(uint32_t object, uint32_t since)
{
    for (uint32_t call = since + 1; call < sequences->call_count; call++)
        if (!only_looks[call_operation(call)] && call_got(call, object))
            return false;
    return true;
}

static bool is_changed_after(uint32_t object, uint32_t call)
{
    return objects[object].state == OBJECT_LIVE && objects[object].changed_by != SEQUENCE_NONE &&
           objects[object].changed_by > call && objects[object].call != objects[object].changed_by;
}

/* The caller may have put the one into the other: then it shows what happens to it, and should. */
static bool have_met(const struct pair *pair)
{
    for (uint32_t call = objects[pair->copy].call + 1; call < sequences->call_count; call++)
        if (!only_looks[call_operation(call)] && call_got(call, pair->original) && call_got(call, pair->copy))
            return true;
    return false;
}

static uint32_t changed_partner(uint32_t object, uint32_t since)
{
    for (uint32_t i = 0; i < pair_count; i++) {
        uint32_t other = pairs[i].original == object ? pairs[i].copy
                         : pairs[i].copy == object   ? pairs[i].original
                                                     : SEQUENCE_NONE;
        if (other != SEQUENCE_NONE && is_changed_after(other, since) && !have_met(&pairs[i]))
            return other;
    }
    return SEQUENCE_NONE;
}

static uint64_t told_by(uint32_t call, const void *result)
{
    const struct sequence_operation *operation = &operations[call_operation(call)];
    uint64_t hash = 1;
    if (operation->result != SEQUENCE_NONE)
        hash = memory_hash(&nodes[operation->result], result, hash);
    for (uint32_t i = 0; i < operation->parameter_count; i++) {
        const struct sequence_node *node = &nodes[operation->parameters + i];
        if (node->flags & (ARGUMENT_OUT | ARGUMENT_IN_OUT))
            hash = memory_hash(node, calls[call].arguments[i], hash);
    }
    return hash;
}

/* With the arguments that it got, whose blocks are still there. */
static uint64_t call_again(uint32_t call)
{
    _Alignas(16) char result[RESULT_MOST];
    struct call again = calls[call];
    uint32_t running_before = running_call;
    again.result = result;
    running_call = call;
    call_make(&again);
    running_call = running_before;
    return told_by(call, result);
}

/* What tells something else each time tells nothing about copies. */
static bool tells_the_same(uint32_t call, uint32_t object, uint32_t other)
{
    uint64_t then = told_by(call, calls[call].result), now = call_again(call);
    return then == now || call_again(call) != now || !share_memory(object, other);
}

static bool can_repeat(uint32_t call)
{
    uint32_t operation = calls[call].operation;
    return only_looks[operation] && operations[operation].result_size <= RESULT_MOST && got_by(call)->count == 1 &&
           objects[got[call].objects[0]].state == OBJECT_LIVE;
}

/* Calls from there on have seen the last of what was done to copies and originals; 0: nothing was, since there are
 * both. */
static uint32_t last_change(void)
{
    uint32_t last = 0;
    for (uint32_t i = 0; i < pair_count; i++) {
        const uint32_t by[] = {objects[pairs[i].original].changed_by, objects[pairs[i].copy].changed_by};
        for (uint32_t k = 0; k < 2; k++)
            if (by[k] != SEQUENCE_NONE && by[k] > objects[pairs[i].copy].call && by[k] > last)
                last = by[k];
    }
    return last;
}

/* What a component does to its copies was looked at when it was made. */
bool copies_are_changed(uint32_t call)
{
    return pair_count && change_count < CHANGES_MOST && !append_repeats(call) && last_change() == call;
}

void copies_check_change(void)
{
    change_count++;
    copies_check_end();
}

void copies_check_end(void)
{
    uint32_t looks = 0, end = pair_count ? last_change() : 0;
    for (uint32_t call = 0; end && call < sequences->call_count; call++)
        got[call].count = NOT_LOOKED_UP;
    for (uint32_t call = 0; call < end && looks < LOOKS_MOST; call++) {
        if (!can_repeat(call))
            continue;
        uint32_t object = got[call].objects[0], other = changed_partner(object, call);
        uint32_t contract = contract_of_sort(CONTRACT_COPY_INDEPENDENT, objects[object].sort);
        if (contract == SEQUENCE_NONE || other == SEQUENCE_NONE || !is_only_looked_at(object, call))
            continue;
        const uint32_t both[] = {object, other};
        contract_look(contract, 2, both);
        sequences->fault.objects[2] = call << 16;
        contract_decide(tells_the_same(call, object, other),
                        "call %u would return something else now, though only a copy was changed", call + 1);
        looks++;
    }
}
