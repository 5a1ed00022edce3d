/* Places in a text, references that are counted, what takes the responsibility for something, and what is copied to. */
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

struct ink;
struct pen {
    struct ink *ink;
};
int pen_init(struct pen *pen, int color);
/* Sets dest, which is not an initialized pen, as a copy of source. */
int pen_copy(struct pen *dest, const struct pen *source);
/* Gives dest, an initialized pen, the ink of source. */
int pen_copy_ink(struct pen *dest, const struct pen *source);
void pen_end(struct pen *pen);
