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
    Dwfl_Line *line = dwfl_module_getsrc(module, address);
    if (line) {
        const char *file = dwfl_lineinfo(line, NULL, &symbol.line, NULL, NULL, NULL);
        symbol.file = file ? path_base(file) : NULL;
    }
    return symbol;
}
