#include "halfmesh.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int v[3];
} Face;

struct Mesh {
    MeshVec *vertices;
    Face *faces;
    int vertexCount, vertexRoom;
    int faceCount, faceRoom;
};

Mesh *MeshCreate(void)
{
    return calloc(1, sizeof(Mesh));
}

void MeshDestroy(Mesh *mesh)
{
    if (mesh == NULL)
        return;
    free(mesh->vertices);
    free(mesh->faces);
    free(mesh);
}

static bool reserveVertices(Mesh *mesh, int more)
{
    if (more > MESH_MAX_VERTICES - mesh->vertexCount)
        return false;
    if (mesh->vertexCount + more <= mesh->vertexRoom)
        return true;
    int room = 2 * (mesh->vertexCount + more);
    MeshVec *vertices = realloc(mesh->vertices, (size_t)room * sizeof *vertices);
    if (vertices == NULL)
        return false;
    mesh->vertices = vertices;
    mesh->vertexRoom = room;
    return true;
}

static bool reserveFaces(Mesh *mesh, int more)
{
    if (more > MESH_MAX_FACES - mesh->faceCount)
        return false;
    if (mesh->faceCount + more <= mesh->faceRoom)
        return true;
    int room = 2 * (mesh->faceCount + more);
    Face *faces = realloc(mesh->faces, (size_t)room * sizeof *faces);
    if (faces == NULL)
        return false;
    mesh->faces = faces;
    mesh->faceRoom = room;
    return true;
}

int MeshAddVertex(Mesh *mesh, double x, double y, double z)
{
    if (!reserveVertices(mesh, 1))
        return -1;
    mesh->vertices[mesh->vertexCount] = (MeshVec){x, y, z};
    return mesh->vertexCount++;
}

int MeshAddFace(Mesh *mesh, int a, int b, int c)
{
    if (!reserveFaces(mesh, 1))
        return -1;
    mesh->faces[mesh->faceCount] = (Face){{a, b, c}};
    return mesh->faceCount++;
}

bool MeshLoad(Mesh *mesh, const double *xyz, int vertices, const int *triangles, int faces)
{
    if (vertices < 0 || faces < 0 || !reserveVertices(mesh, vertices) || !reserveFaces(mesh, faces))
        return false;
    int base = mesh->vertexCount;
    for (int i = 0; i < vertices; i++, xyz += 3)
        MeshAddVertex(mesh, xyz[0], xyz[1], xyz[2]);
    for (int i = 0; i < faces; i++, triangles += 3)
        MeshAddFace(mesh, base + triangles[0], base + triangles[1], base + triangles[2]);
    return true;
}

int MeshVertices(const Mesh *mesh)
{
    return mesh->vertexCount;
}

int MeshFaces(const Mesh *mesh)
{
    return mesh->faceCount;
}

MeshVec MeshGetVertex(const Mesh *mesh, int vertex)
{
    return mesh->vertices[vertex];
}

void MeshMoveVertex(Mesh *mesh, int vertex, MeshVec to)
{
    mesh->vertices[vertex] = to;
}

void MeshGetFace(const Mesh *mesh, int face, int vertices[3])
{
    memcpy(vertices, mesh->faces[face].v, sizeof mesh->faces[face].v);
}

void MeshFlipFace(Mesh *mesh, int face)
{
    Face *f = &mesh->faces[face];
    int v = f->v[1];
    f->v[1] = f->v[2];
    f->v[2] = v;
}

static MeshVec minus(MeshVec a, MeshVec b)
{
    return (MeshVec){a.x - b.x, a.y - b.y, a.z - b.z};
}

static MeshVec cross(const Mesh *mesh, int face)
{
    const int *v = mesh->faces[face].v;
    MeshVec a = minus(mesh->vertices[v[1]], mesh->vertices[v[0]]);
    MeshVec b = minus(mesh->vertices[v[2]], mesh->vertices[v[0]]);
    return (MeshVec){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static double length(MeshVec v)
{
    return sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
}

double MeshFaceArea(const Mesh *mesh, int face)
{
    return length(cross(mesh, face)) / 2;
}

MeshVec MeshFaceNormal(const Mesh *mesh, int face)
{
    MeshVec n = cross(mesh, face);
    double l = length(n);
    if (!(l > 0))
        return (MeshVec){0, 0, 0};
    return (MeshVec){n.x / l, n.y / l, n.z / l};
}

bool MeshBounds(const Mesh *mesh, MeshVec *low, MeshVec *high)
{
    if (mesh->vertexCount == 0)
        return false;
    MeshVec least = mesh->vertices[0], most = least;
    for (int i = 1; i < mesh->vertexCount; i++) {
        MeshVec v = mesh->vertices[i];
        least = (MeshVec){fmin(least.x, v.x), fmin(least.y, v.y), fmin(least.z, v.z)};
        most = (MeshVec){fmax(most.x, v.x), fmax(most.y, v.y), fmax(most.z, v.z)};
    }
    *low = least;
    *high = most;
    return true;
}

static bool hasEdge(const Face *face, int a, int b)
{
    for (int i = 0; i < 3; i++) {
        int from = face->v[i], to = face->v[(i + 1) % 3];
        if ((from == a && to == b) || (from == b && to == a))
            return true;
    }
    return false;
}

int MeshOpenEdges(const Mesh *mesh)
{
    int open = 0;
    for (int i = 0; i < 3 * mesh->faceCount; i++) {
        const int *v = mesh->faces[i / 3].v;
        bool shared = false;
        for (int j = 0; j < mesh->faceCount && !shared; j++)
            shared = j != i / 3 && hasEdge(&mesh->faces[j], v[i % 3], v[(i % 3 + 1) % 3]);
        open += !shared;
    }
    return open;
}
