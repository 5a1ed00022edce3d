#include "haversac.h"

#include <stdlib.h>

struct node {
    hv_pile pile;
    struct node *next;
};

struct hv_bag {
    struct node *first;
    struct node *hand;
    unsigned piles;
    unsigned last_id;
};

hv_bag *hv_new(void)
{
    return calloc(1, sizeof(hv_bag));
}

void hv_free(hv_bag *bag)
{
    if (bag == NULL)
        return;
    while (bag->first != NULL) {
        struct node *next = bag->first->next;
        free(bag->first);
        bag->first = next;
    }
    free(bag);
}

// The link that points to the pile, or to the NULL at the end.
static struct node **find(hv_bag *bag, unsigned id)
{
    struct node **link = &bag->first;
    while (*link != NULL && (*link)->pile.id != id)
        link = &(*link)->next;
    return link;
}

static void discard(hv_bag *bag, struct node **link)
{
    struct node *gone = *link;
    *link = gone->next;
    bag->piles--;
    free(gone);
}

unsigned hv_add(hv_bag *bag, unsigned kind, unsigned count)
{
    if (kind >= HV_KINDS || count == 0 || count > HV_PILE_MAX || bag->piles == HV_PILES_MAX)
        return 0;
    struct node *node = malloc(sizeof *node);
    if (node == NULL)
        return 0;
    node->pile = (hv_pile){.id = ++bag->last_id, .kind = kind, .count = count, .wear = 0};
    node->next = NULL;
    *find(bag, 0) = node;
    bag->piles++;
    return node->pile.id;
}

bool hv_drop(hv_bag *bag, unsigned id)
{
    struct node **link = find(bag, id);
    if (*link == NULL)
        return false;
    if (bag->hand == *link)
        bag->hand = NULL;
    discard(bag, link);
    return true;
}

bool hv_use(hv_bag *bag, unsigned id)
{
    struct node **link = find(bag, id);
    if (*link == NULL)
        return false;
    if (--(*link)->pile.count == 0)
        return hv_drop(bag, id);
    return true;
}

unsigned hv_split(hv_bag *bag, unsigned id, unsigned count)
{
    struct node *from = *find(bag, id);
    if (from == NULL || count >= from->pile.count)
        return 0;
    unsigned made = hv_add(bag, from->pile.kind, count);
    if (made == 0)
        return 0;
    (*find(bag, made))->pile.wear = from->pile.wear;
    from->pile.count -= count;
    return made;
}

unsigned hv_tidy(hv_bag *bag)
{
    unsigned less = 0;
    for (struct node *onto = bag->first; onto != NULL; onto = onto->next) {
        struct node **link = &onto->next;
        while (*link != NULL) {
            const hv_pile *other = &(*link)->pile;
            if (other->kind == onto->pile.kind && other->wear == onto->pile.wear &&
                other->count + onto->pile.count <= HV_PILE_MAX) {
                onto->pile.count += other->count;
                discard(bag, link);
                less++;
            } else {
                link = &(*link)->next;
            }
        }
    }
    return less;
}

bool hv_wield(hv_bag *bag, unsigned id)
{
    struct node *node = *find(bag, id);
    if (node == NULL && id != 0)
        return false;
    bag->hand = node;
    return true;
}

unsigned hv_wielded(const hv_bag *bag)
{
    return bag->hand == NULL ? 0 : bag->hand->pile.id;
}

unsigned hv_strike(hv_bag *bag)
{
    if (bag->hand == NULL)
        return 1;
    bag->hand->pile.wear++;
    return bag->hand->pile.kind + 2;
}

bool hv_look(const hv_bag *bag, unsigned id, hv_pile *out)
{
    for (const struct node *node = bag->first; node != NULL; node = node->next) {
        if (node->pile.id == id) {
            *out = node->pile;
            return true;
        }
    }
    return false;
}

unsigned hv_piles(const hv_bag *bag)
{
    return bag->piles;
}

unsigned hv_weight(const hv_bag *bag)
{
    unsigned sum = 0;
    for (const struct node *node = bag->first; node != NULL; node = node->next)
        sum += node->pile.count * (node->pile.kind + 1);
    if (bag->hand != NULL)
        sum -= bag->hand->pile.count * (bag->hand->pile.kind + 1) / 2;
    return sum;
}
