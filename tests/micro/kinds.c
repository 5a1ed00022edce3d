/* Every kind of value that a field can have. */
#include "micro.h"

#include <limits.h>
#include <stdint.h>

enum color { RED, GREEN = 5, BLUE = -3 };

struct numbers {
    char letter;
    signed char small;
    unsigned char byte;
    short middle;
    unsigned short port;
    long long large;
    unsigned long long huge;
    bool truth;
    enum color color;
    float single;
    double precise;
    long double extended;
};

/* bool and enum need no bounds */
static void defaults(void)
{
    truths(struct numbers, truth);
#ifdef REFERENCE
    assay_values(struct numbers, color, RED, GREEN, BLUE);
#endif
}

bool characters(const struct numbers *p)
{
    return R(p->letter) == 'b' && R(p->small) < 0 && R(p->byte) > 128;
}
CASE(characters, FRESH(struct numbers));
ASSAY_SPACE(characters, n)
{
    defaults();
    assay_range(struct numbers, letter, 'a', 'a' + n);
    assay_range(struct numbers, small, -n, n);
    assay_range(struct numbers, byte, 127, 127 + n);
}

bool shorts(const struct numbers *p)
{
    return R(p->middle) == -32768 || R(p->port) == 65535;
}
CASE(shorts, FRESH(struct numbers));
ASSAY_SPACE(shorts, n)
{
    defaults();
    assay_range(struct numbers, middle, -32768, -32768 + n);
    assay_range(struct numbers, port, 65535 - n, 65535);
}

bool sixty_four_bits(const struct numbers *p)
{
    return R(p->large) == LLONG_MIN && R(p->huge) == (1ULL << 62) + 1;
}
CASE(sixty_four_bits, FRESH(struct numbers));
ASSAY_SPACE(sixty_four_bits, n)
{
    defaults();
    assay_range(struct numbers, large, LLONG_MIN, LLONG_MIN + n);
    assay_range(struct numbers, huge, 1LL << 62, (1LL << 62) + n);
}

bool largest_values(const struct numbers *p)
{
    return R(p->large) == LLONG_MAX && R(p->middle) == 7;
}
CASE(largest_values, FRESH(struct numbers));
ASSAY_SPACE(largest_values, n)
{
    defaults();
    assay_range(struct numbers, large, LLONG_MAX - n, LLONG_MAX);
    assay_values(struct numbers, middle, -7, 7, 1000);
}

bool truths_and_colors(const struct numbers *p)
{
    return R(p->truth) ? R(p->color) == BLUE : R(p->color) != GREEN;
}
CASE(truths_and_colors, FRESH(struct numbers));
ASSAY_SPACE(truths_and_colors, n)
{
    (void)n;
    defaults();
}

bool floats(const struct numbers *p)
{
    return R(p->single) > 0.4f && R(p->precise) < -1e300 && R(p->extended) != 0.1L;
}
CASE(floats, FRESH(struct numbers));
ASSAY_SPACE(floats, n)
{
    (void)n;
    defaults();
    assay_values(struct numbers, single, 0, 0.25, 0.5, 0.75);
    assay_values(struct numbers, precise, 1e308L, 0.5, -1e308L);
    assay_values(struct numbers, extended, 0.1L, 0.2L);
}

/* read through an integer of the same size */
bool float_bits(const struct numbers *p)
{
    uint32_t bits;
    memcpy(&bits, &p->single, sizeof bits);
    return bits >> 31 == 1 && R(p->truth);
}
CASE(float_bits, FRESH(struct numbers));
ASSAY_SPACE(float_bits, n)
{
    (void)n;
    defaults();
    assay_values(struct numbers, single, 1, -1, -2.5, 3);
}

/* a value that is one of the list and not between its neighbours */
bool sparse_values(const struct numbers *p)
{
    return R(p->middle) * R(p->small) == 12;
}
CASE(sparse_values, FRESH(struct numbers));
ASSAY_SPACE(sparse_values, n)
{
    (void)n;
    defaults();
    assay_values(struct numbers, middle, 1, 4, -6, 12);
    assay_values(struct numbers, small, -2, 3, 12);
}

struct words {
    const char *pointer;
    char array[8];
    int key;
};

bool pointed_strings(const struct words *p)
{
    const char *word = R(p->pointer);
    return word != NULL && strlen(word) == 2 && R(p->key) == 1;
}
CASE(pointed_strings, FRESH(struct words));
ASSAY_SPACE(pointed_strings, n)
{
    assay_strings(struct words, pointer, "", "ab", NULL, "cd", "abc");
    assay_range(struct words, key, 0, n);
}

bool contained_strings(const struct words *p)
{
    return strcmp(p->array, "xyz") != 0 && R(p->key) == 0;
}
CASE(contained_strings, FRESH(struct words));
ASSAY_SPACE(contained_strings, n)
{
    assay_strings(struct words, array, "", "xyz", "xyzz", "1234567");
    assay_range(struct words, key, 0, n);
}

struct grid {
    int cells[2][3];
    int sum;
};

bool rows_and_columns(const struct grid *grid)
{
    for (int column = 0; column < 3; column++)
        if (R(grid->cells[0][column]) != R(grid->cells[1][2 - column]))
            return false;
    return R(grid->sum) == grid->cells[0][0] + grid->cells[0][1];
}
CASE(rows_and_columns, FRESH(struct grid));
ASSAY_SPACE(rows_and_columns, n)
{
    cells_range(struct grid, cells, int, 0, n);
    assay_range(struct grid, sum, 0, n);
}

struct point {
    short x, y;
};

struct figure {
    struct point corners[3];
    struct {
        struct point at;
        bool shown;
    } label;
    struct {
        int depth;
        int layer;
    };
    int kind;
};

bool structs_in_an_array(const struct figure *figure)
{
    for (int i = 0; i < 2; i++)
        if (R(figure->corners[i].x) > R(figure->corners[i + 1].x))
            return false;
    return R(figure->corners[2].y) == R(figure->corners[0].y);
}
CASE(structs_in_an_array, FRESH(struct figure));
ASSAY_SPACE(structs_in_an_array, n)
{
    embeds(struct figure, corners, struct point);
    assay_range(struct point, x, 0, n);
    assay_range(struct point, y, 0, 1);
    truths(struct figure, label.shown);
#ifdef REFERENCE
    assay_range(struct figure, label.at.x, 0, n);
    assay_range(struct figure, label.at.y, 0, 1);
#endif
}

bool fields_by_path(const struct figure *figure)
{
    return R(figure->label.at.x) == 1 && R(figure->label.shown) && R(figure->depth) == R(figure->layer);
}
CASE(fields_by_path, FRESH(struct figure));
ASSAY_SPACE(fields_by_path, n)
{
    assay_range(struct figure, label.at.x, 0, n);
    assay_range(struct figure, label.at.y, 4, 4);
    assay_range(struct figure, depth, 0, n);
    assay_range(struct figure, layer, 1, n);
    truths(struct figure, label.shown);
}
