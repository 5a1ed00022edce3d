#include "typereg.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int made, gone;

static void on_init(void *part)
{
    *(int *)part = ++made;
}
static void on_fini(void *part)
{
    gone += *(int *)part;
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    static char names[TR_MAX_TYPES + 1][8];
    tr_registry *reg = tr_open();
    tr_type shape, circle, other, last = TR_NONE;
    tr_object *o;
    unsigned i;

    (void)argc, (void)argv;
    assert(reg != NULL && tr_find(reg, "x") == TR_NONE && tr_name(reg, 1) == NULL);
    assert(tr_define(reg, "", TR_NONE, 0, NULL, NULL) == TR_NONE);
    assert(tr_define(reg, "x", 5, 0, NULL, NULL) == TR_NONE);
    assert(tr_define(reg, "x", TR_NONE, SIZE_MAX, NULL, NULL) == TR_NONE);
    shape = tr_define(reg, "shape", TR_NONE, sizeof(int), on_init, on_fini);
    circle = tr_define(reg, "circle", shape, sizeof(int), on_init, on_fini);
    other = tr_define(reg, "other", TR_NONE, 0, NULL, NULL);
    assert(shape && circle && other && tr_define(reg, "shape", TR_NONE, 1, NULL, NULL) == TR_NONE);
    assert(tr_find(reg, "circle") == circle && strcmp(tr_name(reg, circle), "circle") == 0);
    assert(tr_derives(reg, circle, shape) && tr_derives(reg, shape, shape) && !tr_derives(reg, shape, circle));
    assert(!tr_derives(reg, TR_NONE, TR_NONE) && !tr_derives(reg, UINT32_MAX, shape) && !tr_derives(reg, shape, 99));
    assert(tr_make(reg, TR_NONE) == NULL && tr_make(reg, UINT32_MAX) == NULL);
    o = tr_make(reg, circle);
    assert(o != NULL && made == 2 && tr_type_of(o) == circle);
    assert(*(int *)tr_part(o, shape) == 1 && *(int *)tr_part(o, circle) == 2);
    tr_destroy(o);
    assert(gone == 3);
    o = tr_make(reg, other);
    assert(o != NULL && tr_part(o, other) != NULL);
    tr_destroy(o);
    tr_destroy(NULL);
    for (i = 3; i <= TR_MAX_TYPES; i++) {
        snprintf(names[i], sizeof names[i], "t%u", i);
        last = tr_define(reg, names[i], last, TR_MAX_PART, NULL, NULL);
        assert((last != TR_NONE) == (i < TR_MAX_TYPES));
    }
    o = tr_make(reg, TR_MAX_TYPES);
    assert(o != NULL);
    memset(tr_part(o, TR_MAX_TYPES), 1, TR_MAX_PART);
    tr_destroy(o);
    tr_close(reg);
    tr_close(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tr_registry *reg = tr_open();
    char *name = malloc(8);
    tr_object *o;
    tr_type a, b;

    if (reg == NULL || name == NULL)
        return 0;
    strcpy(name, "shape");
    a = tr_define(reg, name, TR_NONE, sizeof(int), NULL, NULL);
    b = tr_define(reg, "colour", TR_NONE, sizeof(int), NULL, NULL);
    o = tr_make(reg, a);
    if (rule == 1) {
        free(name);
        tr_find(reg, "colour");
    } else if (rule == 2) {
        tr_close(reg);
        tr_destroy(o);
    } else if (rule == 3) {
        *(int *)tr_part(o, b) = 1;
    }
    return 0;
#endif
}
