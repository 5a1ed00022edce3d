#include "tomlval.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    TvValue *t = tv_new_table(), *a = tv_new_array(), *s = tv_new_string("x"), *i = tv_new_int(INT64_MIN);
    if (!tv_append(a, i) || !tv_append(a, tv_new_bool(true)) || !tv_put(t, "a", a) || !tv_put(t, "", s))
        return 2;
    if (tv_size(t) != 2 || tv_lookup(t, "a") != a || tv_int(tv_item(a, 0)) != INT64_MIN || !tv_bool(tv_item(a, 1)))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    for (int n = 0; n < 20; n++)
        if (!tv_append(a, tv_new_int(n)))
            return 2;
    if (tv_size(a) != 22 || tv_lookup(t, "b") != NULL || !tv_put(t, "a", tv_new_string("")))
        return 2;
    if (tv_size(t) != 2 || tv_type(tv_lookup(t, "a")) != TV_STRING || strcmp(tv_string(s), "x") != 0)
        return 2;
    tv_free(t);
    tv_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tv_int(s);
        break;
    case 2:
        tv_append(a, s);
        break;
    case 3:
        tv_free(s);
        break;
    case 4:
        tv_type(tv_item(a, 4));
        break;
    case 5:
        tv_free(t);
        tv_string(s);
        break;
    case 6:
        tv_type(tv_lookup(t, "none"));
        break;
    case 7:
        tv_put(t, "a", tv_new_int(1));
        tv_size(a);
        break;
    }
#endif
    return 0;
}
