#include "hard.h"

#include <string.h>

struct box {
    int (*order)(const void *a, const void *b);
};
typedef struct box Private;

#undef twice
int twice(int number)
{
    return number * 2;
}
struct point point_make(int x, double y)
{
    return (struct point){x, y};
}
tagged tagged_make(color c, enum shape s, tagged t)
{
    t.low = c & 7;
    t.value.number = s;
    return t;
}
color color_mix(color a, color b)
{
    return a == b ? a : GREEN;
}
enum shape shape_other(enum shape s)
{
    return s == ROUND ? SQUARE : ROUND;
}
const bool is_large(long double x, signed char c, unsigned short s, long long l)
{
    return x + c + s > l;
}
float complex turned(float complex z)
{
    return z * I;
}
_Bool and_all(_Bool a, bool b)
{
    return a && b;
}
int sum_row(const int cells[4], row *rows, const row more)
{
    return cells[0] + (*rows)[1] + more[2];
}
void copy_all(const char *restrict from, char *restrict to, size_t count)
{
    memcpy(to, from, count);
}
volatile int *watch(volatile int *place, const volatile int *other)
{
    return *other ? place : NULL;
}
const char *const *names(const char *const *list, char **out, void ***deep)
{
    (void)out, (void)deep;
    return list;
}
int sum_matrix(size_t rows, size_t columns, int matrix[rows][columns])
{
    return rows && columns ? matrix[0][0] : 0;
}
Private *box_new(int (*order)(const void *a, const void *b), void (*release)(void *item))
{
    Private *box = malloc(sizeof *box);
    box->order = order;
    release(NULL);
    return box;
}
void box_free(Private *box)
{
    free(box);
}
void box_each(Private *box, handler f, void *data)
{
    f(box ? "a" : "b", data);
}
void box_sort(Private *box, int order(const struct point *a, const struct point *b))
{
    (void)box, (void)order;
}
void box_sort_names(Private *box, int (*order)(const char *const *a, const char *const *b))
{
    (void)box, (void)order;
}
void box_by_box(Private *box, int (*order)(const struct box *a, const struct box *b))
{
    order(box, box);
}
void box_equal_by(Private *box, bool (*equal)(const void *a, const void *b, size_t size))
{
    equal(box, box, 0);
}
void box_hash_by(Private *box, uint32_t (*hash)(const void *key, size_t length), bool (*equal)(const char *a, const char *b))
{
    (void)box;
    equal("a", hash("b", 1) ? "b" : "c");
}
void box_memory(void *(*allocate)(size_t size), void *(*resize)(void *block, size_t size), void (*release)(void *block))
{
    release(resize(allocate(1), 2));
}
void box_small_memory(void *(*allocate)(unsigned size), void (*release)(void *block))
{
    release(allocate(1));
}
size_t box_read(Private *box, size_t (*read)(void *data, void *buffer, size_t size), void *data)
{
    char buffer[8];
    return box ? read(data, buffer, sizeof buffer) : 0;
}
int box_parse(Private *box, int (*read)(void *data, unsigned char *buffer, size_t size, size_t *size_read), void *data)
{
    unsigned char buffer[8];
    size_t size;
    return box && read(data, buffer, sizeof buffer, &size) ? (int)size : -1;
}
int box_lines(Private *box, char *(*line)(char *buffer, int size, void *stream), void *stream)
{
    char buffer[8];
    return box && line(buffer, sizeof buffer, stream) == buffer;
}
void box_map(Private *box, color (*change)(color c, enum shape s), double (*scale)(double x, float y))
{
    (void)box, (void)scale;
    change(RED, ROUND);
}
int (*box_handler(Private *box))(const char *text, void *data)
{
    (void)box;
    return NULL;
}
int named(int if_any, Private *box, tagged *arg3)
{
    return if_any && box && arg3->low;
}
void nothing(void)
{
}
