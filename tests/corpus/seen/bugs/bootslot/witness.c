#include "bootslot.h"

int main(void)
{
    boot_ctl c;
    boot_factory(&c, 10);
    if (boot_select(&c) != SLOT_A || boot_spare(&c) != SLOT_B || boot_confirm(&c) != BOOT_E_STATE)
        return 2;
    if (boot_install(&c, SLOT_A, 11) != BOOT_E_SLOT || boot_reject(&c) != BOOT_E_STATE ||
        boot_install(&c, SLOT_B, 11) != BOOT_OK)
        return 2;
    for (int i = 0; i < BOOT_TRIES; i++)
        if (boot_select(&c) != SLOT_B)
            return 2;
    if (boot_select(&c) != SLOT_A || boot_state(&c, SLOT_B) != IMG_FAILED || boot_version(&c, SLOT_B) != 11)
        return 2;
    if (boot_erase(&c, SLOT_B) != BOOT_OK || boot_select(&c) != SLOT_A || boot_install(&c, SLOT_B, 12) != BOOT_OK ||
        boot_select(&c) != SLOT_B || boot_confirm(&c) != BOOT_OK || boot_select(&c) != SLOT_B)
        return 2;
    if (boot_version(&c, SLOT_NONE) != 0 || boot_erase(&c, SLOT_NONE) != BOOT_E_SLOT)
        return 2;
#ifndef LEGAL
    boot_factory(&c, 1);
    boot_install(&c, SLOT_B, 2);
    boot_reject(&c);
    for (int i = 0; i <= BOOT_TRIES; i++)
        boot_select(&c);
#endif
    return 0;
}
