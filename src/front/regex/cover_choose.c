/* Covering sets: every choice, or every two choices that can go together. */
#include "front/regex/cover.h"

#include <string.h>

struct chooser {
    const struct cover *cover;
    size_t limit;
    struct error *error;
};

void cover_set_release(struct cover_set *set)
{
    for (size_t i = 0; i < set->count; i++)
        cover_class_release(&set->classes[i]);
    mem_free(set->classes);
    *set = (struct cover_set)COVER_SET_INIT;
}

/* A new empty class at the end; NULL: too many. */
static struct cover_class *new_class(struct chooser *chooser, struct cover_set *set)
{
    if (set->count >= chooser->limit) {
        error_set(chooser->error, ERROR_INPUT, "regex: a covering set needs more than %zu classes", chooser->limit);
        return NULL;
    }
    set->classes = vector_grow(set->classes, &set->capacity, set->count + 1, sizeof *set->classes);
    set->classes[set->count] = (struct cover_class)COVER_CLASS_INIT;
    return &set->classes[set->count++];
}

static bool choose_each(struct chooser *chooser, const struct cover_node *node, struct cover_set *set);
static bool choose_pairs(struct chooser *chooser, const struct cover_node *node, struct cover_set *set);

/* Does choose_each leave out pairs of choices? */
static bool has_pairs(const struct cover *cover, const struct cover_node *node)
{
    size_t with_choices = 0;
    for (size_t i = 0; i < node->count; i++) {
        if (has_pairs(cover, node->items[i]))
            return true;
        with_choices += node->items[i]->points > 0;
    }
    if (node->ast->kind == AST_REPEAT && with_choices) {
        size_t spans = 0;
        for (size_t i = 0; i < node->span_count; i++) {
            if (cover_elements(cover, node, i) > 1)
                return true;
            spans += node->spans[i].min > 0;
        }
        return spans > 1;
    }
    return node->ast->kind != AST_ALTERNATION && with_choices > 1;
}

/* Row i takes class (i + its own number) of each list, round and round. */
static bool zip(struct chooser *chooser, const struct cover_set *lists, size_t count, const struct cover_class *prefix,
                struct cover_set *set)
{
    size_t rows = 1;
    for (size_t f = 0; f < count; f++)
        rows = lists[f].count > rows ? lists[f].count : rows;
    for (size_t i = 0; i < rows; i++) {
        struct cover_class *class = new_class(chooser, set);
        if (!class)
            return false;
        cover_class_append(class, prefix);
        for (size_t f = 0; f < count; f++)
            cover_class_append(class, &lists[f].classes[(i + f) % lists[f].count]);
    }
    return true;
}

/* ---- pairs across lists, greedily (after AETG, Cohen et al. 1997) ---- */

struct pairing {
    const struct cover_set *lists;
    size_t count, values; /* values: of all lists together */
    size_t *offsets;      /* of the values of list f */
    bool *covered;        /* [value * values + value], first list < second list */
    size_t *row;
    bool *fixed;
};

static size_t gain(const struct pairing *p, size_t list, size_t value)
{
    size_t gain = 0, mine = p->offsets[list] + value;
    for (size_t f = 0; f < p->count; f++) {
        if (!p->fixed[f] || f == list)
            continue;
        size_t other = p->offsets[f] + p->row[f];
        gain += !(f < list ? p->covered[other * p->values + mine] : p->covered[mine * p->values + other]);
    }
    return gain;
}

/* Fixes the first uncovered pair at or behind *from; false: there is none. */
static bool seed_row(struct pairing *p, size_t *from)
{
    memset(p->fixed, 0, p->count * sizeof *p->fixed);
    for (; *from < p->values * p->values; ++*from) {
        if (p->covered[*from])
            continue;
        size_t pair[2] = {*from / p->values, *from % p->values};
        for (size_t side = 0; side < 2; side++) {
            size_t f = p->count - 1;
            while (p->offsets[f] > pair[side])
                f--;
            p->row[f] = pair[side] - p->offsets[f];
            p->fixed[f] = true;
        }
        return true;
    }
    return false;
}

static void complete_row(struct pairing *p)
{
    for (size_t f = 0; f < p->count; f++) {
        if (p->fixed[f])
            continue;
        size_t best = 0, best_gain = 0;
        for (size_t value = 0; value < p->lists[f].count; value++) {
            size_t here = gain(p, f, value);
            if (here > best_gain) {
                best_gain = here;
                best = value;
            }
        }
        p->row[f] = best;
        p->fixed[f] = true;
    }
    for (size_t f = 0; f < p->count; f++)
        for (size_t g = f + 1; g < p->count; g++)
            p->covered[(p->offsets[f] + p->row[f]) * p->values + p->offsets[g] + p->row[g]] = true;
}

