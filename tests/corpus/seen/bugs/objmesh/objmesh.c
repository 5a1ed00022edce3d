#include "objmesh.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct face {
    size_t corners;
    long corner[OBJMESH_SIDES];
};

struct objmesh {
    objmesh_vec *vertex;
    size_t vertices, vertex_room;
    struct face *face;
    size_t faces, face_room;
};

void objmesh_free(objmesh *mesh)
{
    if (mesh == NULL)
        return;
    free(mesh->vertex);
    free(mesh->face);
    free(mesh);
}

static int add_vertex(objmesh *m, objmesh_vec v)
{
    if (m->vertices == m->vertex_room) {
        size_t room = m->vertex_room ? 2 * m->vertex_room : 8;
        objmesh_vec *p = realloc(m->vertex, room * sizeof *p);
        if (p == NULL)
            return OBJMESH_ENOMEM;
        m->vertex = p;
        m->vertex_room = room;
    }
    m->vertex[m->vertices++] = v;
    return OBJMESH_OK;
}

static int add_face(objmesh *m, const struct face *f)
{
    if (m->faces == m->face_room) {
        size_t room = m->face_room ? 2 * m->face_room : 4;
        struct face *p = realloc(m->face, room * sizeof *p);
        if (p == NULL)
            return OBJMESH_ENOMEM;
        m->face = p;
        m->face_room = room;
    }
    m->face[m->faces++] = *f;
    return OBJMESH_OK;
}

static int blank(char c)
{
    return c == ' ' || c == '\t';
}

/* The next word of a line; its end in *end. NULL when there is none. */
static char *word(char *p, char **end)
{
    while (blank(*p))
        p++;
    if (*p == '\0')
        return NULL;
    char *e = p;
    while (*e && !blank(*e))
        e++;
    *end = e;
    return p;
}

static int read_number(char **p, double *out)
{
    char *end, *stop, *w = word(*p, &end);
    if (w == NULL)
        return -1;
    *out = strtod(w, &stop);
    if (stop != end || !isfinite(*out))
        return -1;
    *p = end;
    return 0;
}

static int read_vertex(objmesh *m, char *p)
{
    objmesh_vec v;
    if (read_number(&p, &v.x) || read_number(&p, &v.y) || read_number(&p, &v.z))
        return OBJMESH_ESYNTAX;
    return add_vertex(m, v);
}

/* Turns an index of the text into one of the array. */
static int resolve(const objmesh *m, long index, long *out)
{
    long n = (long)m->vertices;
    if (index > 0) {
        if (index > n)
            return OBJMESH_EINDEX;
        *out = index - 1;
    } else {
        if (index == 0 || n == 0)
            return OBJMESH_EINDEX;
        *out = n + index;
    }
    return OBJMESH_OK;
}

static int read_face(objmesh *m, char *p)
{
    struct face f;
    memset(&f, 0, sizeof f);
    char *w, *end;
    while ((w = word(p, &end)) != NULL) {
        char *stop;
        long index = strtol(w, &stop, 10);
        if (stop == w || (stop != end && *stop != '/'))
            return OBJMESH_ESYNTAX;
        if (f.corners == OBJMESH_SIDES)
            return OBJMESH_ETOOLONG;
        int err = resolve(m, index, &f.corner[f.corners]);
        if (err)
            return err;
        f.corners++;
        p = end;
    }
    return f.corners < 3 ? OBJMESH_ESYNTAX : add_face(m, &f);
}

static int read_line(objmesh *m, char *line)
{
    char *end, *w = word(line, &end);
    if (w == NULL || end - w != 1)
        return OBJMESH_OK;
    if (*w == 'v')
        return read_vertex(m, end);
    if (*w == 'f')
        return read_face(m, end);
    return OBJMESH_OK;
}

static int read_text(objmesh *m, const char *text, size_t len)
{
    char *copy = malloc(len + 1), *p = copy, *stop = copy + len;
    if (copy == NULL)
        return OBJMESH_ENOMEM;
    if (len > 0)
        memcpy(copy, text, len);
    *stop = '\0';
    int err = OBJMESH_OK;
    while (p < stop && err == OBJMESH_OK) {
        char *end = memchr(p, '\n', (size_t)(stop - p));
        if (end == NULL)
            end = stop;
        *end = '\0';
        if (end > p && end[-1] == '\r')
            end[-1] = '\0';
        err = read_line(m, p);
        p = end + 1;
    }
    free(copy);
    return err;
}

objmesh *objmesh_read(const char *text, size_t len, int *err)
{
    int ignored;
    if (err == NULL)
        err = &ignored;
    if (len > OBJMESH_TEXT_MAX) {
        *err = OBJMESH_ETOOLONG;
        return NULL;
    }
    objmesh *m = calloc(1, sizeof *m);
    *err = m == NULL ? OBJMESH_ENOMEM : read_text(m, text, len);
    if (*err != OBJMESH_OK) {
        objmesh_free(m);
        return NULL;
    }
    return m;
}

objmesh *objmesh_dup(const objmesh *mesh)
{
    objmesh *d = calloc(1, sizeof *d);
    if (d == NULL)
        return NULL;
    for (size_t i = 0; i < mesh->vertices; i++)
        if (add_vertex(d, mesh->vertex[i]) != OBJMESH_OK)
            goto fail;
    for (size_t i = 0; i < mesh->faces; i++)
        if (add_face(d, &mesh->face[i]) != OBJMESH_OK)
            goto fail;
    return d;
fail:
    objmesh_free(d);
    return NULL;
}

size_t objmesh_vertices(const objmesh *mesh)
{
    return mesh->vertices;
}

size_t objmesh_faces(const objmesh *mesh)
{
    return mesh->faces;
}

int objmesh_vertex(const objmesh *mesh, size_t i, objmesh_vec *v)
{
    if (i >= mesh->vertices)
        return -1;
    *v = mesh->vertex[i];
    return 0;
}

size_t objmesh_corners(const objmesh *mesh, size_t i)
{
    return i < mesh->faces ? mesh->face[i].corners : 0;
}

int objmesh_centre(const objmesh *mesh, size_t i, objmesh_vec *v)
{
    if (i >= mesh->faces)
        return -1;
    const struct face *f = &mesh->face[i];
    objmesh_vec sum = {0, 0, 0};
    for (size_t k = 0; k < f->corners; k++) {
        const objmesh_vec *c = &mesh->vertex[f->corner[k]];
        sum.x += c->x / (double)f->corners;
        sum.y += c->y / (double)f->corners;
        sum.z += c->z / (double)f->corners;
    }
    *v = sum;
    return 0;
}

int objmesh_bounds(const objmesh *mesh, objmesh_vec *low, objmesh_vec *high)
{
    if (mesh->vertices == 0)
        return -1;
    objmesh_vec lo = mesh->vertex[0], hi = lo;
    for (size_t i = 1; i < mesh->vertices; i++) {
        const objmesh_vec *v = &mesh->vertex[i];
        lo.x = fmin(lo.x, v->x), hi.x = fmax(hi.x, v->x);
        lo.y = fmin(lo.y, v->y), hi.y = fmax(hi.y, v->y);
        lo.z = fmin(lo.z, v->z), hi.z = fmax(hi.z, v->z);
    }
    *low = lo;
    *high = hi;
    return 0;
}
