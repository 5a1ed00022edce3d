/* mstream: stdio-like streams over memory
 * Public domain. */
#ifndef MSTREAM_H
#define MSTREAM_H

#include <stddef.h>

#define MS_EOF (-1)
#define MS_MAX 16777216 /* bytes a writer can hold */

typedef struct mstream MSTREAM;

/* Open for reading. The n bytes at mem are used in place until the stream is
 * closed. */
MSTREAM *ms_openr(const void *mem, size_t n);

/* Open for writing, to memory that grows. */
MSTREAM *ms_openw(void);

/* Close. The stream may not be used afterwards. */
void ms_close(MSTREAM *m);

/* Close a stream that was opened for writing and hand over what was written:
 * to be free()d by the caller, NULL if nothing was. */
void *ms_detach(MSTREAM *m, size_t *n);

/* Next byte, 0 to 255, or MS_EOF. */
int ms_getc(MSTREAM *m);

/* Push a byte back to be read next. As with stdio there is room for just one:
 * read before you push back again. Pushing back MS_EOF has no effect. */
void ms_ungetc(MSTREAM *m, int c);

/* Read up to n bytes to buf; how many there were. */
size_t ms_read(MSTREAM *m, void *buf, size_t n);

/* Read a line to buf, like fgets: at most size - 1 characters, up to and
 * including the newline, and a NUL. NULL at the end, or if size is 0. */
char *ms_gets(MSTREAM *m, char *buf, size_t size);

/* Write; 0, or MS_EOF if MS_MAX would be exceeded or memory is out. */
int ms_write(MSTREAM *m, const void *buf, size_t n);
int ms_putc(MSTREAM *m, int c);
int ms_puts(MSTREAM *m, const char *s);

/* Bytes read or written so far. */
size_t ms_tell(const MSTREAM *m);

/* Reading a stream opened for writing gives MS_EOF (or 0, or NULL), and the
 * other way round. */

#endif
