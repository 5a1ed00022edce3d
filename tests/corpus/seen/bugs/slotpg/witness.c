#include <assert.h>
#include <string.h>
#include "slotpg.h"

int main(void)
{
    slotpg page;
    unsigned char rec[SLP_MAXREC];
    size_t n;

    memset(rec, 'x', sizeof rec);
    slp_init(&page);
    assert(slp_insert(&page, rec, 0) == -1 && slp_insert(&page, rec, SLP_MAXREC + 1) == -1);
    assert(slp_insert(&page, rec, 200) == 0 && slp_insert(&page, rec, 200) == 1);
    assert(slp_insert(&page, rec, 200) == -1 && slp_room(&page) == 104);
    assert(slp_delete(&page, 0) == 0 && slp_delete(&page, 0) == -1);
    assert(slp_insert(&page, slp_get(&page, 1, NULL), 200) == 0);
    assert(slp_update(&page, 0, rec, 256) == 0 && slp_update(&page, 1, rec, 256) == -1);
    assert(slp_get(&page, 0, &n) && n == 256 && slp_slots(&page) == 2);
    assert(slp_delete(&page, 1) == 0 && slp_delete(&page, 0) == 0 && slp_slots(&page) == 0);
    assert(slp_room(&page) == SLP_SIZE);
    assert(slp_insert(&page, rec, 8) == 0 && slp_insert(&page, rec, 8) == 1);
#ifndef LEGAL
    assert(slp_delete(&page, 0) == 0 && slp_delete(&page, 1) == 0);
    assert(slp_insert(&page, rec, 8) == 0);
#endif
    return 0;
}
