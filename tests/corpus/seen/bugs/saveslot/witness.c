#include "saveslot.h"

#include <string.h>

int main(void)
{
    SaveBank *bank = SaveBank_Open(2);
    char buffer[8];
    size_t size = sizeof buffer;
    if (SaveBank_Store(bank, 0, "first", "abc", 3) != SAVE_OK || SaveBank_Store(bank, 2, "x", "", 0) != SAVE_NO_SLOT)
        return 2;
    if (SaveBank_Store(bank, 1, "", "", 0) != SAVE_BAD_TITLE || SaveBank_FirstEmpty(bank) != 1)
        return 2;
    if (SaveBank_Load(bank, 0, buffer, &size) != SAVE_OK || size != 3 || memcmp(buffer, "abc", 3) != 0)
        return 2;
    if (SaveBank_Rename(bank, 0, SaveBank_Title(bank, 0)) != SAVE_OK || SaveBank_Rename(bank, 1, "x") != SAVE_EMPTY)
        return 2;
    if (SaveBank_Swap(bank, 0, 1) != SAVE_OK || SaveBank_Title(bank, 0) != NULL || SaveBank_Swap(bank, 1, 1) != SAVE_OK)
        return 2;
    if (SaveBank_Erase(bank, 0) != SAVE_EMPTY || strcmp(SaveBank_Title(bank, 1), "first") != 0)
        return 2;
#ifndef LEGAL
    SaveBank_Rename(bank, 1, "");
#endif
    SaveBank_Close(bank);
    return 0;
}
