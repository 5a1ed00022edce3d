#include "fsmdef.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    fsmdef *def = fsmdef_create();
    int a = fsmdef_state(def, false), b = fsmdef_state(def, true);
    fsmdef_edge(def, a, b, '0', '9');
    fsmdef_edge(def, b, b, 0, 255);
    fsmdef_edge(def, b, a, 'x', 'x');
#ifdef LEGAL
    (void)count, (void)arguments;
    fsmdef_edge(def, a, a, 9, 8);
    if (fsmdef_is_sealed(def))
        return 2;
    fsmdef_seal(def);
    fsmdef_seal(def);
    if (fsmdef_match(def, "") || !fsmdef_match(def, "1a\xff") || fsmdef_match(def, "1x") || fsmdef_match(def, "a"))
        return 2;
    fsmrun *r = fsmrun_start(def), *s = fsmrun_start(def);
    if (fsmrun_step(r, 'a') || !fsmrun_step(r, '5') || fsmrun_state(r) != b || !fsmrun_accepting(r))
        return 2;
    fsmrun_stop(s);
    fsmrun_stop(r);
    fsmrun_stop(NULL);
    fsmdef_free(def);
    fsmdef_free(NULL);
    def = fsmdef_create();
    for (int i = 0; i < FSMDEF_MAX_STATES; i++)
        fsmdef_state(def, true);
    if (fsmdef_state(def, true) != -1)
        return 2;
    fsmdef_free(def);
#else
    fsmrun *r;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        fsmdef_seal(fsmdef_create());
        break;
    case 2:
        fsmdef_edge(def, a, 2, 1, 2);
        break;
    case 3:
        fsmdef_seal(def);
        fsmdef_state(def, true);
        break;
    case 4:
        fsmdef_match(def, "1");
        break;
    case 5:
        fsmdef_seal(def);
        fsmrun_start(def);
        fsmdef_free(def);
        break;
    case 6:
        fsmdef_seal(def);
        r = fsmrun_start(def);
        fsmrun_stop(r);
        fsmrun_step(r, '1');
        break;
    }
#endif
    return 0;
}
