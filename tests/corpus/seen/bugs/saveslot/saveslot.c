#include "saveslot.h"

#include <stdlib.h>
#include <string.h>

#define MAX_SLOTS 16
#define MAX_TITLE 20

typedef struct Slot {
    char *title; /* NULL in empty slots */
    unsigned char *data;
    size_t size;
} Slot;

struct SaveBank {
    int count;
    Slot slots[MAX_SLOTS];
};

static char *CopyTitle(const char *title)
{
    size_t length = strlen(title);
    char *copy = malloc(length + 1);
    if (copy != NULL)
        memcpy(copy, title, length + 1);
    return copy;
}

static int TitleOk(const char *title)
{
    size_t length = strlen(title);
    return length >= 1 && length <= MAX_TITLE;
}

SaveBank *SaveBank_Open(int slots)
{
    if (slots < 1 || slots > MAX_SLOTS)
        return NULL;
    SaveBank *bank = calloc(1, sizeof *bank);
    if (bank != NULL)
        bank->count = slots;
    return bank;
}

static void Clear(Slot *slot)
{
    free(slot->title);
    free(slot->data);
    memset(slot, 0, sizeof *slot);
}

void SaveBank_Close(SaveBank *bank)
{
    if (bank == NULL)
        return;
    for (int i = 0; i < bank->count; i++)
        Clear(&bank->slots[i]);
    free(bank);
}

static int HasSlot(const SaveBank *bank, int slot)
{
    return slot >= 0 && slot < bank->count;
}

SaveResult SaveBank_Store(SaveBank *bank, int slot, const char *title, const void *data, size_t size)
{
    if (!HasSlot(bank, slot))
        return SAVE_NO_SLOT;
    if (!TitleOk(title))
        return SAVE_BAD_TITLE;
    if (size > SAVE_MAX_BYTES)
        return SAVE_TOO_BIG;
    Slot fresh = {CopyTitle(title), malloc(size + 1), size};
    if (fresh.title == NULL || fresh.data == NULL) {
        Clear(&fresh);
        return SAVE_NO_MEMORY;
    }
    if (size > 0)
        memcpy(fresh.data, data, size);
    Clear(&bank->slots[slot]);
    bank->slots[slot] = fresh;
    return SAVE_OK;
}

SaveResult SaveBank_Load(const SaveBank *bank, int slot, void *buffer, size_t *size)
{
    if (!HasSlot(bank, slot))
        return SAVE_NO_SLOT;
    const Slot *from = &bank->slots[slot];
    if (from->title == NULL)
        return SAVE_EMPTY;
    if (from->size > *size)
        return SAVE_TOO_BIG;
    if (from->size > 0)
        memcpy(buffer, from->data, from->size);
    *size = from->size;
    return SAVE_OK;
}

SaveResult SaveBank_Rename(SaveBank *bank, int slot, const char *title)
{
    if (!HasSlot(bank, slot))
        return SAVE_NO_SLOT;
    Slot *at = &bank->slots[slot];
    if (at->title == NULL)
        return SAVE_EMPTY;
    char *copy = CopyTitle(title);
    if (copy == NULL)
        return SAVE_NO_MEMORY;
    free(at->title);
    if (!TitleOk(copy)) {
        free(copy);
        return SAVE_BAD_TITLE;
    }
    at->title = copy;
    return SAVE_OK;
}

SaveResult SaveBank_Erase(SaveBank *bank, int slot)
{
    if (!HasSlot(bank, slot))
        return SAVE_NO_SLOT;
    if (bank->slots[slot].title == NULL)
        return SAVE_EMPTY;
    Clear(&bank->slots[slot]);
    return SAVE_OK;
}

SaveResult SaveBank_Swap(SaveBank *bank, int slot, int other)
{
    if (!HasSlot(bank, slot) || !HasSlot(bank, other))
        return SAVE_NO_SLOT;
    Slot held = bank->slots[slot];
    bank->slots[slot] = bank->slots[other];
    bank->slots[other] = held;
    return SAVE_OK;
}

const char *SaveBank_Title(const SaveBank *bank, int slot)
{
    return HasSlot(bank, slot) ? bank->slots[slot].title : NULL;
}

int SaveBank_FirstEmpty(const SaveBank *bank)
{
    for (int i = 0; i < bank->count; i++)
        if (bank->slots[i].title == NULL)
            return i;
    return -1;
}
