#include "nodeloom.h"

#include <string.h>

int main(void)
{
    nl_loom *loom = nl_loom_new();
    if (nl_end(loom) != NL_STATE || nl_key(loom, "a") != NL_STATE || nl_take(loom) != NULL)
        return 2;
    if (nl_begin_map(loom) || nl_put_int(loom, 1) != NL_STATE || nl_key(loom, "a") || nl_key(loom, "b") != NL_STATE)
        return 2;
    if (nl_end(loom) != NL_STATE || nl_put_int(loom, INT64_MIN) || nl_key(loom, "a") != NL_TWICE || nl_key(loom, ""))
        return 2;
    if (nl_begin_list(loom) || nl_key(loom, "x") != NL_STATE || nl_put_null(loom) || nl_put_text(loom, "t"))
        return 2;
    if (nl_take(loom) != NULL || nl_depth(loom) != 2 || nl_end(loom) || nl_end(loom) || nl_put_null(loom) != NL_STATE)
        return 2;
    nl_node *root = nl_take(loom);
    const nl_node *list = nl_node_find(root, "");
    if (nl_node_count(root) != 2 || list == NULL || nl_node_kind(list) != NL_LIST || nl_node_child(list, 2) != NULL)
        return 2;
    if (strcmp(nl_node_text(nl_node_child(list, 1)), "t") != 0 || nl_node_int(nl_node_find(root, "a")) != INT64_MIN)
        return 2;
    if (nl_node_find(list, "t") != NULL || strcmp(nl_node_name(list), "") != 0 || nl_take(loom) != NULL)
        return 2;
    nl_node_free(root);
    for (int i = 0; i < NL_MAX_DEPTH; i++)
        if (nl_begin_list(loom) != NL_OK)
            return 2;
    if (nl_begin_list(loom) != NL_LIMIT || nl_put_text(loom, "") != NL_OK)
        return 2;
    nl_loom_reset(loom);
    if (nl_depth(loom) != 0 || nl_put_text(loom, "top") != NL_OK)
        return 2;
#ifndef LEGAL
    nl_loom_reset(loom);
    nl_begin_map(loom);
    nl_key(loom, "pending");
#endif
    nl_loom_free(loom);
    return 0;
}
