/* savedeck.h -- save-game slots in memory
 *
 * So, you have a game, and the player wants to save. A deck is a row of
 * numbered slots (from 0). A slot is either vacant or holds one save: a label
 * that the menu shows and a blob of bytes that only your game understands.
 * We copy everything in and out, you never share memory with a deck.
 *
 * Functions that return int give SD_OK or one of the errors below, and after
 * an error the deck is as it was before the call. Slot numbers are checked;
 * deck pointers are not.
 */
#ifndef SAVEDECK_H
#define SAVEDECK_H

#include <stddef.h>
#include <stdint.h>

enum {
    SD_OK = 0,
    SD_RANGE = -1,  /* no slot has this number */
    SD_VACANT = -2, /* there is nothing in the slot */
    SD_TOOBIG = -3, /* blob or label too long */
    SD_NOMEM = -4
};

#define SD_MAX_SLOTS 64
#define SD_MAX_BLOB  65536u /* bytes */
#define SD_MAX_LABEL 31     /* characters, without the NUL */

typedef struct savedeck savedeck;

/* A deck of 1 to SD_MAX_SLOTS vacant slots. NULL for any other number, or if
 * memory is short. Close it when done. */
savedeck *sd_open(int slots);

/* Frees everything. Closing NULL does nothing. */
void sd_close(savedeck *deck);

/* How many slots there are, vacant or not. */
int sd_slots(const savedeck *deck);

/* Saves size bytes into a slot, over what was there; a slot that was vacant
 * gets the label "". A save of 0 bytes is a save too (some games only need the
 * label), blob may be NULL then. */
int sd_write(savedeck *deck, int slot, const void *blob, size_t size);

/* Size of the save in the slot, or one of the errors. */
long sd_size(const savedeck *deck, int slot);

/* Copies the first bytes of the save, at most cap, and returns how many that
 * were, or one of the errors. buf may be NULL if cap is 0. */
long sd_read(const savedeck *deck, int slot, void *buf, size_t cap);

/* Changes the label of a save. */
int sd_set_label(savedeck *deck, int slot, const char *label);

/* The label, valid until the slot or the deck changes; NULL if the slot is
 * vacant or out of range. */
const char *sd_label(const savedeck *deck, int slot);

/* Copies a save with its label to another slot, over what is there. Copying a
 * slot to itself is fine and changes nothing. */
int sd_copy(savedeck *deck, int from, int to);

/* Exchanges two slots; either or both may be vacant, or the same. */
int sd_swap(savedeck *deck, int a, int b);

/* Makes a slot vacant. */
int sd_erase(savedeck *deck, int slot);

/* Checksum (FNV-1a) of the bytes of a save, for spotting equal saves. 0 if the
 * slot is vacant or out of range. */
uint32_t sd_checksum(const savedeck *deck, int slot);

#endif
