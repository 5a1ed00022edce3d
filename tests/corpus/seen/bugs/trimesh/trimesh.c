#include "trimesh.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct vertex {
    double at[3];
};

struct triangle {
    int corner[3];              /* from 0 */
};

struct tm_mesh {
    struct vertex *vertices;
    struct triangle *triangles;
    int nvertices, ntriangles;
    int vertex_room, triangle_room;
};

tm_mesh *tm_new(void)
{
    return calloc(1, sizeof(tm_mesh));
}

void tm_free(tm_mesh *mesh)
{
    if (!mesh)
        return;
    free(mesh->vertices);
    free(mesh->triangles);
    free(mesh);
}

tm_mesh *tm_copy(const tm_mesh *mesh)
{
    tm_mesh *copy = tm_new();

    if (!copy)
        return NULL;
    if (mesh->nvertices) {
        size_t size = (size_t)mesh->nvertices * sizeof *copy->vertices;

        copy->vertices = malloc(size);
        if (!copy->vertices) {
            tm_free(copy);
            return NULL;
        }
        memcpy(copy->vertices, mesh->vertices, size);
        copy->nvertices = copy->vertex_room = mesh->nvertices;
    }
    if (mesh->ntriangles) {
        size_t size = (size_t)mesh->ntriangles * sizeof *copy->triangles;

        copy->triangles = malloc(size);
        if (!copy->triangles) {
            tm_free(copy);
            return NULL;
        }
        memcpy(copy->triangles, mesh->triangles, size);
        copy->ntriangles = copy->triangle_room = mesh->ntriangles;
    }
    return copy;
}

/* Room for one more element; the new block, or NULL. */
static void *grow(void *block, int count, int *room, int limit, size_t size)
{
    int more;
    void *bigger;

    if (count < *room)
        return block;
    if (count >= limit)
        return NULL;
    more = *room ? *room * 2 : 4;
    if (more > limit)
        more = limit;
    bigger = realloc(block, (size_t)more * size);
    if (bigger)
        *room = more;
    return bigger;
}

/* Finds the index, from 0, that the number of a vertex stands for. */
static int resolve(const tm_mesh *mesh, int number, int *index)
{
    if (number == 0)
        return -1;
    if (number < 0)
        number += mesh->nvertices;
    else
        number -= 1;
    if (number >= mesh->nvertices)
        return -1;
    *index = number;
    return 0;
}

static int no_triangle(const tm_mesh *mesh, int triangle)
{
    return triangle < 0 || triangle >= mesh->ntriangles;
}

int tm_add_vertex(tm_mesh *mesh, double x, double y, double z)
{
    struct vertex *room;

    if (!isfinite(x) || !isfinite(y) || !isfinite(z))
        return -1;
    room = grow(mesh->vertices, mesh->nvertices, &mesh->vertex_room, TM_MAX_VERTICES, sizeof *room);
    if (!room)
        return -1;
    mesh->vertices = room;
    room += mesh->nvertices;
    room->at[0] = x;
    room->at[1] = y;
    room->at[2] = z;
    return ++mesh->nvertices;
}

int tm_add_triangle(tm_mesh *mesh, int a, int b, int c)
{
    struct triangle new, *room;

    if (resolve(mesh, a, &new.corner[0]) < 0 || resolve(mesh, b, &new.corner[1]) < 0 ||
        resolve(mesh, c, &new.corner[2]) < 0)
        return -1;
    room = grow(mesh->triangles, mesh->ntriangles, &mesh->triangle_room, TM_MAX_TRIANGLES, sizeof *room);
    if (!room)
        return -1;
    mesh->triangles = room;
    room[mesh->ntriangles] = new;
    return mesh->ntriangles++;
}

int tm_vertex_count(const tm_mesh *mesh)
{
    return mesh->nvertices;
}

int tm_triangle_count(const tm_mesh *mesh)
{
    return mesh->ntriangles;
}

int tm_vertex(const tm_mesh *mesh, int vertex, double xyz[3])
{
    int index;

    if (resolve(mesh, vertex, &index) < 0)
        return -1;
    for (int i = 0; i < 3; i++)
        xyz[i] = mesh->vertices[index].at[i];
    return 0;
}

int tm_triangle(const tm_mesh *mesh, int triangle, int corners[3])
{
    if (no_triangle(mesh, triangle))
        return -1;
    for (int i = 0; i < 3; i++)
        corners[i] = mesh->triangles[triangle].corner[i] + 1;
    return 0;
}

int tm_flip(tm_mesh *mesh, int triangle)
{
    int *corner, swap;

    if (no_triangle(mesh, triangle))
        return -1;
    corner = mesh->triangles[triangle].corner;
    swap = corner[1];
    corner[1] = corner[2];
    corner[2] = swap;
    return 0;
}

double tm_area(const tm_mesh *mesh, int triangle)
{
    const struct vertex *a, *b, *c;
    double u[3], v[3];

    if (no_triangle(mesh, triangle))
        return -1;
    a = &mesh->vertices[mesh->triangles[triangle].corner[0]];
    b = &mesh->vertices[mesh->triangles[triangle].corner[1]];
    c = &mesh->vertices[mesh->triangles[triangle].corner[2]];
    for (int i = 0; i < 3; i++) {
        u[i] = b->at[i] - a->at[i];
        v[i] = c->at[i] - a->at[i];
    }
    return 0.5 * hypot(hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2]), u[0] * v[1] - u[1] * v[0]);
}

int tm_bounds(const tm_mesh *mesh, double low[3], double high[3])
{
    if (!mesh->nvertices)
        return -1;
    for (int i = 0; i < 3; i++) {
        double least = mesh->vertices[0].at[i], greatest = least;

        for (int v = 1; v < mesh->nvertices; v++) {
            least = fmin(least, mesh->vertices[v].at[i]);
            greatest = fmax(greatest, mesh->vertices[v].at[i]);
        }
        low[i] = least;
        high[i] = greatest;
    }
    return 0;
}

int tm_edge_uses(const tm_mesh *mesh, int a, int b)
{
    int from, to, uses = 0;

    if (resolve(mesh, a, &from) < 0 || resolve(mesh, b, &to) < 0)
        return -1;
    for (int t = 0; t < mesh->ntriangles; t++) {
        const int *corner = mesh->triangles[t].corner;

        for (int i = 0; i < 3; i++) {
            int p = corner[i], q = corner[(i + 1) % 3];

            if ((p == from && q == to) || (p == to && q == from)) {
                uses++;
                break;
            }
        }
    }
    return uses;
}
