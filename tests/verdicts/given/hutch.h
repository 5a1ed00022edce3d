#ifndef HUTCH_H
#define HUTCH_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Hutches, and what is in them. */

struct hutch {
    unsigned char *data;
    size_t size, room;
};

struct hutch *hutch_new(void);
void hutch_free(struct hutch *hutch);
void hutch_init(struct hutch *hutch);
void hutch_uninit(struct hutch *hutch);
void hutch_put(struct hutch *hutch, unsigned char value);
char *hutch_text(struct hutch *hutch);
void hutch_reset(struct hutch *hutch);
bool hutch_is_full(const struct hutch *hutch);

/* The first that was put there. */
static inline int hutch_first(const struct hutch *hutch, const struct hutch *other)
{
    assert(hutch_is_full(hutch) || other == hutch);
    return hutch->data[0];
}

/* A yard with room of its own. */
struct yard {
    unsigned char room[64];
    size_t used;
};

void yard_init(struct yard *yard);
size_t yard_used(const struct yard *yard);
/* What was put into the room by somebody else. */
void yard_mark_write(struct yard *yard, size_t bytes);
int yard_last(const struct yard *yard);

/**
 * @param name  what it is called
 * @param name_length  how long the name is (must be less than 65536)
 */
int yard_name(struct yard *yard, const char *name, size_t name_length);

struct perch {
    struct perch *next;
    int height;
};
struct perch *perch_new(int height);
void perch_free(struct perch *perch);
/* Puts one below all others. */
void perch_add(struct perch **root, struct perch *perch);

/* The first four bytes as a word. */
unsigned hutch_word(const unsigned char bytes[4]);
/* The sum of the bytes, and of the one before the last. */
int hutch_sum(const unsigned char *bytes, unsigned *sum);

#ifdef __cplusplus
}
#endif

#endif
