/* Properties that look at every byte of one input each: they pass exactly when
 * the test has built it right. */
#define _GNU_SOURCE
#include <assay.h>
#include <assert.h>
#include <malloc.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "shapes.h"

/* As the code under test may do with what it is given. */
static void free_tree(struct node *node)
{
    if (!node)
        return;
    free_tree(node->left);
    free_tree(node->right);
    free(node);
}

ASSAY_PROPERTY static bool tree(struct bst *t, int key)
{
    struct node *root = t->root;
    bool good = key == -3 && t->size == 3 && root->key == 5 && root->left->key == 2 && !root->left->left &&
                root->right->key == 7 && !root->right->right;
    free_tree(root);
    t->root = NULL;
    return good;
}

ASSAY_PROPERTY int cycle(struct node *a, struct node *b)
{
    return a->left == b && b->right == a && b->left == b && !a->right && a->key == 1;
}

ASSAY_PROPERTY void numbers(int *a, size_t n)
{
    assert(n == 20 && a[0] == 1 && a[19] == 20 && a[7] == 8);
    assert(shapes_sum(a, n) == 210);
    assert(malloc_usable_size(a) >= n * sizeof *a);
    a = realloc(a, 2 * n * sizeof *a);
    assert(a);
    free(a);
}

ASSAY_PROPERTY bool nothing(int *a, size_t n)
{
    return a && n == 0;
}

ASSAY_PROPERTY bool texts(const char *s, const char *again, char *buffer, const unsigned char *bytes)
{
    return strcmp(s, "say \"hi\\\"\n\xff?\?/\x01") == 0 && s == again && memcmp(buffer, "abc\0\0\0", 6) == 0 &&
           bytes[0] == 200 && bytes[1] == 0 && bytes[2] == 255;
}

static bool numbers_of(const struct everything *e)
{
    return e->letter == 'x' && e->quote == '\'' && e->small == -128 && e->byte == 255 && e->least == -2147483647 - 1 &&
           e->lowest == -9223372036854775807ll - 1 && e->highest == 18446744073709551615ull &&
           e->wide == -((__int128)1 << 100) && e->a == 5 && e->b == 31 && e->c == -8 && e->color == BLUE &&
           e->narrow == 0.1f && e->ratio == -1e300 && isnan(e->none) && isinf(e->never) && e->exact == 1.1L && e->flag;
}

ASSAY_PROPERTY bool every_field(const struct everything *e)
{
    double parts[2];
    memcpy(parts, &e->complex, sizeof parts);
    return numbers_of(e) && strcmp(e->name, "abcdefg") == 0 && memcmp(e->raw, "\1\0\2\0", 4) == 0 &&
           e->grid[0][2] == 3 && e->grid[1][0] == -4 && e->parts[1].x == 9 && e->parts[1].on && e->part.x == -1 &&
           e->tagged == (uintptr_t)e + 1 && parts[0] == 1 && parts[1] == 2;
}

ASSAY_PROPERTY bool unions(struct choice *choices)
{
    return choices[0].kind == 1 && choices[0].as.node->key == 4 && choices[0].big == 7 && choices[0].inner == 3 &&
           choices[1].as.ratio == 0.5 && choices[1].little == -2 && choices[2].as.number == 66051 &&
           choices[2].big == 1 && choices[3].as.node == choices[0].as.node;
}

ASSAY_PROPERTY bool flexible(struct packet *p, struct packet *q, struct words *w)
{
    return p->length == 3 && memcmp(p->data, "a\0b", 3) == 0 && strcmp(q->data, "text") == 0 && w->count == 2 &&
           strcmp(w->words[0], "one") == 0 && strcmp(w->words[1], "&two") == 0;
}

ASSAY_PROPERTY bool embedded(struct links *head, struct item *first)
{
    return head->next == &first->links && first->links.prev == head && first->value == 1 &&
           ((struct item *)((char *)first->links.next - offsetof(struct item, links)))->value == 2;
}

ASSAY_PROPERTY bool untyped(void *memory, void *behind)
{
    struct node *node = *(struct node **)((char *)memory + 8);
    return ((unsigned char *)memory)[3] == 255 && node->key == 6 && (char *)behind == (char *)memory + 16;
}

ASSAY_PROPERTY bool calls(int (*twist)(int), void (*nothing_to_do)(void), int (*stray)(int))
{
    nothing_to_do();
    return twist(3) == 1 && (uintptr_t)stray == 0x1234;
}

ASSAY_PROPERTY bool by_value(const struct part part, point p, enum color color, double d, struct choice choice)
{
    return part.x == 4 && part.on && p.x == 1 && p.y == -1 && color == GREEN && d == 2 && choice.as.node->key == 8 &&
           choice.little == 5;
}

ASSAY_PROPERTY bool arrays(struct table *t)
{
    return t->rows[0].id == 1 && strcmp(t->rows[1].text, "second") == 0 && t->cells[1][0] == 30 && t->count == 2 &&
           t->nodes[0] == t->nodes[2] && !t->nodes[1] && t->nodes[0]->key == 11;
}

ASSAY_PROPERTY bool aligned(struct wide *w)
{
    return (uintptr_t)w % 64 == 0 && w->value == 5 && w->next == w;
}

ASSAY_PROPERTY bool constant(struct fixed *f, const struct fixed g)
{
    return f->capacity == 70000 && f->low == 5 && f->high == 8191 && f->used == 2 && f->node->key == 3 &&
           strcmp(f->name, "fixed") == 0 && f->part.x == 4 && f->part.on && g.node == f->node && g.used == 1;
}

ASSAY_PROPERTY bool no_input(void)
{
    return true;
}

/* The name of the property is that of a variable of its test. */
ASSAY_PROPERTY bool node0(struct node *n)
{
    return n->key == 1;
}

int main(void)
{
    return 99;
}
