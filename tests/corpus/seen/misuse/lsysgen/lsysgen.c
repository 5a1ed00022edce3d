#include "lsysgen.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct lsys {
    const char *rule[UCHAR_MAX + 1];
    char *text;
    size_t length;
};

struct turtle {
    double x, y;
    double heading;             /* degrees, in (-360, 360) */
};

lsys *lsys_new(void)
{
    lsys *l = calloc(1, sizeof *l);

    if (l == NULL)
        return NULL;
    l->text = calloc(1, 1);
    if (l->text == NULL) {
        free(l);
        return NULL;
    }
    return l;
}

void lsys_free(lsys *l)
{
    if (l == NULL)
        return;
    free(l->text);
    free(l);
}

static void replace(lsys *l, char *text, size_t length)
{
    free(l->text);
    l->text = text;
    l->length = length;
}

int lsys_axiom(lsys *l, const char *text)
{
    size_t length = strlen(text);
    char *copy;

    if (length > LSYS_LIMIT)
        return -1;
    copy = malloc(length + 1);
    if (copy == NULL)
        return -1;
    memcpy(copy, text, length + 1);
    replace(l, copy, length);
    return 0;
}

void lsys_rule(lsys *l, char symbol, const char *text)
{
    if (symbol != '\0')
        l->rule[(unsigned char)symbol] = text;
}

int lsys_step(lsys *l)
{
    size_t size[UCHAR_MAX + 1];
    size_t length = 0, used = 0;
    char *text;

    for (int i = 0; i <= UCHAR_MAX; i++)
        size[i] = l->rule[i] != NULL ? strlen(l->rule[i]) : 1;
    for (size_t i = 0; i < l->length; i++) {
        size_t part = size[(unsigned char)l->text[i]];
        if (part > LSYS_LIMIT - length)
            return -1;
        length += part;
    }
    text = malloc(length + 1);
    if (text == NULL)
        return -1;
    for (size_t i = 0; i < l->length; i++) {
        unsigned char symbol = (unsigned char)l->text[i];

        if (l->rule[symbol] == NULL)
            text[used] = (char)symbol;
        else
            memcpy(text + used, l->rule[symbol], size[symbol]);
        used += size[symbol];
    }
    text[used] = '\0';
    replace(l, text, used);
    return 0;
}

const char *lsys_text(const lsys *l)
{
    return l->text;
}

size_t lsys_length(const lsys *l)
{
    return l->length;
}

size_t lsys_count(const lsys *l, char symbol)
{
    size_t count = 0;

    for (size_t i = 0; i < l->length; i++)
        count += l->text[i] == symbol;
    return count;
}

static void forward(struct turtle *turtle)
{
    double radians = turtle->heading * 3.14159265358979323846 / 180;

    turtle->x += cos(radians);
    turtle->y += sin(radians);
}

static void turn(struct turtle *turtle, double degrees)
{
    turtle->heading = fmod(turtle->heading + degrees, 360);
}

int lsys_walk(const lsys *l, double angle, lsys_line *line, void *user)
{
    struct turtle stack[LSYS_NEST];
    struct turtle turtle = { 0, 0, 0 };
    int depth = 0;

    angle = isfinite(angle) ? fmod(angle, 360) : 0;
    for (const char *at = l->text; *at != '\0'; at++) {
        char symbol = *at;

        if (symbol >= 'A' && symbol <= 'Z') {
            struct turtle from = turtle;
            int result;

            forward(&turtle);
            result = line(user, from.x, from.y, turtle.x, turtle.y);
            if (result != 0)
                return result;
        } else if (symbol >= 'a' && symbol <= 'z') {
            forward(&turtle);
        } else if (symbol == '+') {
            turn(&turtle, angle);
        } else if (symbol == '-') {
            turn(&turtle, -angle);
        } else if (symbol == '|') {
            turn(&turtle, 180);
        } else if (symbol == '[') {
            if (depth == LSYS_NEST)
                return LSYS_EBRACKET;
            stack[depth++] = turtle;
        } else if (symbol == ']') {
            if (depth == 0)
                return LSYS_EBRACKET;
            turtle = stack[--depth];
        }
    }
    return 0;
}
