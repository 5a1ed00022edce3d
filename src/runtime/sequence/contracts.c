/* Contracts: what must hold of any library (verdict policy, rule 11), and what
 * the user says of his.
 *
 * Invariants and const memory are looked at after every call, the rest at the
 * end of a sequence, on a few of its objects.
 *
 * Most contracts are guessed, from a name and the types beside it, and names
 * lie: a function called equal may compare something else than objects.  So an
 * inferred contract is tried before it is believed: see
 * sequence_contract_is_believed.  A contract that was broken on GIVEN_UP states,
 * and on so many times more than it held on, is given up, to save the time; one
 * that is believed all the same, because a header or a user says it, is broken
 * still by the sequences that showed it. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "runtime/sequence/calling.h"
#include "runtime/sequence/contracts.h"

#define GIVEN_UP 64
/* Telling states apart takes time: the first decisions of a process are counted, then one of so many. */
#define COUNTED_FIRST 256
#define COUNTED_EVERY 64
#define STATES 4096 /* a power of two */
/* Telling costs a process: of a contract that broke on more states than this, only the 32nd, 64th, 128th … is told. */
#define TOLD 16

static uint32_t *by_sort, *by_operation; /* [of][kind] */
static uint32_t *decisions;              /* of each contract */
static size_t by_sort_capacity, by_operation_capacity, decisions_capacity;
static uint32_t by_kind[CONTRACT_KINDS]; /* of those about no sort and no operation: about all */
static bool has_kind[CONTRACT_KINDS];
static bool looks_at_memory;
static bool has_told; /* of some sort a hash or a text is known */
static uint64_t states_seen[STATES];

/* What is looked at. */
static uint32_t looked_objects[3], looked_count;
static uint32_t looked_call; /* that was made last, of values alone; SEQUENCE_NONE */

/* ---- which there are ---- */

static uint32_t *table(uint32_t *items, size_t *capacity, uint32_t count)
{
    size_t room = (size_t)count * CONTRACT_KINDS;
    items = memory_grow(items, capacity, room + 1, sizeof *items);
    memset(items, 0xff, room * sizeof *items);
    return items;
}

void contracts_start(void)
{
    by_sort = table(by_sort, &by_sort_capacity, sequences->sort_count);
    by_operation = table(by_operation, &by_operation_capacity, sequences->operation_count);
    memset(by_kind, 0xff, sizeof by_kind);
    decisions = memory_grow(decisions, &decisions_capacity, sequences->contract_count + 1, sizeof *decisions);
    for (uint32_t i = 0; i < sequences->contract_count; i++) {
        const struct sequence_contract *contract = &contracts[i];
        has_kind[contract->kind] = true;
        has_told |= contract->kind == CONTRACT_HASH ||
                    (contract->kind == CONTRACT_PRINT_TERMINATED && contract->sort != SEQUENCE_NONE);
        if (contract->sort == SEQUENCE_NONE && contract->operation == SEQUENCE_NONE)
            by_kind[contract->kind] = i;
        if (contract->sort != SEQUENCE_NONE)
            by_sort[contract->sort * CONTRACT_KINDS + contract->kind] = i;
        if (contract->operation != SEQUENCE_NONE)
            by_operation[contract->operation * CONTRACT_KINDS + contract->kind] = i;
    }
    looks_at_memory = has_kind[CONTRACT_CONST] || has_kind[CONTRACT_PRINT_TERMINATED];
    memory_start(looks_at_memory);
    copies_start();
    values_start();
}

static bool is_due(uint32_t number)
{
    const struct sequence_contract *contract = &contracts[number];
    bool is_given_up = contract->broken >= GIVEN_UP && contract->broken / GIVEN_UP >= contract->held;
    return !contract->is_off && (!is_given_up || (!sequences->generate && sequence_contract_is_believed(contract)));
}

