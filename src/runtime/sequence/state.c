/* State: what objects are worth, as one number: the blocks behind them, by their
 * bytes; words that lead to blocks by the order in which these were met, so that
 * shapes and sharing count, and addresses do not.  It is a digest: large
 * structures are looked at as far as the bounds go. */
#include <link.h>
#include <string.h>
#include "runtime/sequence/generating.h"
#include "runtime/sequence/globals.h"

#define BLOCKS_MOST 64
#define BYTES_MOST 4096
#define SLOTS 256       /* a power of two, more than twice BLOCKS_MOST */
#define POINTER_LEAST 65536
#define GLOBALS_MOST 1024 /* bytes of variables that lie side by side */
#define SCANNED_MOST 256 /* blocks that are looked through for one that holds an address */

struct block {
    uintptr_t address;
    size_t size;
    uint32_t first; /* of the objects that lead to it */
    uint32_t slot;
};
static struct block blocks[BLOCKS_MOST];
static uint32_t block_count;
static uint8_t slots[SLOTS]; /* block + 1; 0: free */
static uint64_t hash;
static enum state_detail detail; /* of what is looked at */
static uint32_t current;         /* the object that leads there, in order */
static uintptr_t image_base, image_start, image_end;

static int find_image(struct dl_phdr_info *object, size_t size, void *unused)
{
    (void)size, (void)unused;
    image_base = object->dlpi_addr;
    image_start = UINTPTR_MAX;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        if (part->p_type != PT_LOAD)
            continue;
        uintptr_t start = image_base + part->p_vaddr;
        image_start = start < image_start ? start : image_start;
        image_end = start + part->p_memsz > image_end ? start + part->p_memsz : image_end;
    }
    return 1; /* the program comes first */
}

void state_start(void)
{
    if (!image_end)
        dl_iterate_phdr(find_image, NULL);
}

static uint64_t mix(uint64_t to, uint64_t word)
{
    to = (to ^ word) * 0x9fb21c651e98df25u;
    return to ^ to >> 29;
}

static void add_always(uint64_t word)
{
    hash = mix(hash, word);
}

static void add(uint64_t word)
{
    if (detail == STATE_CONTENTS)
        add_always(word);
}

static void add_shape(uint64_t word)
{
    if (detail != STATE_SHARING)
        add_always(word);
}

/* ---- blocks in the order in which they are met ---- */

static uint32_t slot_of(uintptr_t address)
{
    uint32_t slot = (uint32_t)((address >> 3) * 0x9e3779b97f4a7c15u >> 56);
    while (slots[slot] && blocks[slots[slot] - 1].address != address)
        slot = (slot + 1) & (SLOTS - 1);
    return slot;
}

static bool meet(uintptr_t address, size_t size)
{
    uint32_t slot = slot_of(address);
    if (slots[slot])
        return true;
    if (block_count == BLOCKS_MOST)
        return false;
    blocks[block_count++] = (struct block){address, size, current, slot};
    slots[slot] = (uint8_t)block_count;
    return true;
}

/* Where contents tell nothing, what two objects have in common still does. */
static void add_shared(const struct block *block)
{
    if (detail != STATE_CONTENTS && block->first != current)
        add_always(0x500 + block->first);
}

/* Into the middle of a block that was met. */
static bool add_inner(uintptr_t address)
{
    for (uint32_t i = 0; i < block_count; i++)
        if (address - blocks[i].address <= blocks[i].size) {
            add_shared(&blocks[i]);
            add_shape(0x200 + i);
            add(address - blocks[i].address);
            return true;
        }
    return false;
}

static void add_pointer(uintptr_t address)
{
    uint32_t known = slots[slot_of(address)];
    size_t size;
    if (known) {
        add_shared(&blocks[known - 1]);
        add_shape(0x100 + known);
    } else if (address % 8 == 0 && (size = heap_size_of((void *)address)) != 0) {
        add_shape(meet(address, size) ? 0x100 + block_count : 0x300);
    } else if (add_inner(address)) {
        return;
    } else if (address - image_start < image_end - image_start) {
        add(address - image_base);
    } else {
        add(address > UINT32_MAX ? 0x400 : address);
    }
}

/* Addresses are below 2^47; floating point numbers and negative ones are not. */
static bool is_address(uint64_t word)
{
    return word >= POINTER_LEAST && !(word >> 47);
}

static void add_word(uint64_t word)
{
    if (is_address(word))
        add_pointer(word);
    else
        add(word);
}

