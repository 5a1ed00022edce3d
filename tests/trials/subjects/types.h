/* Types that the properties take and that the driver packs. */
#ifndef TYPES_H
#define TYPES_H

enum color { RED = -2, GREEN = 5, BLUE = 7 };

struct point {
    short x, y;
};

struct mixed {
    unsigned low : 3;
    int high : 4;
    struct point corner;
    unsigned char cells[2];
};

struct node {
    struct node *left, *right;
    int key;
};

struct tree {
    struct node *root;
    int size;
};

#endif
