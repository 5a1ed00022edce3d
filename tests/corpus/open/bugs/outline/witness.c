#include "outline.h"

#include <string.h>

int main(void)
{
    outline *o = outline_new();
    int book = outline_add(o, OUTLINE_TOP, "book");
    int one = outline_add(o, book, "one");
    int part = outline_add(o, one, "part");
    if (outline_level(o, part) != 3 || outline_children(o, book) != 1 || outline_parent(o, part) != one)
        return 2;
    if (outline_add(o, 9, "lost") != -1 || outline_add(o, -2, "lost") != -1 || outline_title(o, 3) != NULL)
        return 2;
    if (!outline_rename(o, one, outline_title(o, book)) || strcmp(outline_title(o, one), "book") != 0)
        return 2;
    if (outline_find(o, "part") != part || outline_find(o, "none") != -1 || outline_count(o) != 3)
        return 2;
#ifdef LEGAL
    for (int i = 0; i < 20; i++)
        outline_add(o, OUTLINE_TOP, "more");
#else
    outline_add(o, book, "two");
#endif
    outline_free(o);
    return 0;
}
