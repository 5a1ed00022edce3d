#include "glistx.h"

static void sum(int data, void *user_data)
{
    *(int *)user_data += data;
}

int main(void)
{
    GlxList *list = glx_list_new();
    int total = 0;
    glx_list_append(list, 2);
    glx_list_append(list, 3);
    glx_list_prepend(list, 1);
    glx_list_insert(list, 9, 1);
    glx_list_insert(list, 10, -1);
    if (glx_list_length(list) != 5 || glx_list_nth(list, 1, 0) != 9 || glx_list_nth(list, 4, 0) != 10)
        return 2;
    if (!glx_list_remove_nth(list, 1) || glx_list_remove_nth(list, 4) || glx_list_nth(list, 4, -7) != -7)
        return 2;
    glx_list_reverse(list);
    glx_list_foreach(list, sum, &total);
    if (total != 16 || glx_list_nth(list, 0, 0) != 10 || glx_list_index(list, 1) != 3 || glx_list_remove(list, 77))
        return 2;
#ifndef LEGAL
    glx_list_remove(list, 10);
    glx_list_nth(list, 0, 0);
#endif
    glx_list_free(list);
    return 0;
}
