#include "rope.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    rope *hello = rope_new("hello"), *empty = rope_new(""), *world = rope_new(" world");
    rope *both = rope_concat(hello, world);
    rope *twice = rope_concat(both, both);
    rope *same = rope_concat(empty, both);
    rope *middle = rope_slice(twice, 3, 12);
    rope *none = rope_slice(twice, 99, 1);
    rope *nothing = rope_concat(empty, empty);
    char *text = rope_string(middle);
    if (strcmp(text, "lo worldhell") != 0 || same != both || rope_length(none) != 0 || rope_at(none, 0) != -1)
        return 2;
    rope *again = rope_new(text);
    if (!rope_equal(again, middle) || rope_equal(again, both) || rope_at(twice, 11) != 'h' || nothing != empty)
        return 2;
    free(text);
#ifndef LEGAL
    rope *copy = rope_concat(hello, empty);
    rope_unref(copy);
#endif
    rope *all[] = {hello, empty, world, both, twice, same, middle, none, again, nothing};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        rope_unref(all[i]);
    return 0;
}
