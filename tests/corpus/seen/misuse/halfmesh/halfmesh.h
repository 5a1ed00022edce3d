/* Triangle meshes.
 *
 * Vertices and faces are counted from 0 in the order in which they are added,
 * and never removed. For speed, indices are not checked: wherever a vertex or
 * face is expected there must be one.
 */
#ifndef HALFMESH_H
#define HALFMESH_H

#include <stdbool.h>

typedef struct Mesh Mesh;

typedef struct {
    double x, y, z;
} MeshVec;

#define MESH_MAX_VERTICES 65536
#define MESH_MAX_FACES    4096

Mesh *MeshCreate(void);
void MeshDestroy(Mesh *mesh);

/* Add a vertex or face; the index, or -1 if the mesh is full or memory is out.
 * The vertices of a face may be given in any order, and twice. */
int MeshAddVertex(Mesh *mesh, double x, double y, double z);
int MeshAddFace(Mesh *mesh, int a, int b, int c);

/* Adds vertices (three numbers each) and faces (three indices each, 0 being the
 * first of the vertices that are added with them). False, and nothing added,
 * if the mesh would be full or memory is out. */
bool MeshLoad(Mesh *mesh, const double *xyz, int vertices, const int *triangles, int faces);

int MeshVertices(const Mesh *mesh);
int MeshFaces(const Mesh *mesh);

MeshVec MeshGetVertex(const Mesh *mesh, int vertex);
void MeshMoveVertex(Mesh *mesh, int vertex, MeshVec to);

void MeshGetFace(const Mesh *mesh, int face, int vertices[3]);
/* Turns a face around. */
void MeshFlipFace(Mesh *mesh, int face);

double MeshFaceArea(const Mesh *mesh, int face);
/* Unit vector, {0, 0, 0} if the face has no area. */
MeshVec MeshFaceNormal(const Mesh *mesh, int face);

/* Corners of the box around all vertices; false if there are none. */
bool MeshBounds(const Mesh *mesh, MeshVec *low, MeshVec *high);

/* Number of edges that belong to one face only. */
int MeshOpenEdges(const Mesh *mesh);

#endif
