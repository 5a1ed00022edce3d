#include "eepage.h"

#include <string.h>

/* Header: magic (4), page size (2), pages (2), wear (4), all little endian. */
static const uint8_t magic[4] = { 'E', 'E', 'P', '1' };

enum { AT_PAGE = 4, AT_PAGES = 6, AT_WEAR = 8 };

static void put(uint8_t *at, uint32_t value, int bytes)
{
    for (int i = 0; i < bytes; i++)
        at[i] = (uint8_t)(value >> (8 * i));
}

static uint32_t take(const uint8_t *at, int bytes)
{
    uint32_t value = 0;

    for (int i = 0; i < bytes; i++)
        value |= (uint32_t)at[i] << (8 * i);
    return value;
}

static int geometry_ok(size_t page, size_t pages)
{
    return page >= EEP_PAGE_MIN && page <= EEP_PAGE_MAX && (page & (page - 1)) == 0 && pages >= 2 && pages <= 4096;
}

eep_result eep_format(eep_dev *dev, void *flash, size_t page, size_t pages)
{
    if (!geometry_ok(page, pages))
        return EEP_BAD_GEOMETRY;
    dev->flash = flash;
    dev->page = page;
    dev->pages = pages;
    memset(dev->flash, 0xFF, page * pages);
    memcpy(dev->flash, magic, sizeof magic);
    put(dev->flash + AT_PAGE, (uint32_t)page, 2);
    put(dev->flash + AT_PAGES, (uint32_t)pages, 2);
    put(dev->flash + AT_WEAR, 0, 4);
    return EEP_OK;
}

eep_result eep_mount(eep_dev *dev, void *flash, size_t page, size_t pages)
{
    const uint8_t *head = flash;

    if (!geometry_ok(page, pages))
        return EEP_BAD_GEOMETRY;
    if (memcmp(head, magic, sizeof magic) != 0 || take(head + AT_PAGE, 2) != page || take(head + AT_PAGES, 2) != pages)
        return EEP_NO_HEADER;
    dev->flash = flash;
    dev->page = page;
    dev->pages = pages;
    return EEP_OK;
}

size_t eep_capacity(const eep_dev *dev)
{
    return dev->page * (dev->pages - 1);
}

/* Where the byte with this address lies. */
static uint8_t *cell(const eep_dev *dev, size_t addr)
{
    return dev->flash + dev->page + addr;
}

/* The flash itself: program clears bits, erase sets those of a page. */
static void program(uint8_t *at, uint8_t value)
{
    *at &= value;
}

static void erase(eep_dev *dev, uint8_t *page)
{
    uint32_t wear = take(dev->flash + AT_WEAR, 4);

    memset(page, 0xFF, dev->page);
    if (wear < UINT32_MAX)
        put(dev->flash + AT_WEAR, wear + 1, 4);
}

uint8_t eep_read(const eep_dev *dev, size_t addr)
{
    return *cell(dev, addr);
}

void eep_write(eep_dev *dev, size_t addr, uint8_t value)
{
    eep_write_block(dev, addr, &value, 1);
}

void eep_read_block(const eep_dev *dev, size_t addr, void *buf, size_t n)
{
    if (n > 0)
        memmove(buf, cell(dev, addr), n);
}

/* Writes n bytes that lie within one page. */
static void write_in_page(eep_dev *dev, size_t addr, const uint8_t *from, size_t n)
{
    uint8_t *at = cell(dev, addr);
    int needs_erase = 0;

    for (size_t i = 0; i < n; i++)
        if ((at[i] & from[i]) != from[i])
            needs_erase = 1;
    if (needs_erase) {
        uint8_t copy[EEP_PAGE_MAX];
        size_t offset = addr % dev->page;
        uint8_t *page = at - offset;
        memcpy(copy, page, dev->page);
        memcpy(copy + offset, from, n);
        erase(dev, page);
        for (size_t i = 0; i < dev->page; i++)
            program(page + i, copy[i]);
    } else {
        for (size_t i = 0; i < n; i++)
            program(at + i, from[i]);
    }
}

void eep_write_block(eep_dev *dev, size_t addr, const void *buf, size_t n)
{
    const uint8_t *from = buf;

    while (n > 0) {
        size_t part = dev->page - addr % dev->page;
        if (part > n)
            part = n;
        write_in_page(dev, addr, from, part);
        addr += part;
        from += part;
        n -= part;
    }
}

uint32_t eep_wear(const eep_dev *dev)
{
    return take(dev->flash + AT_WEAR, 4);
}
