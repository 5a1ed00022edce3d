/* Finding globals: the linker has put the library's variables between two of ours
 * (runtime/bounds); the symbols of the image tell them from what compilers put
 * there for sanitizers, which has no name and must stay as it is. */
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include "runtime/sequence/globals.h"
#include "runtime/sequence/running.h"

extern char assay_data_first, assay_data_last, assay_zeroed_first, assay_zeroed_last;
extern __thread char assay_thread_data_first, assay_thread_data_last, assay_thread_zeroed_first,
    assay_thread_zeroed_last;

struct global_range *globals;
uint32_t global_count;
static size_t globals_capacity;

/* ---- where the image is ---- */

struct image {
    uintptr_t base, thread; /* what symbols count from: all others, and those of threads */
};

static int find_image(struct dl_phdr_info *object, size_t size, void *data)
{
    struct image *image = data;
    (void)size;
    *image = (struct image){object->dlpi_addr, (uintptr_t)object->dlpi_tls_data};
    return 1; /* the program comes first */
}

static bool is_between(uintptr_t address, size_t size, const char *first, const char *last)
{
    return address > (uintptr_t)first && address < (uintptr_t)last && size <= (uintptr_t)last - address;
}

static bool is_library(uintptr_t address, size_t size)
{
    return is_between(address, size, &assay_data_first, &assay_data_last) ||
           is_between(address, size, &assay_zeroed_first, &assay_zeroed_last);
}

static bool is_library_thread(uintptr_t address, size_t size)
{
    return is_between(address, size, &assay_thread_data_first, &assay_thread_data_last) ||
           is_between(address, size, &assay_thread_zeroed_first, &assay_thread_zeroed_last);
}

/* ---- symbols ---- */

static void look_at(const ElfW(Sym) * symbol, const struct image *image)
{
    unsigned kind = ELF64_ST_TYPE(symbol->st_info);
    uintptr_t address = (kind == STT_TLS ? image->thread : image->base) + symbol->st_value;
    bool is = kind == STT_TLS      ? image->thread && is_library_thread(address, symbol->st_size)
              : kind == STT_OBJECT ? is_library(address, symbol->st_size)
                                   : false;
    bool is_ours = &assay_turn_count && address == (uintptr_t)assay_turns; /* run_begin sees to them */
    if (!is || is_ours || !symbol->st_size)
        return;
    globals = memory_grow(globals, &globals_capacity, (size_t)global_count + 1, sizeof *globals);
    globals[global_count++] = (struct global_range){.start = (char *)address, .size = symbol->st_size};
}

static void look_at_symbols(const char *file, size_t size, const struct image *image)
{
    const ElfW(Ehdr) *header = (const void *)file;
    if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_shoff > size ||
        header->e_shentsize != sizeof(ElfW(Shdr)) || header->e_shnum > (size - header->e_shoff) / sizeof(ElfW(Shdr)))
        return;
    const ElfW(Shdr) *sections = (const void *)(file + header->e_shoff);
    for (unsigned i = 0; i < header->e_shnum; i++) {
        const ElfW(Shdr) *section = &sections[i];
        if (section->sh_type != SHT_SYMTAB || section->sh_offset > size || section->sh_size > size - section->sh_offset)
            continue;
        const ElfW(Sym) *symbols = (const void *)(file + section->sh_offset);
        for (size_t k = 0; k < section->sh_size / sizeof *symbols; k++)
            look_at(&symbols[k], image);
    }
}

static void look_at_image(void)
{
    struct image image = {0};
    struct stat information;
    dl_iterate_phdr(find_image, &image);
    int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return;
    size_t size = fstat(file, &information) == 0 ? (size_t)information.st_size : 0;
    void *map = size ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
    close(file);
    if (map == MAP_FAILED)
        return;
    look_at_symbols(map, size, &image);
    munmap(map, size);
}

/* ---- side by side ---- */

/* By insertion: symbols of one object mostly stand in order. */
static void sort(void)
{
    for (uint32_t i = 1; i < global_count; i++) {
        struct global_range one = globals[i];
        uint32_t at = i;
        for (; at && globals[at - 1].start > one.start; at--)
            globals[at] = globals[at - 1];
        globals[at] = one;
    }
}

/* What is between is there for alignment or for ASan.  MSan has numbers of its own there. */
#define GAP_MOST (UNDER_MSAN ? 0 : 64)

static void join(void)
{
    uint32_t kept = 0;
    for (uint32_t i = 1; i < global_count; i++) {
        char *end = globals[kept].start + globals[kept].size, *other_end = globals[i].start + globals[i].size;
        if (globals[i].start <= end + GAP_MOST)
            globals[kept].size = (size_t)((other_end > end ? other_end : end) - globals[kept].start);
        else
            globals[++kept] = globals[i];
    }
    global_count = global_count ? kept + 1 : 0;
}

void globals_find(void)
{
    look_at_image();
    sort();
    join();
}
