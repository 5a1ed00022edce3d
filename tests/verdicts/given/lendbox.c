#include "lendbox.h"

#include <stdlib.h>
#include <string.h>

struct byte {
    int value;
    struct byte *next;
};

struct lendbox {
    struct byte *first;
};

lendbox *lendbox_new(void)
{
    return calloc(1, sizeof(lendbox));
}

void lendbox_free(lendbox *box)
{
    for (struct byte *at = box ? box->first : NULL, *next; at; at = next) {
        next = at->next;
        free(at);
    }
    free(box);
}

lendbox *lendbox_builtin(void)
{
    static lendbox box;
    return &box;
}

unsigned lendbox_sum(const unsigned char *bytes, size_t n)
{
    unsigned sum = 0;
    for (size_t i = 0; n && i <= n; i++)
        sum += bytes[i];
    return sum;
}

size_t lendbox_words(char *text, char **argv, size_t max)
{
    size_t count = 0;
    for (char *word = strtok(text, " "); word && count < max; word = strtok(NULL, " "))
        argv[count++] = word;
    argv[count] = NULL;
    return count;
}

int lendbox_sheet(struct lendsheet *sheet, const uint8_t *pixels, int w, int h)
{
    if (w < 1 || h < 1 || w > 4096 || h > 4096)
        return -1;
    *sheet = (struct lendsheet){pixels, w, h};
    return 0;
}

int lendbox_last(const struct lendsheet *sheet)
{
    return sheet->pixels[(size_t)sheet->w * (size_t)sheet->h - 1];
}

int lendbox_put(lendbox *box, int value)
{
    struct byte *byte = malloc(sizeof *byte);
    if (!byte)
        return -1;
    *byte = (struct byte){value & 255, box->first};
    box->first = byte;
    return 0;
}

void lendbox_walk(lendwalk *walk, lendbox *box)
{
    *walk = (lendwalk){box, NULL};
}

int lendbox_next(lendwalk *walk)
{
    struct byte *at = walk->at;
    at = at ? at->next : walk->box->first;
    if (!at)
        return -1;
    walk->at = at;
    return at->value;
}

int lendbox_cut(lendwalk *walk)
{
    for (struct byte **at = &walk->box->first; *at; at = &(*at)->next)
        if (*at == walk->at) {
            struct byte *gone = *at;
            *at = gone->next;
            free(gone);
            return 0;
        }
    return -1;
}
