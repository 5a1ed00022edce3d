#include "valpath.h"

#include <assert.h>
#include <math.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    vp_value *o = vp_object(), *a = vp_array(), *n = vp_number(3), *t = vp_text("hi");
    assert(vp_append(a, n) == 0 && vp_append(a, t) == 0 && vp_append(a, vp_null()) == 0);
    assert(vp_append(a, a) == -1 && vp_append(a, n) == -1 && vp_append(a, NULL) == -1 && vp_append(t, o) == -1);
    assert(vp_set(o, "li/s~t", a) == 0 && vp_append(a, o) == -1 && vp_set(o, "x", o) == -1);
    assert(vp_get(o, "") == o && vp_get(o, "/li~1s~0t") == a && vp_get(o, "/li~1s~0t/-1") != NULL);
    assert(vp_get(a, "/-3") == n && vp_get(a, "/0") == n && vp_get(a, "/3") == NULL && vp_get(a, "/-") == NULL);
    assert(vp_get(a, "/-0") == NULL && vp_get(a, "/") == NULL && vp_get(a, "/01") == t && vp_get(a, "/1x") == NULL);
    assert(vp_get(a, "x") == NULL && vp_get(o, "/~") == NULL && vp_get(o, "/~2") == NULL && vp_get(n, "/0") == NULL);
    assert(vp_get(a, "/99999999999999999999") == NULL && vp_get(a, "/-99999999999999999999") == NULL);
    assert(vp_set(o, "", vp_number(NAN)) == 0 && vp_size(o) == 2 && vp_get(o, "/") != NULL);
    assert(vp_set(o, "", vp_number(1)) == 0 && vp_size(o) == 2 && vp_as_number(vp_get(o, "/"), 0) == 1);
    assert(vp_as_number(NULL, 5) == 5 && vp_as_text(NULL) == NULL && vp_as_text(n) == NULL);
    assert(strcmp(vp_as_text(t), "hi") == 0 && vp_typeof(t) == VP_TEXT && vp_size(t) == 0);
    vp_free(o);
    vp_free(NULL);
    vp_value *e = vp_array();
    assert(vp_get(e, "/0") == NULL && vp_get(e, "/-0") == NULL);
    vp_free(e);
#else
    vp_value *a = vp_array();
    vp_append(a, vp_number(1));
    vp_append(a, vp_number(2));
    assert(vp_get(a, "/-2") != NULL);
    assert(vp_get(a, "/-3") == NULL);
    vp_free(a);
#endif
    return 0;
}
