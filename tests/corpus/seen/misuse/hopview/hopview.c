#include "hopview.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* A binary trie; a node at depth n stands for a prefix of length n. */
typedef struct node {
    struct node *child[2];
    const struct hv_hop *hop;
} node;

struct hv_table {
    node *root;
    size_t count;
};

static unsigned bit(uint32_t address, unsigned depth)
{
    return (address >> (31 - depth)) & 1u;
}

hv_table *hv_new(void)
{
    return calloc(1, sizeof(hv_table));
}

static void free_below(node *n)
{
    if (n != NULL) {
        free_below(n->child[0]);
        free_below(n->child[1]);
        free(n);
    }
}

void hv_free(hv_table *t)
{
    if (t != NULL) {
        free_below(t->root);
        free(t);
    }
}

/* Frees the nodes on the way to a prefix that are of no use any more. */
static void prune(node **link, uint32_t prefix, unsigned depth, unsigned len)
{
    node *n = *link;

    if (n == NULL)
        return;
    if (depth < len)
        prune(&n->child[bit(prefix, depth)], prefix, depth + 1, len);
    if (n->hop == NULL && n->child[0] == NULL && n->child[1] == NULL) {
        free(n);
        *link = NULL;
    }
}

static node *find(const hv_table *t, uint32_t prefix, unsigned len)
{
    node *n = t->root;
    unsigned depth;

    for (depth = 0; n != NULL && depth < len; ++depth)
        n = n->child[bit(prefix, depth)];
    return n;
}

int hv_add(hv_table *t, uint32_t prefix, unsigned len, const struct hv_hop *hop)
{
    node **link = &t->root;
    unsigned depth;
    int added;

    assert(len <= 32);
    assert(hop != NULL);
    if (t->count >= HV_MAX_ROUTES) {
        node *n = find(t, prefix, len);

        if (n == NULL || n->hop == NULL)
            return -1;
    }
    for (depth = 0;; ++depth) {
        if (*link == NULL) {
            *link = calloc(1, sizeof(node));
            if (*link == NULL) {
                prune(&t->root, prefix, 0, len);
                return -1;
            }
        }
        if (depth == len)
            break;
        link = &(*link)->child[bit(prefix, depth)];
    }
    added = (*link)->hop == NULL;
    (*link)->hop = hop;
    if (added)
        ++t->count;
    return added;
}

int hv_remove(hv_table *t, uint32_t prefix, unsigned len)
{
    node *n;

    assert(len <= 32);
    n = find(t, prefix, len);
    if (n == NULL || n->hop == NULL)
        return 0;
    n->hop = NULL;
    --t->count;
    prune(&t->root, prefix, 0, len);
    return 1;
}

const struct hv_hop *hv_route(const hv_table *t, uint32_t address)
{
    const struct hv_hop *best = NULL;
    const node *n = t->root;
    unsigned depth = 0;

    while (n != NULL) {
        if (n->hop != NULL && n->hop->up)
            best = n->hop;
        if (depth == 32)
            break;
        n = n->child[bit(address, depth)];
        ++depth;
    }
    return best;
}

const struct hv_hop *hv_get(const hv_table *t, uint32_t prefix, unsigned len)
{
    const node *n;

    assert(len <= 32);
    n = find(t, prefix, len);
    return n != NULL ? n->hop : NULL;
}

size_t hv_count(const hv_table *t)
{
    return t->count;
}

static int each(const node *n, uint32_t prefix, unsigned len, hv_visit visit, void *arg)
{
    int status = 0;

    if (n == NULL)
        return 0;
    if (n->hop != NULL)
        status = visit(prefix, len, n->hop, arg);
    if (status == 0)
        status = each(n->child[0], prefix, len + 1, visit, arg);
    if (status == 0 && len < 32)
        status = each(n->child[1], prefix | ((uint32_t)1 << (31 - len)), len + 1, visit, arg);
    return status;
}

int hv_each(const hv_table *t, hv_visit visit, void *arg)
{
    return each(t->root, 0, 0, visit, arg);
}

uint32_t hv_mask(unsigned len)
{
    return len == 0 ? 0 : UINT32_MAX << (32 - len);
}

/* A decimal number up to most; NULL if there is none. */
static const char *number(const char *p, unsigned most, unsigned *value)
{
    unsigned n = 0;

    if (*p < '0' || *p > '9' || (*p == '0' && p[1] >= '0' && p[1] <= '9'))
        return NULL;
    for (; *p >= '0' && *p <= '9'; ++p) {
        n = n * 10 + (unsigned)(*p - '0');
        if (n > most)
            return NULL;
    }
    *value = n;
    return p;
}

int hv_parse(const char *text, uint32_t *prefix, unsigned *len)
{
    uint32_t address = 0;
    unsigned part, bits = 32;
    int i;

    for (i = 0; i < 4; ++i) {
        if (i > 0 && *text++ != '.')
            return 0;
        text = number(text, 255, &part);
        if (text == NULL)
            return 0;
        address = address << 8 | part;
    }
    if (*text == '/') {
        text = number(text + 1, 32, &bits);
        if (text == NULL)
            return 0;
    }
    if (*text != '\0')
        return 0;
    *prefix = address & hv_mask(bits);
    *len = bits;
    return 1;
}

char *hv_print(uint32_t prefix, unsigned len, char *buf)
{
    assert(len <= 32);
    prefix &= hv_mask(len);
    snprintf(buf, HV_TEXT_SIZE, "%u.%u.%u.%u/%u", (unsigned)(prefix >> 24), (unsigned)(prefix >> 16 & 255),
             (unsigned)(prefix >> 8 & 255), (unsigned)(prefix & 255), len);
    return buf;
}
