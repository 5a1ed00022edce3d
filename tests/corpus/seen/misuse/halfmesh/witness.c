#include "halfmesh.h"

#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    Mesh *mesh = MeshCreate();
    MeshVec low, high;
    if (MeshBounds(mesh, &low, &high) || MeshOpenEdges(mesh) != 0 || MeshAddVertex(mesh, 0, 0, 0) != 0 ||
        MeshAddVertex(mesh, 2, 0, 0) != 1 || MeshAddVertex(mesh, 0, 2, 0) != 2 || MeshAddFace(mesh, 0, 1, 2) != 0)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    const double xyz[] = {0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1};
    const int triangles[] = {0, 1, 2, 2, 1, 3};
    int v[3];
    if (MeshFaceArea(mesh, 0) != 2 || MeshFaceNormal(mesh, 0).z != 1 || MeshOpenEdges(mesh) != 3)
        return 2;
    MeshFlipFace(mesh, 0);
    if (MeshFaceNormal(mesh, 0).z != -1 || !MeshLoad(mesh, xyz, 4, triangles, 2) || MeshOpenEdges(mesh) != 7 ||
        !MeshLoad(mesh, NULL, 0, NULL, 0) || MeshLoad(mesh, xyz, INT_MAX, triangles, 1) || MeshLoad(mesh, xyz, -1, 0, 0))
        return 2;
    MeshGetFace(mesh, 2, v);
    if (v[0] != 5 || v[2] != 6 || MeshVertices(mesh) != 7 || MeshFaces(mesh) != 3 || MeshGetVertex(mesh, 6).x != 1)
        return 2;
    MeshMoveVertex(mesh, 6, (MeshVec){-3, 0, 0});
    if (!MeshBounds(mesh, &low, &high) || low.x != -3 || high.z != 1)
        return 2;
    int flat = MeshAddFace(mesh, 1, 1, 1);
    if (MeshFaceArea(mesh, flat) != 0 || MeshFaceNormal(mesh, flat).x != 0)
        return 2;
    while (MeshAddFace(mesh, 0, 1, 2) >= 0)
        ;
    if (MeshFaces(mesh) != MESH_MAX_FACES)
        return 2;
    MeshDestroy(mesh);
#else
    double *small = malloc(5 * sizeof *small);
    int v[3];
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        MeshAddFace(mesh, 0, 1, 7);
        MeshFaceArea(mesh, 1);
        break;
    case 2:
        MeshMoveVertex(mesh, 6, (MeshVec){0, 0, 0});
        break;
    case 3:
        MeshGetFace(mesh, 2, v);
        break;
    case 4:
        MeshLoad(mesh, small, 2, NULL, 0);
        break;
    case 5:
        MeshDestroy(mesh);
        MeshVertices(mesh);
        break;
    }
#endif
    return 0;
}
