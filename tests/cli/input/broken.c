struct node {
    struct node *next;
};

int node_ok(const struct node *node)
{
    return node->nxt == 0;
}
