#include "jval.h"

#include <string.h>

int main(void)
{
    jval *a = jv_array(), *o = jv_object(), *s = jv_string("");
    for (int i = 0; i < 20; i++)
        if (!jv_push(a, jv_number(i)))
            return 2;
    if (!jv_push(a, s) || jv_push(o, s) || jv_size(a) != 21 || jv_at(a, 21) != NULL || jv_as_number(jv_at(a, 7), 0) != 7)
        return 2;
    jval *copy = jv_copy(a);
    if (jv_size(copy) != 21 || strcmp(jv_as_string(jv_at(copy, 20)), "") != 0 || jv_as_string(copy) != NULL)
        return 2;
    if (!jv_set(o, "b", copy) || !jv_set(o, "b", jv_bool(true)) || !jv_set(o, "a", jv_null()) || !jv_set(o, "", a))
        return 2;
    if (jv_typeof(jv_get(o, "b")) != JV_BOOL || jv_size(o) != 3 || !jv_remove(o, "a") || jv_remove(o, "a") ||
        jv_get(o, "a") != NULL || jv_get(s, "x") != NULL)
        return 2;
#ifndef LEGAL
    jval *twin = jv_copy(o);
    jv_free(twin);
#endif
    jv_free(o);
    return 0;
}
