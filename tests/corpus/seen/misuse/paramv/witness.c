#include "paramv.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int depth = 3;
    double scale = 0.5;
    char title[8] = "";
#ifdef LEGAL
    struct paramv none[] = { PARAMV_END };
    struct paramv list[] = {
        paramv_int("depth", &depth), paramv_real("scale", &scale),
        paramv_text("title", title, sizeof title), paramv_text("", NULL, 0),
        paramv_int("null", NULL), PARAMV_END
    };
    struct paramv *copy;
    int i = 0;
    double r = 0;
    (void)argc; (void)argv;
    assert(paramv_count(none) == 0 && !paramv_find(none, "") && paramv_count(list) == 5);
    assert(paramv_get_int(list, "depth", &i) == 0 && i == 3 && paramv_get_int(list, "depth", &depth) == 0);
    assert(paramv_get_int(list, "scale", &i) == -1 && paramv_get_int(list, "null", &i) == -1);
    assert(paramv_set_text(list, "title", "1234567") == 0 && paramv_set_text(list, "title", "12345678") == -1);
    assert(paramv_set_text(list, "title", title + 1) == 0 && !strcmp(title, "234567"));
    assert(!paramv_get_text(list, ""));
    copy = paramv_dup(list);
    assert(copy && paramv_count(copy) == 5);
    assert(paramv_set_real(copy, "scale", 2) == 0 && paramv_get_real(copy, "scale", &r) == 0);
    assert(r == 2 && scale == 0.5 && paramv_set_int(copy, "depth", -1) == 0 && depth == 3);
    assert(!strcmp(paramv_get_text(copy, "title"), "234567"));
    paramv_dup_free(copy);
    copy = paramv_dup(none);
    assert(copy && paramv_count(copy) == 0);
    paramv_dup_free(copy);
    paramv_dup_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        struct paramv *open = malloc(2 * sizeof *open);
        assert(open);
        open[0] = paramv_int("depth", &depth);
        open[1] = paramv_real("scale", &scale);
        return paramv_find(open, "title") != NULL;
    }
    if (rule == 2) {
        struct paramv list[] = { paramv_text("title", title, 64), PARAMV_END };
        return paramv_set_text(list, "title", "a title that is longer than eight");
    }
    struct paramv list[] = { paramv_int("depth", &depth), PARAMV_END };
    struct paramv *copy = paramv_dup(list);
    assert(copy);
    paramv_dup_free(copy);
    return paramv_set_int(copy, "depth", 4);
#endif
}
