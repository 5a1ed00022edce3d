#include "atompool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct atompool *pool = atompool_create(), *other = atompool_create();
    const struct atom *a = atom_get(pool, "a");
    if (atom_get_n(pool, "abc", 1) != a || atom_count(a) != 2 || atom_peek(pool, "a") != a || atom_peek(pool, "b"))
        return 2;
    atom_release(pool, a);
#ifdef LEGAL
    (void)argc, (void)argv;
    const struct atom *empty = atom_get(pool, ""), *binary = atom_get_n(pool, "a\0", 2);
    if (atom_get_n(pool, NULL, 0) != empty || binary == a || atom_length(binary) != 2 || strcmp(atom_text(binary), "a"))
        return 2;
    for (int i = 0; i < 100; i++) {
        char text[8];
        snprintf(text, sizeof text, "t%d", i);
        atom_again(atom_get(pool, text));
    }
    if (atompool_size(pool) != 103 || atom_count(atom_peek(pool, "t99")) != 2 || atom_peek(pool, "a") != a)
        return 2;
    atom_release(pool, atom_get(pool, atom_text(a)));
    atom_release(pool, a);
    if (atom_peek(pool, "a") || atompool_size(pool) != 102 || atompool_size(other) != 0)
        return 2;
    atompool_destroy(pool);
    atompool_destroy(other);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        atom_release(pool, a);
        atom_release(pool, a);
        break;
    case 2:
        atom_release(other, a);
        break;
    case 3:
        atompool_destroy(pool);
        atom_length(a);
        break;
    case 4:
        atom_release(pool, atom_peek(pool, "a"));
        atom_again(a);
        break;
    case 5: {
        char small[4] = "abc";
        atom_get_n(pool, small, 5);
        break;
    }
    }
#endif
    return 0;
}
