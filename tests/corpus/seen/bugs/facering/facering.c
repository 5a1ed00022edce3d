#include "facering.h"

#include <stdlib.h>

/* Half-edge 3*f + i runs from corner i of face f to the next corner. */
struct half {
    int origin;
    int twin;       /* -1 at the border */
};

struct facering {
    int vertices;
    int faces;
    int *out;           /* of each vertex: a half-edge from it, or -1 */
    struct half *half;  /* 3 * faces */
};

static int next(int h)
{
    return h % 3 == 2 ? h - 2 : h + 1;
}

static int previous(int h)
{
    return h % 3 == 0 ? h + 2 : h - 1;
}

static int is_vertex(const facering *m, int v)
{
    return v >= 0 && v < m->vertices;
}

static int is_face(const facering *m, int f)
{
    return f >= 0 && f < m->faces;
}

facering *fr_create(int vertices)
{
    facering *m;

    if (vertices < 1 || vertices > FR_MAX_VERTICES)
        return NULL;
    m = malloc(sizeof *m);
    if (!m)
        return NULL;
    m->vertices = vertices;
    m->faces = 0;
    m->half = NULL;
    m->out = malloc((size_t)vertices * sizeof *m->out);
    if (!m->out) {
        free(m);
        return NULL;
    }
    for (int v = 0; v < vertices; v++)
        m->out[v] = -1;
    return m;
}

void fr_destroy(facering *m)
{
    if (!m)
        return;
    free(m->half);
    free(m->out);
    free(m);
}

/* The half-edge a->b, or -1. */
static int find(const facering *m, int a, int b)
{
    for (int h = 0; h < 3 * m->faces; h++)
        if (m->half[h].origin == a && m->half[next(h)].origin == b)
            return h;
    return -1;
}

int fr_add(facering *m, int a, int b, int c)
{
    int v[3] = {a, b, c};
    int twin[3];
    struct half *grown;
    int base = 3 * m->faces;

    if (!is_vertex(m, a) || !is_vertex(m, b) || !is_vertex(m, c))
        return -1;
    if (a == b || b == c || c == a || m->faces == FR_MAX_FACES)
        return -1;
    for (int i = 0; i < 3; i++) {
        if (find(m, v[i], v[(i + 1) % 3]) >= 0)
            return -1;
        twin[i] = find(m, v[(i + 1) % 3], v[i]);
    }
    grown = realloc(m->half, (size_t)(base + 3) * sizeof *grown);
    if (!grown)
        return -1;
    m->half = grown;
    for (int i = 0; i < 3; i++) {
        m->half[base + i].origin = v[i];
        m->half[base + i].twin = twin[i];
        if (twin[i] >= 0)
            m->half[twin[i]].twin = base + i;
        if (m->out[v[i]] < 0)
            m->out[v[i]] = base + i;
    }
    return m->faces++;
}

/* Takes face f out of its neighbours and vertices. */
static void detach(facering *m, int f)
{
    for (int i = 0; i < 3; i++) {
        struct half *side = &m->half[3 * f + i];
        int v = side->origin;

        if (side->twin >= 0)
            m->half[side->twin].twin = -1;
        if (m->out[v] / 3 != f)
            continue;
        m->out[v] = -1;
        for (int h = 0; h < 3 * m->faces; h++)
            if (m->half[h].origin == v && h / 3 != f) {
                m->out[v] = h;
                break;
            }
    }
}

int fr_remove(facering *m, int f)
{
    int last = m->faces - 1;

    if (!is_face(m, f))
        return -1;
    detach(m, f);
    if (f != last) {
        for (int i = 0; i < 3; i++) {
            int from = 3 * last + i, to = 3 * f + i;
            int twin = m->half[from].twin;

            m->half[to] = m->half[from];
            if (twin >= 0) {
                m->half[twin].twin = to;
                if (m->out[m->half[to].origin] == from)
                    m->out[m->half[to].origin] = to;
            }
        }
    }
    m->faces = last;
    if (last == 0) {
        free(m->half);
        m->half = NULL;
    } else {
        struct half *less = realloc(m->half, (size_t)(3 * last) * sizeof *less);
        if (less)
            m->half = less;
    }
    return 0;
}

int fr_faces(const facering *m)
{
    return m->faces;
}

int fr_corners(const facering *m, int f, int v[3])
{
    if (!is_face(m, f))
        return -1;
    for (int i = 0; i < 3; i++)
        v[i] = m->half[3 * f + i].origin;
    return 0;
}

int fr_neighbour(const facering *m, int f, int i)
{
    int twin;

    if (!is_face(m, f) || i < 0 || i > 2)
        return -1;
    twin = m->half[3 * f + i].twin;
    return twin < 0 ? -1 : twin / 3;
}

/* Walks round v; the number of faces, and whether the fan is open. */
static int walk(const facering *m, int v, int *open)
{
    int start = m->out[v], count = 0, h;

    *open = 0;
    if (start < 0)
        return 0;
    h = start;
    do {
        count++;
        h = m->half[previous(h)].twin;
    } while (h >= 0 && h != start);
    if (h == start)
        return count;
    *open = 1;
    for (h = m->half[start].twin; h >= 0; h = m->half[next(h)].twin)
        count++;
    return count;
}

int fr_degree(const facering *m, int v)
{
    int open;

    return is_vertex(m, v) ? walk(m, v, &open) : -1;
}

int fr_on_border(const facering *m, int v)
{
    int open;

    if (!is_vertex(m, v))
        return -1;
    walk(m, v, &open);
    return open;
}
