#include "aptable.h"

#include <string.h>

static int count_until(void *rec, const char *key, const char *value)
{
    ++*(int *)rec;
    return strcmp(key, "stop") != 0 && value != NULL;
}

int main(void)
{
    apt_table *t = apt_make();
    int seen = 0;
    apt_add(t, "Accept", "text");
    apt_add(t, "stop", "");
    apt_add(t, "ACCEPT", "html");
    apt_merge(t, "accept", "png");
    if (apt_count(t) != 3 || strcmp(apt_get(t, "accept"), "text, png") != 0 || apt_get(t, "x") != NULL)
        return 2;
    apt_table *copy = apt_copy(t);
    apt_unset(copy, "accept");
    apt_set(copy, "stop", "now");
    apt_set(copy, "new", "");
    apt_set(copy, "stop", apt_get(copy, "stop"));
    if (apt_count(copy) != 2 || apt_do(count_until, &seen, t) != 0 || seen != 2)
        return 2;
#ifndef LEGAL
    apt_set(t, "Accept", "only");
    if (apt_count(t) != 2)
        return 2;
#endif
    apt_free(copy);
    apt_free(t);
    return 0;
}
