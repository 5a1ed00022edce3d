/* Children in turns: one input of each, then the second ones. */
#include "engine/solve/plan_parts.h"

struct child {
    struct node *node;
    enum plan_step state; /* INPUT: it goes on */
    uint64_t share;       /* of the inputs that are wanted */
};

struct turns {
    struct node node;
    struct child *children;
    size_t count, at;
};

/* How many a child can give, as far as anybody knows. */
static uint64_t room(const struct node *node)
{
    return node->proved && mpz_fits_ulong_p(node->most) ? mpz_get_ui(node->most) : ENDLESS;
}

/* So many in turns; those that have no more leave theirs to the others. */
static void share_out(struct turns *turns, uint64_t n)
{
    bool more = true;
    while (n > 0 && more) {
        uint64_t open = 0, least = ENDLESS;
        for (size_t i = 0; i < turns->count; i++) {
            uint64_t left = room(turns->children[i].node) - turns->children[i].share;
            open += left > 0;
            least = left > 0 && left < least ? left : least;
        }
        if (!(more = open > 0))
            break;
        uint64_t each = n / open < least ? n / open : least;
        for (size_t i = 0; i < turns->count && n > 0; i++)
            if (room(turns->children[i].node) > turns->children[i].share) {
                uint64_t some = each > 0 ? each : 1;
                turns->children[i].share += some;
                n -= some;
            }
    }
}

static void start(struct node *node, uint64_t n)
{
    struct turns *turns = (struct turns *)node;
    share_out(turns, n);
    for (size_t i = 0; i < turns->count; i++)
        node_start(turns->children[i].node, turns->children[i].share);
}

static enum plan_step ended(const struct turns *turns)
{
    for (size_t i = 0; i < turns->count; i++)
        if (turns->children[i].state == PLAN_GAVE_UP)
            return PLAN_GAVE_UP;
    return PLAN_EXHAUSTED;
}

static enum plan_step next(struct node *node, struct arena *arena, const struct lang_value **values)
{
    struct turns *turns = (struct turns *)node;
    for (size_t idle = 0; idle < turns->count; idle++) {
        struct child *child = &turns->children[turns->at];
        turns->at = (turns->at + 1) % turns->count;
        if (child->state == PLAN_INPUT && (child->state = node_next(child->node, arena, values)) == PLAN_INPUT)
            return PLAN_INPUT;
    }
    return ended(turns);
}

static void release(struct node *node)
{
    struct turns *turns = (struct turns *)node;
    for (size_t i = 0; i < turns->count; i++)
        node_free(turns->children[i].node);
    mem_free(turns->children);
}

static void print(const struct node *node, struct text *out)
{
    const struct turns *turns = (const struct turns *)node;
    for (size_t i = 0; i < turns->count; i++) {
        text_add_char(out, ' ');
        node_print(turns->children[i].node, out);
    }
}

static const struct node_kind kind = {"turns", start, next, release, print};

/* The sum of what the children can give. */
static void bound(struct turns *turns)
{
    bool proved = true, reached = !turns->node.test;
    mpz_t sum;
    mpz_init(sum);
    for (size_t i = 0; i < turns->count && proved; i++) {
        const struct node *child = turns->children[i].node;
        proved = child->proved;
        reached = reached && child->reached;
        if (proved)
            mpz_add(sum, sum, child->most);
    }
    if (proved)
        node_prove(&turns->node, sum);
    turns->node.reached = proved && reached;
    mpz_clear(sum);
}

/* Those with few solutions come first: others can go out of their way. */
static void put_scarce_first(struct node **children, size_t count)
{
    mpz_t *counts = mem_array(count, sizeof *counts);
    bool *finite = mem_array(count, sizeof *finite);
    for (size_t i = 0; i < count; i++) {
        mpz_init(counts[i]);
        finite[i] = solutions_count(children[i]->solutions, counts[i]);
    }
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j > 0 && finite[j] && (!finite[j - 1] || mpz_cmp(counts[j], counts[j - 1]) < 0); j--) {
            struct node *node = children[j];
            children[j] = children[j - 1];
            children[j - 1] = node;
            mpz_swap(counts[j], counts[j - 1]);
            bool was = finite[j];
            finite[j] = finite[j - 1];
            finite[j - 1] = was;
        }
    for (size_t i = 0; i < count; i++)
        mpz_clear(counts[i]);
    mem_free(counts);
    mem_free(finite);
}

struct node *turns_node(struct planning *planning, struct solutions *solutions, const struct form *form,
                        struct node **children, size_t count, uint64_t seed, bool test)
{
    struct turns *turns = mem_alloc(sizeof *turns);
    planning->own_values = true; /* those that are fixed in the solutions of a child */
    node_init(&turns->node, &kind, planning, solutions, form, seed, test);
    if (test)
        put_scarce_first(children, count);
    turns->children = mem_array(count, sizeof *turns->children);
    turns->count = count;
    for (size_t i = 0; i < count; i++)
        turns->children[i] = (struct child){children[i], PLAN_INPUT, 0};
    bound(turns);
    return &turns->node;
}
