#include "objstack.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    objstack *os = objstack_create();
    char *one = objstack_strdup(os, "one");
    char *two = objstack_strdup(os, "two");
#ifdef LEGAL
    (void)count, (void)arguments;
    if (strcmp(one, "one") != 0 || strcmp(two, "two") != 0 || objstack_count(os) != 2)
        return 2;
    if (!objstack_grow_text(os, "ab") || !objstack_grow(os, NULL, 0) || !objstack_grow(os, objstack_base(os), 2))
        return 2;
    if (!objstack_grow_char(os, '\0') || objstack_growing(os) != 5 || objstack_grow(os, "", (size_t)-1))
        return 2;
    for (int i = 0; i < 5; i++)
        if (!objstack_grow(os, objstack_base(os), objstack_growing(os)))
            return 2;
    char *three = objstack_finish(os);
    if (strcmp(three, "abab") != 0 || objstack_growing(os) != 0 || objstack_finish(os) == NULL || objstack_count(os) != 4)
        return 2;
    if (objstack_base(os) == NULL || objstack_copy(os, NULL, 0) == NULL)
        return 2;
    objstack_grow_text(os, "rest");
    objstack_release(os, two);
    if (objstack_count(os) != 1 || objstack_growing(os) != 4)
        return 2;
    objstack_release(os, NULL);
    objstack_release(os, NULL);
    objstack_destroy(os);
    objstack_destroy(objstack_create());
#else
    char *base;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        objstack_release(os, one + 1);
        break;
    case 2:
        objstack_release(os, two);
        objstack_release(os, two);
        break;
    case 3:
        objstack_grow_char(os, 'a');
        objstack_strdup(os, "b");
        break;
    case 4:
        objstack_release(os, one);
        objstack_grow_text(os, two);
        break;
    case 5:
        base = objstack_base(os);
        for (int i = 0; i < 1000; i++)
            objstack_grow_char(os, 'a');
        base[0] = 'b';
        break;
    case 6:
        objstack_destroy(os);
        objstack_count(os);
        break;
    }
#endif
    return 0;
}