uint32_t contract_if_due(uint32_t number)
{
    return number != SEQUENCE_NONE && is_due(number) ? number : SEQUENCE_NONE;
}

uint32_t contract_of_sort(enum sequence_contract_kind kind, uint32_t sort)
{
    return sort == SEQUENCE_NONE ? SEQUENCE_NONE : contract_if_due(by_sort[sort * CONTRACT_KINDS + kind]);
}

uint32_t contract_of_values(enum sequence_contract_kind kind, uint32_t operation)
{
    uint32_t own = by_operation[operation * CONTRACT_KINDS + kind];
    return own == SEQUENCE_NONE || contracts[own].sort != SEQUENCE_NONE ? SEQUENCE_NONE : own;
}

uint32_t contract_of_operation(enum sequence_contract_kind kind, uint32_t operation)
{
    uint32_t own = by_operation[operation * CONTRACT_KINDS + kind];
    return contract_if_due(own == SEQUENCE_NONE ? by_kind[kind] : own);
}

/* ---- believed or not ---- */

static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

static uint64_t looked_values(uint64_t hash)
{
    const struct call *call = &calls[looked_call];
    const struct sequence_operation *operation = &operations[call->operation];
    for (uint32_t i = 0; i < operation->parameter_count; i++)
        hash = memory_hash(&nodes[operation->parameters + i], call->arguments[i], hash);
    return hash;
}

static uint64_t looked_state(uint32_t number)
{
    uint64_t hash = mix(1, number);
    if (looked_count)
        return mix(hash, state_of(looked_objects, looked_count));
    if (looked_call != SEQUENCE_NONE)
        return looked_values(hash);
    for (uint32_t i = 0; i < sequences->word_count; i++)
        hash = mix(hash, sequences->words[i]);
    return hash;
}

static bool is_new_state(uint32_t number)
{
    uint64_t state = looked_state(number) | 1, *slot = &states_seen[state >> 8 & (STATES - 1)];
    bool is_new = *slot != state;
    *slot = state;
    return is_new;
}

static void count(struct sequence_contract *contract, bool holds)
{
    uint32_t number = (uint32_t)(contract - contracts), decision = decisions[number]++;
    bool is_guess = contract->is_inferred == CONTRACT_GUESSED; /* how often it holds decides: all count the same */
    bool is_seldom = !holds && contract->broken < TOLD && !is_guess;
    if (!sequences->generate || (decision >= COUNTED_FIRST && decision % COUNTED_EVERY && !is_seldom))
        return;
    if (is_new_state(number))
        ++*(holds ? &contract->held : &contract->broken);
}

static bool is_believed_alone(const struct sequence_contract *contract)
{
    bool is_untried = !sequences->generate && !contract->held && !contract->broken;
    return is_untried || sequence_contract_is_believed(contract);
}

/* The contract of this kind about the operation that relates values. */
static uint32_t of_values(const struct sequence_contract *contract, enum sequence_contract_kind kind)
{
    uint32_t operation = contract->beside != SEQUENCE_NONE ? contract->beside : contract->operation;
    return operation == SEQUENCE_NONE ? SEQUENCE_NONE : by_operation[operation * CONTRACT_KINDS + kind];
}

/* A function that does not even find an object equal to itself is no equal at all, whatever else it is. */
static bool is_relation(const struct sequence_contract *contract, enum sequence_contract_kind reflexive)
{
    uint32_t number = contract->sort == SEQUENCE_NONE ? of_values(contract, reflexive)
                                                      : by_sort[contract->sort * CONTRACT_KINDS + reflexive];
    return number == SEQUENCE_NONE || is_believed_alone(&contracts[number]);
}

/* It was tried by itself, and is not what its name says: what joins it with another function says nothing. */
static bool is_refuted(const struct sequence_contract *contract, enum sequence_contract_kind kind)
{
    uint32_t number =
        contract->sort == SEQUENCE_NONE ? of_values(contract, kind) : by_sort[contract->sort * CONTRACT_KINDS + kind];
    return number != SEQUENCE_NONE && contracts[number].broken && !sequence_contract_is_believed(&contracts[number]);
}

