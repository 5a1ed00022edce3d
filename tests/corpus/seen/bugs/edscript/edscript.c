#include "edscript.h"

#include <stdlib.h>
#include <string.h>

struct ed_text {
    char *bytes; /* with a NUL in place of each newline */
    size_t count;
    const char *line[ED_LINES_MAX];
};

struct step {
    enum ed_op op;
    char *line;
};

struct ed_script {
    size_t count;
    struct step step[2 * ED_LINES_MAX];
};

static char *copy_string(const char *s)
{
    size_t size = strlen(s) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, s, size);
    return copy;
}

ed_text *ed_text_new(const char *string)
{
    if (string == NULL || strlen(string) > ED_BYTES_MAX)
        return NULL;
    ed_text *text = malloc(sizeof *text);
    if (text == NULL)
        return NULL;
    text->count = 0;
    text->bytes = copy_string(string);
    if (text->bytes == NULL) {
        free(text);
        return NULL;
    }
    char *at = text->bytes;
    while (*at != '\0') {
        if (text->count == ED_LINES_MAX) {
            ed_text_free(text);
            return NULL;
        }
        text->line[text->count++] = at;
        char *end = strchr(at, '\n');
        if (end == NULL)
            break;
        *end = '\0';
        at = end + 1;
    }
    return text;
}

void ed_text_free(ed_text *text)
{
    if (text == NULL)
        return;
    free(text->bytes);
    free(text);
}

size_t ed_lines(const ed_text *text)
{
    return text->count;
}

const char *ed_line(const ed_text *text, size_t i)
{
    return i < text->count ? text->line[i] : NULL;
}

char *ed_join(const ed_text *text)
{
    size_t size = 1;
    for (size_t i = 0; i < text->count; i++)
        size += strlen(text->line[i]) + 1;
    char *string = malloc(size);
    if (string == NULL)
        return NULL;
    char *at = string;
    for (size_t i = 0; i < text->count; i++) {
        size_t n = strlen(text->line[i]);
        memcpy(at, text->line[i], n);
        at += n;
        *at++ = '\n';
    }
    *at = '\0';
    return string;
}

bool ed_same(const ed_text *a, const ed_text *b)
{
    if (a->count != b->count)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (strcmp(a->line[i], b->line[i]) != 0)
            return false;
    return true;
}

static bool add_step(ed_script *script, enum ed_op op, const char *line)
{
    char *copy = copy_string(line);
    if (copy == NULL)
        return false;
    script->step[script->count].op = op;
    script->step[script->count].line = copy;
    script->count++;
    return true;
}

/*
 * Myers, "An O(ND) Difference Algorithm": reach[most + k] is the furthest x on
 * diagonal k = x - y.  Row d of `rows` is what `reach` was before round d.
 * Returns the number of rounds.
 */
static int search(const ed_text *a, const ed_text *b, int *reach, int *rows)
{
    int n = (int)a->count, m = (int)b->count, most = n + m;
    size_t width = 2 * (size_t)most + 1;

    reach[most + 1] = 0;
    for (int d = 0;; d++) {
        memcpy(rows + (size_t)d * width, reach, width * sizeof *reach);
        for (int k = -d; k <= d; k += 2) {
            int x;
            if (k == -d || (k != d && reach[most + k - 1] < reach[most + k + 1]))
                x = reach[most + k + 1];
            else
                x = reach[most + k - 1] + 1;
            int y = x - k;
            while (x < n && y < m && strcmp(a->line[x], b->line[y]) == 0) {
                x++;
                y++;
            }
            reach[most + k] = x;
            if (x >= n && y >= m)
                return d;
        }
    }
}

/* Walks back from the end; the steps come out in reverse. */
static bool trace(const ed_text *a, const ed_text *b, const int *rows, int d, ed_script *script)
{
    int x = (int)a->count, y = (int)b->count, most = x + y;
    size_t width = 2 * (size_t)most + 1;

    for (; d > 0; d--) {
        const int *reach = rows + (size_t)d * width;
        int k = x - y;
        bool down = k == -d || (k != d && reach[most + k - 1] < reach[most + k + 1]);
        int from_k = down ? k + 1 : k - 1;
        int from_x = reach[most + from_k], from_y = from_x - from_k;
        while (x > from_x && y > from_y) {
            if (!add_step(script, ED_KEEP, a->line[x - 1]))
                return false;
            x--;
            y--;
        }
        if (!(down ? add_step(script, ED_ADD, b->line[from_y]) : add_step(script, ED_DELETE, a->line[from_x])))
            return false;
        x = from_x;
        y = from_y;
    }
    for (; x > 0; x--)
        if (!add_step(script, ED_KEEP, a->line[x - 1]))
            return false;
    return true;
}

ed_script *ed_compare(const ed_text *a, const ed_text *b)
{
    size_t most = a->count + b->count, width = 2 * most + 1;
    int *reach = calloc(width, sizeof *reach);
    int *rows = malloc((most + 1) * width * sizeof *rows);
    ed_script *script = malloc(sizeof *script);

    if (script != NULL)
        script->count = 0;
    if (reach == NULL || rows == NULL || script == NULL ||
        !trace(a, b, rows, search(a, b, reach, rows), script)) {
        ed_script_free(script);
        script = NULL;
    }
    free(reach);
    free(rows);
    if (script != NULL)
        for (size_t i = 0, j = script->count; i + 1 < j; i++) {
            struct step other = script->step[--j];
            script->step[j] = script->step[i];
            script->step[i] = other;
        }
    return script;
}

void ed_script_free(ed_script *script)
{
    if (script == NULL)
        return;
    for (size_t i = 0; i < script->count; i++)
        free(script->step[i].line);
    free(script);
}

size_t ed_steps(const ed_script *script)
{
    return script->count;
}

int ed_step(const ed_script *script, size_t i, const char **line)
{
    if (i >= script->count)
        return 0;
    if (line != NULL)
        *line = script->step[i].line;
    return script->step[i].op;
}

size_t ed_distance(const ed_script *script)
{
    size_t distance = 0;
    for (size_t i = 0; i < script->count; i++)
        distance += script->step[i].op != ED_KEEP;
    return distance;
}

void ed_reverse(ed_script *script)
{
    for (size_t i = 0; i < script->count; i++) {
        struct step *step = &script->step[i];
        if (step->op == ED_DELETE)
            step->op = ED_ADD;
        else if (step->op == ED_ADD)
            step->op = ED_DELETE;
    }
}

ed_text *ed_apply(const ed_script *script, const ed_text *text)
{
    size_t size = 1, next = 0;
    for (size_t i = 0; i < script->count; i++) {
        const struct step *step = &script->step[i];
        if (step->op != ED_DELETE)
            size += strlen(step->line) + 1;
        if (step->op == ED_ADD)
            continue;
        if (next == text->count || strcmp(text->line[next], step->line) != 0)
            return NULL;
        next++;
    }
    if (next != text->count)
        return NULL;

    ed_text *made = malloc(sizeof *made);
    if (made == NULL)
        return NULL;
    made->count = 0;
    made->bytes = malloc(size);
    if (made->bytes == NULL) {
        free(made);
        return NULL;
    }
    char *at = made->bytes;
    for (size_t i = 0; i < script->count; i++) {
        const struct step *step = &script->step[i];
        if (step->op == ED_DELETE)
            continue;
        size_t n = strlen(step->line) + 1;
        memcpy(at, step->line, n);
        made->line[made->count++] = at;
        at += n;
    }
    return made;
}
