// logslab: an append-only log of records in a piece of memory.
//
// All state is inside of the memory that you hand to ls_init(): keep it in a
// static array, on the heap, or in a shared mapping. Nothing is allocated.
//
// Writing takes two steps, so that a record can be made in place:
//
//     char *p = ls_reserve(log, 80);
//     if (p) ls_commit(log, (size_t)snprintf(p, 80, "up for %d s", s), 1);

#ifndef LOGSLAB_H
#define LOGSLAB_H

#include <stddef.h>
#include <stdint.h>

#define LS_ALIGN   8        // what memory has to be aligned to
#define LS_MINSIZE 64       // smallest useful size
#define LS_RECMAX  4096     // largest record

typedef struct logslab logslab;
typedef struct ls_rec ls_rec;

// Makes an empty log in size bytes at mem, which must be aligned to LS_ALIGN
// and stay there as long as the log is used. There is no function to end a
// log: just take the memory back. Returns NULL if size is below LS_MINSIZE.
// What is behind the first 2 GiB is not used.
logslab *ls_init(void *mem, size_t size);

// Reserves room for a record of up to len bytes (aligned to LS_ALIGN) at the
// end. Returns NULL when it does not fit, len is more than LS_RECMAX, or there
// is a reservation already. The record is not seen until it is committed.
void *ls_reserve(logslab *log, size_t len);

// Ends the reservation: the first used bytes of it (at most what was reserved)
// become a record with this tag. There must be a reservation.
void ls_commit(logslab *log, size_t used, uint32_t tag);

// Gives the reservation up; nothing happens when there is none.
void ls_cancel(logslab *log);

// Reserves, copies and commits; data may be NULL if len is 0. Returns 1, or 0
// in the cases in which ls_reserve() returns NULL.
int ls_put(logslab *log, const void *data, size_t len, uint32_t tag);

// The oldest record, and the one after rec; NULL if there is none. Records
// stay where they are until ls_clear().
const ls_rec *ls_first(const logslab *log);
const ls_rec *ls_next(const logslab *log, const ls_rec *rec);

// A record's bytes, their number and its tag.
const void *ls_data(const ls_rec *rec);
size_t ls_len(const ls_rec *rec);
uint32_t ls_tag(const ls_rec *rec);

// How many records there are; how long a record can at most be now (0 also
// if not even an empty one fits, or during a reservation).
size_t ls_count(const logslab *log);
size_t ls_room(const logslab *log);

// Forgets all records, and a reservation.
void ls_clear(logslab *log);

#endif
