/* Places in a text, references that are counted, and what takes the responsibility for something. */
#include <stdbool.h>

struct word {
    const char *begin, *end;
};
bool first_word(const char *text, struct word *word);
bool next_word(struct word *word);

struct node;
struct node *node_new(void);
struct node *node_retain(struct node *node);
int node_get_ref_count(struct node *node);
void node_release(struct node *node);
void node_delete(struct node *node);

struct page;
struct page *page_new(void);
void page_free(struct page *page);
/* The page takes the responsibility for the node, also when it fails. */
int page_show(struct page *page, struct node *node);
