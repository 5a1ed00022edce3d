/* Relations of plain values: after a call that compared two texts it is called
 * again with the two exchanged; what hashes them is asked where they are equal.
 * That each equals itself is not asked for: a text that is malformed, or not a
 * number, need not. */
#include <inttypes.h>
#include <string.h>
#include "runtime/sequence/calling.h"
#include "runtime/sequence/contracts.h"

static uint32_t *hashes; /* of each operation: the contract of what hashes its values; SEQUENCE_NONE */
static size_t hashes_capacity;
static bool has_any;

void values_start(void)
{
    hashes = memory_grow(hashes, &hashes_capacity, sequences->operation_count + 1, sizeof *hashes);
    memset(hashes, 0xff, sequences->operation_count * sizeof *hashes);
    has_any = false;
    for (uint32_t i = 0; i < sequences->contract_count; i++) {
        bool is_about_values =
            contracts[i].sort == SEQUENCE_NONE && contracts[i].operation != SEQUENCE_NONE &&
            (contracts[i].kind == CONTRACT_EQUAL_SYMMETRIC || contracts[i].kind == CONTRACT_COMPARE_ANTISYMMETRIC);
        has_any = has_any || is_about_values;
        if (contracts[i].kind == CONTRACT_HASH && contracts[i].beside != SEQUENCE_NONE)
            hashes[contracts[i].beside] = i;
    }
}

/* ---- asking again ---- */

static bool ask(uint32_t operation, void *first, void *second, int64_t *answer)
{
    _Alignas(16) char result[64];
    void *arguments[] = {first, second};
    struct call again = {.operation = operation, .arguments = arguments, .result = result};
    if (operations[operation].result_size > sizeof result)
        return false;
    memset(result, 0, sizeof result);
    if (!call_make(&again))
        return false;
    *answer = contract_number(operation, result);
    return true;
}

static bool has_null(const struct call *call)
{
    for (uint32_t i = 0; i < 2; i++) {
        const struct sequence_node *node = &nodes[operations[call->operation].parameters + i];
        bool is_pointer = node->kind == SEQ_STRING || node->kind == SEQ_OBJECT;
        if (is_pointer && value_load(call->arguments[i], sizeof(void *)) == 0)
            return true;
    }
    return false;
}

static bool begin(enum sequence_contract_kind kind, const struct call *call, uint32_t number)
{
    uint32_t contract = contract_of_operation(kind, call->operation);
    if (contract == SEQUENCE_NONE)
        return false;
    contract_look_at_call(contract, number);
    return true;
}

/* ---- what must hold ---- */

static void check_equal(const struct call *call, uint32_t number, int64_t equal)
{
    int64_t other;
    void **values = call->arguments;
    if (begin(CONTRACT_EQUAL_SYMMETRIC, call, number) && ask(call->operation, values[1], values[0], &other) &&
        (equal || other))
        contract_decide(!equal == !other, "equal(a, b) is %" PRId64 ", equal(b, a) is %" PRId64, equal, other);
}

static int64_t sign(int64_t number)
{
    return (number > 0) - (number < 0);
}

/* A text that cannot be read at all may compare as that, from either side. */
static bool is_its_own_equal(const struct call *call, void *value)
{
    int64_t order;
    return ask(call->operation, value, value, &order) && order == 0;
}

static void check_order(const struct call *call, uint32_t number, int64_t order)
{
    int64_t other;
    void **values = call->arguments;
    if (begin(CONTRACT_COMPARE_ANTISYMMETRIC, call, number) && is_its_own_equal(call, values[0]) &&
        is_its_own_equal(call, values[1]) && ask(call->operation, values[1], values[0], &other) && (order || other))
        contract_decide(sign(order) == -sign(other), "compare(a, b) is %" PRId64 ", compare(b, a) is %" PRId64, order,
                        other);
}

static void check_hash(const struct call *call, uint32_t number)
{
    uint32_t contract = contract_if_due(hashes[call->operation]);
    int64_t first, second;
    if (contract == SEQUENCE_NONE)
        return;
    contract_look_at_call(contract, number);
    uint32_t hash = contracts[contract].operation;
    if (ask(hash, call->arguments[0], NULL, &first) && ask(hash, call->arguments[1], NULL, &second))
        contract_decide(first == second, "a and b are equal, hash(a) is %" PRIu64 ", hash(b) is %" PRIu64,
                        (uint64_t)first, (uint64_t)second);
}

bool values_are_related(uint32_t operation)
{
    return has_any && (contract_of_values(CONTRACT_EQUAL_SYMMETRIC, operation) != SEQUENCE_NONE ||
                       contract_of_values(CONTRACT_COMPARE_ANTISYMMETRIC, operation) != SEQUENCE_NONE);
}

void values_after_call(uint32_t number)
{
    const struct call *call = &calls[number];
    if (has_null(call))
        return;
    int64_t answer = contract_number(call->operation, call->result);
    bool is_order = contract_of_values(CONTRACT_COMPARE_ANTISYMMETRIC, call->operation) != SEQUENCE_NONE;
    if (is_order)
        check_order(call, number, answer);
    else
        check_equal(call, number, answer);
    if (is_order ? answer == 0 : answer != 0)
        check_hash(call, number);
}
