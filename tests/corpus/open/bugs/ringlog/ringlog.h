#ifndef RINGLOG_H
#define RINGLOG_H

#include <stdbool.h>
#include <stddef.h>

/* A ring of bytes between one writer and one reader. */
struct ringlog;

/* `capacity` is 1 to 65536; otherwise, or when memory is out, NULL. */
struct ringlog *ringlog_create(size_t capacity);
void ringlog_destroy(struct ringlog *log);

size_t ringlog_used(const struct ringlog *log);
size_t ringlog_room(const struct ringlog *log);

/* Appends one byte; false when the ring is full. */
bool ringlog_put(struct ringlog *log, unsigned char byte);
/* Takes the oldest byte, 0 to 255; -1 when the ring is empty. */
int ringlog_get(struct ringlog *log);

/* Append or take up to `length` bytes; the result is how many. */
size_t ringlog_write(struct ringlog *log, const unsigned char *bytes, size_t length);
size_t ringlog_read(struct ringlog *log, unsigned char *bytes, size_t length);

void ringlog_clear(struct ringlog *log);

#endif