static bool is_believed(const struct sequence_contract *contract)
{
    bool is_joined = contract->kind == CONTRACT_COMPARE_EQUAL || contract->kind == CONTRACT_HASH ||
                     contract->kind == CONTRACT_COPY_EQUAL;
    if (is_joined && contract->is_inferred &&
        (is_refuted(contract, CONTRACT_EQUAL_SYMMETRIC) || is_refuted(contract, CONTRACT_COMPARE_ANTISYMMETRIC)))
        return false;
    bool needs_equal = contract->kind == CONTRACT_EQUAL_SYMMETRIC || contract->kind == CONTRACT_EQUAL_TRANSITIVE ||
                       contract->kind == CONTRACT_EQUAL_NULL || contract->kind == CONTRACT_HASH ||
                       contract->kind == CONTRACT_COMPARE_EQUAL || contract->kind == CONTRACT_COPY_EQUAL;
    bool needs_order = contract->kind == CONTRACT_COMPARE_ANTISYMMETRIC ||
                       contract->kind == CONTRACT_COMPARE_TRANSITIVE || contract->kind == CONTRACT_COMPARE_EQUAL;
    return is_believed_alone(contract) && (!needs_equal || is_relation(contract, CONTRACT_EQUAL_REFLEXIVE)) &&
           (!needs_order || is_relation(contract, CONTRACT_COMPARE_REFLEXIVE));
}

/* ---- looking ---- */

static uint32_t output_of(uint32_t object)
{
    return objects[object].call << 16 | objects[object].output;
}

void contract_look(uint32_t contract, uint32_t object_total, const uint32_t *object_numbers)
{
    sequences->fault.contract = contract;
    looked_call = SEQUENCE_NONE;
    looked_count = object_total;
    for (uint32_t i = 0; i < 3; i++) {
        looked_objects[i] = i < looked_count ? object_numbers[i] : SEQUENCE_NONE;
        sequences->fault.objects[i] = i < looked_count ? output_of(object_numbers[i]) : SEQUENCE_NONE;
    }
}

void contract_look_at_call(uint32_t contract, uint32_t call)
{
    contract_look(contract, 0, NULL);
    sequences->fault.objects[0] = call << 16;
}

static bool is_told_enough(const struct sequence_contract *contract, uint64_t broken_before)
{
    bool is_due = contract->broken > broken_before && (contract->broken & (contract->broken - 1)) == 0;
    return sequences->generate && broken_before >= TOLD && !is_due;
}

void contract_decide(bool holds, const char *format, ...)
{
    struct sequence_contract *contract = &contracts[sequences->fault.contract];
    uint64_t broken_before = contract->broken;
    count(contract, holds);
    if (holds || !is_believed(contract) || is_told_enough(contract, broken_before))
        return;
    char text[sizeof trials->end.text];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    end_note(TRIAL_END_CONTRACT, sequences->fault.contract, NULL);
    end_say(trials->end.text, sizeof trials->end.text, text);
    end_broke();
}

static uint32_t stage_before, call_before;

/* call: after which it is; SEQUENCE_NONE: at the end. */
static void looking_begins(uint32_t call)
{
    stage_before = sequences->stage;
    call_before = sequences->call;
    sequences->stage = STAGE_CONTRACTS;
    sequences->call = call;
}

static void looking_ends(void)
{
    sequences->stage = stage_before;
    sequences->call = call_before;
    if (sequences->fault.contract != SEQUENCE_NONE)
        contract_look(SEQUENCE_NONE, 0, NULL);
}

/* ---- invariants ---- */

