#include "objmesh.h"

#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

#ifdef LEGAL
static int error_of(const char *text)
{
    int err = -1;
    objmesh_free(objmesh_read(text, strlen(text), &err));
    return err;
}
#endif

int main(void)
{
    objmesh_vec v;
#ifdef LEGAL
    int err = -1;
    objmesh_vec hi;
    objmesh *e = objmesh_read("", 0, &err);
    CHECK(e && err == OBJMESH_OK && objmesh_vertices(e) == 0 && objmesh_bounds(e, &v, &hi) == -1);
    objmesh *d = objmesh_dup(e);
    CHECK(d && objmesh_faces(d) == 0 && objmesh_centre(d, 0, &v) == -1);
    objmesh_free(d);
    objmesh_free(e);
    objmesh_free(NULL);
    e = objmesh_read(NULL, 0, NULL);
    CHECK(e);
    objmesh_free(e);
    CHECK(error_of("v 1 2") == OBJMESH_ESYNTAX && error_of("v 1 2 nan") == OBJMESH_ESYNTAX);
    CHECK(error_of("v 1 2 1e999") == OBJMESH_ESYNTAX && error_of("f") == OBJMESH_ESYNTAX);
    CHECK(error_of("f 1 1 1") == OBJMESH_EINDEX && error_of("f -1 -1 -1") == OBJMESH_EINDEX);
    CHECK(error_of("v 0 0 0\nf 0 1 1") == OBJMESH_EINDEX && error_of("v 0 0 0\nf 2 1 1") == OBJMESH_EINDEX);
    CHECK(error_of("v 0 0 0\nf 99999999999999999999 1 1") == OBJMESH_EINDEX);
    CHECK(error_of("v 0 0 0\nf 1 1") == OBJMESH_ESYNTAX && error_of("v 0 0 0\nf 1 1 x") == OBJMESH_ESYNTAX);
    CHECK(error_of("v 0 0 0\nf 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1") == OBJMESH_ETOOLONG);
    static const char text[] = "# tri\r\no x\n\n  v 0 0 0\r\nv 3 0 0 1.0\nv 0 3 0\nf 1/1 2//4 -1\nvn 1 1 1\nf -3 -2 -1";
    objmesh *m = objmesh_read(text, sizeof text - 1, &err);
    CHECK(m && objmesh_vertices(m) == 3 && objmesh_faces(m) == 2 && objmesh_corners(m, 1) == 3);
    CHECK(objmesh_corners(m, 2) == 0 && objmesh_vertex(m, 3, &v) == -1 && objmesh_vertex(m, 1, &v) == 0 && v.x == 3);
    CHECK(objmesh_centre(m, 0, &v) == 0 && v.x == 1 && v.y == 1 && v.z == 0);
    d = objmesh_dup(m);
    objmesh_free(m);
    CHECK(d && objmesh_centre(d, 1, &v) == 0 && v.x == 1);
    CHECK(objmesh_bounds(d, &v, &hi) == 0 && v.x == 0 && hi.y == 3);
    objmesh_free(d);
    CHECK(objmesh_read("", (size_t)-1, &err) == NULL && err == OBJMESH_ETOOLONG);
    return 0;
#else
    static const char text[] = "v 0 0 0\nf 1 1 -2\n";
    objmesh *m = objmesh_read(text, strlen(text), NULL);
    if (m != NULL && objmesh_faces(m) > 0)
        objmesh_centre(m, 0, &v);
    objmesh_free(m);
    return 0;
#endif
}
