/* objmesh.h - reads the geometry of Wavefront OBJ texts.
 *
 * Of the format we take
 *     v X Y Z            a vertex (further numbers on the line are skipped)
 *     f I J K ...        a face with 3 to OBJMESH_SIDES corners
 *     # ...              a comment
 * and skip all other lines.  Words are separated by spaces and tabs, lines end
 * with LF or CR LF; the last one needs no end.  A corner is an index, of which
 * only what is before the first '/' counts ("7/1/3" is 7).  Index 1 is the
 * first vertex of the text; -1 is the vertex read last before the face, -2 the
 * one before that, and so on.
 */
#ifndef OBJMESH_H
#define OBJMESH_H

#include <stddef.h>

#define OBJMESH_SIDES 16
#define OBJMESH_TEXT_MAX 65536 /* bytes of text */

enum {
    OBJMESH_OK,
    OBJMESH_ESYNTAX,  /* a v or f line that cannot be read */
    OBJMESH_EINDEX,   /* a face that refers to a vertex not read so far */
    OBJMESH_ETOOLONG, /* the text is too long, or a face has too many corners */
    OBJMESH_ENOMEM
};

typedef struct { double x, y, z; } objmesh_vec;

typedef struct objmesh objmesh;

/* Reads a mesh from the first len bytes of text, which need not end with a NUL
 * and can be freed afterwards.  An empty text makes an empty mesh.  NULL on
 * failure, and then *err says why.  On success *err is OBJMESH_OK.  err may be
 * NULL.  Any bytes will do as text: files from the net are welcome.
 */
objmesh *objmesh_read(const char *text, size_t len, int *err);

/* A second mesh with the same contents; NULL when out of memory. */
objmesh *objmesh_dup(const objmesh *mesh);

/* Frees a mesh; NULL does nothing. */
void objmesh_free(objmesh *mesh);

size_t objmesh_vertices(const objmesh *mesh);
size_t objmesh_faces(const objmesh *mesh);

/* Vertex i, counted from 0, in *v.  Returns 0, or -1 if there is none. */
int objmesh_vertex(const objmesh *mesh, size_t i, objmesh_vec *v);

/* Number of corners of face i, counted from 0; 0 if there is none. */
size_t objmesh_corners(const objmesh *mesh, size_t i);

/* The mean of the corners of face i.  Returns 0, or -1 if there is none. */
int objmesh_centre(const objmesh *mesh, size_t i, objmesh_vec *v);

/* Corners of the smallest box around all vertices.  -1 if there are none. */
int objmesh_bounds(const objmesh *mesh, objmesh_vec *low, objmesh_vec *high);

#endif
