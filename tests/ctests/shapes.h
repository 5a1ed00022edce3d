/* Structs of every shape that an input can have. */
#ifndef SHAPES_H
#define SHAPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum color { RED, GREEN = 5, BLUE = -7 };

struct node {
    struct node *left, *right;
    int key;
};
struct bst {
    struct node *root;
    int size;
};

struct part {
    short x;
    bool on;
};
struct everything {
    char letter, quote;
    signed char small;
    unsigned char byte;
    int least;
    long long lowest;
    unsigned long long highest;
    __int128 wide;
    unsigned a : 3, b : 5;
    signed c : 4;
    enum color color;
    float narrow;
    double ratio, none, never;
    long double exact;
    bool flag;
    char name[8];
    unsigned char raw[4];
    int grid[2][3];
    struct part parts[2], part;
    uintptr_t tagged;
    double _Complex complex;
};

struct choice {
    int kind;
    union {
        int number;
        struct node *node;
        double ratio;
    } as;
    union {
        long big;
        short little;
    };
    struct {
        int inner;
    };
};

struct packet {
    unsigned short length;
    char data[];
};
struct words {
    int count;
    char *words[];
};

struct links {
    struct links *next, *prev;
};
struct item {
    int value;
    struct links links;
};

struct table {
    struct {
        int id;
        const char *text;
    } *rows;
    int (*cells)[2];
    struct node **nodes;
    int count;
};

struct wide {
    _Alignas(64) int value;
    struct wide *next;
};

struct fixed {
    const int capacity;
    const unsigned low : 3, high : 13;
    int used;
    struct node *const node;
    const char name[6];
    const struct part part;
};

typedef struct {
    int x, y;
} point;

int shapes_sum(const int *numbers, size_t count);

#endif
