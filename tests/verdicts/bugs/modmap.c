/* fails in: modmap_put modmap_get */
#include "modmap.h"
#include <stdlib.h>
struct entry {
    struct entry *next;
    int key, value;
};
struct modmap {
    struct entry **table;
};
struct modmap *modmap_new(void)
{
    struct modmap *m = malloc(sizeof *m);
    if (!m)
        return NULL;
    m->table = calloc(8, sizeof *m->table);
    if (!m->table) {
        free(m);
        return NULL;
    }
    return m;
}
void modmap_free(struct modmap *m)
{
    if (!m)
        return;
    for (int i = 0; i < 8; i++)
        for (struct entry *e = m->table[i]; e;) {
            struct entry *n = e->next;
            free(e);
            e = n;
        }
    free(m->table);
    free(m);
}
bool modmap_put(struct modmap *m, int key, int value)
{
    struct entry *e = malloc(sizeof *e);
    if (!e)
        return false;
    e->key = key;
    e->value = value;
    e->next = m->table[key % 8];
    m->table[key % 8] = e;
    return true;
}
bool modmap_get(const struct modmap *m, int key, int *value)
{
    for (struct entry *e = m->table[key % 8]; e; e = e->next)
        if (e->key == key) {
            *value = e->value;
            return true;
        }
    return false;
}
