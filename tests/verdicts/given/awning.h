#ifndef AWNING_H
#define AWNING_H

#include <stddef.h>

/* Poles that stand in an awning, by links of their own. */
struct pole {
    int height;
    struct {
        struct pole *next, **previous;
    } link;
    const int *marks;
};
struct awning;

struct awning *awning_open(void);
void awning_close(struct awning *a);
struct pole *pole_init(struct pole *p, int height);
void awning_add(struct awning *a, struct pole *p);
void awning_take(struct awning *a, struct pole *p);
int awning_height(const struct awning *a);

/* What a text says; freed by what gets a const one. */
typedef struct note {
    int number;
    struct note *next;
} note;
const note *note_parse(const char *text);
int note_number(const note *n);
void note_free(const note *n);

/* A pool, in memory of the caller's. */
typedef struct pool {
    unsigned char *base;
    size_t size, used;
} pool;
void pool_init(pool *p, void *base, size_t size);
void *pool_take(pool *p, size_t size);

/* Numbers by a function that is kept. */
typedef const int *numbers_of(const char *key);
struct scale;
struct scale *scale_new(numbers_of *of);
void scale_free(struct scale *s);
int scale_first(const struct scale *s, const char *key);

#endif
