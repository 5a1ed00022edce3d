/* State: what objects are worth, as one number: the blocks behind them, by their
 * bytes; words that lead to blocks by the order in which these were met, so that
 * shapes and sharing count, and addresses do not.  It is a digest: large
 * structures are looked at as far as the bounds go. */
#include <link.h>
#include <string.h>
#include "runtime/sequence/generating.h"

#define BLOCKS_MOST 64
#define BYTES_MOST 4096
#define SLOTS 256       /* a power of two, more than twice BLOCKS_MOST */
#define POINTER_LEAST 65536
#define SCANNED_MOST 256 /* blocks that are looked through for one that holds an address */

struct block {
    uintptr_t address;
    size_t size;
};
static struct block blocks[BLOCKS_MOST];
static uint32_t block_count;
static uint8_t slots[SLOTS]; /* block + 1; 0: free */
static uint64_t hash;
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

static void add(uint64_t word)
{
    hash = (hash ^ word) * 0x9fb21c651e98df25u;
    hash ^= hash >> 29;
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
    blocks[block_count++] = (struct block){address, size};
    slots[slot] = (uint8_t)block_count;
    return true;
}

/* Into the middle of a block that was met. */
static bool add_inner(uintptr_t address)
{
    for (uint32_t i = 0; i < block_count; i++)
        if (address - blocks[i].address <= blocks[i].size) {
            add(0x200 + i);
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
        add(0x100 + known);
    } else if (address % 8 == 0 && (size = heap_size_of((void *)address)) != 0) {
        add(meet(address, size) ? 0x100 + block_count : 0x300);
    } else if (add_inner(address)) {
        return;
    } else if (address - image_start < image_end - image_start) {
        add(address - image_base);
    } else {
        add(address > UINT32_MAX ? 0x400 : address);
    }
}

/* Addresses are below 2^47; floating point numbers and negative ones are not. */
static void add_word(uint64_t word)
{
    if (word < POINTER_LEAST || word >> 47)
        add(word);
    else
        add_pointer(word);
}

READS_ANYTHING static void add_bytes(uintptr_t address, size_t size)
{
    for (; size >= 8; address += 8, size -= 8)
        add_word(*(volatile const uint64_t *)address);
    uint64_t rest = 0;
    for (; size; size--)
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
    add(object->sort);
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

uint64_t state_of(const uint32_t *numbers, uint32_t count)
{
    size_t left = BYTES_MOST;
    memset(slots, 0, sizeof slots);
    block_count = 0;
    hash = count;
    for (uint32_t i = 0; i < count; i++)
        add_object(&objects[numbers[i]]);
    for (uint32_t i = 0; i < block_count && left; i++) {
        size_t size = blocks[i].size < left ? blocks[i].size : left;
        add(blocks[i].size);
        add_bytes(blocks[i].address, size);
        left -= size;
    }
    return count ? hash + !hash : 0;
}
