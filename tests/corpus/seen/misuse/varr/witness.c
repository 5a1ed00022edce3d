#include "varr.h"

#include <stdint.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    if (varr_new(0) != NULL || varr_new(SIZE_MAX) != NULL)
        return 2;
    varr *array = varr_new(sizeof(int));
    int value = 0;
    for (int i = 0; i < 5; i++)
        if (!varr_push(array, &i))
            return 2;
    if (!varr_push(array, varr_at(array, 2)))
        return 2;
    varr_reverse(array);
    varr_get(array, 0, &value);
    if (value != 2 || varr_length(array) != 6 || !varr_resize(array, 9) || varr_resize(array, SIZE_MAX))
        return 2;
    varr_get(array, 8, &value);
    if (value != 0 || varr_element_size(array) != sizeof(int))
        return 2;
    varr_set(array, 8, varr_at(array, 0));
    varr_pop(array, &value);
    varr_pop(array, NULL);
    if (value != 2 || varr_length(array) != 7 || !varr_resize(array, 0))
        return 2;
    varr_reverse(array);
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule == 1) {
        varr_get(array, 100, &value);
    } else if (rule == 2) {
        varr_pop(array, &value);
    } else {
        varr *large = varr_new(64);
        varr_push(large, &value);
    }
#endif
    varr_free(array);
    return 0;
}
