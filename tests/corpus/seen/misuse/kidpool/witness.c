#include "kidpool.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int freed;

static void note(void *block)
{
    (void)block;
    freed++;
}

static void again(void *block)
{
    kid_free(kid_parent(block));
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *a = kid_new(NULL, 10), *b, *c;

    assert(a);
    b = kid_text(a, "b");
    c = kid_new(b, 0);
    assert(b && c);
#ifdef LEGAL
    (void)rule;
    (void)again;
    assert(!kid_new(a, SIZE_MAX) && kid_size(a) == 10 && kid_size(b) == 2 && kid_size(c) == 0);
    assert(kid_count(a) == 3 && kid_parent(c) == b && !kid_parent(a) && kid_first(a) == b);
    kid_on_free(c, note);
    kid_on_free(b, note);
    kid_move(c, a);
    kid_move(c, a);
    assert(kid_count(a) == 3 && kid_count(b) == 1 && kid_next(c) == b && !kid_next(b) && !kid_first(b));
    kid_on_free(b, NULL);
    kid_free(b);
    assert(freed == 0 && kid_count(a) == 2);
    b = kid_new(NULL, 1);
    assert(b);
    kid_move(a, b);
    kid_move(c, NULL);
    for (int i = 0; i < 1000; i++)
        assert((a = kid_text(a, "")) != NULL);
    assert(kid_count(b) == 1002);
    kid_free(b);
    assert(kid_count(c) == 1);
    kid_free(c);
    assert(freed == 1);
    kid_free(NULL);
#else
    (void)note;
    switch (rule) {
    case 1: return (int)kid_size(malloc(8)) * 0;
    case 2: kid_free(a); kid_free(b); break;
    case 3: kid_move(a, c); break;
    case 4: kid_on_free(c, again); kid_free(a); break;
    }
#endif
    return 0;
}
