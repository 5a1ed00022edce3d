#ifndef TAPECUR_H
#define TAPECUR_H

#include <stdbool.h>
#include <stddef.h>

/* tapecur: a tape of at most eight numbers, and a cursor on it. */
typedef struct tape tape;

tape *tape_new(void);
void tape_free(tape *t);
/* False when the tape is full. */
bool tape_write(tape *t, int number);

/* Whether the cursor is on a number. */
bool cur_valid(const tape *t);
/* To the number that follows.  REQUIRES: cur_valid() */
bool cur_advance(tape *t);
/* The last digit of the number below the cursor.  REQUIRES: cur_valid() */
char cur_digit(const tape *t);
/* A copy of all numbers from the cursor on, and how many they are; NULL when memory is out, or there are none. */
int *cur_rest(const tape *t, size_t *count);

#endif
