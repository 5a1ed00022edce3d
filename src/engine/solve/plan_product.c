/* Walks side by side: the i-th input is the i-th step of each. */
#include "engine/solve/plan_parts.h"

#define ATTEMPTS_LEAST 16 /* at inputs of one step that `accepts` refuses */
#define FOREIGN_MOST 16   /* different solutions of a part that takes a solver, if it need not differ */

struct product {
    struct node node;
    struct walk *walks;
    size_t walk_count;
    bool whole;    /* the walk is through all solutions: their own order does it */
    uint64_t step; /* the next */
    uint64_t count;
    uint64_t in_vain;
    bool given_up;
    uint64_t *free_counts; /* [part_count]: of parts in no walk; 0: in one, or derived */
};

static bool in_a_walk(const struct product *product, size_t part)
{
    for (size_t w = 0; w < product->walk_count; w++)
        if (walk_touches(&product->walks[w], part))
            return true;
    return false;
}

static void count_steps(struct product *product)
{
    product->count = ENDLESS;
    for (size_t w = 0; w < product->walk_count; w++) {
        if (product->walks[w].count < product->count)
            product->count = product->walks[w].count;
        if (product->walks[w].proved)
            node_prove(&product->node, product->walks[w].most);
    }
}

static void start(struct node *node, uint64_t n)
{
    struct product *product = (struct product *)node;
    for (size_t w = 0; w < product->walk_count; w++)
        walk_start(&product->walks[w], n);
    count_steps(product);
}

/* ---- one input ---- */

/* Parts that need not differ vary all the same, each block of them shifted against the steps. */
static bool draw_free(struct product *product, size_t part, uint64_t i, struct arena *arena,
                      const struct lang_value **values)
{
    uint64_t *count = &product->free_counts[part], seed = seed_of(product->node.seed, part);
    while (*count > 0) {
        uint64_t at = *count == ENDLESS ? i : (i + i / *count) % *count;
        if (part_draw(product->node.solutions, part, seed, at, arena, values))
            return true;
        *count = at;
    }
    return false;
}

static bool draw_whole(struct product *product, uint64_t i, struct arena *arena, const struct lang_value **values)
{
    return solutions_draw(product->node.solutions, product->node.seed, i, arena, values);
}

static bool draw(struct product *product, uint64_t i, uint64_t variation, struct arena *arena,
                 const struct lang_value **values)
{
    struct solutions *solutions = product->node.solutions;
    if (product->whole)
        return draw_whole(product, i + variation, arena, values);
    solutions_begin(solutions, arena, values);
    for (size_t s = 0; s < solutions->own_count; s++)
        if (solutions->fixed[s])
            values[solutions->own[s]->index] = solutions->fixed[s];
    for (size_t w = 0; w < product->walk_count; w++)
        if (!walk_draw(&product->walks[w], solutions, product->node.seed, i, variation, arena, values))
            return false;
    for (size_t part = 0; part < solutions->part_count; part++)
        if (product->free_counts[part] > 0 && !draw_free(product, part, i + variation, arena, values))
            return false;
    solutions_derive(solutions, arena, values);
    return true;
}

/* Steps that have little else to offer are tried harder. */
static uint64_t attempts(const struct product *product)
{
    uint64_t tries = product->node.planning->options.tries;
    uint64_t each = product->count == ENDLESS || product->count == 0 ? 0 : tries / product->count;
    return each < ATTEMPTS_LEAST ? ATTEMPTS_LEAST : each;
}

/* The step's input, or one like it that is accepted. */
static bool propose(struct product *product, struct arena *arena, const struct lang_value **values, bool *end)
{
    uint64_t most = product->node.test ? attempts(product) : 1;
    bool varied = !product->whole || product->walk_count == 0 || product->walks[0].coordinates.count == 0;
    for (uint64_t v = 0; v < (varied ? most : 1); v++) {
        if (!draw(product, product->step, v, arena, values)) {
            count_steps(product);
            *end = v == 0;
            return false;
        }
        if (!product->node.test || planning_accepts(product->node.planning, values))
            return true;
        product->in_vain++;
    }
    return false;
}

static enum plan_step next(struct node *node, struct arena *arena, const struct lang_value **values)
{
    struct product *product = (struct product *)node;
    bool end = false;
    for (product->in_vain = 0; !end && !product->given_up && product->step < product->count; product->step++) {
        if (propose(product, arena, values, &end)) {
            product->step++;
            return PLAN_INPUT;
        }
        product->given_up = product->in_vain >= node->planning->options.tries;
    }
    return PLAN_GAVE_UP;
}

static void release(struct node *node)
{
    struct product *product = (struct product *)node;
    for (size_t w = 0; w < product->walk_count; w++)
        walk_release(&product->walks[w]);
    mem_free(product->walks);
    mem_free(product->free_counts);
}

static void print(const struct node *node, struct text *out)
{
    const struct product *product = (const struct product *)node;
    for (size_t w = 0; w < product->walk_count; w++)
        for (size_t k = 0; k < product->walks[w].coordinates.count; k++) {
            const struct coordinate *c = &product->walks[w].coordinates.items[k];
            text_add(out, k > 0 ? " x " : w > 0 ? " | " : " ");
            text_add(out, c->kind == COORDINATE_PACKING ? "packed " : "");
            lang_print_term(c->form->feature, out);
        }
}

static const struct node_kind kind = {"product", start, next, release, print};

/* ---- making ---- */

/* Is every part that is drawn a coordinate of the only walk? */
static bool walks_all(const struct product *product)
{
    if (product->walk_count != 1)
        return false;
    const struct walk *walk = &product->walks[0];
    for (size_t k = 0; k < walk->coordinates.count; k++)
        if (walk->coordinates.items[k].kind != COORDINATE_PART)
            return false;
    for (size_t part = 0; part < product->node.solutions->part_count; part++)
        if (product->free_counts[part] > 0)
            return false;
    return walk->coordinates.count > 0;
}

static void count_free(struct product *product)
{
    struct solutions *solutions = product->node.solutions;
    product->free_counts = mem_array(solutions->part_count, sizeof *product->free_counts);
    for (size_t part = 0; part < solutions->part_count; part++) {
        if (solutions->parts[part].kind == PART_DERIVED || in_a_walk(product, part))
            continue;
        mpz_t count;
        mpz_init(count);
        bool finite = part_count(solutions, part, count) && mpz_fits_ulong_p(count) && mpz_sgn(count) > 0;
        product->free_counts[part] = finite ? mpz_get_ui(count) : ENDLESS;
        if (solutions->parts[part].kind == PART_FOREIGN && product->free_counts[part] > FOREIGN_MOST)
            product->free_counts[part] = FOREIGN_MOST;
        mpz_clear(count);
    }
}

struct node *product_node(struct planning *planning, struct solutions *solutions, const struct form *form,
                          struct walk *walks, size_t count, uint64_t seed, bool test)
{
    struct product *product = mem_alloc(sizeof *product);
    struct node *node = node_init(&product->node, &kind, planning, solutions, form, seed, test);
    product->walks = mem_array(count, sizeof *walks);
    product->walk_count = count;
    for (size_t w = 0; w < count; w++)
        product->walks[w] = walks[w];
    count_free(product);
    count_steps(product);
    /* with nothing that must differ there is one input, and any will do: the order of all of them has most to offer */
    product->whole = walks_all(product) || (count == 1 && walks[0].coordinates.count == 0);
    node->reached = node->proved && !test;
    return node;
}
