#ifndef GCOLOR_H
#define GCOLOR_H

/*
 * gcolor - vertex colouring of sparse graphs
 *
 * Graph format
 *
 *   The graph is passed in compressed adjacency lists. Vertices are numbered
 *   from 0 to n-1. xadj has n+1 elements, adjncy has xadj[n]; the neighbours of
 *   vertex v are adjncy[xadj[v]] to adjncy[xadj[v+1]-1]. xadj[0] is 0. As the
 *   graph is undirected, each edge is listed with both its ends. There are no
 *   edges from a vertex to itself.
 *
 *   Only gc_check() verifies this. The other functions rely on it; if in
 *   doubt, call gc_check() first. adjncy may be NULL if there are no edges.
 *
 * Colours are numbers from 0. The colour array has n elements.
 *
 * n is at most GC_MAX_VERTICES. Functions return GC_EARG if n is negative or
 * greater than that, and GC_EMEM if there is not enough memory. They read their
 * input arrays, write their output arrays, and keep neither.
 */

#define GC_MAX_VERTICES 4096

enum {
    GC_OK = 0,
    GC_EARG = -1,
    GC_EMEM = -2,
    GC_EXADJ = -3,  /* gc_check: xadj does not begin with 0, decreases, or
                       does not end with nadj */
    GC_ERANGE = -4, /* gc_check: a neighbour is not in 0..n-1 */
    GC_ELOOP = -5,  /* gc_check: a vertex is its own neighbour */
    GC_EONEWAY = -6 /* gc_check: an edge is listed with one end only */
};

/* Verify a graph with nadj elements in adjncy. GC_OK or the first error. */
int gc_check(int n, const int *xadj, const int *adjncy, int nadj);

/* The number of neighbours of each vertex, to degree (n elements). Returns the
 * largest, 0 for the empty graph. */
int gc_degrees(int n, const int *xadj, int *degree);

/* The vertices by falling number of neighbours, to order (n elements), those
 * with equally many by rising number. */
int gc_order(int n, const int *xadj, int *order);

/* Colour the vertices one after the other, each with the lowest colour that no
 * neighbour has. order is the sequence, n elements, each vertex once; NULL is
 * for 0 to n-1. Returns the number of colours. */
int gc_greedy(int n, const int *xadj, const int *adjncy, const int *order, int *color);

/* The same, but always with the vertex next whose neighbours have the most
 * different colours already. Slower, and mostly better. */
int gc_dsatur(int n, const int *xadj, const int *adjncy, int *color);

/* Whether no two neighbours have the same colour: 1 or 0. */
int gc_proper(int n, const int *xadj, const int *adjncy, const int *color);

/* Sort the vertices by colour: those of colour c are members[start[c]] to
 * members[start[c+1]-1]. color holds values in 0..ncolors-1 as left by
 * gc_greedy() or gc_dsatur(), which returned ncolors. members has n elements,
 * start has ncolors+1. GC_EARG also if ncolors is negative or greater than n. */
int gc_classes(int n, const int *color, int ncolors, int *start, int *members);

#endif