static void pairing_init(struct pairing *p)
{
    p->offsets = mem_array(p->count + 1, sizeof *p->offsets);
    for (size_t f = 0; f < p->count; f++)
        p->offsets[f + 1] = p->offsets[f] + p->lists[f].count;
    p->values = p->offsets[p->count];
    p->covered = mem_array(p->values * p->values + 1, sizeof *p->covered);
    p->row = mem_array(p->count + 1, sizeof *p->row);
    p->fixed = mem_array(p->count + 1, sizeof *p->fixed);
    memset(p->covered, true, p->values * p->values);
    for (size_t f = 0; f < p->count; f++)
        for (size_t value = p->offsets[f]; value < p->offsets[f + 1]; value++)
            memset(p->covered + value * p->values + p->offsets[f + 1], false, p->values - p->offsets[f + 1]);
}

#define VALUE_LIMIT 4096

static bool pair_lists(struct chooser *chooser, const struct cover_set *lists, size_t count,
                       const struct cover_class *prefix, struct cover_set *set)
{
    struct pairing p = {.lists = lists, .count = count};
    size_t values = 0, from = 0;
    for (size_t f = 0; f < count; f++)
        values += lists[f].count;
    if (values > VALUE_LIMIT)
        return error_set(chooser->error, ERROR_INPUT, "regex: %zu choices are too many for pairs of them", values);
    pairing_init(&p);
    bool fits = true;
    while (fits && seed_row(&p, &from)) {
        complete_row(&p);
        struct cover_class *class = new_class(chooser, set);
        fits = class != NULL;
        if (class)
            cover_class_append(class, prefix);
        for (size_t f = 0; class && f < count; f++)
            cover_class_append(class, &lists[f].classes[p.row[f]]);
    }
    mem_free(p.offsets);
    mem_free(p.covered);
    mem_free(p.row);
    mem_free(p.fixed);
    return fits;
}

/* ---- nodes one after the other ---- */

struct run {
    struct cover_node *const *nodes;
    size_t count, stride; /* stride 0: the same node again and again */
};

static const struct cover_node *run_node(const struct run *run, size_t i)
{
    return run->nodes[i * run->stride];
}

static void release_lists(struct cover_set *lists, size_t count)
{
    for (size_t i = 0; i < count; i++)
        cover_set_release(&lists[i]);
    mem_free(lists);
}

/* One list a node: its pairs where it has some and they are wanted, else each choice. */
static struct cover_set *lists_of(struct chooser *chooser, const struct run *run, bool pairs)
{
    struct cover_set *lists = mem_array(run->count + 1, sizeof *lists);
    for (size_t i = 0; i < run->count; i++) {
        const struct cover_node *node = run_node(run, i);
        bool done = pairs && has_pairs(chooser->cover, node) ? choose_pairs(chooser, node, &lists[i])
                                                             : choose_each(chooser, node, &lists[i]);
        if (!done) {
            release_lists(lists, run->count);
            return NULL;
        }
    }
    return lists;
}

static bool zip_run(struct chooser *chooser, const struct run *run, bool pairs, const struct cover_class *prefix,
                    struct cover_set *set)
{
    struct cover_set *lists = lists_of(chooser, run, pairs);
    bool done = lists && zip(chooser, lists, run->count, prefix, set);
    if (lists)
        release_lists(lists, run->count);
    return done;
}

/* Pairs across the nodes, then what pairs there are inside each of them. */
static bool pair_run(struct chooser *chooser, const struct run *run, const struct cover_class *prefix,
                     struct cover_set *set)
{
    struct cover_set *lists = lists_of(chooser, run, false);
    size_t varied = 0;
    bool inside = false;
    for (size_t i = 0; lists && i < run->count; i++) {
        varied += lists[i].count > 1;
        inside = inside || has_pairs(chooser->cover, run_node(run, i));
    }
    bool done = lists != NULL;
    if (done && varied > 1)
        done = pair_lists(chooser, lists, run->count, prefix, set);
    else if (done && !inside)
        done = zip(chooser, lists, run->count, prefix, set);
    if (lists)
        release_lists(lists, run->count);
    return done && (!inside || zip_run(chooser, run, true, prefix, set));
}

