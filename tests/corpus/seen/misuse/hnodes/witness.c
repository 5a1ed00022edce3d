#include "hnodes.h"

#include <stdlib.h>
#include <string.h>

struct item {
    struct hnode link;
    unsigned id;
};

static uint32_t hash(const struct hnode *node)
{
    return HNODE_OF(node, const struct item, link)->id % 8;
}

static bool same(const struct hnode *a, const struct hnode *b)
{
    return HNODE_OF(a, const struct item, link)->id == HNODE_OF(b, const struct item, link)->id;
}

#ifdef LEGAL
static enum hnodes_todo odd(struct hnode *node, void *arg)
{
    ++*(int *)arg;
    return HNODE_OF(node, struct item, link)->id % 2 ? HNODES_UNLINK : HNODES_CONTINUE;
}

static enum hnodes_todo stop(struct hnode *node, void *arg)
{
    (void)node, (void)arg;
    return HNODES_STOP;
}

static void counted(struct hnode *node, void *arg)
{
    *(int *)arg += hnode_linked(node) ? 1000 : 1;
}
#else
static enum hnodes_todo meddle(struct hnode *node, void *arg)
{
    hnodes_unlink(arg, node);
    return HNODES_CONTINUE;
}
#endif

int main(int count, char **arguments)
{
    struct hnodes *table = hnodes_create(2, hash, same), *other = hnodes_create(16, hash, same);
    struct item items[20];
    if (hnodes_create(0, hash, same) != NULL || hnodes_create(17, hash, same) != NULL)
        return 2;
    for (unsigned i = 0; i < 20; i++) {
        hnode_init(&items[i].link);
        items[i].id = i;
        if (hnodes_link(table, &items[i].link) != NULL)
            return 2;
    }
#ifdef LEGAL
    (void)count, (void)arguments;
    int n = 0;
    struct item key = {.id = 13};
    hnode_init(&key.link);
    if (hnodes_find(table, &key.link) != &items[13].link || hnodes_link(table, &key.link) != &items[13].link ||
        hnode_linked(&key.link) || hnodes_find(other, &key.link) != NULL)
        return 2;
    hnodes_unlink(table, &items[0].link);
    if (hnodes_count(table) != 19 || hnodes_walk(table, stop, NULL) != 1 || hnodes_walk(table, odd, &n) != 19 ||
        n != 19 || hnodes_count(table) != 9 || hnodes_find(table, &key.link) != NULL)
        return 2;
    if (hnodes_link(other, &key.link) != NULL)
        return 2;
    hnodes_drain(other, NULL, NULL);
    n = 0;
    hnodes_drain(table, counted, &n);
    if (n != 9 || hnodes_count(table) != 0 || hnodes_walk(table, odd, &n) != 0)
        return 2;
    hnodes_destroy(table);
    hnodes_destroy(other);
    hnodes_destroy(NULL);
#else
    struct item *lost = malloc(sizeof *lost);
    memset(lost, 0x5a, sizeof *lost);
    lost->id = 99;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        hnodes_destroy(table);
        break;
    case 2:
        hnodes_link(other, &items[3].link);
        break;
    case 3:
        hnodes_unlink(other, &items[3].link);
        break;
    case 4:
        hnodes_walk(table, meddle, table);
        break;
    case 5:
        hnode_init(&lost->link);
        hnodes_link(table, &lost->link);
        free(lost);
        hnodes_drain(table, NULL, NULL);
        break;
    case 6:
        hnodes_link(table, &lost->link);
        break;
    }
#endif
    return 0;
}
