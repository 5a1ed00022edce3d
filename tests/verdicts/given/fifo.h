#ifndef FIFO_H
#define FIFO_H

#include <stddef.h>
#include <stdint.h>

/* A queue of bytes for one interrupt and one loop; as many as fit are taken. */
typedef struct fifo fifo;
fifo *fifo_new(size_t size); /* 1 to 4096, else NULL */
void fifo_free(fifo *f);
size_t fifo_size(const fifo *f);
size_t fifo_used(const fifo *f);
size_t fifo_write(fifo *f, const uint8_t *bytes, size_t count); /* how many were taken */
size_t fifo_read(fifo *f, uint8_t *bytes, size_t count);

#endif
