#include "bodies.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void screen_init(struct screen *s)
{
    memset(s, 0, sizeof *s);
}

int screen_pool_init(struct screen *s, struct window *windows, int count)
{
    for (int i = 0; i < count; i++)
        windows[i].shown = s->frame;
    return count;
}

int parse(const char *text, struct parsed *p)
{
    p->parts = 0;
    p->name = malloc(strlen(text) + 1);
    return p->name ? 0 : -1;
}

size_t parts(const struct parsed *p)
{
    return p->parts;
}

void parsed_clear(struct parsed *p)
{
    free(p->name);
    p->name = NULL;
    p->parts = 0;
}

int filter_init(struct filter *f, size_t size)
{
    f->bits = calloc(size, 1);
    f->size = size;
    return f->bits != NULL;
}

void filter_free(struct filter *f)
{
    free(f->bits);
}

int filter_merge(const struct filter *a, const struct filter *b, struct filter *out)
{
    return filter_init(out, a->size > b->size ? a->size : b->size);
}

int filter_subtract(const struct filter *from, struct filter *out)
{
    return filter_init(out, from->size);
}

void filter_start(const struct filter *f, struct filter_iterator *i)
{
    i->seen = f->size;
}

int filter_next(const struct filter *f, struct filter_iterator *i)
{
    return i->seen++ < f->size;
}

struct frame { int peer; };

struct frame *Frame_Init(int peer)
{
    struct frame *f = malloc(sizeof *f);
    if (f)
        f->peer = peer;
    return f;
}

void Frame_DeInit(struct frame *f)
{
    free(f);
}

void frame_over(struct frame *f)
{
    f->peer = 0;
}

int frame_send(struct frame *f, int byte)
{
    return f->peer == byte;
}

long frame_sum(struct frame *f, int sent)
{
    long sum = f ? f->peer + sent : 0;
    Frame_DeInit(f);
    return sum;
}

void scanner_init(struct scanner *s, struct token *tokens, size_t tokens_len)
{
    s->tokens = tokens;
    s->room = tokens_len;
}

int token_compare(const struct token *token, const char *text)
{
    return strncmp(token->start, text, token->length);
}

int histogram_new(size_t size, struct histogram **result)
{
    struct histogram *h = malloc(sizeof *h);
    if (!h)
        return -1;
    histogram_init_preallocated(h, size);
    h->counts = calloc(size, sizeof(long));
    *result = h;
    return 0;
}

void histogram_init_preallocated(struct histogram *h, size_t size)
{
    h->size = size;
}

long histogram_total(const struct histogram *h)
{
    return h->counts ? h->counts[0] : 0;
}

void histogram_close(struct histogram *h)
{
    free(h->counts);
    free(h);
}

size_t title_length(const char *title)
{
    return strlen(title);
}

const char *title_right(const char *title, size_t n)
{
    size_t length = title_length(title);
    return n < length ? title + length - n : title;
}

int title_scan(const char *words, size_t n)
{
    int count = 0;
    for (size_t i = 0; i < n; i++)
        count += words[i] == ' ';
    return count;
}

int title_find(void *key, int keyn)
{
    return keyn > 0 ? *(unsigned char *)key : 0;
}

void place_move(double *place, const double *by)
{
    for (int i = 0; i < 3; i++)
        place[i] += by[i];
}

double place_sum(const double *place, int upto)
{
    double sum = place[0] + place[1];
    for (int i = 2; i < upto; i++)
        sum += place[i];
    return sum;
}

struct pile {
    int (*compare)(const void *, const void *, const void *);
    const void *udata;
    unsigned size, count;
    struct pile *next;
    void *items[];
};

struct pile *pile_new(int (*compare)(const void *, const void *, const void *), const void *udata, unsigned size)
{
    struct pile *p = calloc(1, sizeof *p + size * sizeof *p->items);
    if (p)
        *p = (struct pile){.compare = compare, .udata = udata, .size = size};
    return p;
}

void pile_free(struct pile *p)
{
    free(p);
}

static struct pile *grown(struct pile **kept)
{
    struct pile *p = *kept;
    return p->count < p->size ? p : realloc(p, sizeof *p + (p->size += 8) * sizeof *p->items);
}

int pile_offer(struct pile **kept, void *item)
{
    if (!(*kept = grown(kept)))
        return -1;
    (*kept)->items[(*kept)->count++] = item;
    return 0;
}

void *pile_remove_item(struct pile *p, const void *item)
{
    for (unsigned i = 0; i < p->count; i++)
        if (p->compare(p->items[i], item, p->udata) == 0) {
            void *found = p->items[i];
            p->items[i] = p->items[--p->count];
            return found;
        }
    return NULL;
}

int pile_part(struct pile *p, struct pile **rest)
{
    *rest = p ? p->next : NULL;
    return *rest ? 0 : -1;
}

int pile_turn(struct pile **on)
{
    struct pile **at = on;
    *at = (*at)->next;
    return *at ? 0 : -1;
}

static FILE *open_any(const char *name, const char *mode)
{
    return fopen(name, mode);
}

int notes_of(const char *from)
{
    FILE *file = open_any(from, "r");
    int c = file ? getc(file) : EOF;
    if (file)
        fclose(file);
    return c;
}

int image_of(const char *from)
{
    FILE *file = fopen(from, "rb");
    int c = file ? getc(file) : EOF;
    if (file)
        fclose(file);
    return c;
}

int keep_notes(const char *to, const char *text)
{
    FILE *file = fopen(to, "w");
    int done = file && fputs(text, file) >= 0;
    if (file)
        fclose(file);
    return done;
}

int sum_both(const char *a, const char *b)
{
    return *a + *b;
}

int sum_first(const char *a, const char *b)
{
    return *a + (b ? *b : 0);
}

int sum_second(const char *a, const char *b)
{
    return (a ? *a : 0) + *b;
}

int sum_marked(const char *a, const char *b)
{
    return *a + (b ? *b : 0);
}

int sum_any(const char *a, const char *b)
{
    return a && b ? *a + *b : 0;
}
