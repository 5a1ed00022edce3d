/* Lists, trees and graphs as lines of characters. */
#include <string.h>
#include "export/picture_parts.h"
#include "model/type_kinds.h"

#define LABEL_MOST 24

/* ---- columns ---- */

size_t picture_columns(const char *s, size_t length)
{
    size_t columns = 0;
    for (size_t i = 0; i < length; i++)
        columns += ((unsigned char)s[i] & 0xc0) != 0x80;
    return columns;
}

void picture_cut(struct text *text, size_t start, size_t most, bool ascii)
{
    const char *mark = ascii ? ".." : "…";
    size_t room = most - (ascii ? 2 : 1), end = start, columns = 0;
    if (picture_columns(text->s + start, text->length - start) <= most)
        return;
    while (columns < room) {
        end++;
        while (((unsigned char)text->s[end] & 0xc0) == 0x80)
            end++;
        columns++;
    }
    text_cut(text, end);
    text_add(text, mark);
}

/* ---- labels ---- */

struct labelling {
    const struct picture *picture;
    size_t node;
    size_t count;                /* of the fields to show */
    struct text *out;            /* NULL: they are counted only */
    size_t start;
};

static bool is_label(const struct labelling *labelling, struct input_place place)
{
    const struct input *input = labelling->picture->input;
    const struct input_block *block = &input->blocks.items[labelling->picture->blocks[labelling->node]];
    const struct input_pointer *pointer = input_pointer_at(block, place.at);
    if (place.type->kind == TYPE_POINTER)
        return pointer && pointer->offset == 0 && input->blocks.items[pointer->block].is_string &&
               place.type->target == input->blocks.items[pointer->block].type;
    return type_is_discrete(place.type) || place.type->kind == TYPE_FLOAT ||
           (place.type->kind == TYPE_ARRAY && input_is_text(block, place));
}

static void label_place(struct labelling *labelling, struct input_place place, const char *name, size_t of)
{
    if (is_label(labelling, place)) {
        labelling->count++;
        if (!labelling->out)
            return;
        if (labelling->out->length > labelling->start)
            text_add_char(labelling->out, ' ');
        if (of > 1)
            text_addf(labelling->out, "%s=", name);
        input_print_value(labelling->picture->input, labelling->picture->blocks[labelling->node], place,
                          labelling->out);
        return;
    }
    for (size_t i = 0; place.type->kind == TYPE_STRUCT && i < place.type->field_count; i++) {
        const struct field *field = &place.type->fields[i];
        label_place(labelling, input_member(place, field), field->name ? field->name : name, of);
    }
}

void picture_add_label(const struct picture *picture, size_t node, struct text *out)
{
    struct input_place whole = {.type = picture->type};
    struct labelling counting = {.picture = picture, .node = node};
    label_place(&counting, whole, "", 0);
    struct labelling writing = {.picture = picture, .node = node, .out = out, .start = out->length};
    label_place(&writing, whole, "", counting.count);
    if (!counting.count)
        text_add(out, picture->input->blocks.items[picture->blocks[node]].name);
    picture_cut(out, writing.start, LABEL_MOST, picture->ascii);
}

static void add_node(const struct picture *picture, size_t node, struct text *out)
{
    if (picture->numbered[node])
        text_addf(out, "#%zu ", node + 1);
    text_add_char(out, '[');
    picture_add_label(picture, node, out);
    text_add_char(out, ']');
}

/* ---- where it hangs ---- */

static void add_caption(const struct picture *picture, const struct picture_root *root)
{
    const char *field = input_field_name(picture->input, root->block, root->at);
    if (root->block)
        text_addf(picture->out, "%s.", picture->input->blocks.items[root->block].name);
    text_add(picture->out, field ? field : "?");
}

/* Nodes to which more than one way leads are known by number. */
static void number_nodes(struct picture *picture)
{
    size_t ways[NODES_MOST] = {0};
    for (size_t i = 0; i < picture->node_count; i++)
        for (size_t k = 0; k < picture->link_count; k++)
            if (picture->next[i][k] >= 0 && (int)k != picture->back)
                ways[picture->next[i][k]]++;
    for (size_t r = 0; r < picture->roots.count; r++)
        ways[picture->roots.items[r].node]++;
    for (size_t i = 0; i < picture->node_count; i++)
        picture->numbered[i] = ways[i] > 1;
}

/* ---- lists ---- */

/* Breaks the line where it would become too long. */
static void add_piece(struct picture *picture, size_t *line, const struct text *piece)
{
    size_t used = picture_columns(picture->out->s + *line, picture->out->length - *line);
    if (used + picture_columns(piece->s, piece->length) > picture->width && used > 4) {
        text_add(picture->out, "\n   ");
        *line = picture->out->length - 3;
    }
    text_add(picture->out, piece->s);
}

