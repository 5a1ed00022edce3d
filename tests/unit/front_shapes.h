/* Types of every shape: front_reader.c compiles them and has the reader read
 * them, and compares what the two say. */
#ifndef FRONT_SHAPES_H
#define FRONT_SHAPES_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

enum color { RED, BLACK = 5, GREEN, DARK = -2 };
enum wide { WIDE_NONE, WIDE_LAST = 0xFFFFFFFFu };

struct node;
typedef struct node node_alias, *node_pointer;

struct scalars {
    bool flag;
    char plain;
    signed char small;
    unsigned char byte;
    short s;
    unsigned long long ull;
    float f;
    double d;
    long double ld;
    enum color color;
    enum wide wide;
    uint16_t u16;
    _Atomic int atomic;
    const volatile long cv;
    __int128 huge;
};

struct bits {
    unsigned a : 3;
    int : 4;
    unsigned b : 5;
    int : 0;
    signed c : 9;
    bool d : 1;
    uint64_t e : 40;
    char last;
};

struct node {
    struct node *left, *right;
    node_pointer parent;
    const struct node *reader;
    int (*compare)(const struct node *, const struct node *);
    void *anything;
    const char *const *names;
    int key;
};

typedef struct {
    int scale;
    struct {
        int x;
        union {
            int y;
            float z;
        };
    };
    struct {
        char tag;
        struct node inner;
    } in;
    union {
        long whole;
        struct {
            short low, high;
        } half;
    } value;
} nameless;

struct arrays {
    int one[3];
    char grid[2][5];
    struct bits cells[2];
    struct node *links[4];
    nameless nested;
    struct timespec when;
    uint8_t bytes[];
};

struct old_flexible {
    int length;
    int cells[0];
};

struct __attribute__((packed)) packed {
    char c;
    int i;
    double d;
};

union both {
    struct bits bits;
    long number;
};

#endif
