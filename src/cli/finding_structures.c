/* The structures that a finding may have instead of its own while it is made
 * smaller, in the order of preference. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/finding.h"

#define SMALLER_MOST 20000 /* for one parameter */

/* ---- order ---- */

struct offered {
    const char *packed; /* struct trial_structure */
    size_t place;       /* in the order of the search */
};

static struct trial_structure head_of(const char *packed)
{
    struct trial_structure head;
    memcpy(&head, packed, sizeof head);
    return head;
}

static int compare_numbers(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

/* Objects stand as they are reached, fields as they are declared, and where a
 * pointer is there are zeros: small numbers come first, and shapes in the order
 * of the search. */
static int compare_content(const char *a, const char *b, uint32_t objects)
{
    for (uint32_t i = 0; i < objects; i++) {
        struct trial_object left, right;
        memcpy(&left, a, sizeof left);
        memcpy(&right, b, sizeof right);
        if (left.size != right.size)
            return compare_numbers(left.size, right.size);
        int order = memcmp(a + sizeof left, b + sizeof right, left.size);
        if (order)
            return order;
        size_t padded = (left.size + 7ul) / 8 * 8;
        a += sizeof left + padded + left.pointer_count * sizeof(struct trial_pointer);
        b += sizeof right + padded + right.pointer_count * sizeof(struct trial_pointer);
    }
    return 0;
}

static int by_preference(const void *a, const void *b)
{
    const struct offered *left = a, *right = b;
    struct trial_structure x = head_of(left->packed), y = head_of(right->packed);
    int order = compare_numbers(x.object_count, y.object_count);
    if (!order)
        order = compare_content(left->packed + sizeof x, right->packed + sizeof y, x.object_count);
    return order ? order : compare_numbers(left->place, right->place);
}

/* ---- offers ---- */

typedef VECTOR(struct offered) offers;

/* Those of one scope that lower ones did not have, and that are not larger. */
static void gather(offers *all, const struct structure_chunk *chunk, size_t scope, uint32_t objects)
{
    uint64_t lower = (1ull << (scope < 63 ? scope : 63)) - 1;
    for (size_t i = 0; chunk->is_last && i < chunk->starts.count && all->count < SMALLER_MOST; i++) {
        const char *packed = chunk->packed.s + chunk->starts.items[i];
        struct trial_structure head = head_of(packed);
        if (head.object_count <= objects && !(head.scopes & lower))
            vector_push(all, ((struct offered){packed, all->count}));
    }
}

/* They come before its own in the finding's list. */
static bool offer_for(struct finding *finding, struct subject *subject, size_t parameter, int scope,
                      struct error *error)
{
    struct structure_list *own = &finding->lists[parameter], list = {0};
    struct shelf *shelf = subject_shelf(subject, &finding->property->sources[parameter], error);
    if (!shelf)
        return false;
    if (!own->starts.count)
        return true;
    offers all = VECTOR_INIT;
    struct trial_structure present = head_of(own->packed.s + own->starts.items[0]);
    for (size_t s = 0; s < shelf->stocks.count && (int)s <= scope; s++)
        gather(&all, &shelf->stocks.items[s].chunk, s, present.object_count);
    if (all.count)
        qsort(all.items, all.count, sizeof *all.items, by_preference);
    for (size_t i = 0; i < all.count; i++)
        structure_list_add(&list, all.items[i].packed, 0);
    vector_release(&all);
    structure_list_add(&list, own->packed.s, own->starts.items[0]);
    structure_list_end_segment(&list);
    structure_list_release(own);
    *own = list;
    return true;
}

bool finding_offer_structures(struct finding *finding, struct subject *subject, int scope, struct error *error)
{
    size_t parameter = 0;
    for (size_t i = 0; i < finding->choice_count; i++) {
        struct trial_choice *choice = &finding->choices[i];
        if (choice->kind != CHOOSE_STRUCTURE)
            continue;
        while (finding->property->sources[parameter].kind != SOURCE_PREDICATE)
            parameter++;
        if (!offer_for(finding, subject, parameter, scope, error))
            return false;
        choice->index = choice->most = finding->lists[parameter].starts.count - 1;
        choice->origin = 0;
        parameter++;
    }
    return true;
}

void finding_settle_structures(struct finding *finding)
{
    size_t parameter = 0;
    for (size_t i = 0; i < finding->choice_count; i++) {
        struct trial_choice *choice = &finding->choices[i];
        if (choice->kind != CHOOSE_STRUCTURE)
            continue;
        while (finding->property->sources[parameter].kind != SOURCE_PREDICATE)
            parameter++;
        struct structure_list *list = &finding->lists[parameter++], one = {0};
        structure_list_add(&one, list->packed.s, list->starts.items[choice->index]);
        structure_list_end_segment(&one);
        structure_list_release(list);
        *list = one;
        choice->index = choice->most = 0;
    }
}
