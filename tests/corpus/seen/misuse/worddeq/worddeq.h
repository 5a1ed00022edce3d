#pragma once
/* worddeq.h: a double-ended queue of strings, as a ring.

   Declare one with `worddeq d = WORDDEQ_INIT;`, clear it with wd_clear when
   you're done. All functions want an initialised deque and real strings
   (no NULLs). Functions returning bool: false = out of memory or full
   (WORDDEQ_MAX), with nothing changed.

   Who owns what:
     push  copies your string        -- you keep yours
     adopt takes your string         -- must come from malloc; it's the
                                        deque's from then on, unless false
                                        is returned
     take  gives you a string        -- you free() it
     peek  shows the deque's string  -- look, don't free; gone when that
                                        element leaves the deque           */

#include <stdbool.h>
#include <stddef.h>

#define WORDDEQ_MAX 65536

typedef struct worddeq {
    char **ring;   /* don't touch */
    size_t head, count, size;
} worddeq;

#define WORDDEQ_INIT {0, 0, 0, 0}

/* Number of strings. */
size_t wd_count(const worddeq *d);

bool wd_push_front(worddeq *d, const char *s);
bool wd_push_back(worddeq *d, const char *s);

bool wd_adopt_front(worddeq *d, char *s);
bool wd_adopt_back(worddeq *d, char *s);

/* NULL if the deque is empty. */
char *wd_take_front(worddeq *d);
char *wd_take_back(worddeq *d);

/* i counts from the front, from 0; it has to be less than wd_count(d). */
const char *wd_peek(const worddeq *d, size_t i);

/* Index of the first string equal to s, or wd_count(d) if there is none. */
size_t wd_find(const worddeq *d, const char *s);

/* Moves the first n elements to the back, one after the other. Any n will do. */
void wd_rotate(worddeq *d, size_t n);

/* All strings with sep in between; you free() it. NULL: out of memory, or more
   than 16 MiB. An empty deque gives "". */
char *wd_join(const worddeq *d, const char *sep);

/* Frees all strings. The deque is then empty and as good as new. */
void wd_clear(worddeq *d);
