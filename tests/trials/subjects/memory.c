/* Properties that treat memory well and badly. */
#include <assay.h>
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "types.h"

static struct node *new_node(int key)
{
    struct node *node = malloc(sizeof *node);
    *node = (struct node){.key = key};
    return node;
}

/* ---- no leak ---- */

static int sum(const struct node *node)
{
    return node ? node->key + sum(node->left) + sum(node->right) : 0;
}

ASSAY_PROPERTY void walks(struct tree *t)
{
    assert(sum(t->root) >= 0);
}

ASSAY_PROPERTY void inserts(struct tree *t)
{
    struct node **at = &t->root;
    while (*at)
        at = &(*at)->right;
    *at = new_node(9);
}

ASSAY_PROPERTY void removes(struct tree *t)
{
    struct node *old = t->root;
    if (old) {
        t->root = old->right;
        if (!old->left)
            free(old);
        else
            t->root = old;
    }
}

static struct node *cache;
ASSAY_PROPERTY void caches(int a)
{
    if (!cache)
        cache = new_node(a);
    if (!cache->left)
        cache->left = new_node(a);
    assert(cache->key == 0 && cache->left->key == 0);
}

static struct node *spare;
ASSAY_PROPERTY void keeps_spare(struct tree *t)
{
    for (struct node *node = spare; node; node = node->right)
        assert(node->key < 100);
    if (t->root && !t->root->left) {
        struct node *old = t->root;
        t->root = old->right;
        old->right = spare;
        spare = old;
    }
}

static _Thread_local char *own;
ASSAY_PROPERTY void keeps_in_thread(int a)
{
    if (!own)
        own = malloc(10);
    own[0] = (char)a;
}

static pthread_key_t key;
ASSAY_PROPERTY void keeps_specific(int a)
{
    if (a == 0) {
        pthread_key_create(&key, NULL);
        pthread_setspecific(key, malloc(10));
    }
    assert(pthread_getspecific(key));
}

ASSAY_PROPERTY void points_inside(int **place)
{
    int *block = malloc(10 * sizeof *block);
    *place = block + 3;
}

ASSAY_PROPERTY void uses_library(int a)
{
    FILE *file = fopen("/dev/null", "w");
    fprintf(file, "%d", a);
    printf("%d\n", a);
    fclose(file);
    free(strdup("text"));
    void *block = NULL;
    assert(posix_memalign(&block, 64, 100) == 0);
    block = realloc(block, 5000);
    free(realloc(block, 3));
    free(aligned_alloc(32, 64));
    free(calloc(3, 5));
}

ASSAY_PROPERTY void assumes_late(int a)
{
    char *block = malloc(100);
    assay_assume(a == 3);
    free(block);
}

ASSAY_GENERATOR int *careless(void)
{
    int *number = malloc(sizeof *number);
    *number = (int)assay_choose(0, 1);
    memset(malloc(50), 0, 50); /* its own leak, not the property's */
    return number;
}

ASSAY_PROPERTY void after_careless(int *number)
{
    assert(*number < 2);
}

/* ---- leaks ---- */

ASSAY_PROPERTY void leaks(int a)
{
    char *block = malloc(24);
    block[0] = (char)a;
    if (block[0] != 2)
        free(block);
}

ASSAY_PROPERTY void leaks_chain(int a)
{
    if (a == 1) {
        struct node *one = new_node(1);
        one->left = new_node(2);
        one->right = new_node(3);
    }
}

ASSAY_PROPERTY void unlinks(struct tree *t)
{
    if (t->root)
        t->root = t->root->right;
}

ASSAY_PROPERTY void loses_cache(int a)
{
    if (a % 2 == 0)
        cache = new_node(a); /* and what it had? */
}

/* ---- what nobody wrote ---- */

ASSAY_PROPERTY bool reads_fresh_heap(int a)
{
    struct point *p = malloc(sizeof *p);
    p->x = (short)a;
    bool is_zero = p->y == 0;
    free(p);
    return !is_zero || a < 0;
}

ASSAY_PROPERTY void labels_fresh_heap(int a)
{
    char *p = malloc(16);
    p[0] = (char)a;
    if (p[5])
        assay_label("not zero");
    free(p);
}

static __attribute__((noinline)) int fresh_stack(int a)
{
    int cells[40];
    cells[0] = a;
    __asm__ volatile("" : : "r"(cells) : "memory");
    return cells[20];
}

ASSAY_PROPERTY void asserts_fresh_stack(int a)
{
    assert(fresh_stack(a) != 0);
}

ASSAY_PROPERTY void trusts_calloc(int a)
{
    static const size_t sizes[] = {1, 24, 100, 5000, 60000, 65536, 65537, 100000, 140000, 300000, 5000000};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        char *block = calloc(1, sizes[i]);
        for (size_t k = 0; k < sizes[i]; k++)
            assert(block[k] == 0);
        memset(block, a + 1, sizes[i]);
        free(block);
    }
}

ASSAY_PROPERTY void grows(int a)
{
    char *block = malloc(10);
    memset(block, a + 1, 10);
    block = realloc(block, 70000);
    for (int i = 0; i < 10; i++)
        assert(block[i] == a + 1);
    memset(block, 0, 70000);
    block = realloc(block, 20);
    free(block);
}

ASSAY_PROPERTY void counts_itself(int a)
{
    static int calls;
    (void)a;
    assay_note("call %d", ++calls);
}

ASSAY_PROPERTY void fails_the_second_time(int a)
{
    static int calls;
    (void)a;
    assert(++calls < 2);
}

ASSAY_PROPERTY void notes_addresses(int a)
{
    void *p = malloc(100);
    assay_note("%p %d", p, a);
    free(p);
}
