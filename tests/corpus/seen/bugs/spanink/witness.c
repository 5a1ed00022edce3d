#include "spanink.h"

#include <string.h>

int main(void)
{
    int32_t lo, hi;
    const char *label;
    ink_map *map = ink_new();
    if (map == NULL)
        return 2;
    if (!ink_paint(map, 0, 100, "grey") || !ink_paint(map, 40, 60, "red") || ink_spans(map) != 3)
        return 2;
    if (strcmp(ink_at(map, 39), "grey") != 0 || strcmp(ink_at(map, 40), "red") != 0 || ink_at(map, 100) != NULL)
        return 2;
    if (ink_measure(map, "grey") != 80 || ink_measure(map, "") != 0 || !ink_paint(map, 7, 7, "x") ||
        !ink_paint(map, 9, -9, "x") || ink_spans(map) != 3)
        return 2;
    if (!ink_wipe(map, 50, 70) || !ink_span(map, 2, &lo, &hi, &label) || lo != 70 || hi != 100 ||
        strcmp(label, "grey") != 0 || ink_span(map, 3, NULL, NULL, NULL) || !ink_span(map, 0, NULL, NULL, NULL))
        return 2;
    if (!ink_paint(map, 200, 300, ink_at(map, 45)) || !ink_paint(map, 40, 50, ink_at(map, 45)))
        return 2;
    ink_map *copy = ink_clone(map);
    if (copy == NULL || ink_spans(copy) != 4 || !ink_paint(copy, INT32_MIN, INT32_MAX, ink_at(copy, 70)) ||
        ink_spans(copy) != 1 || ink_measure(copy, "grey") != UINT32_MAX)
        return 2;
    ink_delete(copy);
    ink_delete(NULL);
#ifndef LEGAL
    if (!ink_paint(map, 300, 310, "red") || ink_spans(map) != 4)
        return 2;
#endif
    ink_delete(map);
    return 0;
}
