#include "inplcfg.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    const char *section, *name, *value;
};

struct inpl_cfg {
    struct entry *entry;
    size_t len, cap;
};

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Cuts white space off both ends of begin..end. */
static char *trim(char *begin, char *end)
{
    while (begin < end && is_blank(*begin))
        begin++;
    while (end > begin && is_blank(end[-1]))
        end--;
    *end = '\0';
    return begin;
}

static int add(inpl_cfg *cfg, const char *section, const char *name, const char *value)
{
    struct entry *e;

    if (cfg->len == INPL_MAXENTRIES)
        return -1;
    if (cfg->len == cfg->cap) {
        size_t cap = cfg->cap ? cfg->cap * 2 : 8;

        e = realloc(cfg->entry, cap * sizeof *e);
        if (!e)
            return -1;
        cfg->entry = e;
        cfg->cap = cap;
    }
    e = &cfg->entry[cfg->len++];
    e->section = section;
    e->name = name;
    e->value = value;
    return 0;
}

/* One line without its end.  Returns 0, 1 when it is wrong, -1 when there is
   no room for it. */
static int read_line(inpl_cfg *cfg, char *begin, char *end, const char **section)
{
    char *equals;

    begin = trim(begin, end);
    if (*begin == '\0' || *begin == '#' || *begin == ';')
        return 0;
    end = begin + strlen(begin);
    if (*begin == '[') {
        if (end[-1] != ']')
            return 1;
        *section = trim(begin + 1, end - 1);
        return 0;
    }
    equals = strchr(begin, '=');
    if (!equals)
        return 1;
    begin = trim(begin, equals);
    if (*begin == '\0')
        return 1;
    return add(cfg, *section, begin, trim(equals + 1, end));
}

inpl_cfg *inpl_open(char *text, size_t *line)
{
    inpl_cfg *cfg = calloc(1, sizeof *cfg);
    const char *section = "";
    size_t number = 0;
    int last = 0;

    if (line)
        *line = 0;
    if (!cfg)
        return NULL;
    while (!last) {
        char *end = text + strcspn(text, "\n");
        int status;

        last = *end == '\0';
        number++;
        status = read_line(cfg, text, end, &section);
        if (status != 0) {
            if (line && status > 0)
                *line = number;
            inpl_close(cfg);
            return NULL;
        }
        text = end + 1;
    }
    return cfg;
}

void inpl_close(inpl_cfg *cfg)
{
    if (!cfg)
        return;
    free(cfg->entry);
    free(cfg);
}

static struct entry *find(const inpl_cfg *cfg, const char *section, const char *name)
{
    size_t i;

    if (!section)
        section = "";
    for (i = cfg->len; i-- > 0;) {
        struct entry *e = &cfg->entry[i];

        if (strcmp(e->name, name) == 0 && strcmp(e->section, section) == 0)
            return e;
    }
    return NULL;
}

const char *inpl_get(const inpl_cfg *cfg, const char *section, const char *name)
{
    const struct entry *e = find(cfg, section, name);

    return e ? e->value : NULL;
}

long inpl_get_long(const inpl_cfg *cfg, const char *section, const char *name, long fallback)
{
    const char *value = inpl_get(cfg, section, name);
    char *end;
    long number;
    int saved = errno, failed;

    if (!value)
        return fallback;
    errno = 0;
    number = strtol(value, &end, 10);
    failed = errno != 0 || end == value || *end != '\0';
    errno = saved;
    return failed ? fallback : number;
}

int inpl_get_bool(const inpl_cfg *cfg, const char *section, const char *name, int fallback)
{
    static const char *const words[2][4] = {
        {"no", "false", "off", "0"},
        {"yes", "true", "on", "1"},
    };
    const char *value = inpl_get(cfg, section, name);
    int truth, i;

    if (value)
        for (truth = 0; truth < 2; truth++)
            for (i = 0; i < 4; i++)
                if (strcmp(value, words[truth][i]) == 0)
                    return truth;
    return fallback;
}

int inpl_set(inpl_cfg *cfg, const char *section, const char *name, const char *value)
{
    struct entry *e = find(cfg, section, name);

    if (!e)
        return add(cfg, section ? section : "", name, value);
    e->value = value;
    return 0;
}

size_t inpl_count(const inpl_cfg *cfg)
{
    return cfg->len;
}

int inpl_each(const inpl_cfg *cfg, inpl_fn *fn, void *ctx)
{
    int result = 0;
    size_t i;

    for (i = 0; i < cfg->len && result == 0; i++) {
        const struct entry *e = &cfg->entry[i];

        result = fn(ctx, e->section, e->name, e->value);
    }
    return result;
}
