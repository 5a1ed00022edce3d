#include "target/symbols.h"

#include <dwarf.h>
#include <elfutils/libdwfl.h>
#include <stdlib.h>
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

/* ---- functions inside others ---- */

static const char *name_of(Dwarf_Die *function)
{
    Dwarf_Attribute attribute;
    return dwarf_formstring(dwarf_attr_integrate(function, DW_AT_name, &attribute));
}

/* Where an inlined function was called. */
static void set_call(struct symbol *symbol, Dwarf_Die *inlined)
{
    Dwarf_Attribute attribute;
    Dwarf_Word file_number = 0, line = 0;
    Dwarf_Die unit;
    Dwarf_Files *files;
    if (dwarf_formudata(dwarf_attr(inlined, DW_AT_call_line, &attribute), &line) == 0)
        symbol->line = (int)line;
    if (dwarf_formudata(dwarf_attr(inlined, DW_AT_call_file, &attribute), &file_number) == 0 &&
        dwarf_diecu(inlined, &unit, NULL, NULL) && dwarf_getsrcfiles(&unit, &files, NULL) == 0) {
        const char *file = dwarf_filesrc(files, file_number, NULL, NULL);
        symbol->file = file ? path_base(file) : NULL;
    }
}

/* The scopes around a place, as the code has them: those of the place itself
 * lead from an inlined function to where it was written. */
static int scopes_of(Dwarf_Die *unit, Dwarf_Addr address, Dwarf_Die **scopes)
{
    int count = dwarf_getscopes(unit, address, scopes);
    if (count <= 0)
        return 0;
    Dwarf_Die innermost = (*scopes)[0];
    free(*scopes);
    count = dwarf_getscopes_die(&innermost, scopes);
    return count > 0 ? count : 0;
}

static size_t functions_of(Dwarf_Die *scopes, int scope_count, const struct symbol *place, struct symbol *found,
                           size_t most)
{
    size_t count = 0;
    struct symbol at = *place;
    for (int i = 0; i < scope_count && count < most; i++) {
        int tag = dwarf_tag(&scopes[i]);
        if (tag != DW_TAG_inlined_subroutine && tag != DW_TAG_subprogram)
            continue;
        at.function = name_of(&scopes[i]);
        found[count++] = at;
        if (tag == DW_TAG_subprogram)
            break;
        set_call(&at, &scopes[i]);
    }
    return count;
}

size_t symbols_find_all(const struct symbols *symbols, uint64_t offset, struct symbol *found, size_t most)
{
    struct symbol place = symbols_find(symbols, offset);
    Dwfl_Module *module = symbols->module;
    Dwarf_Addr bias = 0;
    size_t count = 0;
    if (!module || !offset || !most)
        return 0;
    GElf_Addr elf_bias = 0;
    dwfl_module_getelf(module, &elf_bias);
    Dwarf_Addr address = elf_bias + offset - 1;
    for (Dwarf_Die *unit = NULL; !count && (unit = dwfl_module_nextcu(module, unit, &bias));) {
        Dwarf_Die *scopes = NULL;
        if (dwarf_haspc(unit, address - bias) <= 0)
            continue;
        int scope_count = scopes_of(unit, address - bias, &scopes);
        count = functions_of(scopes, scope_count, &place, found, most);
        if (scope_count)
            free(scopes);
    }
    if (!count && place.function)
        found[count++] = place;
    return count;
}
