#include "shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct box {
    struct box *below;
    int weight;
};

struct shelf {
    struct box *top, *marked;
    char *label;
    int *notes;
    size_t count;
};

shelf *shelf_new(void)
{
    shelf *s = calloc(1, sizeof *s);
    if (s && !(s->notes = calloc(8, sizeof *s->notes))) {
        free(s);
        return NULL;
    }
    return s;
}

static void drop(char *label)
{
    free(label);
}

/* The first mistake: one of them may be marked. */
void shelf_tidy(shelf *s)
{
    while (s->top) {
        struct box *box = s->top;
        s->top = box->below;
        free(box);
    }
}

void shelf_free(shelf *s)
{
    if (!s)
        return;
    shelf_tidy(s);
    drop(s->label);
    free(s->notes);
    free(s);
}

int shelf_add(shelf *s, int weight)
{
    struct box *box = malloc(sizeof *box);
    if (!box)
        return -1;
    *box = (struct box){s->top, weight};
    s->top = box;
    return 0;
}

int shelf_mark(shelf *s)
{
    s->marked = s->top;
    return s->top ? 0 : -1;
}

int shelf_marked(const shelf *s)
{
    return s->marked ? s->marked->weight : -1;
}

void shelf_load(shelf *s, int weight)
{
    if (s->marked && weight > 0 && weight < 100 && s->marked->weight < 100)
        s->marked->weight += weight;
}

static int put(shelf *s, const char *label)
{
    char *copy = malloc(strlen(label) + 1);
    if (!copy)
        return -1;
    strcpy(copy, label);
    drop(s->label);
    s->label = copy;
    return 0;
}

int shelf_name(shelf *s, const char *name)
{
    return put(s, name ? name : "");
}

int shelf_number(shelf *s, int number)
{
    char digits[16];
    snprintf(digits, sizeof digits, "%d", number);
    return put(s, digits);
}

/* The second mistake: it is lost. */
void shelf_blank(shelf *s)
{
    s->label = NULL;
}

/* The third mistake: nobody allocated that. */
void shelf_plain(shelf *s)
{
    static char plain[8];
    drop(s->label);
    s->label = plain;
}

/* The fourth mistake: there are eight. */
void shelf_note(shelf *s, int weight)
{
    s->notes[s->count] = weight;
    s->count = s->count == 8 ? 0 : s->count + 1;
}

void shelf_note_all(shelf *s)
{
    for (const struct box *box = s->top; box; box = box->below)
        shelf_note(s, box->weight);
}
