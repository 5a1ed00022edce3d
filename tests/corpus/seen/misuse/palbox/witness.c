#include "palbox.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pal_colour *storage = malloc(4 * sizeof *storage);
    palette p;

    if (!storage)
        return 0;
    pal_init(&p, storage, 4);
#ifdef LEGAL
    char hex[PAL_HEX_SIZE];
    pal_colour c = 1;
    palette none;

    (void)rule;
    pal_init(&none, NULL, 0);
    assert(!pal_add(&none, 0) && pal_ramp(&none, 0, 1, 0) && !pal_ramp(&none, 0, 1, SIZE_MAX));
    assert(pal_index(&none, 0) == 0 && pal_count(&none) == 0);
    assert(!pal_builtin(&p, "web") && !pal_builtin(&p, "") && !pal_builtin(&p, NULL) && pal_count(&p) == 0);
    assert(pal_builtin(&p, "grey4") && !pal_add(&p, 1) && pal_count(&p) == 4 && pal_get(&p, 3) == 0xffffff);
    assert(pal_nearest(&p, 0x545454) == 1 && pal_nearest(&p, UINT32_MAX) == 3 && pal_index(&p, 7) == 4);
    pal_clear(&p);
    assert(pal_add(&p, UINT32_MAX) && pal_get(&p, 0) == 0xffffff && pal_index(&p, UINT32_MAX) == 0);
    assert(pal_ramp(&p, 0xff0000, 0x0000ff, 3) && pal_get(&p, 1) == 0xff0000 && pal_get(&p, 3) == 0x0000ff);
    assert(pal_get(&p, 2) == 0x800080);
    pal_clear(&p);
    assert(pal_ramp(&p, 5, 6, 1) && pal_get(&p, 0) == 5);
    assert(strcmp(pal_hex(UINT32_MAX - 0xf, hex), "#fffff0") == 0);
    assert(pal_parse(hex, &c) && c == 0xfffff0 && pal_parse("#aBc", &c) && c == 0xaabbcc);
    assert(!pal_parse("", &c) && !pal_parse("#", &c) && !pal_parse("#12345", &c) && !pal_parse("#1234567", &c));
    assert(!pal_parse("123456", &c) && !pal_parse("#12345g", &c) && !pal_parse(NULL, &c) && c == 0xaabbcc);
#else
    if (rule == 1) {
        pal_builtin(&p, "grey4");
        pal_get(&p, 4);
    } else if (rule == 2) {
        char *small = malloc(7);

        if (small)
            pal_hex(0x123456, small);
        free(small);
    } else {
        pal_nearest(&p, 0);
    }
#endif
    free(storage);
    return 0;
}
