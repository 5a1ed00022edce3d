#include "pixmeta.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    char *key;
    char *text; /* in the same allocation as the key */
};

struct pixmeta {
    uint32_t width, height;
    int depth;

    struct pair *texts;
    int num_texts, max_texts;

    struct pixmeta_rgb *palette;
    int num_palette;

    int has_time;
    struct pixmeta_time time;
};

pixmeta *pixmeta_new(uint32_t width, uint32_t height, int depth)
{
    pixmeta *m;

    if (width == 0 || height == 0)
        return NULL;
    if (depth != 1 && depth != 2 && depth != 4 && depth != 8 && depth != 16)
        return NULL;
    m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->width = width;
    m->height = height;
    m->depth = depth;
    return m;
}

void pixmeta_free(pixmeta *m)
{
    if (m == NULL)
        return;
    pixmeta_drop(m, PIXMETA_ALL);
    free(m);
}

uint64_t pixmeta_rowbytes(const pixmeta *m)
{
    return ((uint64_t)m->width * (unsigned)m->depth + 7) / 8;
}

int pixmeta_add_text(pixmeta *m, const char *key, const char *text)
{
    size_t key_size = strlen(key) + 1, text_size;
    struct pair pair;

    if (text == NULL)
        text = "";
    text_size = strlen(text) + 1;
    if (key_size < 2 || key_size > PIXMETA_MAX_KEY + 1)
        return -1;
    if (m->num_texts >= PIXMETA_MAX_TEXTS)
        return -1;

    pair.key = malloc(key_size + text_size);
    if (pair.key == NULL)
        return -1;
    pair.text = pair.key + key_size;
    memcpy(pair.key, key, key_size);
    memcpy(pair.text, text, text_size);

    if (m->num_texts + 1 > m->max_texts) {
        int max = m->num_texts + 8;
        struct pair *texts = realloc(m->texts, (size_t)max * sizeof *texts);

        if (texts == NULL) {
            free(pair.key);
            return -1;
        }
        m->texts = texts;
        m->max_texts = max;
    }
    m->texts[m->num_texts] = pair;
    return m->num_texts++;
}

int pixmeta_text_count(const pixmeta *m)
{
    return m->num_texts;
}

const char *pixmeta_text_key(const pixmeta *m, int i)
{
    return i < 0 || i >= m->num_texts ? NULL : m->texts[i].key;
}

const char *pixmeta_text_value(const pixmeta *m, int i)
{
    return i < 0 || i >= m->num_texts ? NULL : m->texts[i].text;
}

const char *pixmeta_find_text(const pixmeta *m, const char *key)
{
    int i;

    for (i = 0; i < m->num_texts; i++)
        if (strcmp(m->texts[i].key, key) == 0)
            return m->texts[i].text;
    return NULL;
}

int pixmeta_set_palette(pixmeta *m, const struct pixmeta_rgb *colours, int n)
{
    struct pixmeta_rgb *copy;

    if (m->depth > 8 || n < 1 || n > 1 << m->depth)
        return -1;
    copy = malloc((size_t)n * sizeof *copy);
    if (copy == NULL)
        return -1;
    memcpy(copy, colours, (size_t)n * sizeof *copy);
    free(m->palette);
    m->palette = copy;
    m->num_palette = n;
    return 0;
}

int pixmeta_palette_size(const pixmeta *m)
{
    return m->num_palette;
}

int pixmeta_colour(const pixmeta *m, int i, struct pixmeta_rgb *out)
{
    if (i < 0 || i >= m->num_palette)
        return -1;
    *out = m->palette[i];
    return 0;
}

static int in(int number, int low, int high)
{
    return number >= low && number <= high;
}

int pixmeta_set_time(pixmeta *m, struct pixmeta_time t)
{
    if (!in(t.year, 1, 9999) || !in(t.month, 1, 12) || !in(t.day, 1, 31) || !in(t.hour, 0, 23) ||
        !in(t.minute, 0, 59) || !in(t.second, 0, 60))
        return -1;
    m->time = t;
    m->has_time = 1;
    return 0;
}

int pixmeta_time_text(const pixmeta *m, char *out, size_t size)
{
    static const char months[12][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                       "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const struct pixmeta_time *t = &m->time;
    char text[96];
    int length;

    if (!m->has_time)
        return -1;
    length = snprintf(text, sizeof text, "%d %s %d %02d:%02d:%02d +0000", t->day, months[t->month - 1], t->year,
                      t->hour, t->minute, t->second);
    if (length < 0 || (size_t)length >= size)
        return -1;
    memcpy(out, text, (size_t)length + 1);
    return length;
}

void pixmeta_drop(pixmeta *m, unsigned what)
{
    if (what & PIXMETA_TEXT) {
        int i;

        for (i = 0; i < m->num_texts; i++)
            free(m->texts[i].key);
        free(m->texts);
        m->texts = NULL;
        m->num_texts = 0;
    }
    if (what & PIXMETA_PALETTE) {
        free(m->palette);
        m->palette = NULL;
        m->num_palette = 0;
    }
    if (what & PIXMETA_TIME)
        m->has_time = 0;
}
