/* ramfile.h - files that live in memory, in the manner of stdio.
 *
 * A file has a size and a position.  The position may be set behind the end;
 * when something is written there, the bytes in between become zero.
 */
#ifndef RAMFILE_H
#define RAMFILE_H

#include <stddef.h>

#define RF_MAX_SIZE 65536L /* no file is longer, no position further */

typedef struct ramfile RFILE;

enum rf_whence { RF_SET, RF_CUR, RF_END };

/* An empty file, NULL if out of memory. */
RFILE *rf_open(void);
void   rf_close(RFILE *f);

/* Writes n bytes at the position and moves it behind them.  Returns n; 0 if
 * the file would get too long or memory is out, and nothing is written. */
size_t rf_write(RFILE *f, const void *data, size_t n);

/* Reads up to n bytes from the position and moves it behind them.  Returns how
 * many were read: fewer than n at the end of the file. */
size_t rf_read(RFILE *f, void *data, size_t n);

/* One byte; rf_getc gives -1 at the end, rf_putc -1 when rf_write gives 0. */
int    rf_getc(RFILE *f);
int    rf_putc(RFILE *f, int c);

/* Moves the position.  Returns 0, or -1 if it were outside 0..RF_MAX_SIZE. */
int    rf_seek(RFILE *f, long offset, enum rf_whence whence);
long   rf_tell(const RFILE *f);
long   rf_size(const RFILE *f);

/* Makes the file shorter, or longer with zeros.  The position stays.  Returns
 * 0, or -1 if size is outside 0..RF_MAX_SIZE or memory is out. */
int    rf_truncate(RFILE *f, long size);

#endif
