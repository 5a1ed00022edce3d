#ifndef FACERING_H
#define FACERING_H

/**
 * @file facering.h
 * @brief A triangle mesh with adjacency (half-edges).
 *
 * Vertices are numbers 0 .. n-1, fixed at creation; they carry no
 * coordinates.  Faces are triangles, numbered 0 .. fr_faces()-1.
 * Every directed edge a->b belongs to at most one face; the faces on the two
 * sides of an edge run through it in opposite directions.
 *
 * All functions check their numbers: a vertex or face that does not exist is
 * an error that is returned, nothing worse.  The mesh itself must not be NULL
 * but for fr_destroy().
 */

#define FR_MAX_VERTICES 1000
#define FR_MAX_FACES 2000

typedef struct facering facering;

/**
 * @brief Creates a mesh with @p vertices vertices and no faces.
 * @return the mesh, to be released with fr_destroy(); NULL if @p vertices is
 *         not in 1 .. FR_MAX_VERTICES or memory is short.
 */
facering *fr_create(int vertices);

/** @brief Releases a mesh; NULL is ignored. */
void fr_destroy(facering *m);

/**
 * @brief Adds the triangle a, b, c.
 * @return its number (the highest so far), or -1: no such vertex, two of them
 *         equal, one of the directed edges in use, mesh full, no memory.
 */
int fr_add(facering *m, int a, int b, int c);

/**
 * @brief Removes face @p f.  The face with the highest number gets the number
 *        @p f, so that the numbers stay without gaps.
 * @return 0, or -1 when there is no such face.
 */
int fr_remove(facering *m, int f);

/** @brief The number of faces. */
int fr_faces(const facering *m);

/**
 * @brief Gives the vertices of face @p f, in the order of fr_add().
 * @return 0, or -1 when there is no such face (@p v is then left alone).
 */
int fr_corners(const facering *m, int f, int v[3]);

/**
 * @brief The face on the other side of edge @p i (0: a->b, 1: b->c, 2: c->a)
 *        of face @p f.
 * @return its number, or -1 when there is none or no such face or edge.
 */
int fr_neighbour(const facering *m, int f, int i);

/**
 * @brief The number of faces around vertex @p v, as far as they hang together
 *        by edges at @p v.  Where several fans meet in @p v it is that of one
 *        of them.
 * @return the number, 0 for a vertex without faces, -1 for no such vertex.
 */
int fr_degree(const facering *m, int v);

/** @brief 1 if @p v has faces and a border edge in the fan that fr_degree()
 *         counts, else 0; -1 for no such vertex. */
int fr_on_border(const facering *m, int v);

#endif
