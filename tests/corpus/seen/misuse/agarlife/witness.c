#include "agarlife.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

#ifdef LEGAL
int main(void)
{
    unsigned char memory[AGAR_BYTES(5, 5)], one[AGAR_BYTES(1, 1)];
    char text[AGAR_TEXT(5, 5)];
    agar a, b;

    CHECK(agar_init(&a, memory, 0, 5) == -1 && agar_init(&a, memory, 5, INT_MAX) == -1);
    CHECK(agar_init(&a, memory, 5, 5) == 0 && agar_alive(&a) == 0);
    agar_draw(&a, 1, 2, "OOO");
    agar_step(&a);
    agar_text(&a, text);
    CHECK(strcmp(text, ".....\n..O..\n..O..\n..O..\n.....\n") == 0 && a.generation == 1);
    agar_clear(&a);
    agar_draw(&a, 4, 4, ".O.\n..O x\nOOO\n\n\n\n\n\n.");
    CHECK(agar_alive(&a) == 5);
    for (int i = 0; i < 20; i++)
        agar_step(&a);
    CHECK(agar_alive(&a) == 5);
    agar_draw(&a, 0, 0, "");
    agar_set(&a, 4, 4, -1);
    CHECK(agar_get(&a, 4, 4) == 1);
    CHECK(agar_init(&b, one, 1, 1) == 0);
    agar_set(&b, 0, 0, 1);
    agar_rule(&b, UINT_MAX, 1u << 8);
    agar_step(&b);
    CHECK(agar_get(&b, 0, 0) == 1);
    return 0;
}
#else
int main(int argc, char **argv)
{
    agar a;
    unsigned char *memory = malloc(AGAR_BYTES(8, 8)), *half = malloc(8 * 8);
    char *out = malloc(8 * 8);

    CHECK(memory && half && out && agar_init(&a, memory, 8, 8) == 0);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        agar_init(&a, half, 8, 8);
        break;
    case 2:
        agar_set(&a, 8, 0, 1);
        break;
    case 3:
        agar_text(&a, out);
        break;
    case 4:
        free(memory);
        agar_step(&a);
        break;
    }
    return 0;
}
#endif
