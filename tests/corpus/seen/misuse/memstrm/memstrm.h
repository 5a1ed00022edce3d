/**
 * Streams that write to memory, compare open_memstream(3).
 */
#ifndef MEMSTRM_H
#define MEMSTRM_H

#include <stddef.h>

typedef struct memstrm MEMSTRM;

/**
 * Opens a stream.  The locations bufloc and sizeloc are updated by each msflush()
 * and by msclose(), with the buffer and the length of the text in it without
 * the terminator.  These values are valid only as long as nothing more is
 * written to the stream.
 *
 * @return NULL if memory is out
 */
MEMSTRM *msopen(char **bufloc, size_t *sizeloc);

/**
 * Closes the stream.  Afterwards the caller has to free() the buffer.
 * @return 0
 */
int msclose(MEMSTRM *ms);

/** Makes *bufloc and *sizeloc up to date. */
int msflush(MEMSTRM *ms);

/* These return how many characters were written, or -1 if memory is out or the
   stream would be longer than 16 MiB. */
int msputc(MEMSTRM *ms, char c);
int msputs(MEMSTRM *ms, const char *text);
long mswrite(MEMSTRM *ms, const void *data, size_t size);

/**
 * Sets the position at which the next output is written.  Behind the end, the
 * gap is filled with NULs when something is written.
 * @return 0, or -1 if the position is negative or above 16 MiB
 */
int msseek(MEMSTRM *ms, long position);
long mstell(const MEMSTRM *ms);

#endif
