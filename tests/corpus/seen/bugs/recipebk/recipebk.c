#include "recipebk.h"

#include <stdlib.h>
#include <string.h>

#define MOST 99999

struct recipe {
    int servings, count;
    char *names[RECIPE_MAX];
    int amounts[RECIPE_MAX];
    enum unit units[RECIPE_MAX];
};

recipe *recipe_new(int servings)
{
    if (servings < 1 || servings > 1000)
        return NULL;
    recipe *r = calloc(1, sizeof *r);
    if (r)
        r->servings = servings;
    return r;
}

void recipe_free(recipe *r)
{
    if (!r)
        return;
    for (int i = 0; i < r->count; i++)
        free(r->names[i]);
    free(r);
}

static char *copy(const char *text, size_t length)
{
    char *s = malloc(length + 1);
    if (s) {
        memcpy(s, text, length);
        s[length] = '\0';
    }
    return s;
}

int recipe_add(recipe *r, const char *name, int amount, enum unit unit)
{
    if (r->count == RECIPE_MAX || amount < 1 || amount > MOST || (int)unit < UNIT_G || unit > UNIT_PC || !*name)
        return 0;
    char *s = copy(name, strlen(name));
    if (!s)
        return 0;
    r->names[r->count] = s;
    r->amounts[r->count] = amount;
    r->units[r->count++] = unit;
    return 1;
}

static int read_unit(const char **at)
{
    static const char *const names[] = {"g ", "ml ", "pc "};
    for (int i = 0; i < 3; i++)
        if (strncmp(*at, names[i], strlen(names[i])) == 0) {
            *at += strlen(names[i]);
            return i;
        }
    return -1;
}

/* One line into the recipe; 0 if it is wrong. */
static int read_line(recipe *r, const char *at, const char *end)
{
    long amount = 0;
    int digits = 0;
    for (; *at >= '0' && *at <= '9' && digits < 6; at++, digits++)
        amount = 10 * amount + (*at - '0');
    if (digits == 0 || *at++ != ' ' || r->count == RECIPE_MAX)
        return 0;
    int unit = read_unit(&at);
    if (unit < 0 || at >= end)
        return 0;
    char *name = copy(at, (size_t)(end - at));
    if (!name)
        return 0;
    r->names[r->count] = name;
    r->amounts[r->count] = (int)amount;
    r->units[r->count++] = (enum unit)unit;
    if (amount < 1 || amount > MOST) {
        free(name);
        return 0;
    }
    return 1;
}

recipe *recipe_parse(const char *text, int *line)
{
    int number = 1;
    recipe *r = recipe_new(1);
    if (!r)
        return NULL;
    while (*text) {
        const char *end = text + strcspn(text, "\n");
        if (end > text && !read_line(r, text, end)) {
            if (line)
                *line = number;
            recipe_free(r);
            return NULL;
        }
        text = *end ? end + 1 : end;
        number++;
    }
    return r;
}

int recipe_count(const recipe *r)
{
    return r->count;
}

int recipe_servings(const recipe *r)
{
    return r->servings;
}

const char *recipe_name(const recipe *r, int index)
{
    return index < 0 || index >= r->count ? NULL : r->names[index];
}

long recipe_amount(const recipe *r, const char *name)
{
    long amount = 0;
    for (int i = 0; i < r->count; i++)
        if (strcmp(r->names[i], name) == 0)
            amount += r->amounts[i];
    return amount;
}

static int scaled(const recipe *r, int index, int servings)
{
    return (r->amounts[index] * servings + r->servings - 1) / r->servings;
}

int recipe_scale(recipe *r, int servings)
{
    if (servings < 1 || servings > 1000)
        return 0;
    for (int i = 0; i < r->count; i++)
        if (scaled(r, i, servings) > MOST)
            return 0;
    for (int i = 0; i < r->count; i++)
        r->amounts[i] = scaled(r, i, servings);
    r->servings = servings;
    return 1;
}
