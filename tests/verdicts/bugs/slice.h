/* Shared buffers and slices of them. A slice holds a reference to its buffer. */
#ifndef SLICE_H
#define SLICE_H
#include <stddef.h>
typedef struct buf buf;
typedef struct slice slice;
buf *buf_new(const char *text);
buf *buf_ref(buf *b);
void buf_unref(buf *b);
size_t buf_size(const buf *b);
/* NULL when it is not within the buffer. */
slice *slice_new(buf *b, size_t from, size_t size);
void slice_free(slice *s);
size_t slice_size(const slice *s);
int slice_at(const slice *s, size_t i); /* -1 beyond the end */
/* The buffer, not referenced. */
buf *slice_buf(const slice *s);
/* Another slice of the same buffer. */
slice *slice_sub(const slice *s, size_t from, size_t size);
#endif
