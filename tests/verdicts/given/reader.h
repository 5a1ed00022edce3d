#ifndef READER_H
#define READER_H

#include <stdbool.h>

/* Reads numbers from a text: open, next as often as there is one, close. */
typedef struct reader reader;
reader *reader_new(void);
void reader_free(reader *r);
void reader_open(reader *r, const char *text);
bool reader_has_next(const reader *r);
int reader_next(reader *r);
void reader_close(reader *r);

#endif
