#include "wordbag.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct wordbag bag, other;
    wordbag_init(&bag);
    wordbag_init(&other);
    if (wordbag_top(&bag) != NULL || wordbag_remove(&bag, "") || !wordbag_add(&bag, "none", 0) || wordbag_words(&bag) != 0)
        return 2;
    for (char letter = 'a'; letter < 'k'; letter++) {
        char word[] = {letter, '\0'};
        if (!wordbag_add(&bag, word, (unsigned)letter) || !wordbag_add(&other, word, 1))
            return 2;
    }
    if (!wordbag_merge(&bag, &other) || !wordbag_merge(&bag, &bag) || wordbag_count(&bag, "a") != 2 * ('a' + 1) ||
        strcmp(wordbag_top(&bag), "j") != 0 || !wordbag_add(&bag, "b", UINT_MAX) || wordbag_count(&bag, "b") != UINT_MAX)
        return 2;
    if (!wordbag_remove(&other, "c") || wordbag_remove(&other, "c") || wordbag_words(&other) != 9 ||
        !wordbag_remove(&other, wordbag_top(&other)) || wordbag_count(&other, "x") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    struct wordbag fresh;
    memset(&fresh, 0xa5, sizeof fresh);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        wordbag_destroy(&bag);
        break;
    case 2:
        wordbag_add(&fresh, "a", 1);
        break;
    case 3:
        wordbag_destroy(&bag);
        return (int)wordbag_count(&bag, "a");
    default: {
        const char *top = wordbag_top(&other);
        wordbag_remove(&other, top);
        return (int)wordbag_count(&bag, top);
    }
    }
#endif
    wordbag_destroy(&bag);
    wordbag_destroy(&other);
    wordbag_init(&other);
    wordbag_destroy(&other);
    return 0;
}
