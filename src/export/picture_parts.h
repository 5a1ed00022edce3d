/* Between the files that draw pictures. */
#ifndef ASSAY_EXPORT_PICTURE_PARTS_H
#define ASSAY_EXPORT_PICTURE_PARTS_H

#include "export/picture.h"

#define NODES_MOST 15
#define LINKS_MOST 8 /* fields that link */

struct picture_link {
    size_t at;                   /* byte of the node's block */
    const char *name;
};

struct picture_root {            /* a pointer to a node from outside */
    size_t block, at;
    size_t node;
};

/* Objects of one struct type that refer to each other. */
struct picture {
    const struct input *input;
    const struct type *type;
    size_t blocks[NODES_MOST];
    size_t node_count;
    struct picture_link links[LINKS_MOST];
    size_t link_count;
    int next[NODES_MOST][LINKS_MOST]; /* node; -1: none */
    VECTOR(struct picture_root) roots;
    int back;                    /* a link that only leads back along the others; -1: none */
    bool ascii;
    size_t width;
    struct text *out;            /* lines */
    bool drawn[NODES_MOST];
    bool numbered[NODES_MOST];   /* others refer to it: its number is shown */
};

/* picture_shape.c */
bool picture_find(struct picture *picture); /* false: nothing here is linked, or too much is */
bool picture_is_list(struct picture *picture);
bool picture_is_tree(struct picture *picture);

/* picture_draw.c: each draws all nodes. */
void picture_add_list(struct picture *picture);
void picture_add_tree(struct picture *picture);
void picture_add_graph(struct picture *picture);

/* picture_array.c: false: there is none to draw. */
bool picture_add_arrays(const struct input *input, size_t width, bool ascii, struct text *out);

/* A node's own values: "5", "key=5 color=RED". */
void picture_add_label(const struct picture *picture, size_t node, struct text *out);
/* How many columns the bytes take. */
size_t picture_columns(const char *s, size_t length);
/* At most so many columns, with a mark where it was cut. */
void picture_cut(struct text *text, size_t start, size_t most, bool ascii);

#endif
