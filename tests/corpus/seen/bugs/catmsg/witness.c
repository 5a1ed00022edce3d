#include "catmsg.h"

#include <string.h>

static int count(const char *id, const char *one, const char *other, void *data)
{
    (void)one, (void)other;
    ++*(int *)data;
    return strcmp(id, "dirs") == 0 ? 7 : 0;
}

int main(void)
{
    catmsg_t *cat = catmsg_new();
    char text[16];
    int calls = 0;
    if (catmsg_add(cat, "files", "%n file", "%n files") != 0 || catmsg_add(cat, "files", "", "") != CATMSG_EXISTS)
        return 2;
    if (catmsg_alias(cat, "dirs", "files") != 0 || catmsg_alias(cat, "x", "y") != CATMSG_MISSING)
        return 2;
    if (strcmp(catmsg_get(cat, "dirs", 1), "%n file") != 0 || strcmp(catmsg_get(cat, "z", 1), "z") != 0)
        return 2;
    if (catmsg_format(cat, "files", -12, text, sizeof text) != 9 || strcmp(text, "-12 files") != 0)
        return 2;
    if (catmsg_format(cat, "files", 1, text, 4) != 6 || strcmp(text, "1 f") != 0 || catmsg_count(cat) != 2)
        return 2;
    if (catmsg_each(cat, count, &calls) != 7 || calls != 2)
        return 2;
    if (catmsg_remove(cat, "files") != 0 || catmsg_remove(cat, "files") != CATMSG_MISSING)
        return 2;
    if (catmsg_add(cat, "c", "c", "cs") != 0)
        return 2;
#ifndef LEGAL
    catmsg_alias(cat, "d", "c");
#endif
    catmsg_free(cat);
    return 0;
}
