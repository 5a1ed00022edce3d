#include "front/regex/cover.h"

#include <string.h>

#define DEFAULT_LENGTHS 2
#define DEFAULT_UNROLLED 4
#define POINT_LIMIT 1e6

/* ---- building ---- */

static void list_spans(struct cover *cover, struct cover_node *node)
{
    const struct ast *ast = node->ast;
    unsigned wanted = cover->options.lengths;
    if (wanted == 0)
        wanted = cover->options.unroll ? DEFAULT_UNROLLED : DEFAULT_LENGTHS;
    if (ast->min == 0 && ast->max == 1)
        wanted = 2; /* an optional part is a choice whatever lengths are */
    node->spans = arena_alloc(&cover->arena, wanted * sizeof *node->spans);
    for (uint32_t i = 0; i < wanted && ast->min + i <= ast->max; i++) {
        bool rest = i + 1 == wanted && i > 0 && !cover->options.unroll;
        node->spans[node->span_count++] = (struct cover_span){ast->min + i, rest ? ast->max : ast->min + i};
    }
}

uint32_t cover_elements(const struct cover *cover, const struct cover_node *node, size_t span)
{
    uint32_t min = node->spans[span].min;
    bool all = cover->options.unroll && node->items[0]->points > 0;
    return all || min == 0 ? min : 1;
}

static void size_repeat(struct cover *cover, struct cover_node *node)
{
    mpz_t power;
    mpz_init(power);
    mpz_set_ui(node->size, 0);
    node->points = 0;
    for (size_t i = 0; i < node->span_count; i++) {
        uint32_t elements = cover_elements(cover, node, i);
        double points = (node->span_count > 1) + elements * node->items[0]->points;
        if (points > POINT_LIMIT)
            cover->too_large = true;
        if (cover->too_large)
            break;
        mpz_pow_ui(power, node->items[0]->size, elements);
        mpz_add(node->size, node->size, power);
        node->points = points > node->points ? points : node->points;
    }
    mpz_clear(power);
}

static void size_node(struct cover *cover, struct cover_node *node)
{
    mpz_init_set_ui(node->size, 1);
    node->points = 0;
    switch (node->ast->kind) {
    case AST_SET:
        mpz_set_ui(node->size, node->parts);
        node->points = node->parts > 1;
        break;
    case AST_ALTERNATION:
        mpz_set_ui(node->size, 0);
        for (size_t i = 0; i < node->count; i++) {
            mpz_add(node->size, node->size, node->items[i]->size);
            if (node->items[i]->points + 1 > node->points)
                node->points = node->items[i]->points + 1;
        }
        break;
    case AST_REPEAT:
        size_repeat(cover, node);
        break;
    default:
        for (size_t i = 0; i < node->count; i++) {
            mpz_mul(node->size, node->size, node->items[i]->size);
            node->points += node->items[i]->points;
        }
    }
}

static struct cover_node *build(struct cover *cover, const struct ast *ast)
{
    struct cover_node *node = arena_alloc(&cover->arena, sizeof *node);
    node->ast = ast;
    node->parts = ast->part_count > 1 && !cover->options.whole_classes ? ast->part_count : 1;
    node->count = ast->kind == AST_LOOK ? 0 : ast->count;
    node->items = arena_alloc(&cover->arena, (node->count + 1) * sizeof *node->items);
    for (size_t i = 0; i < node->count; i++)
        node->items[i] = build(cover, ast->items[i]);
    if (ast->kind == AST_REPEAT)
        list_spans(cover, node);
    size_node(cover, node);
    return node;
}

/* Numbers of nodes that no class has, as in (…){0}, may be larger than the whole: they are not asked for. */
static void narrow_node(struct cover *cover, struct cover_node *node)
{
    mpz_t sum, power;
    mpz_inits(sum, power, NULL);
    node->narrow_size = mpz_get_ui(node->size);
    node->narrow_starts = arena_alloc(&cover->arena, (node->span_count + 1) * sizeof *node->narrow_starts);
    for (size_t i = 0; i < node->span_count; i++) {
        node->narrow_starts[i] = mpz_get_ui(sum);
        mpz_pow_ui(power, node->items[0]->size, cover_elements(cover, node, i));
        mpz_add(sum, sum, power);
    }
    mpz_clears(sum, power, NULL);
    for (size_t i = 0; i < node->count; i++)
        narrow_node(cover, node->items[i]);
}

