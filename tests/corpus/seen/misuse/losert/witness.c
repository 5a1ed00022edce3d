#include "losert.h"

#include <stdlib.h>

#ifndef LEGAL
static bool again(void *context, int64_t *key)
{
    struct losert_record record;
    *key = 1;
    return losert_next(context, &record);
}
#endif

int main(int count, char **arguments)
{
    static const int64_t some[] = {INT64_MIN, 3, 3, 8}, unsorted[] = {2, 1};
    struct losert_record record = {77, 77};
    struct losert_array array = {some, 4, 0}, none = {NULL, 0, 0};
    struct losert_range range = {1, 5, 2}, end = {INT64_MAX - 1, INT64_MAX, 1};
    losert *m = losert_create();
    if (m == NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments, (void)unsorted;
    static const struct losert_record expected[] = {
        {INT64_MIN, 0}, {1, 2}, {3, 0}, {3, 0}, {3, 2}, {5, 2}, {8, 0}, {INT64_MAX - 1, 3}, {INT64_MAX, 3}};
    losert_attach(m, losert_from_array, &array);
    losert_attach(m, losert_from_array, &none);
    losert_attach(m, losert_from_range, &range);
    losert_attach(m, losert_from_range, &end);
    for (size_t i = 0; i < 9; i++)
        if (!losert_next(m, &record) || record.key != expected[i].key || record.source != expected[i].source ||
            losert_last(m) != record.key)
            return 2;
    if (losert_next(m, &record) || losert_next(m, &record) || losert_given(m) != 9 || record.key != INT64_MAX)
        return 2;
    losert_rewind(m);
    for (size_t i = 0; i < LOSERT_MAX_SOURCES; i++)
        if (!losert_attach(m, losert_from_array, &array))
            return 2;
    array.position = 0;
    if (losert_attach(m, losert_from_array, &array) || losert_given(m) != 0)
        return 2;
    losert_rewind(m);
    if (losert_next(m, &record))
        return 2;
    losert_destroy(m);
    losert_destroy(NULL);
#else
    (void)none, (void)end;
    struct losert_array *heap = malloc(sizeof *heap);
    int64_t *keys = malloc(2 * sizeof *keys);
    if (heap == NULL || keys == NULL)
        return 0;
    *heap = array;
    keys[0] = keys[1] = 1;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        losert_next(m, &record);
        losert_attach(m, losert_from_array, &array);
        break;
    case 2:
        array = (struct losert_array){unsorted, 2, 0};
        losert_attach(m, losert_from_array, &array);
        losert_next(m, &record);
        break;
    case 3:
        losert_attach(m, losert_from_array, heap);
        free(heap);
        losert_next(m, &record);
        break;
    case 4:
        losert_attach(m, losert_from_range, NULL);
        losert_next(m, &record);
        break;
    case 5:
        losert_attach(m, NULL, &array);
        break;
    case 6:
        losert_last(m);
        break;
    case 7:
        range.step = 0;
        losert_attach(m, losert_from_range, &range);
        losert_next(m, &record);
        break;
    case 8:
        losert_attach(m, again, m);
        losert_next(m, &record);
        break;
    case 9:
        array = (struct losert_array){keys, 5, 0};
        losert_attach(m, losert_from_array, &array);
        while (losert_next(m, &record)) {
        }
        break;
    case 10:
        losert_destroy(m);
        losert_rewind(m);
        break;
    }
#endif
    return 0;
}
