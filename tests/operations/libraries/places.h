/* Places in a text, references that are counted, what takes the responsibility for something, what is copied to, and
 * what belongs to something already. */
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

struct plan;
struct plan *plan_new(void);
void plan_free(struct plan *plan);
struct step;
/* @return the step, which belongs to the plan, or NULL if the plan is full, `after` belongs to another plan or there is
 * no memory */
struct step *plan_add(struct plan *plan, struct step *after);
/* -1 if there is no such plan or step is owned by a plan that is done. */
int plan_repeat(struct plan *plan, struct step *step);
/* 0 if there was room: then step belongs to the plan. */
int plan_adopt(struct plan *plan, struct step *step);
