/* Properties that pass, and that fail in every way; none has more than one cause. */
#include <assay.h>
#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct node {
    int key;
    struct node *next;
};

struct list {
    struct node *head;
    int size;
};

bool list_ok(const struct list *l)
{
    int left = l->size;
    for (const struct node *n = l->head; n; n = n->next)
        if (left-- == 0 || (n->next && n->key > n->next->key))
            return false;
    return left == 0;
}

ASSAY_SPACE(list_ok, n)
{
    assay_pool(struct node, n);
    assay_range(struct list, size, 0, n);
    assay_range(struct node, key, 0, n);
}

static int length(const struct list *l)
{
    int count = 0;
    for (const struct node *n = l->head; n; n = n->next)
        count++;
    return count;
}

ASSAY_PROPERTY void length_is_size(const struct list *l ASSAY_OF(list_ok))
{
    assert(length(l) == l->size);
}

ASSAY_PROPERTY void keys_are_few(const struct list *l ASSAY_OF(list_ok), int key)
{
    assert(l->size < 3 || l->head->key != key || key < 1);
}

ASSAY_PROPERTY bool sums_commute(const int *a, size_t n, int last ASSAY_IN(0, 40))
{
    long long up = last, down = last;
    for (size_t i = 0; i < n; i++) {
        up += a[i];
        down += a[n - 1 - i];
    }
    return up == down;
}

ASSAY_PROPERTY bool no_string_has_three(const char *s)
{
    return strlen(s) < 3 || s[2] != 'b';
}

ASSAY_PROPERTY void copies_fit(const char *s)
{
    char *copy = malloc(3);
    for (size_t i = 0; s[i] && i < 4; i++)
        copy[i] = s[i];
    free(copy);
}

ASSAY_PROPERTY void all_is_freed(int x)
{
    char *volatile block = malloc(10);
    if (x != 2)
        free(block);
    block = NULL;
}

ASSAY_PROPERTY void loops_end(int x, int y)
{
    for (volatile int i = 0; x == 2 && y == 1 && i >= 0;)
        i = (i + 1) % 1000;
}

ASSAY_PROPERTY int nothing_overflows(int x ASSAY_IN(0, 50))
{
    return INT_MAX - 30 + x != 0;
}

ASSAY_GENERATOR struct list *some_list(void)
{
    struct list *l = calloc(1, sizeof *l);
    for (long long left = assay_choose(0, 5); left > 0; left--) {
        struct node *n = malloc(sizeof *n);
        *n = (struct node){(int)assay_choose(0, 9), l->head};
        l->head = n;
        l->size++;
    }
    return l;
}

ASSAY_PROPERTY void heads_are_not_last(const struct list *l ASSAY_OF(some_list))
{
    if (l->size == 2 && l->head->key == 3)
        abort();
}
