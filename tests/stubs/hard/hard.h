/* Signatures that are hard to call by way of memory. */
#ifndef HARD_H
#define HARD_H

#include <complex.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

struct point {
    const int x;
    double y;
};
typedef struct {
    unsigned char low : 3, high : 5;
    union {
        int32_t number;
        float ratio;
    } value;
} tagged;
typedef enum { RED, GREEN = 7 } color;
enum shape { ROUND = -1, SQUARE };
typedef int (*const handler)(const char *text, void *data);
typedef int row[4];
struct box;

/* numbers, structs and enums by value, in and out */
struct point point_make(const int x, const double y);
tagged tagged_make(color c, enum shape s, tagged t);
color color_mix(const color a, color b);
enum shape shape_other(enum shape s);
const bool is_large(long double x, signed char c, unsigned short s, long long l);
float complex turned(float complex z);
_Bool and_all(_Bool a, bool b);

/* arrays, pointers to const, volatile and restrict, pointers to arrays */
int sum_row(const int cells[4], row *rows, const row more);
void copy_all(const char *restrict from, char *restrict to, size_t count);
volatile int *watch(volatile int *place, const volatile int *other);
const char *const *names(const char *const *list, char **out, void ***deep);
int sum_matrix(size_t rows, size_t columns, int matrix[rows][columns]);

/* functions in and out */
struct box *box_new(int (*order)(const void *a, const void *b), void (*release)(void *item));
void box_free(struct box *b);
void box_each(struct box *b, handler f, void *data);
void box_sort(struct box *b, int order(const struct point *a, const struct point *b));
void box_sort_names(struct box *b, int (*order)(const char *const *a, const char *const *b));
void box_by_box(struct box *b, int (*order)(const struct box *a, const struct box *b));
void box_equal_by(struct box *b, bool (*equal)(const void *a, const void *b, size_t size));
void box_hash_by(struct box *b, uint32_t (*hash)(const void *key, size_t length), bool (*equal)(const char *a, const char *b));
void box_memory(void *(*allocate)(size_t size), void *(*resize)(void *block, size_t size), void (*release)(void *block));
void box_small_memory(void *(*allocate)(unsigned size), void (*release)(void *block));
size_t box_read(struct box *b, size_t (*read)(void *data, void *buffer, size_t size), void *data);
int box_parse(struct box *b, int (*read)(void *data, unsigned char *buffer, size_t size, size_t *size_read), void *data);
int box_lines(struct box *b, char *(*line)(char *buffer, int size, void *stream), void *stream);
void box_map(struct box *b, color (*change)(color c, enum shape s), double (*scale)(double x, float y));
int (*box_handler(struct box *b))(const char *text, void *data);

/* a macro of the same name, unnamed parameters, attributes */
int twice(int);
#define twice(x) ((x) * 2)
int named(int if_any, struct box *, tagged *) __attribute__((nonnull(3)));
static inline int inside(struct box *b)
{
    return b != NULL;
}
void nothing(void);

#endif
