/* What only bodies show. */
#include <stddef.h>

/* it looks at the screen, which screen_init has to set before */
struct window { int id, shown; };
struct screen { struct window *top; int frame; void (*draw)(int); };
void screen_init(struct screen *s);
int screen_pool_init(struct screen *s, struct window *windows, int count);

/* nothing is named like an initialiser, and one function sets it all */
struct parsed { char *name; size_t parts; };
int parse(const char *text, struct parsed *p);
size_t parts(const struct parsed *p);
void parsed_clear(struct parsed *p);

struct filter { unsigned char *bits; size_t size; };
int filter_init(struct filter *f, size_t size);
void filter_free(struct filter *f);
/* Initializes out with what is in either. */
int filter_merge(const struct filter *a, const struct filter *b, struct filter *out);
/* out becomes what is in one and not in the other: what only forgets to free looks the same */
int filter_subtract(const struct filter *from, struct filter *out);

struct filter_iterator { size_t at, seen; };
void filter_start(const struct filter *f, struct filter_iterator *i);
int filter_next(const struct filter *f, struct filter_iterator *i);

struct frame;
struct frame *Frame_Init(int peer);
void Frame_DeInit(struct frame *f);
void frame_over(struct frame *f);
int frame_send(struct frame *f, int byte);
/* the number of what was sent */
long frame_sum(struct frame *f, int sent);

/* room for several */
struct token { const char *start; size_t length; };
struct scanner { struct token *tokens; size_t room; };
void scanner_init(struct scanner *s, struct token *tokens, size_t tokens_len);
int token_compare(const struct token *token, const char *text);

/* begun in part: what its pointer leads to is for others to set, and another function gives one whole */
struct histogram { long *counts; size_t size; };
int histogram_new(size_t size, struct histogram **result);
void histogram_init_preallocated(struct histogram *h, size_t size);
long histogram_total(const struct histogram *h);
void histogram_close(struct histogram *h);

/* the end of the text is looked for: n is no length of it */
size_t title_length(const char *title);
const char *title_right(const char *title, size_t n);
/* it is here */
int title_scan(const char *words, size_t n);
/* keyn is how long key is */
int title_find(void *key, int keyn);

/* vectors of three; and of nobody knows how many */
void place_move(double *place, const double *by);
double place_sum(const double *place, int upto);

/* a variable that is looked at first holds one; the items are the caller's, though remove_item gives them back */
struct pile;
struct pile *pile_new(int (*compare)(const void *, const void *, const void *udata), const void *udata, unsigned size);
void pile_free(struct pile *p);
int pile_offer(struct pile **kept, void *item);
void *pile_remove_item(struct pile *p, const void *item);
int pile_part(struct pile *p, struct pile **rest);
/**
 * @param[in,out] on the pile, or the next one
 */
int pile_turn(struct pile **on);

/* names of files: one that is read, by way of a function below, one of bytes, one that is written, and none */
int notes_of(const char *from);
int image_of(const char *from);
int keep_notes(const char *to, const char *text);

/* pointers that are never NULL, as their declarations say; others may be */
#define NEVER_NULL(...) __attribute__((nonnull(__VA_ARGS__)))
int sum_both(const char *a, const char *b) __attribute__((nonnull));
int sum_first(const char *a, const char *b) NEVER_NULL(1);
__attribute__((__nonnull__(2))) int sum_second(const char *a, const char *b);
int sum_marked(const char *a __attribute__((nonnull)), const char *b);
int sum_any(const char *a, const char *b) __attribute__((warn_unused_result));
