/*
 * slotpg - slotted pages, the way databases keep records of varying length
 *
 * Records are written from the end of the page downwards, a directory of slots
 * grows from its start.  A record keeps its slot number for as long as it
 * lives; numbers of deleted records are used again.
 */
#ifndef SLOTPG_H
#define SLOTPG_H

#include <stddef.h>
#include <stdint.h>

#define SLP_SIZE 512   /* bytes of a page */
#define SLP_SLOT 4     /* bytes of a directory entry */
#define SLP_MAXREC 256 /* bytes of the longest record */

/* A page.  The caller provides it; the members are the library's. */
typedef struct slotpg {
    uint16_t nslots;
    uint16_t ndead;
    uint16_t upper;
    unsigned char bytes[SLP_SIZE];
} slotpg;

/* Makes an empty page; what it was before is of no importance. */
void slp_init(slotpg *page);

/* Stores a record of 1 to SLP_MAXREC bytes.  Returns its slot, or -1 when the
 * length is out of bounds or the page has no room. */
int slp_insert(slotpg *page, const void *record, size_t length);

/* Deletes a record.  Returns 0, or -1 when there is none in this slot. */
int slp_delete(slotpg *page, int slot);

/* Replaces a record by another, which may be longer or shorter.  Returns 0, or
 * -1 (the old record remains) when the slot has none, the length is out of
 * bounds or the page has no room. */
int slp_update(slotpg *page, int slot, const void *record, size_t length);

/* A record and, unless length is NULL, its length; NULL when the slot has
 * none.  Valid until the page is changed. */
const void *slp_get(const slotpg *page, int slot, size_t *length);

/* All slots are below this number. */
int slp_slots(const slotpg *page);

/* Bytes that are neither directory nor record. */
size_t slp_room(const slotpg *page);

#endif
