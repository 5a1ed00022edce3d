#include "kernim.h"

#include <stdlib.h>
#include <string.h>

kim_image *kim_new(int width, int height)
{
    kim_image *image;

    if (width < 1 || width > KIM_SIDE || height < 1 || height > KIM_SIDE)
        return NULL;
    image = malloc(sizeof *image);
    if (!image)
        return NULL;
    image->width = width;
    image->height = height;
    image->pixels = calloc((size_t)width * (size_t)height, 1);
    if (!image->pixels) {
        free(image);
        return NULL;
    }
    return image;
}

void kim_free(kim_image *image)
{
    if (image) {
        free(image->pixels);
        free(image);
    }
}

/* The place in 0..side-1 that stands for place i, -1 for black. */
static int settle(int i, int side, kim_edge edge)
{
    if (i >= 0 && i < side)
        return i;
    switch (edge) {
    case KIM_CLAMP:
        return i < 0 ? 0 : side - 1;
    case KIM_WRAP:
        i %= side;
        return i < 0 ? i + side : i;
    case KIM_MIRROR:
        if (i < 0)
            return -i;
        return 2 * (side - 1) - i;
    case KIM_BLACK:
        break;
    }
    return -1;
}

static int sample(const kim_image *image, int x, int y, kim_edge edge)
{
    int column = settle(x, image->width, edge);
    int row = settle(y, image->height, edge);

    if (edge == KIM_BLACK && (column < 0 || row < 0))
        return 0;
    return image->pixels[row * image->width + column];
}

static int near(int i, int side)
{
    return i >= -KIM_RADIUS && i <= side - 1 + KIM_RADIUS;
}

static int known(kim_edge edge)
{
    return edge == KIM_BLACK || edge == KIM_CLAMP || edge == KIM_WRAP || edge == KIM_MIRROR;
}

int kim_get(const kim_image *image, int x, int y, kim_edge edge)
{
    if (!near(x, image->width) || !near(y, image->height))
        return 0;
    return sample(image, x, y, known(edge) ? edge : KIM_BLACK);
}

void kim_set(kim_image *image, int x, int y, unsigned char value)
{
    if (x < 0 || x >= image->width || y < 0 || y >= image->height)
        return;
    image->pixels[y * image->width + x] = value;
}

int kim_box(kim_kernel *kernel, int radius)
{
    int side;

    if (radius < 0 || radius > KIM_RADIUS)
        return -1;
    side = 2 * radius + 1;
    kernel->radius = radius;
    kernel->divisor = side * side;
    memset(kernel->weights, 0, sizeof kernel->weights);
    memset(kernel->weights, 1, (size_t)(side * side));
    return 0;
}

void kim_laplace(kim_kernel *kernel)
{
    static const signed char weights[9] = {0, -1, 0, -1, 4, -1, 0, -1, 0};

    kernel->radius = 1;
    kernel->divisor = 1;
    memset(kernel->weights, 0, sizeof kernel->weights);
    memcpy(kernel->weights, weights, sizeof weights);
}

static unsigned char cut(int value)
{
    return (unsigned char)(value < 0 ? 0 : value > 255 ? 255 : value);
}

int kim_convolve(kim_image *to, const kim_image *from, const kim_kernel *kernel, kim_edge edge)
{
    int radius = kernel->radius;
    int divisor = kernel->divisor ? kernel->divisor : 1;
    unsigned char *result;
    int x, y, dx, dy;

    if (to->width != from->width || to->height != from->height)
        return -1;
    if (radius < 0 || radius > KIM_RADIUS || !known(edge))
        return -1;
    result = malloc((size_t)from->width * (size_t)from->height);
    if (!result)
        return -1;

    for (y = 0; y < from->height; y++) {
        for (x = 0; x < from->width; x++) {
            const signed char *weight = kernel->weights;
            int sum = 0; /* 225 * 255 * 128 at most */

            for (dy = -radius; dy <= radius; dy++)
                for (dx = -radius; dx <= radius; dx++)
                    sum += *weight++ * sample(from, x + dx, y + dy, edge);
            result[y * from->width + x] = cut(sum / divisor);
        }
    }
    memcpy(to->pixels, result, (size_t)to->width * (size_t)to->height);
    free(result);
    return 0;
}

void kim_histogram(const kim_image *image, unsigned long counts[256])
{
    size_t n = (size_t)image->width * (size_t)image->height;
    size_t i;

    memset(counts, 0, 256 * sizeof counts[0]);
    for (i = 0; i < n; i++)
        counts[image->pixels[i]]++;
}
