#include "target/symbols.h"

#include <dwarf.h>
#include <elfutils/libdwfl.h>
#include <stdlib.h>
#include <string.h>
#include "base/file.h"
#include "base/vector.h"

#define FUNCTIONS_MOST 16 /* at one place that is remembered */

static const Dwfl_Callbacks callbacks = {
    .section_address = dwfl_offline_section_address,
    .find_debuginfo = dwfl_standard_find_debuginfo,
};

/* ---- places that were looked for ---- */

struct place {
    uint64_t offset;
    size_t count;
    struct symbol functions[FUNCTIONS_MOST];
};

/* By offset. */
struct symbols_found {
    VECTOR(struct place *) places;
};

/* Where it is, or would be. */
static size_t search(const struct symbols_found *found, uint64_t offset)
{
    size_t low = 0, high = found->places.count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (found->places.items[middle]->offset < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static struct place *insert(struct symbols_found *found, size_t at, uint64_t offset)
{
    struct place *place = mem_alloc(sizeof *place);
    *place = (struct place){.offset = offset};
    vector_push(&found->places, place);
    struct place **items = found->places.items;
    memmove(items + at + 1, items + at, (found->places.count - 1 - at) * sizeof *items);
    items[at] = place;
    return place;
}

static void forget(struct symbols_found *found)
{
    if (!found)
        return;
    for (size_t i = 0; i < found->places.count; i++)
        mem_free(found->places.items[i]);
    vector_release(&found->places);
    mem_free(found);
}

/* ---- an image ---- */

void symbols_open(struct symbols *symbols, const char *image)
{
    *symbols = (struct symbols){0};
    Dwfl *session = dwfl_begin(&callbacks);
    if (!session)
        return;
    dwfl_report_begin(session);
    symbols->session = session;
    symbols->found = mem_alloc(sizeof *symbols->found);
    *symbols->found = (struct symbols_found){0};
    symbols->module = dwfl_report_offline(session, image, image, -1);
    dwfl_report_end(session, NULL, NULL);
}

void symbols_close(struct symbols *symbols)
{
    if (symbols->session)
        dwfl_end(symbols->session);
    forget(symbols->found);
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

static size_t find_all(const struct symbols *symbols, uint64_t offset, struct symbol *found, size_t most)
{
    struct symbol place = symbols_find(symbols, offset);
    Dwfl_Module *module = symbols->module;
    Dwarf_Addr bias = 0;
    size_t count = 0;
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

size_t symbols_find_all(const struct symbols *symbols, uint64_t offset, struct symbol *found, size_t most)
{
    if (!symbols->module || !offset)
        return 0;
    size_t at = search(symbols->found, offset);
    bool is_known = at < symbols->found->places.count && symbols->found->places.items[at]->offset == offset;
    struct place *place = is_known ? symbols->found->places.items[at] : insert(symbols->found, at, offset);
    if (!is_known)
        place->count = find_all(symbols, offset, place->functions, FUNCTIONS_MOST);
    size_t count = place->count < most ? place->count : most;
    memcpy(found, place->functions, count * sizeof *found);
    return count;
}
