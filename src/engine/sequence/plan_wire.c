#include "engine/sequence/wire.h"

#include <string.h>

/* The same walk measures and writes, so that both agree. */
struct wiring {
    char *block; /* NULL: only measured */
    size_t at;
};

static size_t place(struct wiring *wiring, const void *bytes, size_t size)
{
    size_t at = wiring->at;
    if (wiring->block && bytes && size)
        memcpy(wiring->block + at, bytes, size);
    wiring->at = (at + size + 15) & ~(size_t)15;
    return at;
}

#define PLACE(wiring, vector) (uint32_t)place(wiring, (vector)->items, (vector)->count * sizeof *(vector)->items)

struct wired { /* where everything is */
    uint32_t values, nodes, operations, sorts, makers,
        requires,
    terms, numbers, texts, templates, before, after, contracts, counts;
};

/* ---- what points into the plan ---- */

static uint32_t place_nodes(struct wiring *wiring, const struct sequence_plan *plan, uint32_t values)
{
    uint32_t at = PLACE(wiring, &plan->nodes);
    for (size_t i = 0; wiring->block && i < plan->nodes.count; i++) {
        struct sequence_node *node = (struct sequence_node *)(void *)(wiring->block + at) + i;
        node->values = node->value_count ? values + node->values * (uint32_t)sizeof(int64_t) : 0;
    }
    return at;
}

static uint32_t place_texts(struct wiring *wiring, char *const *texts, size_t count)
{
    uint32_t at = (uint32_t)place(wiring, NULL, count * sizeof(struct sequence_text));
    for (size_t i = 0; i < count; i++) {
        const char *text = texts[i];
        struct sequence_text entry = {.size = (uint32_t)strlen(text)};
        entry.bytes = (uint32_t)place(wiring, text, entry.size + 1);
        if (wiring->block)
            ((struct sequence_text *)(void *)(wiring->block + at))[i] = entry;
    }
    return at;
}

static struct wired place_plan(struct wiring *wiring, const struct sequence_plan *plan)
{
    struct wired wired = {.values = PLACE(wiring, &plan->values)};
    wired.nodes = place_nodes(wiring, plan, wired.values);
    wired.operations = PLACE(wiring, &plan->items);
    wired.sorts = PLACE(wiring, &plan->sorts);
    wired.makers = PLACE(wiring, &plan->makers);
    wired.
        requires
    = PLACE(wiring, &plan->requires);
    wired.terms = (uint32_t)place(wiring, plan->terms, sizeof plan->terms);
    wired.numbers = PLACE(wiring, &plan->mined.numbers);
    wired.texts = place_texts(wiring, plan->mined.texts.items, plan->mined.texts.count);
    wired.templates = place_texts(wiring, plan->mined.templates.items, plan->mined.templates.count);
    wired.before = PLACE(wiring, &plan->before);
    wired.after = PLACE(wiring, &plan->after);
    return wired;
}

static void place_journal(struct wiring *wiring, const struct sequence_plan *plan, struct wired *wired)
{
    wired->contracts = PLACE(wiring, &plan->contracts);
    wired->counts = (uint32_t)place(wiring, NULL, plan->items.count * sizeof(struct sequence_operation_counts));
}

/* ---- the head ---- */

static void tell(struct sequences *sequences, const struct sequence_plan *plan, const struct wired *wired)
{
    sequences->nodes = wired->nodes;
    sequences->node_count = (uint32_t)plan->nodes.count;
    sequences->operations = wired->operations;
    sequences->operation_count = (uint32_t)plan->items.count;
    sequences->sorts = wired->sorts;
    sequences->sort_count = (uint32_t)plan->sorts.count;
    sequences->contracts = wired->contracts;
    sequences->contract_count = (uint32_t)plan->contracts.count;
    sequences->makers = wired->makers;
    sequences->
        requires
    = wired->
          requires;
    sequences->terms = wired->terms;
    sequences->numbers = wired->numbers;
    sequences->number_count = (uint32_t)plan->mined.numbers.count;
    sequences->texts = wired->texts;
    sequences->text_count = (uint32_t)plan->mined.texts.count;
    sequences->templates = wired->templates;
    sequences->template_count = (uint32_t)plan->mined.templates.count;
    sequences->before = wired->before;
    sequences->before_count = (uint32_t)plan->before.count;
    sequences->after = wired->after;
    sequences->after_count = (uint32_t)plan->after.count;
    sequences->counts = wired->counts;
}

size_t sequence_plan_size(const struct sequence_plan *plan)
{
    struct wiring wiring = {0};
    struct wired wired = place_plan(&wiring, plan);
    place_journal(&wiring, plan, &wired);
    return wiring.at;
}

size_t sequence_plan_wire(const struct sequence_plan *plan, struct sequences *sequences, size_t at)
{
    struct wiring wiring = {.block = (char *)sequences, .at = at};
    struct wired wired = place_plan(&wiring, plan);
    place_journal(&wiring, plan, &wired);
    tell(sequences, plan, &wired);
    return wiring.at;
}

void sequence_plan_wire_again(const struct sequence_plan *plan, struct sequences *sequences, size_t at)
{
    struct wiring wiring = {.block = (char *)sequences, .at = at};
    struct wired wired = place_plan(&wiring, plan);
    wiring.block = NULL;
    place_journal(&wiring, plan, &wired);
    tell(sequences, plan, &wired);
}
