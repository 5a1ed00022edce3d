#include "target/symbols.h"

#include <elfutils/libdwfl.h>
#include <stddef.h>
#include "base/file.h"

static const Dwfl_Callbacks callbacks = {
    .section_address = dwfl_offline_section_address,
    .find_debuginfo = dwfl_standard_find_debuginfo,
};

void symbols_open(struct symbols *symbols, const char *image)
{
    *symbols = (struct symbols){0};
    Dwfl *session = dwfl_begin(&callbacks);
    if (!session)
        return;
    dwfl_report_begin(session);
    symbols->session = session;
    symbols->module = dwfl_report_offline(session, image, image, -1);
    dwfl_report_end(session, NULL, NULL);
}

void symbols_close(struct symbols *symbols)
{
    if (symbols->session)
        dwfl_end(symbols->session);
    *symbols = (struct symbols){0};
}

/* Unit by unit: clang writes no table that maps addresses to units. */
static void find_line(Dwfl_Module *module, Dwarf_Addr address, struct symbol *symbol)
{
    Dwarf_Addr bias;
    for (Dwarf_Die *unit = NULL; (unit = dwfl_module_nextcu(module, unit, &bias));) {
        if (dwarf_haspc(unit, address - bias) <= 0)
            continue;
        Dwarf_Line *line = dwarf_getsrc_die(unit, address - bias);
        const char *file = line ? dwarf_linesrc(line, NULL, NULL) : NULL;
        if (file && dwarf_lineno(line, &symbol->line) == 0)
            symbol->file = path_base(file);
        return;
    }
}

struct symbol symbols_find(const struct symbols *symbols, uint64_t offset)
{
    struct symbol symbol = {0};
    Dwfl_Module *module = symbols->module;
    if (!module || !offset)
        return symbol;
    GElf_Addr bias = 0;
    dwfl_module_getelf(module, &bias);
    Dwarf_Addr address = bias + offset - 1;
    symbol.function = dwfl_module_addrname(module, address);
    find_line(module, address, &symbol);
    return symbol;
}
