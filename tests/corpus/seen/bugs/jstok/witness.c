#include "jstok.h"

#include <stddef.h>

int main(void)
{
    jst_error error;
    jst_doc *doc = jst_read("{\"a\\\"\": [1, true, {}], \"b\": \"\"}", &error);
    if (doc == NULL || error != JST_OK || jst_count(doc) != 8 || jst_at(doc, 0)->size != 4)
        return 2;
    if (!jst_equals(doc, 1, "a\\\"") || !jst_equals(doc, 7, "") || jst_equals(doc, 8, "") || jst_depth(doc, 5) != 2)
        return 2;
    if (jst_child(doc, 2, 1) != 4 || jst_child(doc, -1, 0) != 0 || jst_child(doc, -1, 1) != -1 || jst_depth(doc, -1) != -1)
        return 2;
    jst_free(doc);
    const char *const part[] = {"{", "[[]", "\"a", "\"\\", "\"\\\""};
    for (int i = 0; i < 5; i++)
        if (jst_read(part[i], &error) != NULL || error != JST_PART)
            return 2;
    if (jst_read("{]", &error) != NULL || error != JST_INVAL || jst_read("?", NULL) != NULL)
        return 2;
    doc = jst_read("", NULL);
    if (doc == NULL || jst_count(doc) != 0)
        return 2;
    jst_free(doc);
#ifndef LEGAL
    if (jst_read("[]]", &error) != NULL || error != JST_INVAL)
        return 2;
#endif
    return 0;
}
