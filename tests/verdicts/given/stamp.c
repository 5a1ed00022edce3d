#include "stamp.h"

#include <stdlib.h>

struct stamp {
    int references, value;
    stamp *above;
};

stamp *stamp_new(int value)
{
    stamp *s = calloc(1, sizeof *s);
    if (s)
        *s = (stamp){.references = 1, .value = value};
    return s;
}

stamp *stamp_ref(stamp *s)
{
    s->references++;
    return s;
}

void stamp_unref(stamp *s)
{
    if (s && --s->references == 0) {
        stamp_unref(s->above);
        free(s);
    }
}

int stamp_value(const stamp *s)
{
    return s->value;
}

bool stamp_put(stamp *on, stamp *s)
{
    return stamp_put_new(on, stamp_ref(s));
}

bool stamp_put_new(stamp *on, stamp *s)
{
    if (on->value <= 0 || on->above || on == s) {
        stamp_unref(s);
        return false;
    }
    on->above = s;
    return true;
}

bool stamp_set_new(stamp *on, stamp *s)
{
    if (!on->above || on == s) {
        stamp_unref(s);
        return false;
    }
    stamp_unref(on->above);
    on->above = s;
    return true;
}
