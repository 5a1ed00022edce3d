#include "arena.h"

#include <stdint.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    arena *a = arena_create();
    arena_mark_t start = arena_mark(a);
    int ok = arena_bytes(a) == 0;
    char *text = arena_text(a, "kept");
    arena_mark_t mark = arena_mark(a);
    for (size_t size = 0; size < 9000; size += 7)
        memset(arena_alloc(a, size), 0xff, size);
    int *numbers = arena_array(a, 1000, sizeof *numbers);
    ok = ok && numbers[0] == 0 && numbers[999] == 0 && (uintptr_t)numbers % sizeof(max_align_t) == 0;
    ok = ok && arena_array(a, 0, 0) && arena_array(a, SIZE_MAX, 0);
    ok = ok && arena_try(a, 1000) && !arena_try(a, SIZE_MAX) && !arena_try(a, 1024 * 1024 + 1);
    arena_rewind(a, mark);
    ok = ok && strcmp(text, "kept") == 0 && arena_bytes(a) < 64;
    char *again = arena_alloc(a, 100);
    ok = ok && again[0] == 0 && again[99] == 0;
    arena_rewind(a, start);
    ok = ok && arena_bytes(a) == 0 && arena_alloc(a, 10);
    arena_destroy(a);
    arena_destroy(NULL);
    return !ok;
}
#else
int main(void)
{
    arena *a = arena_create();
    arena_array(a, SIZE_MAX, 16);
    arena_destroy(a);
    return 0;
}
#endif
