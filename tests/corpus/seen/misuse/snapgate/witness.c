#include "snapgate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct snapgate *gate = snapgate_open();
    const struct snap *s = snapgate_pin(gate);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (snap_count(s) != 0 || snap_version(s) != 1 || snap_get(s, "") != NULL || snapgate_drafting(gate))
        return 2;
    if (!snapgate_begin(gate) || !snapgate_put(gate, "a", "1") || !snapgate_put(gate, "a", "2") || !snapgate_put(gate, "", ""))
        return 2;
    if (!snapgate_drop(gate, "") || snapgate_drop(gate, "b"))
        return 2;
    snapgate_commit(gate);
    const struct snap *t = snapgate_pin(gate), *u = snapgate_pin(gate);
    if (snap_count(s) != 0 || strcmp(snap_get(t, "a"), "2") != 0 || t != u || snap_version(u) != 2)
        return 2;
    snapgate_unpin(gate, s);
    snapgate_unpin(gate, u);
    if (!snapgate_begin(gate) || !snapgate_put(gate, snap_get(t, "a"), snap_get(t, "a")))
        return 2;
    snapgate_abort(gate);
    if (!snapgate_begin(gate))
        return 2;
    for (int i = 0; i < SNAPGATE_MAX - 1; i++) {
        char key[20];
        snprintf(key, sizeof key, "key %d", i);
        if (!snapgate_put(gate, key, key))
            return 2;
    }
    if (snapgate_put(gate, "more", "") || !snapgate_put(gate, "a", "3") || !snapgate_drafting(gate))
        return 2;
    snapgate_commit(gate);
    if (strcmp(snap_get(t, "a"), "2") != 0 || !snapgate_begin(gate))
        return 2;
    snapgate_unpin(gate, t);
    snapgate_close(gate);
    snapgate_close(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        snapgate_put(gate, "a", "b");
        break;
    case 2:
        snapgate_begin(gate);
        snapgate_begin(gate);
        break;
    case 3:
        snapgate_unpin(gate, s);
        snapgate_unpin(gate, s);
        break;
    case 4:
        snapgate_begin(gate);
        snapgate_commit(gate);
        snapgate_unpin(gate, s);
        snap_get(s, "a");
        break;
    default:
        snapgate_close(gate);
        break;
    }
#endif
    return 0;
}
