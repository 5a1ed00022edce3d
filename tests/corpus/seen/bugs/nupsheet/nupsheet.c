#include "nupsheet.h"

static bool within(int32_t measure, int32_t least)
{
    return measure >= least && measure <= NUP_LIMIT;
}

/* How many items of a length go into a space. */
static uint32_t along(int32_t space, int32_t length, int32_t gutter)
{
    if (space < length)
        return 0;
    return (uint32_t)(1 + (space - length) / (length + gutter));
}

NupLayout nupFit(NupSize sheet, int32_t margin, NupSize item, int32_t gutter)
{
    NupLayout layout = {.sheet = sheet, .item = item, .margin = margin, .gutter = gutter};

    if (!within(sheet.w, 1) || !within(sheet.h, 1) || !within(item.w, 1) || !within(item.h, 1))
        return layout;
    if (!within(margin, 0) || !within(gutter, 0))
        return layout;

    uint32_t cols = along(sheet.w - 2 * margin, item.w, gutter);
    uint32_t rows = along(sheet.h - 2 * margin, item.h, gutter);
    if (cols > 0 && rows > 0) {
        layout.cols = cols;
        layout.rows = rows;
    }
    return layout;
}

NupLayout nupFitBest(NupSize sheet, int32_t margin, NupSize item, int32_t gutter)
{
    NupSize turned = {item.h, item.w};
    NupLayout upright = nupFit(sheet, margin, item, gutter);
    NupLayout lying = nupFit(sheet, margin, turned, gutter);

    lying.rotated = true;
    return nupPerSide(&lying) > nupPerSide(&upright) ? lying : upright;
}

uint64_t nupPerSide(const NupLayout *layout)
{
    return (uint64_t)layout->cols * layout->rows;
}

uint64_t nupSheets(const NupLayout *layout, uint32_t items, bool duplex)
{
    uint64_t side = nupPerSide(layout);
    uint64_t sides;

    if (items == 0)
        return 0;
    sides = (items - 1) / side + 1;
    return duplex ? (sides + 1) / 2 : sides;
}

uint64_t nupOnLast(const NupLayout *layout, uint32_t items)
{
    uint64_t side = nupPerSide(layout);

    if (items == 0 || side == 0)
        return 0;
    return (items - 1) % side + 1;
}

bool nupCorner(const NupLayout *layout, uint64_t index, NupSize *corner)
{
    if (index >= nupPerSide(layout))
        return false;

    uint64_t col = index % layout->cols;
    uint64_t row = index / layout->cols;
    uint64_t step_w = (uint64_t)layout->item.w + (uint64_t)layout->gutter;
    uint64_t step_h = (uint64_t)layout->item.h + (uint64_t)layout->gutter;
    corner->w = (int32_t)((uint64_t)layout->margin + col * step_w);
    corner->h = (int32_t)((uint64_t)layout->margin + row * step_h);
    return true;
}

unsigned nupWaste(const NupLayout *layout)
{
    uint64_t area = (uint64_t)layout->sheet.w * (uint64_t)layout->sheet.h;
    uint64_t used = nupPerSide(layout) * (uint64_t)layout->item.w * (uint64_t)layout->item.h;

    if (used == 0 || area == 0 || used > area)
        return 100;
    return (unsigned)((area - used) * 100 / area);
}
