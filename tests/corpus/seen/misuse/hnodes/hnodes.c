#include "hnodes.h"

#include <assert.h>
#include <stdlib.h>

struct hnodes {
        hnodes_hash  *hash;
        hnodes_same  *same;
        size_t        count;
        bool          busy;     /* with a walk or drain */
        unsigned      bits;
        struct hnode *chain[];
};

struct hnodes *hnodes_create(unsigned bits, hnodes_hash *hash, hnodes_same *same)
{
        struct hnodes *table;

        if (bits < 1 || bits > 16)
                return NULL;
        table = calloc(1, sizeof *table + ((size_t)1 << bits) * sizeof table->chain[0]);
        if (table == NULL)
                return NULL;
        table->hash = hash;
        table->same = same;
        table->bits = bits;
        return table;
}

void hnodes_destroy(struct hnodes *table)
{
        if (table == NULL)
                return;
        assert(table->count == 0 && !table->busy);
        free(table);
}

size_t hnodes_count(const struct hnodes *table)
{
        return table->count;
}

void hnode_init(struct hnode *node)
{
        node->next = NULL;
        node->table = NULL;
        node->hash = 0;
}

bool hnode_linked(const struct hnode *node)
{
        return node->table != NULL;
}

static size_t slot(const struct hnodes *table, uint32_t hash)
{
        return hash * 0x9e3779b1u >> (32 - table->bits);
}

static struct hnode *search(const struct hnodes *table, const struct hnode *like, uint32_t hash)
{
        struct hnode *n = table->chain[slot(table, hash)];

        while (n != NULL && (n->hash != hash || !table->same(n, like)))
                n = n->next;
        return n;
}

struct hnode *hnodes_link(struct hnodes *table, struct hnode *node)
{
        struct hnode *old, **head;
        uint32_t hash;

        assert(node->table == NULL);
        assert(!table->busy);
        hash = table->hash(node);
        old = search(table, node, hash);
        if (old != NULL)
                return old;
        head = &table->chain[slot(table, hash)];
        node->hash = hash;
        node->table = table;
        node->next = *head;
        *head = node;
        table->count++;
        return NULL;
}

static void cut(struct hnodes *table, struct hnode **link)
{
        struct hnode *node = *link;

        *link = node->next;
        hnode_init(node);
        table->count--;
}

void hnodes_unlink(struct hnodes *table, struct hnode *node)
{
        struct hnode **link;

        assert(node->table == table);
        assert(!table->busy);
        link = &table->chain[slot(table, node->hash)];
        while (*link != node)
                link = &(*link)->next;
        cut(table, link);
}

struct hnode *hnodes_find(const struct hnodes *table, const struct hnode *like)
{
        return search(table, like, table->hash(like));
}

size_t hnodes_walk(struct hnodes *table, hnodes_visit *visit, void *arg)
{
        size_t visits = 0, chains = (size_t)1 << table->bits;
        enum hnodes_todo todo = HNODES_CONTINUE;

        assert(!table->busy);
        table->busy = true;
        for (size_t i = 0; i < chains && todo != HNODES_STOP; i++) {
                struct hnode **link = &table->chain[i];
                while (*link != NULL && todo != HNODES_STOP) {
                        struct hnode *node = *link;
                        todo = visit(node, arg);
                        visits++;
                        if (todo == HNODES_UNLINK)
                                cut(table, link);
                        else
                                link = &node->next;
                }
        }
        table->busy = false;
        return visits;
}

void hnodes_drain(struct hnodes *table, hnodes_sink *sink, void *arg)
{
        size_t chains = (size_t)1 << table->bits;

        assert(!table->busy);
        table->busy = true;
        for (size_t i = 0; i < chains; i++) {
                while (table->chain[i] != NULL) {
                        struct hnode *node = table->chain[i];
                        cut(table, &table->chain[i]);
                        if (sink != NULL)
                                sink(node, arg);
                }
        }
        table->busy = false;
}
