#ifndef TRIMESH_H
#define TRIMESH_H

/*
NAME
    trimesh - meshes of triangles that share vertices

DESCRIPTION
    A mesh is a list of vertices and a list of triangles.  Wherever a function
    takes the number of a vertex, it counts as in Wavefront files: 1 is the
    first vertex, 2 the second, and so on; -1 is the vertex added last, -2 the
    one before it.  Triangles are numbered from 0.

    Functions of type int return 0 or a count when all is well; they return -1
    and change nothing when there is no vertex or no triangle of the given
    number, when a limit is reached, or when memory runs out.
*/

#define TM_MAX_VERTICES  4096
#define TM_MAX_TRIANGLES 4096

typedef struct tm_mesh tm_mesh;

/* An empty mesh, or NULL when memory runs out. */
tm_mesh *tm_new(void);

/* A mesh of its own with the same vertices and triangles, or NULL. */
tm_mesh *tm_copy(const tm_mesh *mesh);

/* Frees the mesh.  NULL is ignored. */
void tm_free(tm_mesh *mesh);

/* Adds a vertex and returns its number, 1 or more.  Coordinates must be
   finite, or -1 is returned. */
int tm_add_vertex(tm_mesh *mesh, double x, double y, double z);

/* Adds a triangle and returns its number, 0 or more.  The corners may
   coincide.  Corners given by negative numbers keep to the vertices they name
   now; vertices that are added later make no difference. */
int tm_add_triangle(tm_mesh *mesh, int a, int b, int c);

int tm_vertex_count(const tm_mesh *mesh);
int tm_triangle_count(const tm_mesh *mesh);

/* Stores the coordinates of a vertex. */
int tm_vertex(const tm_mesh *mesh, int vertex, double xyz[3]);

/* Stores the numbers of the corners of a triangle, all positive. */
int tm_triangle(const tm_mesh *mesh, int triangle, int corners[3]);

/* Turns the triangle over: its second and third corner change places. */
int tm_flip(tm_mesh *mesh, int triangle);

/* The area of a triangle; -1 when there is no such triangle. */
double tm_area(const tm_mesh *mesh, int triangle);

/* Stores the least and the greatest coordinates of all vertices that there
   are; -1 when there are none. */
int tm_bounds(const tm_mesh *mesh, double low[3], double high[3]);

/* How many triangles have an edge between two vertices, whichever way round. */
int tm_edge_uses(const tm_mesh *mesh, int a, int b);

#endif
