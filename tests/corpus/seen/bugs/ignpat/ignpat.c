#include "ignpat.h"

#include <stdlib.h>
#include <string.h>

struct rule {
    char *pattern;
    unsigned char negated;
    unsigned char dir_only;
    unsigned char whole_path;
};

struct ign_list {
    struct rule *rules;
    size_t count;
    size_t room;
};

ign_list *ign_new(void)
{
    return calloc(1, sizeof(ign_list));
}

void ign_clear(ign_list *list)
{
    size_t i;

    for (i = 0; i < list->count; i++)
        free(list->rules[i].pattern);
    list->count = 0;
}

void ign_free(ign_list *list)
{
    if (!list)
        return;
    ign_clear(list);
    free(list->rules);
    free(list);
}

/* Drops the spaces at the end that no backslash protects. */
static void trim_spaces(char *s)
{
    char *first = NULL;
    char *p;

    for (p = s; *p; p++) {
        if (*p == ' ') {
            if (!first)
                first = p;
        } else {
            if (*p == '\\')
                p++;
            first = NULL;
        }
    }
    if (first)
        *first = '\0';
}

static int reserve(ign_list *list)
{
    struct rule *more;
    size_t room;

    if (list->count < list->room)
        return 0;
    if (list->count >= IGN_RULE_MAX)
        return -1;
    room = list->room ? list->room * 2 : 8;
    more = realloc(list->rules, room * sizeof *more);
    if (!more)
        return -1;
    list->rules = more;
    list->room = room;
    return 0;
}

static int add_bytes(ign_list *list, const char *line, size_t len)
{
    struct rule rule = {0};
    char *copy;
    size_t skip = 0;

    if (len > IGN_LINE_MAX)
        return -1;
    if (len == 0 || line[0] == '#')
        return 0;
    if (line[0] == '!') {
        rule.negated = 1;
        line++;
        len--;
    }
    copy = malloc(len + 1);
    if (!copy)
        return -1;
    memcpy(copy, line, len);
    copy[len] = '\0';

    trim_spaces(copy);
    len = strlen(copy);
    if (len > 0 && copy[len - 1] == '/') {
        rule.dir_only = 1;
        copy[--len] = '\0';
    }
    if (copy[0] == '/') {
        rule.whole_path = 1;
        skip = 1;
    }
    if (len <= skip) {
        free(copy);
        return 0;
    }
    memmove(copy, copy + skip, len - skip + 1);
    if (strchr(copy, '/'))
        rule.whole_path = 1;
    if (list->count >= IGN_RULE_MAX || reserve(list) != 0) {
        free(copy);
        return -1;
    }
    rule.pattern = copy;
    list->rules[list->count++] = rule;
    return 1;
}

int ign_add(ign_list *list, const char *line)
{
    if (strchr(line, '\n'))
        return -1;
    return add_bytes(list, line, strlen(line));
}

size_t ign_add_text(ign_list *list, const char *text, size_t len)
{
    size_t added = 0;

    while (len > 0) {
        const char *end = memchr(text, '\n', len);
        size_t line = end ? (size_t)(end - text) : len;
        const char *null = line ? memchr(text, '\0', line) : NULL;

        if (add_bytes(list, text, null ? (size_t)(null - text) : line) == 1)
            added++;
        if (!end)
            break;
        text += line + 1;
        len -= line + 1;
    }
    return added;
}

size_t ign_count(const ign_list *list)
{
    return list->count;
}

const char *ign_pattern(const ign_list *list, size_t i)
{
    return i < list->count ? list->rules[i].pattern : NULL;
}

/* Marks position i of the pattern as reached, and what follows without a byte. */
static void reach(const char *pattern, unsigned char *set, size_t i)
{
    for (;;) {
        set[i] = 1;
        if (pattern[i] != '*')
            return;
        i += pattern[i + 1] == '*' ? 2 : 1;
    }
}

/* All positions of the pattern at once: no backtracking, whatever the stars. */
static int wild(const char *pattern, const char *text)
{
    unsigned char now[IGN_LINE_MAX + 1] = {0};
    unsigned char next[IGN_LINE_MAX + 1];
    size_t length = strlen(pattern);
    size_t i;

    reach(pattern, now, 0);
    for (; *text; text++) {
        memset(next, 0, sizeof next);
        for (i = 0; i < length; i++) {
            if (!now[i])
                continue;
            if (pattern[i] == '*') {
                if (pattern[i + 1] == '*' || *text != '/')
                    reach(pattern, next, i);
            } else if (pattern[i] == '?') {
                if (*text != '/')
                    reach(pattern, next, i + 1);
            } else if (pattern[i] == '\\' && pattern[i + 1]) {
                if (*text == pattern[i + 1])
                    reach(pattern, next, i + 2);
            } else if (*text == pattern[i]) {
                reach(pattern, next, i + 1);
            }
        }
        memcpy(now, next, sizeof now);
    }
    return now[length];
}

int ign_match(const ign_list *list, const char *path, int is_dir)
{
    const char *slash = strrchr(path, '/');
    const char *last = slash ? slash + 1 : path;
    size_t i = list->count;

    while (i-- > 0) {
        const struct rule *rule = &list->rules[i];

        if (rule->dir_only && !is_dir)
            continue;
        if (wild(rule->pattern, rule->whole_path ? path : last))
            return !rule->negated;
    }
    return 0;
}
