#include "lokrwall.h"

#include <string.h>

void lokrwall_init(lokrwall *wall)
{
    memset(wall, 0, sizeof *wall);
}

enum lokr_size lokrwall_size(uint8_t number)
{
    switch (number % 16 / 4) {
    case 0:
        return LOKR_LARGE;
    case 1:
        return LOKR_MEDIUM;
    default:
        return LOKR_SMALL;
    }
}

static bool usable(const lokr *l)
{
    return l->parcel == 0 && !l->blocked;
}

lokr lokrwall_get(const lokrwall *wall, uint8_t number)
{
    return wall->lockers[number];
}

bool lokrwall_find(const lokrwall *wall, uint32_t parcel, uint8_t *number)
{
    if (parcel == 0)
        return false;
    for (size_t i = 0; i < LOKRWALL_LOCKERS; i++) {
        if (wall->lockers[i].parcel == parcel) {
            *number = (uint8_t)i;
            return true;
        }
    }
    return false;
}

bool lokrwall_put(lokrwall *wall, uint32_t parcel, enum lokr_size size, uint32_t day, uint8_t *number)
{
    uint8_t at;
    if (parcel == 0 || lokrwall_find(wall, parcel, &at))
        return false;
    for (int fit = (int)size; fit >= 0 && fit <= LOKR_LARGE; fit++) {
        for (size_t i = 0; i < LOKRWALL_LOCKERS; i++) {
            lokr *l = &wall->lockers[i];
            if ((int)lokrwall_size((uint8_t)i) == fit && usable(l)) {
                l->parcel = parcel;
                l->day = day;
                *number = (uint8_t)i;
                return true;
            }
        }
    }
    return false;
}

bool lokrwall_take(lokrwall *wall, uint32_t parcel)
{
    uint8_t at;
    if (!lokrwall_find(wall, parcel, &at))
        return false;
    wall->lockers[at].parcel = 0;
    wall->lockers[at].day = 0;
    return true;
}

unsigned lokrwall_block(lokrwall *wall, uint8_t first, uint8_t last)
{
    unsigned count = 0;
    for (uint8_t i = first; i <= last; i++) {
        lokr *l = &wall->lockers[i];
        if (usable(l)) {
            l->blocked = true;
            count++;
        }
    }
    return count;
}

bool lokrwall_unblock(lokrwall *wall, uint8_t number)
{
    bool was = wall->lockers[number].blocked;
    wall->lockers[number].blocked = false;
    return was;
}

unsigned lokrwall_free(const lokrwall *wall, enum lokr_size size)
{
    unsigned count = 0;
    for (size_t i = 0; i < LOKRWALL_LOCKERS; i++)
        if (lokrwall_size((uint8_t)i) == size && usable(&wall->lockers[i]))
            count++;
    return count;
}

size_t lokrwall_overdue(const lokrwall *wall, uint32_t day, uint32_t *parcels, size_t room)
{
    size_t count = 0;
    for (size_t i = 0; i < LOKRWALL_LOCKERS; i++) {
        const lokr *l = &wall->lockers[i];
        if (l->parcel != 0 && l->day < day) {
            if (count < room)
                parcels[count] = l->parcel;
            count++;
        }
    }
    return count;
}
