#ifndef BOOTSLOT_H
#define BOOTSLOT_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Selection between two firmware images (A/B update).
 *
 * An image is written to the slot that is not active, marked pending, and
 * tried at the next boots. The new firmware has to confirm itself; when it
 * fails to do so in BOOT_TRIES boots, the loader goes back to the other slot.
 */

#define BOOT_TRIES 2

typedef enum { SLOT_A, SLOT_B, SLOT_NONE } boot_slot;

typedef enum { IMG_EMPTY, IMG_PENDING, IMG_GOOD, IMG_FAILED } img_state;

typedef enum {
    BOOT_OK = 0,
    BOOT_E_SLOT,  /* no such slot, or not for this slot */
    BOOT_E_STATE  /* not in this state */
} boot_err;

typedef struct {
    img_state state[2];
    uint32_t version[2];
    uint8_t tries[2]; /* left */
    boot_slot active;
} boot_ctl;

/* Factory state: a good image of this version in slot A, B is empty. */
void boot_factory(boot_ctl *ctl, uint32_t version);

/* The slot an update would be written to. */
boot_slot boot_spare(const boot_ctl *ctl);

/* Say that an image was written to the spare slot; it becomes pending. */
boot_err boot_install(boot_ctl *ctl, boot_slot slot, uint32_t version);

/* Called by the loader at every boot: chooses the slot to start, which
   becomes the active one, and counts the try of a pending image.
   SLOT_NONE when there is nothing left to start. */
boot_slot boot_select(boot_ctl *ctl);

/* The running firmware is good. BOOT_E_STATE unless it is pending. */
boot_err boot_confirm(boot_ctl *ctl);

/* Erase the image of a slot which is not active. */
boot_err boot_erase(boot_ctl *ctl, boot_slot slot);

/* The running firmware found itself broken: never start it again. The other
   image will be selected at the next boot. BOOT_E_STATE when there is none. */
boot_err boot_reject(boot_ctl *ctl);

img_state boot_state(const boot_ctl *ctl, boot_slot slot);
/* 0 for an empty slot. */
uint32_t boot_version(const boot_ctl *ctl, boot_slot slot);

#endif
