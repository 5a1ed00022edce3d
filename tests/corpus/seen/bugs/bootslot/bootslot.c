#include "bootslot.h"

#include <assert.h>

static bool is_slot(boot_slot slot)
{
    return slot == SLOT_A || slot == SLOT_B;
}

static boot_slot other(boot_slot slot)
{
    return slot == SLOT_A ? SLOT_B : SLOT_A;
}

static bool startable(const boot_ctl *ctl, boot_slot slot)
{
    return ctl->state[slot] == IMG_GOOD || ctl->state[slot] == IMG_PENDING;
}

void boot_factory(boot_ctl *ctl, uint32_t version)
{
    *ctl = (boot_ctl){
        .state = {IMG_GOOD, IMG_EMPTY},
        .version = {version, 0},
        .tries = {0, 0},
        .active = SLOT_A,
    };
}

boot_slot boot_spare(const boot_ctl *ctl)
{
    return other(ctl->active);
}

boot_err boot_install(boot_ctl *ctl, boot_slot slot, uint32_t version)
{
    if (!is_slot(slot) || slot == ctl->active)
        return BOOT_E_SLOT;
    ctl->state[slot] = IMG_PENDING;
    ctl->version[slot] = version;
    ctl->tries[slot] = BOOT_TRIES;
    return BOOT_OK;
}

/* A try of a pending image; false when it had all of them. */
static bool attempt(boot_ctl *ctl, boot_slot slot)
{
    assert(ctl->state[slot] == IMG_PENDING);
    if (ctl->tries[slot] == 0) {
        ctl->state[slot] = IMG_FAILED;
        return false;
    }
    ctl->tries[slot]--;
    return true;
}

boot_slot boot_select(boot_ctl *ctl)
{
    boot_slot first = ctl->active;
    if (ctl->state[other(first)] == IMG_PENDING)
        first = other(first);
    if (ctl->state[first] == IMG_GOOD || (ctl->state[first] == IMG_PENDING && attempt(ctl, first))) {
        ctl->active = first;
        return first;
    }
    boot_slot second = other(first);
    if (ctl->state[second] == IMG_EMPTY)
        return SLOT_NONE;
    if (ctl->state[second] == IMG_GOOD || attempt(ctl, second)) {
        ctl->active = second;
        return second;
    }
    return SLOT_NONE;
}

boot_err boot_confirm(boot_ctl *ctl)
{
    if (ctl->state[ctl->active] != IMG_PENDING)
        return BOOT_E_STATE;
    ctl->state[ctl->active] = IMG_GOOD;
    ctl->tries[ctl->active] = 0;
    return BOOT_OK;
}

boot_err boot_erase(boot_ctl *ctl, boot_slot slot)
{
    if (!is_slot(slot) || slot == ctl->active)
        return BOOT_E_SLOT;
    ctl->state[slot] = IMG_EMPTY;
    ctl->version[slot] = 0;
    ctl->tries[slot] = 0;
    return BOOT_OK;
}

boot_err boot_reject(boot_ctl *ctl)
{
    if (!startable(ctl, other(ctl->active)))
        return BOOT_E_STATE;
    ctl->state[ctl->active] = IMG_FAILED;
    ctl->tries[ctl->active] = 0;
    return BOOT_OK;
}

img_state boot_state(const boot_ctl *ctl, boot_slot slot)
{
    return is_slot(slot) ? ctl->state[slot] : IMG_EMPTY;
}

uint32_t boot_version(const boot_ctl *ctl, boot_slot slot)
{
    return is_slot(slot) ? ctl->version[slot] : 0;
}
