/* What an input looks like: nodes, the links between them, list or tree. */
#include <string.h>
#include "export/picture_parts.h"

/* ---- nodes ---- */

static bool is_node(const struct input_block *block, const struct type *type)
{
    return block->type && block->type == type && block->type->kind == TYPE_STRUCT && !block->is_array;
}

static int node_of(const struct picture *picture, size_t block)
{
    for (size_t i = 0; i < picture->node_count; i++)
        if (picture->blocks[i] == block)
            return (int)i;
    return -1;
}

static size_t count_of(const struct input *input, const struct type *type, bool *linked)
{
    size_t count = 0;
    *linked = false;
    for (size_t i = 1; i < input->blocks.count; i++) {
        const struct input_block *block = &input->blocks.items[i];
        count += is_node(block, type);
        for (size_t p = 0; is_node(block, type) && p < block->pointer_count; p++)
            *linked = *linked || is_node(&input->blocks.items[block->pointers[p].block], type);
    }
    return count;
}

/* The struct of which there are most, linked with each other. */
static const struct type *main_type(const struct input *input)
{
    const struct type *best = NULL;
    size_t most = 1;
    for (size_t i = 1; i < input->blocks.count; i++) {
        const struct type *type = input->blocks.items[i].type;
        bool linked = false;
        size_t count = type && type != best ? count_of(input, type, &linked) : 0;
        if (linked && count > most) {
            best = type;
            most = count;
        }
    }
    return best;
}

/* ---- links ---- */

static bool add_link_place(struct picture *picture, size_t at, const char *name)
{
    size_t place = 0;
    while (place < picture->link_count && picture->links[place].at < at)
        place++;
    if (place < picture->link_count && picture->links[place].at == at)
        return true;
    if (picture->link_count == LINKS_MOST)
        return false;
    memmove(&picture->links[place + 1], &picture->links[place], (picture->link_count - place) * sizeof *picture->links);
    picture->links[place] = (struct picture_link){at, name ? name : "?"};
    picture->link_count++;
    return true;
}

/* Fields that could link, also where all are NULL. */
static bool add_places(struct picture *picture, const struct type *type, size_t at, const char *name)
{
    bool good = true;
    if (type->kind == TYPE_POINTER && type->target == picture->type)
        return add_link_place(picture, at, name);
    for (size_t i = 0; type->kind == TYPE_STRUCT && i < type->field_count && good; i++)
        good = add_places(picture, type->fields[i].type, at + type->fields[i].bit_offset / 8,
                          type->fields[i].name ? type->fields[i].name : name);
    for (size_t i = 0; type->kind == TYPE_ARRAY && i < type->length && i <= LINKS_MOST && good; i++)
        good = add_places(picture, type->target, at + i * type->target->size, name);
    return good;
}

static bool find_links(struct picture *picture)
{
    const struct input *input = picture->input;
    if (!add_places(picture, picture->type, 0, NULL))
        return false;
    for (size_t i = 0; i < picture->node_count; i++) {
        const struct input_block *block = &input->blocks.items[picture->blocks[i]];
        for (size_t p = 0; p < block->pointer_count; p++)
            if (node_of(picture, block->pointers[p].block) >= 0 &&
                !add_link_place(picture, block->pointers[p].at,
                                input_field_name(input, picture->blocks[i], block->pointers[p].at)))
                return false;
    }
    for (size_t i = 0; i < picture->node_count; i++)
        for (size_t k = 0; k < picture->link_count; k++) {
            const struct input_pointer *pointer =
                input_pointer_at(&input->blocks.items[picture->blocks[i]], picture->links[k].at);
            picture->next[i][k] = pointer ? node_of(picture, pointer->block) : -1;
        }
    return true;
}

static void find_roots(struct picture *picture)
{
    for (size_t i = 0; i < picture->input->blocks.count; i++) {
        const struct input_block *block = &picture->input->blocks.items[i];
        for (size_t p = 0; node_of(picture, i) < 0 && p < block->pointer_count; p++) {
            int node = node_of(picture, block->pointers[p].block);
            if (node >= 0)
                vector_push(&picture->roots, ((struct picture_root){i, block->pointers[p].at, (size_t)node}));
        }
    }
}

bool picture_find(struct picture *picture)
{
    picture->type = main_type(picture->input);
    picture->back = -1;
    if (!picture->type)
        return false;
    for (size_t i = 1; i < picture->input->blocks.count; i++) {
        if (!is_node(&picture->input->blocks.items[i], picture->type))
            continue;
        if (picture->node_count == NODES_MOST)
            return false;
        picture->blocks[picture->node_count++] = i;
    }
    if (!find_links(picture))
        return false;
    find_roots(picture);
    return true;
}

/* ---- shapes ---- */

/* A link that leads back: what it leads to leads here by another link. */
static bool leads_back(const struct picture *picture, int link)
{
    for (size_t i = 0; i < picture->node_count; i++) {
        int to = picture->next[i][link];
        bool found = to < 0;
        for (size_t k = 0; !found && k < picture->link_count; k++)
            found = (int)k != link && picture->next[to][k] == (int)i;
        if (!found)
            return false;
    }
    return true;
}

/* Nodes that can be reached from the roots, in order, without the link .back; a tree reaches each once. */
static bool reaches_all(const struct picture *picture, bool *each_once)
{
    bool seen[NODES_MOST] = {false};
    size_t stack[NODES_MOST], depth = 0, count = 0;
    *each_once = true;
    for (size_t r = 0; r < picture->roots.count; r++) {
        if (!seen[picture->roots.items[r].node]) {
            seen[picture->roots.items[r].node] = true;
            stack[depth++] = picture->roots.items[r].node;
        }
        while (depth) {
            size_t node = stack[--depth];
            count++;
            for (size_t k = 0; k < picture->link_count; k++) {
                int to = picture->next[node][k];
                if (to < 0 || (int)k == picture->back)
                    continue;
                *each_once = *each_once && !seen[to];
                if (!seen[to])
                    stack[depth++] = (size_t)to;
                seen[to] = true;
            }
        }
    }
    return count == picture->node_count;
}

/* Nodes on the way from the first root along one link. */
static size_t length_of_chain(const struct picture *picture, size_t link)
{
    bool seen[NODES_MOST] = {false};
    size_t length = 0;
    for (int node = (int)picture->roots.items[0].node; node >= 0 && !seen[node]; length++) {
        seen[node] = true;
        node = picture->next[node][link];
    }
    return length;
}

bool picture_is_list(struct picture *picture)
{
    bool each_once;
    if (!picture->roots.count || picture->link_count > 2 ||
        (picture->link_count == 2 && !(leads_back(picture, 0) && leads_back(picture, 1))))
        return false;
    if (picture->link_count == 2)
        picture->back = length_of_chain(picture, 0) >= length_of_chain(picture, 1) ? 1 : 0;
    if (picture->link_count && reaches_all(picture, &each_once))
        return true;
    picture->back = -1;
    return false;
}

bool picture_is_tree(struct picture *picture)
{
    bool each_once;
    picture->back = -1;
    if (picture->link_count < 2)
        return false;
    if (reaches_all(picture, &each_once) && each_once)
        return true;
    for (picture->back = (int)picture->link_count - 1; picture->back >= 0; picture->back--)
        if (leads_back(picture, picture->back) && reaches_all(picture, &each_once) && each_once)
            return true;
    return false;
}
