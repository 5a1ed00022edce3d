/* Relations: equal, compare and hash of the objects that a sequence has at its
 * end; and what the user says of one, two or three of them. */
#include <inttypes.h>
#include "runtime/sequence/contracts.h"

/* Of the objects of one sort; what could not be asked is not there. */
static struct relations {
    uint32_t sort, count;
    uint32_t objects[CONTRACT_OBJECTS];
    bool has_equal, has_order, has_hash;
    bool has_pairs; /* any two that are equal, or in some order */
    int64_t equal[CONTRACT_OBJECTS][CONTRACT_OBJECTS]; /* 0 or 1 */
    int64_t order[CONTRACT_OBJECTS][CONTRACT_OBJECTS]; /* -1, 0 or 1 */
    int64_t hash[CONTRACT_OBJECTS];
} relations;

/* ---- asking ---- */

/* Parts of different wholes, iterators of two containers, say, are not compared. */
static bool can_compare(uint32_t a, uint32_t b)
{
    return objects[relations.objects[a]].parent == objects[relations.objects[b]].parent;
}

/* Keeps those that can be compared with the first of them. */
static void gather(uint32_t sort)
{
    relations.sort = sort;
    relations.count = contract_objects(sort, relations.objects, CONTRACT_OBJECTS);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < relations.count; i++)
        if (can_compare(0, i))
            relations.objects[kept++] = relations.objects[i];
    relations.count = kept;
}

static void look_at(uint32_t contract, uint32_t count, const uint32_t *at)
{
    uint32_t numbers[3];
    for (uint32_t i = 0; i < count; i++)
        numbers[i] = relations.objects[at[i]];
    contract_look(contract, count, numbers);
}

/* contract: what a failure on the way is told with. */
static bool ask_pairs(enum sequence_service service, uint32_t contract,
                      int64_t answers[CONTRACT_OBJECTS][CONTRACT_OBJECTS])
{
    uint32_t operation = sorts[relations.sort].services[service];
    if (operation == SEQUENCE_NONE || contract == SEQUENCE_NONE)
        return false;
    for (uint32_t a = 0; a < relations.count; a++)
        for (uint32_t b = 0; b < relations.count; b++) {
            uint32_t pair[] = {relations.objects[a], relations.objects[b]};
            look_at(contract, 2, (uint32_t[]){a, b});
            if (!contract_ask(operation, 2, pair, &answers[a][b]))
                return false;
        }
    return true;
}

static bool ask_hashes(uint32_t contract)
{
    uint32_t operation = sorts[relations.sort].services[SEQ_SERVICE_HASH];
    if (operation == SEQUENCE_NONE || contract == SEQUENCE_NONE)
        return false;
    for (uint32_t i = 0; i < relations.count; i++) {
        look_at(contract, 1, &i);
        if (!contract_ask(operation, 1, &relations.objects[i], &relations.hash[i]))
            return false;
    }
    return true;
}

static uint32_t first_of(const enum sequence_contract_kind *kinds, uint32_t count)
{
    uint32_t found = SEQUENCE_NONE;
    for (uint32_t i = 0; i < count && found == SEQUENCE_NONE; i++)
        found = contract_of_sort(kinds[i], relations.sort);
    return found;
}

static void ask(void)
{
    static const enum sequence_contract_kind of_equal[] = {CONTRACT_EQUAL_REFLEXIVE, CONTRACT_EQUAL_SYMMETRIC,
                                                           CONTRACT_EQUAL_TRANSITIVE, CONTRACT_HASH,
                                                           CONTRACT_COMPARE_EQUAL};
    static const enum sequence_contract_kind of_order[] = {CONTRACT_COMPARE_REFLEXIVE, CONTRACT_COMPARE_ANTISYMMETRIC,
                                                           CONTRACT_COMPARE_TRANSITIVE, CONTRACT_COMPARE_EQUAL,
                                                           CONTRACT_HASH};
    relations.has_equal = ask_pairs(SEQ_SERVICE_EQUAL, first_of(of_equal, 5), relations.equal);
    relations.has_order = ask_pairs(SEQ_SERVICE_COMPARE, first_of(of_order, 5), relations.order);
    relations.has_hash =
        (relations.has_equal || relations.has_order) && ask_hashes(contract_of_sort(CONTRACT_HASH, relations.sort));
    relations.has_pairs = relations.has_order;
    for (uint32_t a = 0; a < relations.count; a++)
        for (uint32_t b = 0; b < relations.count; b++) {
            relations.equal[a][b] = relations.equal[a][b] != 0;
            relations.has_pairs |= a != b && relations.has_equal && relations.equal[a][b];
            relations.order[a][b] = (relations.order[a][b] > 0) - (relations.order[a][b] < 0);
        }
}

/* ---- one object, two, three ---- */

static bool begin(enum sequence_contract_kind kind, uint32_t count, const uint32_t *at)
{
    uint32_t contract = contract_of_sort(kind, relations.sort);
    if (contract == SEQUENCE_NONE)
        return false;
    look_at(contract, count, at);
    return true;
}

static void check_one(uint32_t a)
{
    if (relations.has_equal && begin(CONTRACT_EQUAL_REFLEXIVE, 1, &a))
        contract_decide(relations.equal[a][a], "equal(a, a) is false");
    if (relations.has_order && begin(CONTRACT_COMPARE_REFLEXIVE, 1, &a))
        contract_decide(relations.order[a][a] == 0, "compare(a, a) is %" PRId64, relations.order[a][a]);
}

