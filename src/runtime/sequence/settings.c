/* Settings: calls that get and give no object, and change variables of the
 * library's or what these lead to (set_mode, registry_add).  Whatever is called
 * behind one may depend on it, so it belongs to the same part: a component has it,
 * and the variables count for its state beside its objects.  A call that has an object and counts
 * something in a variable as well is none, or everything would be one part. */
#include "runtime/sequence/generating.h"
#include "runtime/sequence/globals.h"

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

void settings_before_call(uint32_t operation)
{
    is_asked = can_be_setting(operation);
    if (is_asked)
        before = state_with_globals(NULL, 0);
}

void settings_after_call(uint32_t call)
{
    bool is_setting = is_asked && state_with_globals(NULL, 0) != before;
    if (last != SEQUENCE_NONE)
        keep_join(call, last);
    if (is_setting)
        last = call;
}

bool settings_are_in(uint32_t root)
{
    return last != SEQUENCE_NONE && keep_root(last) == root;
}
