#include "arena.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    arena *a = arena_create();
    char *text = arena_copy(a, "ab");
    text = arena_join(a, text, text);
    if (strcmp(text, "abab") != 0 || arena_used(a) != 8)
        return 2;
    memset(arena_alloc(a, 100), 1, 100);
    if (arena_alloc(a, (size_t)-1) != NULL || arena_alloc(a, 0) == NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    arena_reset(a);
    if (arena_used(a) != 0 || strcmp(arena_join(a, "x", ""), "x") != 0)
        return 2;
    arena *other = arena_create();
    arena_copy(other, arena_copy(a, "between"));
    arena_destroy(a);
    arena_destroy(other);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        arena_reset(a);
        arena_join(a, text, "c");
        break;
    case 2:
        arena_destroy(a);
        arena_destroy(a);
        break;
    case 3:
        arena_destroy(a);
        arena_alloc(a, 3);
        break;
    }
#endif
    return 0;
}
