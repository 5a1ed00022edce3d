#ifndef SAVESLOT_H
#define SAVESLOT_H

#include <stddef.h>

/* Save games in numbered slots, kept in memory. */

typedef struct SaveBank SaveBank;

typedef enum SaveResult {
    SAVE_OK,
    SAVE_NO_SLOT,   /* the bank has no slot with that number */
    SAVE_EMPTY,     /* nothing is stored in that slot */
    SAVE_BAD_TITLE, /* titles have 1 to 20 characters */
    SAVE_TOO_BIG,   /* more than SAVE_MAX_BYTES, or than fits the buffer */
    SAVE_NO_MEMORY
} SaveResult;

#define SAVE_MAX_BYTES 4096

/* A bank of 1 to 16 slots, NULL otherwise. Slots count from 0. */
SaveBank *SaveBank_Open(int slots);
void SaveBank_Close(SaveBank *bank);

/* Stores a copy of the data, in place of what the slot held. Whenever this
   fails the slot keeps what it had. */
SaveResult SaveBank_Store(SaveBank *bank, int slot, const char *title, const void *data, size_t size);

/* Copies the data to a buffer of *size bytes and sets *size to its length. */
SaveResult SaveBank_Load(const SaveBank *bank, int slot, void *buffer, size_t *size);

/* Gives a stored game another title. If it fails the title stays. */
SaveResult SaveBank_Rename(SaveBank *bank, int slot, const char *title);

SaveResult SaveBank_Erase(SaveBank *bank, int slot);
/* Swaps two slots, of which either may be empty. */
SaveResult SaveBank_Swap(SaveBank *bank, int slot, int other);

/* NULL for empty slots and those that do not exist. */
const char *SaveBank_Title(const SaveBank *bank, int slot);
/* The first empty slot, -1 when all are used. */
int SaveBank_FirstEmpty(const SaveBank *bank);

#endif
