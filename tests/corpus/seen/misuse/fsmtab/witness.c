#include "fsmtab.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    fsmtab *machine = fsmtab_new();
#ifdef LEGAL
    (void)count, (void)arguments;
    fsmtab_state start = fsmtab_add_state(machine, false), end = fsmtab_add_state(machine, true);
    fsmtab_add_edge(machine, start, 'a', start);
    fsmtab_add_edge(machine, start, 'b', start);
    fsmtab_add_edge(machine, start, 'b', end);
    fsmtab_add_edge(machine, end, 255, end);
    if (fsmtab_is_compiled(machine) || !fsmtab_compile(machine) || !fsmtab_is_compiled(machine))
        return 2;
    if (!fsmtab_match(machine, "aab\xff") || fsmtab_match(machine, "") || fsmtab_match(machine, "abb"))
        return 2;
    if (fsmtab_longest(machine, "aabc") != 3 || fsmtab_longest(machine, "a") != -1 || fsmtab_state_count(machine) != 2)
        return 2;
    fsmtab *large = fsmtab_new();
    for (int i = 0; i < 100; i++)
        fsmtab_add_state(large, true);
    for (int i = 0; i < 1000; i++)
        fsmtab_add_edge(large, i % 100, (unsigned char)i, i / 10);
    if (fsmtab_add_state(large, true) != -1 || fsmtab_add_edge(large, 0, 1, 1) || !fsmtab_compile(large))
        return 2;
    if (fsmtab_longest(large, "") != 0)
        return 2;
    fsmtab_free(large);
    fsmtab_free(NULL);
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule != 4)
        fsmtab_add_state(machine, true);
    if (rule == 2 || rule == 3)
        fsmtab_compile(machine);
    switch (rule) {
    case 1:
        fsmtab_match(machine, "a");
        break;
    case 2:
        fsmtab_add_state(machine, true);
        break;
    case 3:
    case 4:
        fsmtab_compile(machine);
        break;
    case 5:
        fsmtab_add_edge(machine, 1, 'a', 0);
        fsmtab_compile(machine);
        break;
    }
#endif
    fsmtab_free(machine);
    return 0;
}
