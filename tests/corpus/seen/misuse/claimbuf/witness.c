#include "claimbuf.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *memory = malloc(8), out[9] = "";
    const void *from;
    void *place;
    claimbuf b;

    assert(memory);
    claimbuf_init(&b, memory, 8);
#ifdef LEGAL
    (void)rule;
    assert(claimbuf_get(&b, out, SIZE_MAX) == 0 && claimbuf_put(&b, NULL, 0) == 0);
    assert(claimbuf_put(&b, "abcdefghij", 10) == 8 && claimbuf_space(&b) == 0);
    assert(claimbuf_put_claim(&b, &place, SIZE_MAX) == 0);
    claimbuf_put_finish(&b, 0);
    assert(claimbuf_get(&b, NULL, 5) == 5 && claimbuf_length(&b) == 3);
    assert(claimbuf_put_claim(&b, &place, 3) == 3 && claimbuf_put_claim(&b, &place, 9) == 5);
    memcpy(place, "klm", 3);
    claimbuf_put_finish(&b, 3);
    assert(claimbuf_get_claim(&b, &from, 9) == 3 && !memcmp(from, "fgh", 3));
    claimbuf_get_finish(&b, 1);
    assert(claimbuf_put(&b, "no", 2) == 2);
    assert(claimbuf_get(&b, out, 8) == 7 && !memcmp(out, "ghklmno", 7));
    claimbuf_reset(&b);
    assert(claimbuf_length(&b) == 0 && claimbuf_space(&b) == 8);
    claimbuf_init(&b, memory, 1);
    assert(claimbuf_put(&b, "x", 1) == 1 && claimbuf_get(&b, out, 1) == 1 && *out == 'x');
#else
    switch (rule) {
    case 1: claimbuf_init(&b, memory, 6); break;
    case 2: claimbuf_put_claim(&b, &place, 4); claimbuf_put_finish(&b, 5); break;
    case 3:
        claimbuf_put(&b, "abcdef", 6);
        claimbuf_get(&b, NULL, 4);
        claimbuf_put_claim(&b, &place, 4);
        memcpy(place, "ghij", 4);
        break;
    case 4: claimbuf_put(&b, "ab", 2); claimbuf_get_claim(&b, &from, 8); claimbuf_get_finish(&b, 8); break;
    case 5: claimbuf_init(&b, memory, 16); claimbuf_put(&b, "abcdefghijklmnop", 16); break;
    }
    (void)out;
#endif
    free(memory);
    return 0;
}
