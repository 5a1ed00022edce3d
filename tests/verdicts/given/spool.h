#ifndef SPOOL_H
#define SPOOL_H

/* A spool of numbers, first in, first out.  A spool must be spool_init()ed before
   anything else, and spool_flush()ed at the end.  It must be spool_seal()ed before
   spool_send(). */
struct spool {
    int count;
    struct spool_cell *first, *last;
    int *seal;
};

void spool_init(struct spool *s);
void spool_flush(struct spool *s);
void spool_add(struct spool *s, int number);
/* Takes the last one back; -1: there is none. */
int spool_undo(struct spool *s);
void spool_seal(struct spool *s, int number);
int spool_send(struct spool *s);

#endif
