/* Run: one sequence, call by call. */
#include <string.h>
#include <unistd.h>
#include "runtime/sequence/calling.h"

#define STACK_FILLED 8192

struct sequences *sequences;
const struct sequence_node *nodes;
const struct sequence_operation *operations;
const struct sequence_sort *sorts;
struct sequence_contract *contracts;
struct sequence_operation_counts *operation_counts;
struct call calls[SEQUENCE_CALLS_MOST];
bool is_in_hook;

static const struct sequence_fault no_fault = {.call = SEQUENCE_NONE,
                                               .contract = SEQUENCE_NONE,
                                               .objects = {SEQUENCE_NONE, SEQUENCE_NONE, SEQUENCE_NONE},
                                               .allocated_by = SEQUENCE_NONE,
                                               .argument = SEQUENCE_NONE,
                                               .freed_by = SEQUENCE_NONE,
                                               .leak_call = SEQUENCE_NONE};
static unsigned char fill;

void run_begin(unsigned char byte)
{
    fill = byte;
    sequences->call_count = sequences->word_count = 0;
    sequences->call = 0;
    sequences->stage = STAGE_PREPARING;
    sequences->fault = no_fault;
    trials->stage = TRIAL_RUNNING;
    heap_begin(byte);
    stretch_clear();
    objects_clear();
    involved_count = 0;
    undestroyed = 0;
    is_in_hook = has_named_file = false;
    scratch_begin();
    if (&assay_turn_count)
        memset(assay_turns, 0, assay_turn_count * sizeof *assay_turns);
    contracts_begin();
}

/* ---- what was called ---- */

const uint64_t *call_words(uint32_t call)
{
    return sequences->words + calls[call].word + 1;
}

uint32_t call_operation(uint32_t call)
{
    return calls[call].operation;
}

const void *call_result(uint32_t call)
{
    return calls[call].result;
}

/* ---- calling ---- */

__attribute__((noinline)) READS_ANYTHING static void fill_stack(void)
{
    char room[STACK_FILLED];
    memory_fill(room, fill, sizeof room);
}

/* A child that the target's code forked came back here: it has no part in what
 * follows. */
static void leave_if_forked(void)
{
    if (is_forked)
        end_process(0);
}

/* The compiler's own: setjmp of the C library takes longer than most calls.  A sanitizer must be told by hand. */
static void *back[5];
extern void __asan_handle_no_return(void) __attribute__((weak));
static volatile bool is_given_up; /* by a thread of the target's */

/* assay_assume, in a function of a model. */
void sequences_leap(void)
{
    if (is_main_thread) {
        if (__asan_handle_no_return)
            __asan_handle_no_return();
        __builtin_longjmp(back, 1);
    }
    is_given_up = true;
}

bool call_make(const struct call *call)
{
    is_given_up = false;
    if (__builtin_setjmp(back) == 0) {
        heap_owner = OWNER_TARGET;
        assay_stubs[operations[call->operation].stub](call->arguments, call->result);
    } else {
        is_given_up = true;
    }
    heap_owner = OWNER_NOBODY;
    leave_if_forked();
    return !is_given_up;
}

static void run_hooks(uint32_t list, uint32_t count)
{
    const uint32_t *hooks = in_block(list);
    _Alignas(16) char result[256];
    is_in_hook = true;
    for (uint32_t i = 0; i < count; i++)
        if (operations[hooks[i]].result_size <= sizeof result)
            call_service(hooks[i], NULL, 0, result);
    is_in_hook = false;
}

static bool has_contracts(void)
{
    return !(given_now && given_now->flags & GIVEN_NO_CONTRACTS);
}

static struct call *new_call(uint32_t number)
{
    struct call *call = &calls[number];
    call->word =
        number ? calls[number - 1].word + 1 + SEQUENCE_CALL_WORDS(sequences->words[calls[number - 1].word]) : 0;
    call->operation = SEQUENCE_CALL_OPERATION(sequences->words[call->word]);
    call->outcome = CALL_NOT_MADE;
    call->output_count = 0;
    call->result = NULL;
    return call;
}

static enum sequence_call_outcome refuse(struct call *call, uint32_t number, const struct preparation *preparation)
{
    if (report_now) {
        report_now->refused = number;
        report_now->refused_by = preparation->refused_by;
        report_now->refused_requires = preparation->refused_requires;
    }
    operation_counts[call->operation].refused++;
    for (uint32_t i = 0; i < call->output_count; i++)
        call->outputs[i].object = SEQUENCE_NONE;
    return call->outcome = CALL_REFUSED;
}

static void count(const struct call *call, bool has_null)
{
    struct sequence_operation_counts *counts = &operation_counts[call->operation];
    if (call->outcome == CALL_SUCCEEDED)
        counts->succeeded++;
    else
        counts->failed++;
    counts->nulls_survived += has_null;
    sequences->calls++;
}

static void look_at_contracts(void)
{
    sequences->stage = STAGE_CONTRACTS;
    contracts_after_call();
    if (given_now && given_now->flags & GIVEN_CONTRACTS_OFTEN)
        contracts_check_end();
}

enum sequence_call_outcome run_call(void)
{
    uint32_t number = sequences->call_count - 1;
    struct call *call = new_call(number);
    const uint64_t *words = sequences->words + call->word + 1;
    struct preparation preparation = {.words = words, .end = words + SEQUENCE_CALL_WORDS(words[-1])};
    sequences->call = number;
    sequences->stage = STAGE_PREPARING;
    involved_count = passed_count = 0;
    if (call->operation >= sequences->operation_count || !arguments_prepare(call, number, &preparation))
        return refuse(call, number, &preparation);
    if (sequences->before_count)
        run_hooks(sequences->before, sequences->before_count);
    if (has_contracts())
        contracts_before_call();
    if (given_now && heap_can_fill())
        fill_stack();
    sequences->stage = STAGE_CALLING;
    if ((rehearses_next && !rehearse(call)) || !call_make(call))
        return refuse(call, number, &preparation);
    call->outcome = outputs_read(call, number, 0);
    count(call, preparation.has_null);
    if (report_now) {
        report_now->calls_made = number + 1;
        record_call(number);
    }
    if (sequences->after_count)
        run_hooks(sequences->after, sequences->after_count);
    if (has_contracts())
        look_at_contracts();
    running_call = SEQUENCE_NONE;
    return call->outcome;
}
