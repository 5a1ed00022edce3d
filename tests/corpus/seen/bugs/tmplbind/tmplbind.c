#include "tmplbind.h"

#include <stdlib.h>
#include <string.h>

struct var {
    struct var *next;
    char *name;
    char *value;
};

struct tb_vars {
    struct var *first;
    size_t size;
};

struct out {
    char *text;
    size_t length;
    size_t room;
};

static char *dup_n(const char *text, size_t n)
{
    char *copy = malloc(n + 1);
    if (copy == NULL)
        return NULL;
    memcpy(copy, text, n);
    copy[n] = '\0';
    return copy;
}

tb_vars *tb_new(void)
{
    return calloc(1, sizeof(tb_vars));
}

static void var_free(struct var *var)
{
    free(var->name);
    free(var->value);
    free(var);
}

void tb_free(tb_vars *v)
{
    if (v == NULL)
        return;
    while (v->first != NULL) {
        struct var *next = v->first->next;
        var_free(v->first);
        v->first = next;
    }
    free(v);
}

static struct var *find(const tb_vars *v, const char *name, size_t n)
{
    for (struct var *var = v->first; var != NULL; var = var->next)
        if (strlen(var->name) == n && memcmp(var->name, name, n) == 0)
            return var;
    return NULL;
}

int tb_bind(tb_vars *v, const char *name, const char *value)
{
    struct var *var = find(v, name, strlen(name));
    char *copy = dup_n(value, strlen(value));
    if (copy == NULL)
        return -1;
    if (var == NULL) {
        var = calloc(1, sizeof *var);
        if (var != NULL)
            var->name = dup_n(name, strlen(name));
        if (var == NULL || var->name == NULL) {
            free(var);
            free(copy);
            return -1;
        }
        var->next = v->first;
        v->first = var;
        v->size++;
    }
    free(var->value);
    var->value = copy;
    return 0;
}

int tb_unbind(tb_vars *v, const char *name)
{
    for (struct var **link = &v->first; *link != NULL; link = &(*link)->next) {
        struct var *var = *link;
        if (strcmp(var->name, name) == 0) {
            *link = var->next;
            v->size--;
            var_free(var);
            return 1;
        }
    }
    return 0;
}

const char *tb_value(const tb_vars *v, const char *name)
{
    const struct var *var = find(v, name, strlen(name));
    return var == NULL ? NULL : var->value;
}

size_t tb_size(const tb_vars *v)
{
    return v->size;
}

static int put(struct out *out, const char *text, size_t n)
{
    if (n > out->room - out->length) {
        size_t room = 2 * out->room + n;
        char *wider = realloc(out->text, room + 1);
        if (wider == NULL)
            return -1;
        out->text = wider;
        out->room = room;
    }
    memcpy(out->text + out->length, text, n);
    out->length += n;
    return 0;
}

/* Takes the blanks off both ends. */
static void trim(const char **start, const char **end)
{
    while (*start < *end && **start == ' ')
        ++*start;
    while (*start < *end && (*end)[-1] == ' ')
        --*end;
}

char *tb_render(const tb_vars *v, const char *text)
{
    struct out out = {malloc(65), 0, 64};
    int bad = out.text == NULL;
    while (!bad) {
        const char *open = strstr(text, "{{");
        const char *close = open == NULL ? NULL : strstr(open + 2, "}}");
        if (close == NULL)
            break;
        bad = put(&out, text, (size_t)(open - text));
        const char *start = open + 2, *end = close;
        trim(&start, &end);
        const struct var *var = find(v, start, (size_t)(end - start));
        if (!bad && var != NULL)
            bad = put(&out, var->value, strlen(var->value));
        text = close + 2;
    }
    if (bad || put(&out, text, strlen(text)) != 0) {
        free(out.text);
        return NULL;
    }
    out.text[out.length] = '\0';
    return out.text;
}

size_t tb_count(const char *text)
{
    size_t count = 0;
    while ((text = strstr(text, "{{")) != NULL) {
        const char *close = strstr(text + 2, "}}");
        if (close == NULL)
            continue;
        count++;
        text = close + 2;
    }
    return count;
}

int tb_complete(const tb_vars *v, const char *text)
{
    while ((text = strstr(text, "{{")) != NULL) {
        const char *start = text + 2, *close = strstr(start, "}}");
        if (close == NULL)
            break;
        text = close + 2;
        trim(&start, &close);
        if (find(v, start, (size_t)(close - start)) == NULL)
            return 0;
    }
    return 1;
}