/* ---- by kind of node ---- */

static bool choose_branches(struct chooser *chooser, const struct cover_node *node, bool pairs, struct cover_set *set)
{
    struct cover_class prefix = COVER_CLASS_INIT;
    bool done = true;
    for (uint32_t i = 0; done && i < node->count; i++) {
        struct run run = {&node->items[i], 1, 1};
        prefix.count = 0;
        cover_class_add(&prefix, i);
        done = pairs ? pair_run(chooser, &run, &prefix, set) : zip_run(chooser, &run, false, &prefix, set);
    }
    cover_class_release(&prefix);
    return done;
}

/* The spans with one choosing element, as a list of their own. */
static bool list_of_spans(struct chooser *chooser, const struct cover_node *node, struct cover_set *list)
{
    for (uint32_t i = 0; i < node->span_count; i++) {
        if (cover_elements(chooser->cover, node, i) != 1)
            continue;
        struct cover_class *class = new_class(chooser, list);
        if (!class)
            return false;
        if (node->span_count > 1)
            cover_class_add(class, i);
    }
    return true;
}

static bool choose_single(struct chooser *chooser, const struct cover_node *node, bool pairs, struct cover_set *set)
{
    struct cover_class none = COVER_CLASS_INIT;
    struct cover_set lists[2] = {COVER_SET_INIT, COVER_SET_INIT};
    bool done = list_of_spans(chooser, node, &lists[0]);
    if (done && lists[0].count > 0) {
        done = choose_each(chooser, node->items[0], &lists[1]);
        bool cross = pairs && lists[0].count > 1 && lists[1].count > 1;
        bool inside = pairs && has_pairs(chooser->cover, node->items[0]);
        if (done && cross)
            done = pair_lists(chooser, lists, 2, &none, set);
        else if (done && !inside)
            done = zip(chooser, lists, 2, &none, set);
        if (done && inside) {
            cover_set_release(&lists[1]);
            done = choose_pairs(chooser, node->items[0], &lists[1]) && zip(chooser, lists, 2, &none, set);
        }
    }
    cover_set_release(&lists[0]);
    cover_set_release(&lists[1]);
    return done;
}

static bool choose_repeat(struct chooser *chooser, const struct cover_node *node, bool pairs, struct cover_set *set)
{
    struct cover_class prefix = COVER_CLASS_INIT;
    bool done = true;
    for (uint32_t i = 0; done && i < node->span_count; i++) {
        uint32_t elements = cover_elements(chooser->cover, node, i);
        if (elements == 1)
            continue;
        struct run run = {node->items, elements, 0};
        prefix.count = 0;
        if (node->span_count > 1)
            cover_class_add(&prefix, i);
        done = pairs ? pair_run(chooser, &run, &prefix, set) : zip_run(chooser, &run, false, &prefix, set);
    }
    cover_class_release(&prefix);
    return done && choose_single(chooser, node, pairs, set);
}

static bool choose(struct chooser *chooser, const struct cover_node *node, bool pairs, struct cover_set *set)
{
    struct cover_class none = COVER_CLASS_INIT;
    if (node->ast->kind == AST_ALTERNATION)
        return choose_branches(chooser, node, pairs, set);
    if (node->ast->kind == AST_REPEAT)
        return choose_repeat(chooser, node, pairs, set);
    if (node->ast->kind == AST_SET) {
        for (uint32_t i = 0; i < node->parts; i++) {
            struct cover_class *class = new_class(chooser, set);
            if (!class)
                return false;
            if (node->parts > 1)
                cover_class_add(class, i);
        }
        return true;
    }
    struct run run = {node->items, node->count, 1};
    return pairs ? pair_run(chooser, &run, &none, set) : zip_run(chooser, &run, false, &none, set);
}

static bool choose_each(struct chooser *chooser, const struct cover_node *node, struct cover_set *set)
{
    return choose(chooser, node, false, set);
}

static bool choose_pairs(struct chooser *chooser, const struct cover_node *node, struct cover_set *set)
{
    return choose(chooser, node, true, set);
}

bool cover_choose(const struct cover *cover, unsigned strength, size_t limit, struct cover_set *set,
                  struct error *error)
{
    struct chooser chooser = {cover, limit, error};
    if (strength != 1 && strength != 2)
        BUG("strength %u", strength);
    bool done = strength == 2 ? choose_pairs(&chooser, cover->root, set) : choose_each(&chooser, cover->root, set);
    if (!done)
        cover_set_release(set);
    return done;
}
