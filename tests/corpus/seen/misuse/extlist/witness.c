#include "extlist.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

static char names[8][8] = { "a", "b", "c", "d", "e", "f", "g", "h" };

#ifdef LEGAL
static int running;
static ext_desc late = { "late", NULL, NULL, NULL };
static int up(void *context)
{
    int *fail = context;
    if (ext_register(&late) != -1 || ext_start_all() != -1)
        abort();
    ext_clear();
    if (fail && *fail)
        return -1;
    running++;
    return 0;
}
static void down(void *context)
{
    (void)context;
    if (ext_unregister("a") != -1)
        abort();
    running--;
}
int main(void)
{
    int fail = 1;
    ext_desc d[8];
    ext_iter it = ext_first();
    const ext_desc *e;
    size_t n = 0;

    CHECK(ext_next(&it) == NULL && ext_next(&it) == NULL);
    for (int i = 0; i < 8; i++) {
        d[i] = (ext_desc){ names[i], up, down, i == 7 ? &fail : NULL };
        CHECK(ext_register(&d[i]) == 0 && ext_register(&d[i]) == -1);
    }
    CHECK(ext_register(NULL) == -1 && ext_find(NULL) == NULL && ext_unregister("x") == -1);
    for (it = ext_first(); (e = ext_next(&it)); n++)
        CHECK(e == &d[n]);
    CHECK(n == 8 && ext_count() == 8);
    CHECK(ext_start_all() == -1 && running == 0 && !ext_running("a"));
    fail = 0;
    CHECK(ext_start_all() == 0 && running == 8 && ext_start_all() == 0 && running == 8);
    CHECK(ext_unregister("c") == 0 && running == 7 && ext_find("c") == NULL && ext_find("d") == &d[3]);
    ext_stop_all();
    CHECK(running == 0 && ext_register(&late) == 0 && ext_start_all() == 0 && ext_running("late"));
    ext_clear();
    CHECK(running == 0 && ext_count() == 0);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    ext_desc d[8] = { 0 }, *heap = calloc(1, sizeof *heap);
    ext_iter it;

    CHECK(heap);
    for (int i = 0; i < 8; i++)
        d[i].name = names[i];
    switch (rule) {
    case 1:
        heap->name = "heap";
        CHECK(ext_register(heap) == 0);
        free(heap);
        ext_find("other");
        break;
    case 2:
        for (int i = 0; i < 4; i++)
            CHECK(ext_register(&d[i]) == 0);
        it = ext_first();
        ext_next(&it);
        CHECK(ext_register(&d[4]) == 0);
        ext_next(&it);
        break;
    case 3: {
        char *name = malloc(4);
        CHECK(name);
        strcpy(name, "tmp");
        heap->name = name;
        CHECK(ext_register(heap) == 0);
        free(name);
        ext_find("other");
        break;
    }
    }
    return 0;
}
#endif
