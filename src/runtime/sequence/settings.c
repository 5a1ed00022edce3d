/* Settings: calls that get and give no object, and change variables of the
 * library's (set_mode, registry_add).  Whatever is called behind one may depend on
 * it, so it belongs to the same part: a component has it, and the variables count
 * for its state beside its objects.  A call that has an object and counts
 * something in a variable as well is none, or everything would be one part. */
#include "runtime/sequence/generating.h"
#include "runtime/sequence/globals.h"

#define BYTES_MOST 4096 /* of variables that are looked at */

static uint32_t last; /* call; SEQUENCE_NONE: there is none yet */
static uint64_t before;
static bool is_asked;

void settings_begin(void)
{
    last = SEQUENCE_NONE;
}

static bool can_be_setting(uint32_t operation)
{
    return global_count && !facts[operation].need_count && !facts[operation].give_count &&
           !(operations[operation].flags & OPERATION_PURE_FLAG) && !order_is_of(operation);
}

/* Two at a time, so that one multiplication need not wait for the other. */
static uint64_t digest(void)
{
    uint64_t even = 1, odd = 2;
    size_t left = BYTES_MOST;
    for (uint32_t i = 0; i < global_count && left; i++) {
        const volatile uint64_t *word = (const void *)(((uintptr_t)globals[i].start + 7) & ~(uintptr_t)7);
        size_t size = globals[i].size < left ? globals[i].size : left;
        const char *end = globals[i].start + size;
        left -= size;
        for (; (const char *)(word + 2) <= end; word += 2) {
            even = (even ^ word[0]) * 0x9fb21c651e98df25u;
            odd = (odd ^ word[1]) * 0xe7037ed1a0b428dbu;
        }
        for (const volatile char *byte = (const volatile char *)word; byte < end; byte++)
            odd = (odd ^ (unsigned char)*byte) * 0x9fb21c651e98df25u;
    }
    return even ^ odd >> 7 ^ odd;
}

void settings_before_call(uint32_t operation)
{
    is_asked = can_be_setting(operation);
    if (is_asked)
        before = digest();
}

void settings_after_call(uint32_t call)
{
    bool is_setting = is_asked && digest() != before;
    if (last != SEQUENCE_NONE)
        keep_join(call, last);
    if (is_setting)
        last = call;
}

bool settings_are_in(uint32_t root)
{
    return last != SEQUENCE_NONE && keep_root(last) == root;
}
