#include "engine/enumerate/describe.h"

#include <string.h>

#define FRAMES_SHOWN 8
#define CHOICES_SHOWN 60

/* ---- candidates ---- */

void describe_path(struct text *out, const struct layout *layout, const struct wire_choice *choices, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (i == CHOICES_SHOWN) {
            text_addf(out, " … (%zu more)", count - i);
            return;
        }
        const struct layout_field *field = &layout->fields.items[choices[i].field];
        const struct layout_object *object = &layout->objects.items[field->object];
        if (i)
            text_add_char(out, ' ');
        if (object->kind != OBJECT_ARGUMENTS)
            text_addf(out, "%s%s", object->name, field->path[0] == '[' ? "" : ".");
        text_addf(out, "%s=", field->path);
        value_print(layout, choices[i].field, choices[i].index, out);
    }
    if (!count)
        text_add(out, "(no field was read)");
}

/* ---- frames ---- */

/* Assay's own functions are in the image too, and libc outside of it. */
static bool is_users(const struct symbol *symbol)
{
    return symbol->function && strncmp(symbol->function, "assay_", 6) != 0 && symbol->file;
}

static struct symbol first_frame(const struct wire_report *report, const struct symbols *symbols)
{
    for (uint32_t i = 0; i < report->frame_count && i < REPORT_FRAMES; i++) {
        struct symbol symbol = symbols_find(symbols, report->frames[i]);
        if (is_users(&symbol))
            return symbol;
    }
    return (struct symbol){0};
}

/* Merged code has no line of its own. */
static void add_line(struct text *out, const struct symbol *symbol)
{
    text_add(out, symbol->file);
    if (symbol->line > 0)
        text_addf(out, ":%d", symbol->line);
}

void describe_frames(struct text *out, const struct wire_report *report, const struct symbols *symbols)
{
    unsigned shown = 0;
    for (uint32_t i = 0; i < report->frame_count && i < REPORT_FRAMES; i++) {
        struct symbol symbol = symbols_find(symbols, report->frames[i]);
        if (!is_users(&symbol))
            continue;
        if (shown == FRAMES_SHOWN) {
            text_add(out, "    …\n");
            return;
        }
        text_addf(out, "    #%u %s ", shown++, symbol.function);
        add_line(out, &symbol);
        text_add_char(out, '\n');
    }
}

static void add_place(struct text *out, const struct wire_report *report, const struct symbols *symbols)
{
    struct symbol symbol = first_frame(report, symbols);
    if (!symbol.function)
        return;
    text_addf(out, " in %s (", symbol.function);
    add_line(out, &symbol);
    text_add_char(out, ')');
}

/* ---- reports ---- */

static const char *label_of(const struct layout *layout, uint32_t field)
{
    return layout && field < layout->fields.count ? layout->fields.items[field].label : "a field";
}

static void describe_signal(struct text *out, const struct wire_report *report)
{
    const char *what = strsignal((int)report->detail);
    text_addf(out, "%s", what ? what : "signal");
    if (report->detail == 11 && report->address < 4096)
        text_add(out, " (null pointer)");
}

static void describe_cell(struct text *out, const struct layout *layout, uint32_t field)
{
    text_addf(out, "access beyond the end of an array, %s", label_of(layout, field));
}

static void describe_kind(struct text *out, const struct layout *layout, const struct wire_report *report)
{
    switch (report->kind) {
    case REPORT_SIGNAL:
        describe_signal(out, report);
        break;
    case REPORT_OVERFLOW:
        text_add(out, "stack overflow");
        break;
    case REPORT_STEPS:
        text_add(out, "no end within the step limit (endless loop?)");
        break;
    case REPORT_MEMORY:
        text_add(out, "out of memory");
        break;
    case REPORT_EXIT:
        text_addf(out, "call of %s()", report->name);
        break;
    case REPORT_ABORT:
        text_add(out, report->name[0] ? report->name : "abort");
        break;
    case REPORT_CALL:
        text_addf(out, "call of %s()", report->name);
        break;
    case REPORT_BEYOND:
        if (report->detail == NO_FIELD)
            text_addf(out, "%s outside of every object", report->name);
        else
            describe_cell(out, layout, report->detail);
        break;
    default:
        text_addf(out, "fault %u", report->kind);
    }
}

void describe_fault(struct text *out, const struct layout *layout, const struct wire_report *report,
                    const struct symbols *symbols)
{
    describe_kind(out, layout, report);
    if (report->kind != REPORT_ABORT || !strstr(report->name, " at ")) /* an assertion says where it stands */
        add_place(out, report, symbols);
}

/* What bounds a field of this type; NULL: nothing can. */
static const char *statement_for(const struct type *type)
{
    if (type->kind == TYPE_UNION)
        return "assay_union";
    if (type->kind == TYPE_FLOAT)
        return "assay_values";
    if (type->kind != TYPE_POINTER)
        return "assay_range or assay_values";
    if (type->target->kind == TYPE_STRUCT && type->target->complete)
        return "assay_pool for what it points to, or assay_opaque";
    if (type->target->is_char)
        return "assay_strings or assay_array";
    if (type->target->kind == TYPE_FUNCTION)
        return NULL;
    if (type->target->kind == TYPE_VOID || !type->target->complete)
        return "assay_opaque";
    return "assay_array or assay_opaque";
}

static void describe_unbounded(struct text *out, const struct layout *layout, const char *predicate,
                               const struct wire_report *report, const struct symbols *symbols)
{
    text_addf(out, "predicate '%s' reads %s", predicate, label_of(layout, report->detail));
    add_place(out, report, symbols);
    const char *statement = layout && report->detail < layout->fields.count
                                ? statement_for(layout->fields.items[report->detail].type)
                                : "assay_range or assay_values";
    if (statement)
        text_addf(out, ", which has no bounds; give it some in ASSAY_SPACE(%s, n) with %s", predicate, statement);
    else
        text_add(out, ", a pointer to a function, which cannot be searched; leave it out of the predicate");
}

static void describe_opaque(struct text *out, const char *predicate, const struct wire_report *report,
                            const struct symbols *symbols)
{
    text_addf(out, "predicate '%s' hands a searched object to '%s'", predicate, report->name);
    add_place(out, report, symbols);
    text_add(out, ", which cannot be seen into, so its reads would be lost; give its source with --source FILE, or "
                  "read the field before the call");
}

static void describe_calls(struct text *out, const struct wire_report *report)
{
    if (report->name[0])
        text_addf(out, "; calls that cannot be seen into: %s", report->name);
}

void describe_problem(struct text *out, const struct layout *layout, const char *predicate,
                      const struct wire_report *report, const struct symbols *symbols)
{
    switch (report->kind) {
    case REPORT_UNBOUNDED:
        describe_unbounded(out, layout, predicate, report, symbols);
        break;
    case REPORT_OPAQUE:
        describe_opaque(out, predicate, report, symbols);
        break;
    case REPORT_WRITES_FIELD:
        text_addf(out, "predicate '%s' writes %s, which is searched; each candidate starts with its own value again",
                  predicate, label_of(layout, report->detail));
        break;
    case REPORT_LOST_READ:
        text_addf(out, "predicate '%s' depends on a field that it was not seen to read, so counts would be wrong",
                  predicate);
        describe_calls(out, report);
        break;
    case REPORT_NOT_DETERMINISTIC:
        text_addf(out, "predicate '%s' is not deterministic: the same input had two outcomes", predicate);
        describe_calls(out, report);
        break;
    default:
        text_addf(out, "the worker cannot go on: %s", report->name);
    }
}
