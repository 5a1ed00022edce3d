#include "stabmrg.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int by_tens(const void *a, const void *b, void *user)
{
    int x = *(const int *)a / 10, y = *(const int *)b / 10;
    ++*(size_t *)user;
    return x - y;
}
#endif

int main(int count, char **arguments)
{
    int *numbers = malloc(100 * sizeof *numbers);
    char *small = malloc(4);
    for (int i = 0; i < 100; i++)
        numbers[i] = i * 37 % 100;
#ifdef LEGAL
    (void)count, (void)arguments;
    size_t calls = 0;
    for (size_t n = 0; n <= 100; n++) {
        void *scratch = malloc(stabmrg_scratch(n, sizeof(int)));
        int *copy = malloc(n * sizeof *copy + 1);
        memcpy(copy, numbers, n * sizeof *copy);
        stabmrg_sort(copy, n, sizeof *copy, by_tens, &calls, scratch);
        if (!stabmrg_sorted(copy, n, sizeof *copy, by_tens, &calls))
            return 2;
        stabmrg_sort(copy, n, sizeof *copy, stabmrg_by_int, NULL, scratch);
        if (!stabmrg_sorted(copy, n, sizeof *copy, stabmrg_by_int, NULL))
            return 2;
        free(scratch);
        free(copy);
    }
    void *scratch = malloc(stabmrg_scratch(100, sizeof(int)));
    stabmrg_sort(numbers, 100, sizeof(int), stabmrg_by_int, NULL, scratch);
    int key = 37;
    if (stabmrg_lower(&key, numbers, 100, sizeof(int), stabmrg_by_int, NULL) != 37 || stabmrg_unique(numbers, 100, sizeof(int), by_tens, &calls) != 10)
        return 2;
    const char *texts[] = {"b", "a", "", "a"};
    stabmrg_sort(texts, 4, sizeof *texts, stabmrg_by_text, NULL, scratch);
    if (*texts[0] != '\0' || stabmrg_unique(texts, 4, sizeof *texts, stabmrg_by_text, NULL) != 3 || *texts[2] != 'b')
        return 2;
    double doubles[] = {NAN, 2, -INFINITY, NAN, 1};
    stabmrg_sort(doubles, 5, sizeof *doubles, stabmrg_by_double, NULL, scratch);
    if (doubles[1] != 1 || doubles[3] == doubles[3] || stabmrg_unique(NULL, 0, 1, stabmrg_by_int, NULL) != 0)
        return 2;
    stabmrg_sort(NULL, 0, 1, stabmrg_by_int, NULL, NULL);
    free(scratch);
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    char room[400];
    if (rule == 1)
        stabmrg_sort(numbers, 100, sizeof *numbers, stabmrg_by_int, NULL, small);
    else if (rule == 2)
        stabmrg_sort(numbers, 100, 0, stabmrg_by_int, NULL, room);
    else if (rule == 3)
        stabmrg_sort(numbers, 50, sizeof(char *), stabmrg_by_text, NULL, room);
    else
        stabmrg_sorted(small, 100, sizeof *numbers, stabmrg_by_int, NULL);
#endif
    free(numbers);
    free(small);
    return 0;
}
