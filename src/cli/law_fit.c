/* The function of one law of room: what is written fits into as much as another
 * function tells.  Behind that there are marks, which must be as they were.
 *
 *     static int pack_fits_pack_bound(const unsigned char *src, size_t n)
 *     {
 *         size_t room = (size_t)pack_bound(n);
 *         … */
#include "cli/law_writing.h"

#define ROOM_MOST 65536 /* cells; what is more may be how it says no */
#define MARKS 256

static void write_inputs(const struct law_fit *fit, struct text *out)
{
    const struct function *function = fit->writer->function;
    bool is_first = true;
    for (size_t i = 0; i < function->parameter_count; i++) {
        if (i == fit->buffer)
            continue;
        law_write_parameter(&function->parameters[i], is_first ? "" : ", ", out);
        is_first = false;
    }
}

static void write_nulls(const struct law_fit *fit, struct text *out)
{
    const struct function *function = fit->writer->function;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (i != fit->buffer && function->parameters[i].type->kind == TYPE_POINTER)
            text_addf(out, "    if (!%s)\n        return ASSAY_UNDECIDED;\n", function->parameters[i].name);
}

static void write_teller(const struct law_fit *fit, struct text *out)
{
    text_addf(out, "    size_t room = (size_t)%s(", fit->teller->function->name);
    for (size_t i = 0; i < fit->teller->function->parameter_count; i++)
        text_addf(out, "%s%s", i ? ", " : "", fit->writer->function->parameters[fit->arguments[i]].name);
    text_add(out, ")");
    if (fit->more)
        text_addf(out, " + %zu", fit->more);
    text_add(out, ";\n");
}

static void write_call(const struct law_fit *fit, struct text *out)
{
    const struct function *function = fit->writer->function;
    text_addf(out, "    (void)%s(", function->name);
    for (size_t i = 0; i < function->parameter_count; i++)
        text_addf(out, "%s%s", i ? ", " : "", i == fit->buffer ? "cells" : function->parameters[i].name);
    text_add(out, ");\n");
}

void law_fit_write(const struct law_fit *fit, struct text *out)
{
    const struct type *cell = fit->writer->function->parameters[fit->buffer].type->target;
    const char *name = cell->kind == TYPE_VOID ? "unsigned char" : cell->name;
    text_add(out, "static int ");
    law_fit_name(fit, out);
    text_add_char(out, '(');
    write_inputs(fit, out);
    text_add(out, ")\n{\n");
    write_nulls(fit, out);
    write_teller(fit, out);
    text_addf(out, "    %s *cells = room <= %d ? malloc((room + %d) * sizeof *cells) : NULL;\n", name, ROOM_MOST,
              MARKS);
    text_add(out, "    int holds = 1;\n    if (!cells)\n        return ASSAY_UNDECIDED;\n");
    text_addf(out, "    memset(cells, 0x5a, (room + %d) * sizeof *cells);\n", MARKS);
    write_call(fit, out);
    text_addf(out,
              "    for (size_t i = 0; i < %d * sizeof *cells; i++)\n"
              "        holds = holds && ((const unsigned char *)(cells + room))[i] == 0x5a;\n",
              MARKS);
    text_add(out, "    free(cells);\n    return holds;\n}\n");
}
