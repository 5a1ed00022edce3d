#include "base/text.h"
#include "model/property_parts.h"

/* --- words --- */

static void add_range(const struct source *source, struct text *out)
{
    text_addf(out, "%lld..%lld", source->lo, source->hi);
}

static void add_number(const struct source *source, struct text *out)
{
    if (source->has_range)
        add_range(source, out);
    else
        text_addf(out, "any %s", source->type->name);
}

/* Members that nothing is drawn for, at any depth. */
static void add_zero_members(const struct source *source, const char *before, struct text *out, size_t *count)
{
    for (size_t i = 0; i < source->member_count; i++) {
        const struct source *member = &source->members[i];
        if (member->kind == SOURCE_NOTHING)
            text_addf(out, "%s'%s'", (*count)++ ? ", " : before, member->field->name ? member->field->name : "union");
        else
            add_zero_members(member, before, out, count);
    }
    if (source->element)
        add_zero_members(source->element, before, out, count);
}

static void add_array(const struct property *property, const struct source *source, struct text *out)
{
    text_addf(out, "array of %s %s", property->function->parameters[source->length].name, source->element->type->name);
}

static void add_words(const struct property *property, const struct source *source, struct text *out)
{
    switch (source->kind) {
    case SOURCE_INTEGER:
    case SOURCE_FLOAT:
        add_number(source, out);
        break;
    case SOURCE_BOOL:
        text_add(out, "false, true");
        break;
    case SOURCE_ENUM:
        text_addf(out, "constants of %s", source->type->name);
        break;
    case SOURCE_STRING:
        text_add(out, "string");
        break;
    case SOURCE_ARRAY:
        add_array(property, source, out);
        break;
    case SOURCE_LENGTH:
        text_addf(out, "length of %s", property->function->parameters[source->array].name);
        if (source->has_range) {
            text_add(out, ", ");
            add_range(source, out);
        }
        break;
    case SOURCE_POINTER:
        text_add(out, "pointer to ");
        add_words(property, source->element, out);
        break;
    case SOURCE_STRUCT:
        text_addf(out, "%s, member by member", source->type->name);
        break;
    case SOURCE_CELLS:
        text_addf(out, "array of %zu %s", source->type->length, source->element->type->name);
        break;
    case SOURCE_PREDICATE:
        text_addf(out, "structures that %s accepts", source->function->name);
        break;
    case SOURCE_GENERATOR:
        text_addf(out, "what %s makes", source->function->name);
        break;
    case SOURCE_FUNCTION:
        text_addf(out, "simple functions, %s", source->type->name);
        break;
    case SOURCE_NOTHING:
        text_add(out, "zero");
        break;
    }
}

void property_describe_source(const struct property *property, size_t parameter, struct text *out)
{
    size_t zero_members = 0;
    text_addf(out, "%s: ", property->function->parameters[parameter].name);
    add_words(property, &property->sources[parameter], out);
    add_zero_members(&property->sources[parameter], "; zero: ", out, &zero_members);
}

bool property_describe_zero(const struct property *property, struct text *out)
{
    size_t described = 0;
    for (size_t i = 0; i < property->function->parameter_count; i++) {
        size_t count = 0;
        add_zero_members(&property->sources[i], described ? ", " : "", out, &count);
        if (count)
            text_addf(out, " of '%s'", property->function->parameters[i].name);
        described += count;
    }
    return described;
}

/* --- scope --- */

static bool is_scoped(const struct source *source)
{
    switch (source->kind) {
    case SOURCE_INTEGER:
    case SOURCE_FLOAT:
        return !source->has_range;
    case SOURCE_STRING:
    case SOURCE_PREDICATE:
        return true;
    case SOURCE_ARRAY:
        return !source->has_range || is_scoped(source->element);
    case SOURCE_POINTER:
    case SOURCE_CELLS:
        return is_scoped(source->element);
    case SOURCE_STRUCT:
        for (size_t i = 0; i < source->member_count; i++)
            if (is_scoped(&source->members[i]))
                return true;
        return false;
    default: /* a generator's choices are its own */
        return false;
    }
}

bool property_is_scoped(const struct property *property)
{
    for (size_t i = 0; i < property->function->parameter_count; i++)
        if (is_scoped(&property->sources[i]))
            return true;
    return false;
}
