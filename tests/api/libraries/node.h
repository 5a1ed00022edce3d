/* Needs <stddef.h> and <stdbool.h> before it, as headers of old do. */
struct node;

struct node *node_new(int key);
void node_free(struct node *root);
struct node *node_insert(struct node *root, int key); /* the new root */
struct node *node_remove(struct node *root, int key);
bool node_contains(const struct node *root, int key);
size_t node_size(const struct node *root);
