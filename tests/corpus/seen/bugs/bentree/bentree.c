#include "bentree.h"
#include <stdlib.h>
#include <string.h>

struct text {
    char *p;
    size_t len;
};

struct item {
    struct text key;        /* of a dictionary */
    bt_node *value;
};

struct bt_node {
    bt_type kind;
    int64_t num;
    struct text str;
    size_t count, cap;
    struct item *items;
};

struct input {
    const unsigned char *p;
    size_t left;
};

void bt_free(bt_node *n)
{
    if (n == NULL)
        return;
    for (size_t i = 0; i < n->count; i++) {
        free(n->items[i].key.p);
        bt_free(n->items[i].value);
    }
    free(n->items);
    free(n->str.p);
    free(n);
}

static int read_text(struct input *in, struct text *out)
{
    size_t len = 0, digits = 0;
    int zero = 0;

    while (in->left > 0 && *in->p >= '0' && *in->p <= '9') {
        if (zero || len > SIZE_MAX / 10 - 9)
            return -1;
        zero = digits == 0 && *in->p == '0';
        len = len * 10 + (size_t)(*in->p - '0');
        digits++, in->p++, in->left--;
    }
    if (digits == 0 || in->left == 0 || *in->p != ':')
        return -1;
    in->p++, in->left--;
    if (len > in->left)
        return -1;
    out->p = malloc(len + 1);
    if (out->p == NULL)
        return -1;
    memcpy(out->p, in->p, len);
    out->p[len] = '\0';
    out->len = len;
    in->p += len, in->left -= len;
    return 0;
}

static int read_int(struct input *in, int64_t *out)
{
    uint64_t v = 0, max = INT64_MAX;
    int neg = 0, digits = 0;

    if (in->left > 0 && *in->p == '-') {
        neg = 1, max++;
        in->p++, in->left--;
    }
    while (in->left > 0 && *in->p >= '0' && *in->p <= '9') {
        unsigned d = *in->p - '0';
        if ((digits > 0 && v == 0) || v > (max - d) / 10)
            return -1;
        v = v * 10 + d;
        digits++, in->p++, in->left--;
    }
    if (digits == 0 || (neg && v == 0) || in->left == 0 || *in->p != 'e')
        return -1;
    in->p++, in->left--;
    *out = neg ? -(int64_t)(v - 1) - 1 : (int64_t)v;
    return 0;
}

static size_t find(const bt_node *n, const char *key, size_t len)
{
    size_t i;

    for (i = 0; i < n->count; i++)
        if (n->items[i].key.len == len && (len == 0 || memcmp(n->items[i].key.p, key, len) == 0))
            break;
    return i;
}

static bt_node *read_value(struct input *in, int depth);

static int read_item(struct input *in, bt_node *n, int depth)
{
    struct item item = { { NULL, 0 }, NULL };
    size_t at = n->count;

    if (n->kind == BT_DICT && read_text(in, &item.key) != 0)
        return -1;
    item.value = read_value(in, depth);
    if (item.value == NULL)
        goto failed;
    if (n->kind == BT_DICT)
        at = find(n, item.key.p, item.key.len);
    if (at < n->count) {
        bt_free(n->items[at].value);
        n->items[at].value = item.value;
        return 0;
    }
    if (n->count == n->cap) {
        size_t cap = n->cap ? n->cap * 2 : 4;
        struct item *items = realloc(n->items, cap * sizeof *items);

        if (items == NULL)
            goto failed;
        n->items = items;
        n->cap = cap;
    }
    n->items[n->count++] = item;
    return 0;
failed:
    free(item.key.p);
    bt_free(item.value);
    return -1;
}

static int read_into(struct input *in, bt_node *n, int depth)
{
    unsigned char c = *in->p;

    if (c >= '0' && c <= '9') {
        n->kind = BT_STR;
        return read_text(in, &n->str);
    }
    in->p++, in->left--;
    if (c == 'i') {
        n->kind = BT_INT;
        return read_int(in, &n->num);
    }
    if (c != 'l' && c != 'd')
        return -1;
    n->kind = c == 'l' ? BT_LIST : BT_DICT;
    while (in->left > 0 && *in->p != 'e')
        if (read_item(in, n, depth + 1) != 0)
            return -1;
    if (in->left == 0)
        return -1;
    in->p++, in->left--;
    return 0;
}

static bt_node *read_value(struct input *in, int depth)
{
    bt_node *n;

    if (in->left == 0 || depth >= BT_MAX_DEPTH)
        return NULL;
    n = calloc(1, sizeof *n);
    if (n != NULL && read_into(in, n, depth) != 0) {
        bt_free(n);
        n = NULL;
    }
    return n;
}

bt_node *bt_decode(const void *data, size_t len, size_t *used)
{
    struct input in = { data, len };
    bt_node *n = read_value(&in, 0);

    if (used != NULL)
        *used = n != NULL ? len - in.left : 0;
    return n;
}

bt_type bt_kind(const bt_node *n)
{
    return n->kind;
}

int64_t bt_int(const bt_node *n)
{
    return n->num;
}

const char *bt_str(const bt_node *n, size_t *len)
{
    *len = n->str.len;
    return n->str.p;
}

size_t bt_count(const bt_node *n)
{
    return n->count;
}

const bt_node *bt_at(const bt_node *n, size_t i)
{
    return i < n->count ? n->items[i].value : NULL;
}

const bt_node *bt_get(const bt_node *n, const char *key, size_t len)
{
    return n->kind == BT_DICT ? bt_at(n, find(n, key, len)) : NULL;
}
