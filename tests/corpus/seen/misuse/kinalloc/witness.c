#include "kinalloc.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int freed;

static void count(void *block)
{
    freed += *(const int *)block;
}
#else
static void free_it(void *block)
{
    kin_free(block);
}
#endif

int main(int argc, char **argv)
{
    int *top = kin_new(NULL, sizeof *top), *left = kin_new(top, sizeof *left), *right = kin_new(top, 100);
    char *name = kin_text(left, "leaf");
    if (kin_total(top) != 2 * sizeof(int) + 105 || kin_children(top) != 2 || kin_parent(name) != left)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    *top = 1, *left = 10, *right = 100;
    kin_on_free(top, count);
    kin_on_free(left, count);
    kin_on_free(right, count);
    left = kin_resize(left, 1000);
    if (*left != 10 || left[100] != 0 || kin_parent(left) != top || kin_parent(name) != left || kin_size(left) != 1000)
        return 2;
    left = kin_resize(left, sizeof(int));
    right = kin_resize(right, 50);
    top = kin_resize(top, 10);
    if (kin_parent(left) != top || kin_parent(right) != top || kin_resize(top, KIN_MAX + 1) != NULL)
        return 2;
    void *empty = kin_new(top, 0);
    kin_move(name, empty);
    if (kin_new(top, (size_t)-1) != NULL || kin_children(top) != 3)
        return 2;
    kin_move(left, right);
    kin_move(left, right);
    if (kin_children(right) != 1 || kin_total(right) != 50 + sizeof(int))
        return 2;
    kin_move(left, NULL);
    if (kin_parent(left) != NULL || kin_children(right) != 0)
        return 2;
    kin_free(left);
    if (freed != 10)
        return 2;
    void *deep = top;
    for (int i = 0; i < 100000; i++)
        deep = kin_new(deep, 0);
    kin_free(kin_new(deep, 3));
    kin_free(NULL);
    kin_free(top);
    return freed == 111 ? 0 : 2;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        kin_free(left);
        return strlen(name) == 4 && kin_size(name) == 5 ? 0 : 2;
    case 2: {
        char *other = malloc(10);
        kin_free(other);
        break;
    }
    case 3:
        kin_resize(right, 100000);
        kin_resize(right, 10);
        break;
    case 4:
        kin_move(top, name);
        break;
    case 5:
        kin_on_free(left, free_it);
        kin_free(top);
        break;
    case 6:
        kin_free(right);
        kin_free(right);
        break;
    }
    return 0;
#endif
}
