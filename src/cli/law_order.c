/* The function of an order of plain values: of three that are in a row the last is
 * not before the first.
 *
 *     static int tag_compare_is_transitive(const struct tag *a, const struct tag *b, const struct tag *c)
 *     {
 *         … */
#include <string.h>

#include "cli/law_writing.h"

static void write_parameters(const struct function *function, struct text *out)
{
    for (size_t i = 0; i < 3; i++) {
        struct parameter one = function->parameters[0];
        one.name = (const char *[]){"a", "b", "c"}[i];
        law_write_parameter(&one, i ? ", " : "", out);
    }
}

void law_order_write(const struct operation *order, struct text *out)
{
    const struct function *function = order->function;
    const char *name = function->name;
    text_addf(out, "static int %s_is_transitive(", name);
    write_parameters(function, out);
    text_add(out, ")\n{\n");
    if (function->parameters[0].type->kind == TYPE_POINTER)
        text_add(out, "    if (!a || !b || !c)\n        return ASSAY_UNDECIDED;\n");
    text_addf(out,
              "    if (%s(a, a) != 0 || %s(b, b) != 0 || %s(c, c) != 0 || %s(a, b) > 0 || %s(b, c) > 0)\n"
              "        return ASSAY_UNDECIDED;\n",
              name, name, name, name, name);
    text_addf(out, "    return %s(a, c) <= 0;\n}\n", name);
}
