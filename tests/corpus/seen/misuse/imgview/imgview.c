#include "imgview.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define SIDE 4096

struct Image {
    unsigned references;
    int width, height;
    uint8_t *pixels;
};

Image *Image_Create(int width, int height)
{
    if (width < 1 || width > SIDE || height < 1 || height > SIDE)
        return NULL;
    Image *image = malloc(sizeof *image);
    if (image == NULL)
        return NULL;
    image->pixels = calloc((size_t)height, (size_t)width);
    if (image->pixels == NULL) {
        free(image);
        return NULL;
    }
    image->references = 1;
    image->width = width;
    image->height = height;
    return image;
}

Image *Image_Ref(Image *image)
{
    image->references++;
    return image;
}

void Image_Unref(Image *image)
{
    if (image == NULL || --image->references > 0)
        return;
    free(image->pixels);
    free(image);
}

int Image_Width(const Image *image)
{
    return image->width;
}

int Image_Height(const Image *image)
{
    return image->height;
}

ImageView Image_View(Image *image)
{
    return (ImageView){image->pixels, image->width, image->height, image->width};
}

static uint8_t *Row(ImageView view, int y)
{
    return view.pixels + (ptrdiff_t)y * view.stride;
}

ImageView View_Crop(ImageView view, int x, int y, int width, int height)
{
    assert(x >= 0 && width >= 0 && x <= view.width && width <= view.width - x);
    assert(y >= 0 && height >= 0 && y <= view.height && height <= view.height - y);
    if (width == 0 || height == 0)
        return (ImageView){view.pixels, 0, 0, view.stride};
    return (ImageView){Row(view, y) + x, width, height, view.stride};
}

uint8_t View_Get(ImageView view, int x, int y)
{
    return Row(view, y)[x];
}

void View_Put(ImageView view, int x, int y, uint8_t grey)
{
    Row(view, y)[x] = grey;
}

void View_Fill(ImageView view, uint8_t grey)
{
    for (int y = 0; y < view.height; y++)
        memset(Row(view, y), grey, (size_t)view.width);
}

void View_Invert(ImageView view)
{
    for (int y = 0; y < view.height; y++)
        for (int x = 0; x < view.width; x++)
            Row(view, y)[x] ^= 0xff;
}

void View_Copy(ImageView to, ImageView from)
{
    assert(to.width == from.width && to.height == from.height);
    int upward = (uintptr_t)to.pixels > (uintptr_t)from.pixels;
    for (int i = 0; i < to.height; i++) {
        int y = upward ? to.height - 1 - i : i;
        memmove(Row(to, y), Row(from, y), (size_t)to.width);
    }
}

void View_Histogram(ImageView view, unsigned long counts[256])
{
    memset(counts, 0, 256 * sizeof counts[0]);
    for (int y = 0; y < view.height; y++)
        for (int x = 0; x < view.width; x++)
            counts[Row(view, y)[x]]++;
}