static void check_invariant(uint32_t object)
{
    uint32_t sort = objects[object].sort, contract;
    int64_t answer;
    if (sort == SEQUENCE_NONE || objects[object].state != OBJECT_LIVE)
        return;
    contract = contract_of_sort(CONTRACT_INVARIANT, sort);
    if (contract == SEQUENCE_NONE)
        return;
    contract_look(contract, 1, &object);
    if (contract_ask(sorts[sort].services[SEQ_SERVICE_INVARIANT], 1, &object, &answer))
        contract_decide(answer != 0, "the invariant does not hold");
}

/* ---- as a sequence runs ---- */

void contracts_begin(void)
{
    if (has_kind[CONTRACT_COPY_INDEPENDENT])
        copies_begin();
    told_begin();
}

void contracts_before_call(void)
{
    if (looks_at_memory)
        memory_before_call();
}

/* A function of the user's that judges values, too, is called like any other. */
static void check_user_call(uint32_t call)
{
    uint32_t operation = call_operation(call);
    uint32_t contract = contract_of_operation(CONTRACT_USER, operation);
    if (contract == SEQUENCE_NONE)
        return;
    int64_t answer = contract_number(operation, call_result(call));
    if (answer < 0)
        return; /* ASSAY_UNDECIDED */
    contract_look_at_call(contract, call);
    looked_call = involved_count ? SEQUENCE_NONE : call;
    contract_decide(answer != 0, "it returned false");
}

static bool is_looked_at(uint32_t call)
{
    return has_kind[CONTRACT_USER] || has_kind[CONTRACT_INVARIANT] || memory_is_watched(call_operation(call)) ||
           operations[call_operation(call)].kind == SEQ_KIND_COPIES || values_are_related(call_operation(call)) ||
           (has_kind[CONTRACT_COPY_EQUAL] && copies_assign(call_operation(call))) ||
           (has_kind[CONTRACT_COPY_INDEPENDENT] && copies_are_changed(call));
}

void contracts_after_call(void)
{
    uint32_t call = sequences->call;
    if (!is_looked_at(call))
        return;
    looking_begins(call);
    if (memory_is_watched(call_operation(call)))
        memory_after_call(call_operation(call));
    if (has_kind[CONTRACT_USER])
        check_user_call(call);
    if (values_are_related(call_operation(call)))
        values_after_call(call);
    if (has_kind[CONTRACT_INVARIANT])
        for (uint32_t i = 0; i < involved_count; i++)
            if (i == 0 || involved[i] != involved[i - 1])
                check_invariant(involved[i]);
    if (has_kind[CONTRACT_COPY_EQUAL] || has_kind[CONTRACT_COPY_INDEPENDENT])
        copies_after_call(call);
    if (has_kind[CONTRACT_COPY_INDEPENDENT] && copies_are_changed(call))
        copies_check_change();
    looking_ends();
}

static void looking_begins_at_end(void)
{
    bool is_often = given_now && given_now->flags & GIVEN_CONTRACTS_OFTEN;
    looking_begins(is_often ? sequences->call : SEQUENCE_NONE);
}

void contracts_tell(void)
{
    if (!has_told)
        return;
    looking_begins_at_end();
    told_ask_all();
    looking_ends();
}

void contracts_judge(void)
{
    if (!sequences->contract_count)
        return;
    looking_begins_at_end();
    if (has_kind[CONTRACT_INVARIANT])
        for (uint32_t i = 0; i < object_count; i++)
            check_invariant(i);
    for (uint32_t sort = 0; sort < sequences->sort_count; sort++)
        relations_check(sort);
    if (has_kind[CONTRACT_USER])
        for (uint32_t i = 0; i < sequences->contract_count; i++)
            if (contracts[i].kind == CONTRACT_USER && is_due(i))
                user_contract_check(i);
    if (has_kind[CONTRACT_COPY_INDEPENDENT])
        copies_check_end();
    looking_ends();
}

void contracts_check_end(void)
{
    contracts_tell();
    contracts_judge();
}
