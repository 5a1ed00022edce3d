#include "vconst.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    vconst *pool = vc_new();
    int seven = vc_int(pool, 7), half = vc_real(pool, 0.5), word = vc_text(pool, "word");
    if (vc_int(pool, 7) != seven || vc_real(pool, 7) == seven || vc_text(pool, "word") != word || vc_count(pool) != 4)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    for (int i = 0; i < 100; i++)
        vc_int(pool, i);
    if (vc_get_int(pool, seven) != 7 || vc_get_real(pool, half) != 0.5 || strcmp(vc_get_text(pool, word), "word") != 0)
        return 2;
    if (vc_real(pool, 0.0) == vc_real(pool, -0.0) || vc_text(pool, vc_get_text(pool, word)) != word)
        return 2;
    if (vc_kind_of(pool, vc_text(pool, "")) != VC_TEXT)
        return 2;
    vc_drop(pool);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        vc_kind_of(pool, vc_count(pool));
        break;
    case 2:
        vc_get_text(pool, half);
        break;
    case 3: {
        const char *text = vc_get_text(pool, word);
        vc_drop(pool);
        return text[0];
    }
    }
#endif
    return 0;
}
