#ifndef ARCWRT_H
#define ARCWRT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Writes a simple archive to memory, and finds files in it again.

       arcwrt *w = arcwrt_open();
       arcwrt_begin(w, "a.txt", 5);
       arcwrt_data(w, "hello", 5);
       arcwrt_end(w);
       size_t size;
       uint8_t *archive = arcwrt_finish(w, &size);
       arcwrt_close(w);
       ...
       free(archive);
*/

typedef struct arcwrt arcwrt;

#define ARCWRT_MAX (1u << 20)

arcwrt *arcwrt_open(void);

/* Possible at any time. */
void arcwrt_close(arcwrt *w);

/* Begins a file. Its size is part of the header and must be known: exactly as
   many bytes have to be written until arcwrt_end(). False, and no file is
   begun, if the name has not 1 to 255 characters, the size is above
   ARCWRT_MAX, or memory is out. */
bool arcwrt_begin(arcwrt *w, const char *name, uint32_t size);

/* Writes a part of the file that was begun. */
void arcwrt_data(arcwrt *w, const void *data, size_t size);

/* Bytes of it that are still to be written. */
uint32_t arcwrt_left(const arcwrt *w);

void arcwrt_end(arcwrt *w);

/* Hands over the archive, to be freed with free(). Files have to be ended.
   Then the writer can only be closed. NULL if memory is out. */
uint8_t *arcwrt_finish(arcwrt *w, size_t *size);

/* The contents of a file of an archive, NULL if there is none of that name or
   the archive is damaged. Points into the archive. */
const uint8_t *arcwrt_find(const uint8_t *archive, size_t size, const char *name, uint32_t *length);

/* How many files are in it, -1 if it is damaged. */
int arcwrt_count(const uint8_t *archive, size_t size);

#endif
