#include "export/export.h"

#include <string.h>
#include "export/formats.h"

static const struct export_format *const formats[] = {
    &export_jsonl, &export_json, &export_text, &export_c, &export_dot, &export_none, NULL,
};

const struct export_format *const *export_formats(void)
{
    return formats;
}

const struct export_format *export_find(const char *name)
{
    for (size_t i = 0; formats[i]; i++)
        if (strcmp(formats[i]->name, name) == 0)
            return formats[i];
    return NULL;
}

bool member_is_transparent(const struct layout_member *member, const struct layout_member *parent)
{
    return !member->name && parent->kind != MEMBER_CELLS &&
           (member->kind == MEMBER_STRUCT || member->kind == MEMBER_UNION);
}

size_t cells_present(const struct value_graph *graph, const struct layout_object *array)
{
    const struct layout_object *owner = value_holder(graph->layout, array);
    const struct layout_member *cells = array->content;
    size_t count = 0;
    while (count < cells->member_count && value_member_present(graph, owner, &cells->members[count]))
        count++;
    return count;
}

void add_array_type(struct text *out, const struct type *element, size_t count)
{
    size_t base = element->kind == TYPE_ARRAY ? strcspn(element->name, "[") : strlen(element->name);
    text_add_bytes(out, element->name, base);
    text_addf(out, "[%zu]%s", count, element->name + base);
}
