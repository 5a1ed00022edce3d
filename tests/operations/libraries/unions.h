/* Unions by value: of their members a number is set. */
#ifndef UNIONS_H
#define UNIONS_H

#include <stdbool.h>

union datum {
    bool truth;
    long long number;
    double real;
    void *pointer;
};
union shape { /* no number in it */
    struct {
        double radius;
    } circle;
    void *other;
};

struct row;
struct row *row_new(void);
void row_free(struct row *row);
void row_add(struct row *row, union datum datum);
union datum row_last(const struct row *row);
void row_draw(struct row *row, union shape shape);

#endif
