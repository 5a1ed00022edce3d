/* What <sys/tree.h> itself builds is what the predicate accepts: trees at
 * random, an element at a time. */
#include "libbsd/rb_test.c"

int main(void)
{
    srand(1);
    for (int round = 0; round < 200; round++) {
        struct elements elements = RB_INITIALIZER(&elements);
        for (int step = 0; step < 100; step++) {
            struct element wanted = {.key = rand() % 50};
            struct element *element = RB_FIND(elements, &elements, &wanted);
            if (element != NULL) {
                RB_REMOVE(elements, &elements, element);
                free(element);
            } else {
                element = calloc(1, sizeof *element);
                element->key = wanted.key;
                RB_INSERT(elements, &elements, element);
            }
            if (!elements_ok(&elements))
                return 1;
        }
        struct element *next;
        for (struct element *element = RB_MIN(elements, &elements); element != NULL; element = next) {
            next = RB_NEXT(elements, &elements, element);
            RB_REMOVE(elements, &elements, element);
            free(element);
        }
    }
    return 0;
}