static void add_chain(struct picture *picture, size_t node, size_t line)
{
    size_t link = picture->back == 0 ? 1 : 0;
    const char *forth = picture->ascii ? " -> " : " → ", *both = picture->ascii ? " <-> " : " ↔ ";
    struct text piece = TEXT_INIT;
    bool in_this_one[NODES_MOST] = {false};
    for (;;) {
        in_this_one[node] = true;
        add_node(picture, node, &piece);
        add_piece(picture, &line, &piece);
        text_clear(&piece);
        picture->drawn[node] = true;
        int next = picture->next[node][link];
        if (next < 0 || picture->drawn[next])
            break;
        text_add(&piece, picture->back >= 0 ? both : forth);
        node = (size_t)next;
    }
    int next = picture->next[node][link];
    text_add(&piece, next >= 0 && picture->back >= 0 ? both : forth);
    if (next < 0)
        text_add(&piece, "nil");
    else
        text_addf(&piece, in_this_one[next] ? "back to #%d" : "#%d", next + 1);
    add_piece(picture, &line, &piece);
    text_add_char(picture->out, '\n');
    text_release(&piece);
}

void picture_add_list(struct picture *picture)
{
    number_nodes(picture);
    for (size_t r = 0; r < picture->roots.count; r++) {
        const struct picture_root *root = &picture->roots.items[r];
        size_t line = picture->out->length;
        add_caption(picture, root);
        if (picture->drawn[root->node]) {
            text_addf(picture->out, ": #%zu\n", root->node + 1);
        } else {
            text_add(picture->out, ": ");
            add_chain(picture, root->node, line);
        }
    }
}

/* ---- trees ---- */

static void add_branch(struct picture *picture, size_t node, const char *name, struct text *indent, bool is_last);

static void add_children(struct picture *picture, size_t node, struct text *indent)
{
    int last = -1;
    for (size_t k = 0; k < picture->link_count; k++)
        if (picture->next[node][k] >= 0 && (int)k != picture->back)
            last = (int)k;
    for (int k = 0; k <= last; k++)
        if (picture->next[node][k] >= 0 && k != picture->back)
            add_branch(picture, (size_t)picture->next[node][k], picture->links[k].name, indent, k == last);
}

static void add_branch(struct picture *picture, size_t node, const char *name, struct text *indent, bool is_last)
{
    size_t before = indent->length;
    const char *turn = picture->ascii ? (is_last ? "`- " : "|- ") : (is_last ? "└─ " : "├─ ");
    text_addf(picture->out, "%s%s%s ", indent->s, turn, name);
    add_node(picture, node, picture->out);
    text_add_char(picture->out, '\n');
    picture->drawn[node] = true;
    text_add(indent, is_last ? "   " : picture->ascii ? "|  " : "│  ");
    add_children(picture, node, indent);
    text_cut(indent, before);
}

void picture_add_tree(struct picture *picture)
{
    struct text indent = TEXT_INIT;
    number_nodes(picture);
    for (size_t r = 0; r < picture->roots.count; r++) {
        const struct picture_root *root = &picture->roots.items[r];
        add_caption(picture, root);
        if (picture->drawn[root->node]) {
            text_addf(picture->out, ": #%zu\n", root->node + 1);
            continue;
        }
        picture->drawn[root->node] = true;
        text_add(picture->out, ": ");
        add_node(picture, root->node, picture->out);
        text_add_char(picture->out, '\n');
        add_children(picture, root->node, &indent);
    }
    text_release(&indent);
}

/* ---- graphs ---- */

void picture_add_graph(struct picture *picture)
{
    const char *arrow = picture->ascii ? "->" : "→";
    memset(picture->numbered, true, sizeof picture->numbered);
    for (size_t r = 0; r < picture->roots.count; r++) {
        add_caption(picture, &picture->roots.items[r]);
        text_addf(picture->out, ": #%zu\n", picture->roots.items[r].node + 1);
    }
    for (size_t i = 0; i < picture->node_count; i++) {
        const char *separator = " ";
        add_node(picture, i, picture->out);
        for (size_t k = 0; k < picture->link_count; k++) {
            if (picture->next[i][k] < 0)
                continue;
            text_addf(picture->out, "%s%s %s #%d", separator, picture->links[k].name, arrow, picture->next[i][k] + 1);
            separator = ", ";
        }
        text_add_char(picture->out, '\n');
    }
}
