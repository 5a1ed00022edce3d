#include "export/picture.h"

#include <string.h>
#include "export/picture_parts.h"

static bool fits(const struct text *lines, size_t width)
{
    for (const char *line = lines->s; *line;) {
        size_t length = strcspn(line, "\n");
        if (picture_columns(line, length) > width)
            return false;
        line += length + (line[length] == '\n');
    }
    return true;
}

static void add_indented(const struct text *lines, const char *indent, struct text *out)
{
    for (const char *line = lines->s; *line;) {
        size_t length = strcspn(line, "\n");
        text_add(out, indent);
        text_add_bytes(out, line, length);
        text_add_char(out, '\n');
        line += length + (line[length] == '\n');
    }
}

static bool draw_linked(const struct input *input, size_t width, bool ascii, struct text *lines)
{
    struct picture picture = {.input = input, .width = width, .ascii = ascii, .out = lines};
    bool found = picture_find(&picture);
    if (found && picture_is_list(&picture))
        picture_add_list(&picture);
    else if (found && picture_is_tree(&picture))
        picture_add_tree(&picture);
    else if (found)
        picture_add_graph(&picture);
    vector_release(&picture.roots);
    return found;
}

void picture_draw(const struct input *input, size_t width, const char *indent, bool ascii, struct text *out)
{
    struct text lines = TEXT_INIT;
    size_t margin = picture_columns(indent, strlen(indent));
    size_t room = width > margin ? width - margin : 0;
    if (!draw_linked(input, room, ascii, &lines) || !fits(&lines, room))
        text_clear(&lines);
    if (!lines.length && room)
        picture_add_arrays(input, room, ascii, &lines);
    add_indented(&lines, indent, out);
    text_release(&lines);
}
