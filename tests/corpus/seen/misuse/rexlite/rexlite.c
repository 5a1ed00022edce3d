#include "rexlite.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define MAX_STEPS 200000

enum node_type { CHAR, ANY, BEGIN, END, OPEN, CLOSE };

struct node {
    enum node_type type;
    char c;
    int group;
    size_t least; /* repetitions */
    size_t most;
};

struct rx {
    int count;
    int groups;
    struct node nodes[RX_MAX_NODES];
};

static bool parse(rx *r, const char *pattern)
{
    int open[RX_MAX_GROUPS], depth = 0;
    for (; *pattern != '\0'; pattern++) {
        struct node node = {CHAR, *pattern, 0, 1, 1};
        switch (*pattern) {
        case '.':
            node.type = ANY;
            break;
        case '^':
            node.type = BEGIN;
            break;
        case '$':
            node.type = END;
            break;
        case '(':
            if (r->groups == RX_MAX_GROUPS)
                return false;
            node.type = OPEN;
            node.group = ++r->groups;
            open[depth++] = node.group;
            break;
        case ')':
            if (depth == 0)
                return false;
            node.type = CLOSE;
            node.group = open[--depth];
            break;
        case '*':
        case '+':
        case '?':
            return false;
        case '\\':
            node.c = *++pattern;
            if (node.c == '\0')
                return false;
            break;
        default:
            break;
        }
        if ((node.type == CHAR || node.type == ANY) && pattern[1] != '\0' && strchr("*+?", pattern[1]) != NULL) {
            pattern++;
            node.least = *pattern == '+';
            node.most = *pattern == '?' ? 1 : (size_t)-1;
        }
        if (r->count == RX_MAX_NODES)
            return false;
        r->nodes[r->count++] = node;
    }
    return depth == 0;
}

rx *rx_compile(const char *pattern)
{
    rx *r = calloc(1, sizeof *r);
    if (r != NULL && !parse(r, pattern)) {
        free(r);
        return NULL;
    }
    return r;
}

void rx_free(rx *r)
{
    free(r);
}

int rx_groups(const rx *r)
{
    return r->groups;
}

/* 1, 0 or -1; the hit is only good after 1. */
static int match(const rx *r, int at, size_t pos, rx_hit *hit, long *steps)
{
    for (; at < r->count; at++) {
        const struct node *node = &r->nodes[at];
        if (--*steps < 0)
            return -1;
        switch (node->type) {
        case BEGIN:
            if (pos != 0)
                return 0;
            continue;
        case END:
            if (hit->text[pos] != '\0')
                return 0;
            continue;
        case OPEN:
            hit->start[node->group] = pos;
            continue;
        case CLOSE:
            hit->end[node->group] = pos;
            continue;
        case CHAR:
        case ANY:
            break;
        }
        size_t count = 0;
        while (count < node->most && hit->text[pos + count] != '\0' &&
               (node->type == ANY || hit->text[pos + count] == node->c))
            count++;
        if (count < node->least)
            return 0;
        if (node->least == node->most) {
            pos += count;
            continue;
        }
        for (;; count--) {
            int result = match(r, at + 1, pos + count, hit, steps);
            if (result != 0)
                return result;
            if (count == node->least)
                return 0;
        }
    }
    hit->end[0] = pos;
    return 1;
}

static int search(const rx *r, const char *text, size_t from, rx_hit *hit)
{
    rx_hit found = {.text = text, .groups = r->groups};
    long steps = MAX_STEPS;
    for (size_t pos = from;; pos++) {
        found.start[0] = pos;
        int result = match(r, 0, pos, &found, &steps);
        if (result == 1)
            *hit = found;
        if (result != 0 || text[pos] == '\0')
            return result;
    }
}

int rx_search(const rx *r, const char *text, rx_hit *hit)
{
    return search(r, text, 0, hit);
}

int rx_next(const rx *r, rx_hit *hit)
{
    size_t from = hit->end[0];
    if (hit->start[0] == from) {
        if (hit->text[from] == '\0')
            return 0;
        from++;
    }
    return search(r, hit->text, from, hit);
}

const char *rx_group(const rx_hit *hit, int group)
{
    assert(group >= 0 && group <= hit->groups && hit->groups <= RX_MAX_GROUPS);
    return hit->text + hit->start[group];
}

size_t rx_group_length(const rx_hit *hit, int group)
{
    assert(group >= 0 && group <= hit->groups && hit->groups <= RX_MAX_GROUPS);
    return hit->end[group] - hit->start[group];
}

size_t rx_group_copy(const rx_hit *hit, int group, char *out, size_t size)
{
    size_t length = rx_group_length(hit, group);
    if (size > 0) {
        size_t count = length < size ? length : size - 1;
        memmove(out, rx_group(hit, group), count);
        out[count] = '\0';
    }
    return length;
}
