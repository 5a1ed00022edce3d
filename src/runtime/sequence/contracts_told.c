/* Told: what a service says of each object at the end of a sequence, its hash or
 * its text, so that states can be told apart as the library sees them.
 *
 * It is asked whenever the contract about that service is looked at, in given
 * sequences as well: what breaks in it breaks again.  A text is asked for only
 * where the user has said that the operation prints, and where it goes to memory
 * of the caller: nothing is left that would have to be freed. */
#include "runtime/sequence/calling.h"
#include "runtime/sequence/contracts.h"

#define ASKED_MOST 16 /* objects of a sequence */

static struct told *all; /* of each object */
static size_t capacity;
static uint32_t count;

static bool fills_text(const struct sequence_operation *operation)
{
    const unsigned filled = ARGUMENT_OUT | ARGUMENT_TERMINATED;
    for (uint32_t i = 0; i < operation->parameter_count; i++)
        if ((nodes[operation->parameters + i].flags & filled) == filled)
            return true;
    return false;
}

static bool gives_number(const struct sequence_operation *operation)
{
    return operation->result != SEQUENCE_NONE && nodes[operation->result].kind == SEQ_NUMBER;
}

static bool ask_hash(uint32_t contract, uint32_t object, struct told *told)
{
    uint32_t operation = sorts[objects[object].sort].services[SEQ_SERVICE_HASH];
    int64_t answer;
    contract_look(contract, 1, &object);
    if (!gives_number(&operations[operation]) || !contract_ask(operation, 1, &object, &answer))
        return false;
    told->hash = (uint64_t)answer;
    return true;
}

static bool ask_text(uint32_t contract, uint32_t object, struct told *told)
{
    uint32_t operation = sorts[objects[object].sort].services[SEQ_SERVICE_PRINT];
    _Alignas(16) char result[256];
    contract_look(contract, 1, &object);
    if (!fills_text(&operations[operation]) || operations[operation].result_size > sizeof result ||
        !call_service(operation, &object, 1, result))
        return false;
    told->hash = call_service_told();
    return true;
}

/* Equal hashes may be chance, and a guess may be wrong: beside them the shape counts.  The user's word is enough. */
static enum state_detail detail_of(uint32_t contract)
{
    if (!contracts[contract].is_inferred)
        return STATE_SHARING;
    return sequence_contract_is_believed(&contracts[contract]) ? STATE_SHAPE : STATE_CONTENTS;
}

static bool ask(uint32_t object, struct told *told)
{
    uint32_t by_hash = contract_of_sort(CONTRACT_HASH, objects[object].sort);
    uint32_t by_text = contract_of_sort(CONTRACT_PRINT_TERMINATED, objects[object].sort);
    if (by_hash != SEQUENCE_NONE && ask_hash(by_hash, object, told))
        told->detail = detail_of(by_hash);
    else if (by_text != SEQUENCE_NONE && !contracts[by_text].is_inferred && ask_text(by_text, object, told))
        told->detail = detail_of(by_text);
    else
        return false;
    return true;
}

void told_begin(void)
{
    count = 0;
}

void told_ask_all(void)
{
    all = memory_grow(all, &capacity, (size_t)object_count + 1, sizeof *all);
    for (uint32_t i = 0, asked = 0; i < object_count; i++) {
        all[i] = (struct told){.detail = STATE_CONTENTS};
        if (objects[i].state == OBJECT_LIVE && objects[i].sort != SEQUENCE_NONE && asked < ASKED_MOST)
            asked += ask(i, &all[i]);
    }
    count = object_count;
}

struct told told_of(uint32_t object)
{
    return object < count ? all[object] : (struct told){.detail = STATE_CONTENTS};
}
