#ifndef RWGATE_H
#define RWGATE_H

#include <stdbool.h>

/* Permission to read or write, for tasks that take turns in one thread: many
   may read at a time, or one may write.  Nothing waits here: who does not get
   in tries again later. */
typedef struct rwgate {
    unsigned readers;
    unsigned writers;
    unsigned waiting;
} rwgate;

/* Makes a gate that nobody holds. */
void rwgate_init(rwgate *gate);
/* Ends its use.  Nobody may hold it any more. */
void rwgate_destroy(rwgate *gate);

/* Try to get in for reading or writing; false when that is not possible now. */
bool rwgate_try_read(rwgate *gate);
bool rwgate_try_write(rwgate *gate);

/* Leave the gate.  To be called once for each time that the same kind of try
   was successful, and not otherwise. */
void rwgate_done_reading(rwgate *gate);
void rwgate_done_writing(rwgate *gate);

/* Makes a reader of the writer, which is who calls it. */
void rwgate_downgrade(rwgate *gate);
/* Makes a writer of a reader, which is who calls it.  False when there are
   other readers: then it stays a reader. */
bool rwgate_try_upgrade(rwgate *gate);

/* Who is in at present. */
unsigned rwgate_readers(const rwgate *gate);
bool rwgate_is_written(const rwgate *gate);
/* How often somebody did not get in since the gate was made. */
unsigned rwgate_refusals(const rwgate *gate);

#endif