/* Where both say no, or both say the same, nothing was tried. */
static void check_two(uint32_t a, uint32_t b)
{
    const uint32_t at[] = {a, b};
    int64_t equal = relations.equal[a][b], order = relations.order[a][b];
    bool is_any_equal = equal || relations.equal[b][a], is_any_unequal = order || relations.order[b][a];
    if (relations.has_equal && a < b && is_any_equal && begin(CONTRACT_EQUAL_SYMMETRIC, 2, at))
        contract_decide(equal == relations.equal[b][a], "equal(a, b) is %" PRId64 ", equal(b, a) is %" PRId64, equal,
                        relations.equal[b][a]);
    if (relations.has_order && a < b && is_any_unequal && begin(CONTRACT_COMPARE_ANTISYMMETRIC, 2, at))
        contract_decide(order == -relations.order[b][a], "compare(a, b) is %" PRId64 ", compare(b, a) is %" PRId64,
                        order, relations.order[b][a]);
    if (relations.has_equal && relations.has_order && begin(CONTRACT_COMPARE_EQUAL, 2, at))
        contract_decide(equal == (order == 0), "equal(a, b) is %" PRId64 ", compare(a, b) is %" PRId64, equal, order);
    bool is_same = relations.has_equal ? equal : order == 0;
    if (relations.has_hash && a < b && is_same && begin(CONTRACT_HASH, 2, at))
        contract_decide(relations.hash[a] == relations.hash[b],
                        "a and b are equal, hash(a) is %" PRIu64 ", hash(b) is %" PRIu64, (uint64_t)relations.hash[a],
                        (uint64_t)relations.hash[b]);
}

static void check_three(uint32_t a, uint32_t b, uint32_t c)
{
    const uint32_t at[] = {a, b, c};
    if (relations.has_equal && relations.equal[a][b] && relations.equal[b][c] &&
        begin(CONTRACT_EQUAL_TRANSITIVE, 3, at))
        contract_decide(relations.equal[a][c], "equal(a, b) and equal(b, c), but not equal(a, c)");
    if (relations.has_order && relations.order[a][b] <= 0 && relations.order[b][c] <= 0 &&
        begin(CONTRACT_COMPARE_TRANSITIVE, 3, at))
        contract_decide(relations.order[a][c] <= 0, "a <= b and b <= c, but a > c");
}

/* ---- equal(x, NULL) ---- */

static bool may_be_null(uint32_t operation)
{
    const struct sequence_operation *equal = &operations[operation];
    const struct sequence_node *second = &nodes[equal->parameters + 1];
    return equal->parameter_count == 2 && second->kind == SEQ_HANDLE && second->null == SEQ_NULL_ALLOWED;
}

static void check_null(uint32_t at)
{
    uint32_t operation = sorts[relations.sort].services[SEQ_SERVICE_EQUAL];
    int64_t answer;
    if (operation == SEQUENCE_NONE || !may_be_null(operation) || !begin(CONTRACT_EQUAL_NULL, 1, &at))
        return;
    if (contract_ask(operation, 1, &relations.objects[at], &answer))
        contract_decide(answer == 0, "equal(a, NULL) is true");
}

void relations_check(uint32_t sort)
{
    const uint32_t *services = sorts[sort].services;
    if (services[SEQ_SERVICE_EQUAL] == SEQUENCE_NONE && services[SEQ_SERVICE_COMPARE] == SEQUENCE_NONE)
        return;
    gather(sort);
    if (!relations.count)
        return;
    ask();
    for (uint32_t a = 0; a < relations.count; a++) {
        check_one(a);
        check_null(a);
        for (uint32_t b = 0; relations.has_pairs && b < relations.count; b++) {
            if (b == a)
                continue;
            check_two(a, b);
            for (uint32_t c = 0; (relations.has_order || relations.equal[a][b]) && c < relations.count; c++)
                if (c != a && c != b)
                    check_three(a, b, c);
        }
    }
}

/* ---- the user's ---- */

/* Every choice of objects for its parameters, the last one turning fastest. */
static void check_choices(uint32_t contract, uint32_t count, uint32_t choices[][USER_OBJECTS],
                          const uint32_t *choice_counts)
{
    uint32_t at[USER_OBJECTS] = {0}, chosen[USER_OBJECTS], last;
    int64_t answer;
    do {
        for (uint32_t i = 0; i < count; i++)
            chosen[i] = choices[i][at[i]];
        contract_look(contract, count, chosen);
        if (contract_ask(contracts[contract].operation, count, chosen, &answer) && answer >= 0)
            contract_decide(answer != 0, "it returned false");
        for (last = count; last > 0 && ++at[last - 1] == choice_counts[last - 1]; last--)
            at[last - 1] = 0;
    } while (last > 0);
}

void user_contract_check(uint32_t contract)
{
    const struct sequence_operation *operation = &operations[contracts[contract].operation];
    const struct sequence_node *parameters = &nodes[operation->parameters];
    uint32_t choices[USER_OBJECTS][USER_OBJECTS], counts[USER_OBJECTS], count = operation->parameter_count;
    if (count == 0 || count > USER_OBJECTS)
        return;
    for (uint32_t i = 0; i < count; i++) {
        if (parameters[i].kind != SEQ_HANDLE)
            return;
        counts[i] = contract_objects(parameters[i].sort, choices[i], USER_OBJECTS);
        if (!counts[i])
            return;
    }
    check_choices(contract, count, choices, counts);
}