struct cover *cover_of(struct regex *regex, const struct cover_options *options, struct error *error)
{
    struct cover *cover = mem_alloc(sizeof *cover);
    cover->regex = regex;
    if (options)
        cover->options = *options;
    cover->root = build(cover, regex->pattern->root);
    text_init(&cover->last.text);
    if (!cover->too_large) {
        cover->narrow = mpz_fits_ulong_p(cover->root->size);
        if (cover->narrow)
            narrow_node(cover, cover->root);
        return cover;
    }
    cover_free(cover);
    error_set(error, ERROR_INPUT, "regex '%s': unrolled, one string makes more than %g choices; use smaller counts",
              regex->pattern->source, POINT_LIMIT);
    return NULL;
}

static void clear_sizes(struct cover_node *node)
{
    mpz_clear(node->size);
    for (size_t i = 0; i < node->count; i++)
        clear_sizes(node->items[i]);
}

void cover_free(struct cover *cover)
{
    if (!cover)
        return;
    clear_sizes(cover->root);
    text_release(&cover->last.text);
    cover_class_release(&cover->last.class);
    arena_release(&cover->arena);
    mem_free(cover);
}

void cover_size(const struct cover *cover, mpz_t size)
{
    mpz_set(size, cover->root->size);
}

/* ---- classes ---- */

void cover_class_release(struct cover_class *class)
{
    mem_free(class->choices);
    *class = (struct cover_class)COVER_CLASS_INIT;
}

void cover_class_add(struct cover_class *class, uint32_t choice)
{
    class->choices = vector_grow(class->choices, &class->capacity, class->count + 1, sizeof *class->choices);
    class->choices[class->count++] = choice;
}

void cover_class_append(struct cover_class *class, const struct cover_class *more)
{
    class->choices =
        vector_grow(class->choices, &class->capacity, class->count + more->count + 1, sizeof *class->choices);
    for (size_t i = 0; i < more->count; i++)
        class->choices[class->count++] = more->choices[i];
}

/* ---- index to class: the last choice changes fastest ---- */

static void decode(const struct cover *cover, const struct cover_node *node, mpz_t index, struct cover_class *class);

/* Nodes one after the other; index is used up. */
static void decode_all(const struct cover *cover, struct cover_node *const *nodes, size_t count, size_t stride,
                       mpz_t index, struct cover_class *class)
{
    mpz_t *digits = mem_array(count + 1, sizeof *digits);
    for (size_t i = count; i-- > 0;) {
        mpz_init(digits[i]);
        mpz_fdiv_qr(index, digits[i], index, nodes[i * stride]->size);
    }
    for (size_t i = 0; i < count; i++) {
        decode(cover, nodes[i * stride], digits[i], class);
        mpz_clear(digits[i]);
    }
    mem_free(digits);
}

static void decode_repeat(const struct cover *cover, const struct cover_node *node, mpz_t index,
                          struct cover_class *class)
{
    mpz_t power;
    mpz_init(power);
    uint32_t span = 0, elements;
    for (;; span++) {
        elements = cover_elements(cover, node, span);
        mpz_pow_ui(power, node->items[0]->size, elements);
        if (mpz_cmp(index, power) < 0)
            break;
        mpz_sub(index, index, power);
    }
    mpz_clear(power);
    if (node->span_count > 1)
        cover_class_add(class, span);
    decode_all(cover, node->items, elements, 0, index, class);
}

static void decode(const struct cover *cover, const struct cover_node *node, mpz_t index, struct cover_class *class)
{
    switch (node->ast->kind) {
    case AST_SET:
        if (node->parts > 1)
            cover_class_add(class, (uint32_t)mpz_get_ui(index));
        break;
    case AST_ALTERNATION:
        for (uint32_t i = 0;; i++) {
            if (mpz_cmp(index, node->items[i]->size) < 0) {
                cover_class_add(class, i);
                decode(cover, node->items[i], index, class);
                break;
            }
            mpz_sub(index, index, node->items[i]->size);
        }
        break;
    case AST_REPEAT:
        decode_repeat(cover, node, index, class);
        break;
    default:
        decode_all(cover, node->items, node->count, 1, index, class);
    }
}

static void decode_narrow(const struct cover *cover, const struct cover_node *node, uint64_t index, uint64_t size,
                          struct cover_class *class);

/* count nodes, each `stride` behind the one before; block: their classes all together. */
static void decode_all_narrow(const struct cover *cover, struct cover_node *const *nodes, size_t count, size_t stride,
                              uint64_t index, uint64_t block, struct cover_class *class)
{
    for (size_t i = 0; i < count; i++) {
        uint64_t size = nodes[i * stride]->narrow_size;
        block /= size;
        decode_narrow(cover, nodes[i * stride], index / block, size, class);
        index %= block;
    }
}

