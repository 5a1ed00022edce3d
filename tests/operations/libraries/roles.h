/* One function for each role. */
#ifndef ROLES_H
#define ROLES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include "roles_more.h"

enum color { RED, GREEN, BLUE };
enum rights { RIGHT_READ = 1, RIGHT_WRITE = 2, RIGHT_RUN = 4, RIGHT_ALL = 7 };
enum counted { ONE = 1, TWO, THREE, FOUR };
enum mood_flags { MOOD_GOOD = 1, MOOD_BAD = 2 };
typedef enum { RESULT_OK, RESULT_BROKEN } result_t;
typedef int roles_bool;

void scalars(bool b, char c, unsigned long n, double d, long double e, roles_bool yes);
void enums(enum color c, enum rights r, enum counted n, enum mood_flags f);
void strings(const char *name, char *text, const unsigned char *bytes, const char *path);
void fill(char *buffer);
void raw(unsigned char *window);

/* arrays */
void array(const int *keys, size_t n);
void array_of_strings(const char *const *names, int count);
void arguments(int argc, char **argv);
void cells(int board[9], size_t n_rows);
void any_bytes(const void *data, size_t size, void *out, size_t *out_len);
size_t read_items(void *buffer, size_t size, size_t nmemb);
void range(const int *first, const int *last);
void foreign(const char *version, int stream_size);

/* structs */
struct point { int x, y; };
struct shape { struct point corners[2]; enum color color; union { int i; float f; } extra; const char *label; };
struct point middle(struct point a, struct point b);
void draw(const struct shape *shape, struct point *points, int point_count);
void where(struct point *result);
void grow(struct point *p);
union number { int i; double d; };
void by_union(union number n);
void to_union(union number *n);

/* handles */
typedef struct machine machine;
machine *machine_new(void);
void machine_destroy(machine **m);
void machine_run(machine *m, int steps);
const machine *machine_parent(const machine *m);

struct queue { int *items; size_t used, room; };
result_t queue_init(struct queue *q);
void queue_add(struct queue *q, int item);
void queue_close(struct queue *q);

int session_open(const char *address, struct session **out);
void session_end(struct session *s);

struct cell { struct cell *next; int value; };
void cell_push(struct cell **head, int value);
struct cell *cell_cons(int value, struct cell *next);

typedef void *context_t;
context_t context_create(int size);
void context_use(context_t context);
typedef int door_t;
door_t door_open(int number);
int door_close(door_t door);
typedef int height_t;
height_t height_of(int number);
void height_add(height_t height);

struct text_view { const char *start; size_t size; char *copy; };
struct text_view view_of(const char *text);
size_t view_size(struct text_view view);
void view_free(struct text_view view);
struct chunk { const char *text; size_t text_len; int kind; };
void add_chunk(const struct chunk *chunk);

/* memory and void * */
void *roles_alloc(size_t size);
void roles_free(void *block);
char *roles_strdup(const char *s);
void *table_cursor(const machine *m);
int table_step(void *cursor);
void keep(machine *m, void *element);
void remember(machine *m, void *userdata);
void unclear(void *thing);

/* functions */
void on_event(void (*handler)(int event, void *data), void *data);
void sort_by(int (*order)(const void *, const void *), bool (*same)(const void *, const void *));
void hash_by(unsigned (*hash)(const char *key));
void set_allocator(void *(*get)(size_t), void *(*change)(void *, size_t), void (*put)(void *));
void read_by(int (*reader)(char *buffer, size_t size, void *data), void *data);
void log_by(void (*log)(const char *format, ...));
void draw_by(void (*at)(struct point p));

/* what cannot be called */
void log_line(const char *format, ...);
void log_list(const char *format, va_list list);
void jump(jmp_buf buffer);
void save(machine *m, FILE *file);
int attach(int fd);
void complex_number(double _Complex z);
void deep(int ***tensor);
struct lost;
void lost_use(struct lost *lost);
void lost_keep(const struct lost *lost);
struct found *found_of(struct lost *lost);
void found_use(struct found *found);
static int no_body(int a);

/* What the caller gave comes back: nothing has to make it first. */
struct reader *reader_create(void *user);
void reader_free(struct reader *reader);
void *reader_user(const struct reader *reader);

#endif