/* Contents, as add_word would add them; most words are none that lead anywhere. */
READS_ANYTHING static uintptr_t add_words(uintptr_t address, size_t count)
{
    uint64_t local = hash;
    for (; count; address += 8, count--) {
        uint64_t word = *(volatile const uint64_t *)address;
        if (is_address(word)) {
            hash = local;
            add_pointer(word);
            local = hash;
        } else if (detail == STATE_CONTENTS) {
            local = mix(local, word);
        }
    }
    hash = local;
    return address;
}

READS_ANYTHING static void add_bytes(uintptr_t address, size_t size)
{
    uint64_t rest = 0;
    address = add_words(address, size / 8);
    for (size %= 8; size; size--)
        rest = rest << 8 | ((volatile const uint8_t *)address)[size - 1];
    add(rest);
}

/* ---- objects ---- */

/* What a library with an allocator of its own gives is in the middle of a block. */
static bool meet_inner(uintptr_t address, size_t size)
{
    for (uint32_t i = 0; i < heap_count && i < SCANNED_MOST; i++)
        if (heap[i].owner && address - heap[i].address < heap[i].size) {
            size_t rest = heap[i].size - (address - heap[i].address);
            return meet(address, size && size < rest ? size : rest);
        }
    return false;
}

static void add_object(const struct object *object)
{
    const struct sequence_sort *sort = &sorts[object->sort];
    add_always(object->sort);
    if (object->storage) {
        meet((uintptr_t)object->storage, object->size);
        add_pointer((uintptr_t)object->storage);
        return;
    }
    if (sort->flags & SORT_INTEGER) {
        add(object->value);
        return;
    }
    bool is_static = object->value - image_start < image_end - image_start;
    if (is_static && sort->size)
        meet(object->value, sort->size);
    else if (!heap_size_of((void *)object->value))
        meet_inner(object->value, sort->size);
    add_word(object->value);
}

static struct told told(uint32_t object, bool by_services)
{
    return by_services ? told_of(object) : (struct told){.detail = STATE_CONTENTS};
}

static void add_objects(const uint32_t *numbers, uint32_t count, bool by_services)
{
    for (current = 0; current < count; current++) {
        struct told of = told(numbers[current], by_services);
        detail = of.detail;
        if (detail != STATE_CONTENTS)
            add_always(of.hash);
        add_object(&objects[numbers[current]]);
    }
}

/* As what comes behind the last object. */
static void add_globals(uint32_t count)
{
    current = count;
    detail = STATE_CONTENTS;
    for (uint32_t i = 0; i < global_count; i++)
        meet((uintptr_t)globals[i].start, globals[i].size < GLOBALS_MOST ? globals[i].size : GLOBALS_MOST);
}

static void forget_blocks(void)
{
    for (uint32_t i = 0; i < block_count; i++)
        slots[blocks[i].slot] = 0;
    block_count = 0;
}

static uint64_t digest_blocks(const uint32_t *numbers, uint32_t count, bool by_services)
{
    size_t left = BYTES_MOST;
    for (uint32_t i = 0; i < block_count && left; i++) {
        size_t size = blocks[i].size < left ? blocks[i].size : left;
        current = blocks[i].first;
        detail = current < count ? told(numbers[current], by_services).detail : STATE_CONTENTS;
        add(blocks[i].size);
        add_bytes(blocks[i].address, size);
        left -= size;
    }
    return hash + !hash;
}

static void begin(uint32_t count)
{
    forget_blocks();
    hash = count;
}

static uint64_t digest(const uint32_t *numbers, uint32_t count, bool by_services)
{
    begin(count);
    add_objects(numbers, count, by_services);
    uint64_t found = digest_blocks(numbers, count, by_services);
    return count ? found : 0;
}

size_t state_bytes(void)
{
    size_t bytes = 0;
    for (uint32_t i = 0; i < block_count; i++)
        bytes += blocks[i].size;
    return bytes;
}

uint64_t state_of(const uint32_t *numbers, uint32_t count)
{
    return digest(numbers, count, false);
}

uint64_t state_told(const uint32_t *numbers, uint32_t count)
{
    return digest(numbers, count, true);
}

uint64_t state_with_globals(const uint32_t *numbers, uint32_t count)
{
    begin(count);
    add_objects(numbers, count, true);
    add_globals(count);
    return digest_blocks(numbers, count, true);
}