static void decode_narrow(const struct cover *cover, const struct cover_node *node, uint64_t index, uint64_t size,
                          struct cover_class *class)
{
    uint32_t choice = 0;
    switch (node->ast->kind) {
    case AST_SET:
        if (node->parts > 1)
            cover_class_add(class, (uint32_t)index);
        break;
    case AST_ALTERNATION:
        for (; index >= node->items[choice]->narrow_size; choice++)
            index -= node->items[choice]->narrow_size;
        cover_class_add(class, choice);
        decode_narrow(cover, node->items[choice], index, node->items[choice]->narrow_size, class);
        break;
    case AST_REPEAT: {
        while (choice + 1 < node->span_count && node->narrow_starts[choice + 1] <= index)
            choice++;
        if (node->span_count > 1)
            cover_class_add(class, choice);
        uint64_t start = node->narrow_starts[choice];
        uint64_t end = choice + 1 < node->span_count ? node->narrow_starts[choice + 1] : size;
        decode_all_narrow(cover, node->items, cover_elements(cover, node, choice), 0, index - start, end - start,
                          class);
        break;
    }
    default:
        decode_all_narrow(cover, node->items, node->count, 1, index, size, class);
    }
}

void cover_class_at(const struct cover *cover, const mpz_t index, struct cover_class *class)
{
    if (mpz_sgn(index) < 0 || mpz_cmp(index, cover->root->size) >= 0)
        BUG("class beyond the size of the cover");
    if (cover->narrow) {
        class->count = 0;
        decode_narrow(cover, cover->root, mpz_get_ui(index), cover->root->narrow_size, class);
        return;
    }
    mpz_t rest;
    mpz_init_set(rest, index);
    class->count = 0;
    decode(cover, cover->root, rest, class);
    mpz_clear(rest);
}

/* ---- class to index ---- */

static void encode(const struct cover *cover, const struct cover_node *node, const uint32_t **at, mpz_t index);

static void encode_all(const struct cover *cover, struct cover_node *const *nodes, size_t count, size_t stride,
                       const uint32_t **at, mpz_t index)
{
    mpz_t digit;
    mpz_init(digit);
    mpz_set_ui(index, 0);
    for (size_t i = 0; i < count; i++) {
        encode(cover, nodes[i * stride], at, digit);
        mpz_mul(index, index, nodes[i * stride]->size);
        mpz_add(index, index, digit);
    }
    mpz_clear(digit);
}

static void encode(const struct cover *cover, const struct cover_node *node, const uint32_t **at, mpz_t index)
{
    mpz_t before;
    mpz_init(before);
    switch (node->ast->kind) {
    case AST_SET:
        mpz_set_ui(index, node->parts > 1 ? *(*at)++ : 0);
        break;
    case AST_ALTERNATION: {
        uint32_t choice = *(*at)++;
        for (uint32_t i = 0; i < choice; i++)
            mpz_add(before, before, node->items[i]->size);
        encode(cover, node->items[choice], at, index);
        break;
    }
    case AST_REPEAT: {
        uint32_t span = node->span_count > 1 ? *(*at)++ : 0;
        for (uint32_t i = 0; i < span; i++) {
            mpz_pow_ui(index, node->items[0]->size, cover_elements(cover, node, i));
            mpz_add(before, before, index);
        }
        encode_all(cover, node->items, cover_elements(cover, node, span), 0, at, index);
        break;
    }
    default:
        encode_all(cover, node->items, node->count, 1, at, index);
    }
    mpz_add(index, index, before);
    mpz_clear(before);
}

static uint64_t encode_narrow(const struct cover *cover, const struct cover_node *node, const uint32_t **at)
{
    uint64_t index = 0;
    switch (node->ast->kind) {
    case AST_SET:
        return node->parts > 1 ? *(*at)++ : 0;
    case AST_ALTERNATION: {
        uint32_t choice = *(*at)++;
        for (uint32_t i = 0; i < choice; i++)
            index += node->items[i]->narrow_size;
        return index + encode_narrow(cover, node->items[choice], at);
    }
    case AST_REPEAT: {
        uint32_t span = node->span_count > 1 ? *(*at)++ : 0;
        for (uint32_t i = 0, elements = cover_elements(cover, node, span); i < elements; i++)
            index = index * node->items[0]->narrow_size + encode_narrow(cover, node->items[0], at);
        return index + node->narrow_starts[span];
    }
    default:
        for (size_t i = 0; i < node->count; i++)
            index = index * node->items[i]->narrow_size + encode_narrow(cover, node->items[i], at);
        return index;
    }
}

void cover_class_index(const struct cover *cover, const struct cover_class *class, mpz_t index)
{
    const uint32_t *at = class->choices;
    if (cover->narrow) {
        mpz_set_ui(index, encode_narrow(cover, cover->root, &at));
        return;
    }
    encode(cover, cover->root, &at, index);
}
