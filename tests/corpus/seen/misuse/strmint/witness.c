#include "strmint.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct mint m;
    char *p;

    mint_init(&m);
#ifdef LEGAL
    (void)argc, (void)argv;
    assert(strcmp(mint_text(&m), "") == 0 && mint_length(&m) == 0);
    mint_cut(&m, 0);
    mint_drop(&m);
    assert(mint_putn(&m, NULL, 0) == 0 && mint_put(&m, "") == 0);
    assert(mint_repeat(&m, 0, SIZE_MAX) == 0 && mint_fill(&m, 'x', SIZE_MAX) == -1);
    assert(mint_wrote(&m, 0) == 0 && mint_wrote(&m, 1) == -1 && !mint_room(&m, SIZE_MAX));
    p = mint_take(&m);
    assert(p && strcmp(p, "") == 0);
    free(p);
    assert(mint_printf(&m, "%s", "") == 0 && mint_printf(&m, "%d-%s", 42, "abc") == 0);
    assert(mint_repeat(&m, 3, 100) == 0 && strcmp(mint_text(&m), "42-abcabc") == 0);
    assert(mint_repeat(&m, SIZE_MAX, 1) == 0 && mint_repeat(&m, 0, SIZE_MAX) == 0);
    assert(mint_length(&m) == 18);
    mint_cut(&m, SIZE_MAX);
    mint_cut(&m, 2);
    p = mint_room(&m, 64);
    assert(p);
    memset(p, 'y', 64);
    assert(mint_wrote(&m, SIZE_MAX) == -1 && mint_wrote(&m, 0) == 0);
    assert(strcmp(mint_text(&m), "42") == 0);
    p = mint_room(&m, 3);
    assert(p);
    memcpy(p, "abc", 3);
    assert(mint_wrote(&m, 3) == 0 && strcmp(mint_text(&m), "42abc") == 0);
    assert(mint_fill(&m, 'z', MINT_MAX - 5) == 0 && mint_put(&m, "!") == -1);
    assert(mint_length(&m) == MINT_MAX);
    p = mint_take(&m);
    assert(p && strlen(p) == MINT_MAX && mint_length(&m) == 0);
    free(p);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    if (rule == 1) {
        const char *t;

        mint_put(&m, "abc");
        t = mint_text(&m);
        mint_fill(&m, 'x', 100);
        printf("%s\n", t);
    } else if (rule == 2) {
        mint_put(&m, "twelve chars");
        mint_put(&m, mint_text(&m));
    } else {
        p = mint_room(&m, 10);
        if (p)
            memset(p, 'x', 100);
        mint_wrote(&m, 10);
    }
#endif
    mint_drop(&m);
    return 0;
}
