#ifndef MEMFILE_H
#define MEMFILE_H

/* A file in memory. All return -1 when it is not open. */
typedef struct memfile memfile;
memfile *memfile_new(void);
void memfile_free(memfile *f);
int memfile_open(memfile *f, const char *text);
int memfile_read(memfile *f); /* the next character; -1 at the end, too */
int memfile_seek(memfile *f, unsigned position);
int memfile_close(memfile *f);

#endif
