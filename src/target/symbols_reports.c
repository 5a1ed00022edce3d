/* Blocks that only tell what a sanitizer has found: no line of anybody's source,
 * though the compiler gives them the line that is checked. */
#include <elfutils/libdwfl.h>
#include <gelf.h>
#include <stdlib.h>
#include <string.h>
#include "base/vector.h"
#include "target/symbols.h"

#define CALL 0xe8       /* and where to, from behind it, in four bytes */
#define CALL_SIZE 5
#define BLOCK_MOST 128 /* bytes: a counter, arguments, the call */

typedef VECTOR(GElf_Addr) addresses_t;

static int compare(const void *left, const void *right)
{
    const GElf_Addr *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

static bool has(const addresses_t *addresses, GElf_Addr address)
{
    return addresses->count &&
           bsearch(&address, addresses->items, addresses->count, sizeof *addresses->items, compare);
}

static void sort(addresses_t *addresses)
{
    if (addresses->count)
        qsort(addresses->items, addresses->count, sizeof *addresses->items, compare);
}

static bool is_handler(const char *name)
{
    static const char ubsan[] = "__ubsan_handle_", asan[] = "__asan_report_";
    return name && (strncmp(name, ubsan, strlen(ubsan)) == 0 || strncmp(name, asan, strlen(asan)) == 0);
}

static void find_handlers(Dwfl_Module *module, addresses_t *handlers)
{
    int count = dwfl_module_getsymtab(module);
    for (int i = 1; i < count; i++) {
        GElf_Sym symbol;
        GElf_Addr address;
        const char *name = dwfl_module_getsym_info(module, i, &symbol, &address, NULL, NULL, NULL);
        if (is_handler(name) && symbol.st_shndx != SHN_UNDEF)
            vector_push(handlers, address);
    }
    sort(handlers);
}

/* The bytes at an address, and how many there are in their section; NULL: none of the image. */
static const unsigned char *bytes_at(Elf *elf, GElf_Addr address, size_t *count)
{
    for (Elf_Scn *section = NULL; (section = elf_nextscn(elf, section));) {
        GElf_Shdr header;
        if (!gelf_getshdr(section, &header) || !(header.sh_flags & SHF_EXECINSTR) || address < header.sh_addr ||
            address >= header.sh_addr + header.sh_size)
            continue;
        const Elf_Data *data = elf_getdata(section, NULL);
        size_t offset = address - header.sh_addr;
        if (!data || !data->d_buf || offset >= data->d_size)
            return NULL;
        *count = data->d_size - offset;
        return (const unsigned char *)data->d_buf + offset;
    }
    return NULL;
}

/* Some call from there on is one of a handler.  No other bytes would lead there. */
static bool calls_handler(const unsigned char *bytes, size_t count, GElf_Addr address, const addresses_t *handlers)
{
    for (size_t i = 0; i + CALL_SIZE <= count; i++) {
        int32_t distance;
        memcpy(&distance, bytes + i + 1, sizeof distance);
        if (bytes[i] == CALL && has(handlers, address + i + CALL_SIZE + (GElf_Addr)(int64_t)distance))
            return true;
    }
    return false;
}

static size_t up_to_next(const addresses_t *begins, GElf_Addr address, size_t most)
{
    for (size_t low = 0, high = begins->count; low < high;) {
        size_t middle = low + (high - low) / 2;
        if (begins->items[middle] > address) {
            size_t distance = begins->items[middle] - address;
            most = distance < most ? distance : most;
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return most;
}

void symbols_find_reports(const struct symbols *symbols, const uint32_t *offsets, size_t count, bool *is_report)
{
    addresses_t handlers = VECTOR_INIT, begins = VECTOR_INIT;
    GElf_Addr bias = 0;
    Elf *elf = symbols->module ? dwfl_module_getelf(symbols->module, &bias) : NULL;
    if (elf)
        find_handlers(symbols->module, &handlers);
    for (size_t i = 0; i < count; i++)
        vector_push(&begins, offsets[i]);
    sort(&begins);
    for (size_t i = 0; i < count; i++) {
        size_t room = 0;
        const unsigned char *bytes = handlers.count && offsets[i] ? bytes_at(elf, offsets[i], &room) : NULL;
        size_t length = up_to_next(&begins, offsets[i], room < BLOCK_MOST ? room : BLOCK_MOST);
        is_report[i] = bytes && calls_handler(bytes, length, bias + offsets[i], &handlers);
    }
    vector_release(&handlers);
    vector_release(&begins);
}
