#include "lbrkit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int show(const char *name, size_t size, void *arg)
{
    printf("%s %zu\n", name, size);
    ++*(int *)arg;
    return 0;
}

#ifdef LEGAL
#define MUST(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(2); } } while (0)

static int stop(const char *name, size_t size, void *arg)
{
    (void)size;
    (void)arg;
    return strcmp(name, "B.C") == 0 ? 7 : 0;
}

int main(void)
{
    lbr *lib = lbr_new(), *twin;
    unsigned char image[256];
    char big[3] = "xy", name[LBR_NAME_SIZE];
    size_t size;
    int seen = 0, i;

    if (lib == NULL)
        return 2;
    lbr_free(NULL);
    MUST(lbr_each(lib, show, &seen) == 0 && seen == 0);
    MUST(lbr_save(lib, NULL, 0) == 6);
    MUST(lbr_add(lib, "a", NULL, 0) == 0);
    MUST(lbr_add(lib, "A", "x", 1) == -1);
    MUST(lbr_add(lib, "b.c", big, 2) == 0);
    MUST(lbr_add(lib, "12345678", big, 1) == 0);
    MUST(lbr_add(lib, "readme1.txt", big, 1) == 0);
    MUST(lbr_add(lib, "123456789", big, 1) == -1);
    MUST(lbr_add(lib, "", big, 1) == -1);
    MUST(lbr_add(lib, ".", big, 1) == -1);
    MUST(lbr_add(lib, "a.", big, 1) == -1);
    MUST(lbr_add(lib, "a.long", big, 1) == -1);
    MUST(lbr_add(lib, "a b", big, 1) == -1);
    MUST(lbr_add(lib, "a.b.c", big, 1) == -1);
    MUST(lbr_add(lib, "\xe4", big, 1) == -1);
    MUST(lbr_add(lib, "big", big, LBR_MAX_BODY + 1) == -1);
    MUST(lbr_add(lib, "big", big, (size_t)-1) == -1);
    MUST(lbr_count(lib) == 4);
    MUST(lbr_body(lib, "A", &size) != NULL && size == 0);
    MUST(lbr_body(lib, "B.C", NULL) != NULL);
    MUST(lbr_body(lib, "none", &size) == NULL);
    MUST(lbr_each(lib, show, &seen) == 0 && seen == 4);
    MUST(lbr_each(lib, stop, NULL) == 7);
    MUST(lbr_rename(lib, "a", "A") == 0);
    MUST(lbr_rename(lib, "a", "b.c") == -1);
    MUST(lbr_rename(lib, "a", "fullname.ext") == 0);
    size = lbr_save(lib, image, sizeof image);
    MUST(size == 6 + 4 * 15 + 4);
    MUST(lbr_save(lib, image, size - 1) == size);
    twin = lbr_load(image, size);
    MUST(twin != NULL && lbr_count(twin) == 4);
    MUST(lbr_body(twin, "FULLNAME.EXT", NULL) != NULL);
    MUST(lbr_load(image, size - 1) == NULL && lbr_load(image, size + 1) == NULL);
    MUST(lbr_load(image, 0) == NULL);
    MUST(lbr_delete(twin, "b.c") == 0 && lbr_delete(twin, "b.c") == -1);
    for (i = 0; i < LBR_MAX_MEMBERS; i++) {
        snprintf(name, sizeof name, "M%d", i);
        MUST(lbr_add(twin, name, lbr_body(twin, "12345678", NULL), 1) == (i < LBR_MAX_MEMBERS - 3 ? 0 : -1));
    }
    MUST(lbr_delete(twin, "M60") == 0);
    lbr_free(twin);
    lbr_free(lib);
    return 0;
}
#else
int main(void)
{
    lbr *lib = lbr_new();
    int seen = 0;

    if (lib == NULL || lbr_add(lib, "COMMANDS.COM", "dir", 3) != 0)
        return 0;
    lbr_each(lib, show, &seen);
    lbr_free(lib);
    return 0;
}
#endif
