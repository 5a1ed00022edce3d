#include "symdict.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void sum(const symd_symbol *symbol, void *arg)
{
    *(int *)arg = *(int *)arg * 10 + symbol->type;
}
#else
static void declare(const symd_symbol *symbol, void *arg)
{
    (void)symbol, (void)arg;
    symd_declare("more", 1);
}
#endif

int main(int count, char **arguments)
{
#ifdef LEGAL
    (void)count, (void)arguments;
    for (int round = 0; round < 2; round++) {
        int types = 0;
        if (!symd_init() || symd_declare("a", 1) == NULL || symd_declare("a", 2) != NULL || !symd_enter())
            return 2;
        const symd_symbol *inner = symd_declare("a", 3);
        if (inner == NULL || inner->level != 1 || symd_resolve("a") != inner || symd_resolve("b") != NULL)
            return 2;
        symd_each(sum, &types);
        if (types != 31 || symd_count() != 2 || symd_level() != 1)
            return 2;
        symd_leave();
        if (symd_resolve("a")->type != 1 || symd_count() != 1 || symd_declare("", 5) == NULL || !symd_enter())
            return 2;
        symd_shutdown();
    }
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule > 1)
        symd_init();
    switch (rule) {
    case 1:
        symd_resolve("a");
        break;
    case 2:
        symd_init();
        break;
    case 3:
        symd_leave();
        break;
    case 4: {
        symd_enter();
        const symd_symbol *symbol = symd_declare("a", 1);
        symd_leave();
        return symbol->type;
    }
    case 5:
        symd_declare("a", 1);
        symd_each(declare, NULL);
        break;
    }
#endif
    return 0;
}
