/* Disjoint sets as a forest, united by rank. */
#ifndef SETS_H
#define SETS_H

#include <stdbool.h>

struct record {
    int parent; /* index of an element; its own: a root */
    int rank;   /* grows from child to parent */
};

struct sets {
    int size;   /* elements */
    int length; /* records */
    struct record **records;
};

/* Every element has a record of its own, ranks grow towards the roots, and for
 * each root there is an element of rank 0 on which no path of full length ends. */
bool sets_ok(const struct sets *sets);

#endif
