#include "boxsoft.h"

#include <stdlib.h>
#include <string.h>

struct bs_image {
    int width, height;
    uint8_t *px;
};

bs_image *bs_new(int width, int height, uint8_t grey)
{
    if (width < 1 || width > BS_SIDE_MAX || height < 1 || height > BS_SIDE_MAX)
        return NULL;
    bs_image *img = malloc(sizeof *img);
    if (!img)
        return NULL;
    size_t size = (size_t)width * (size_t)height;
    img->px = malloc(size);
    if (!img->px) {
        free(img);
        return NULL;
    }
    memset(img->px, grey, size);
    img->width = width;
    img->height = height;
    return img;
}

void bs_free(bs_image *img)
{
    if (img) {
        free(img->px);
        free(img);
    }
}

int bs_width(const bs_image *img)
{
    return img->width;
}

int bs_height(const bs_image *img)
{
    return img->height;
}

static uint8_t *row_of(const bs_image *img, int y)
{
    return img->px + (size_t)y * (size_t)img->width;
}

static int inside(const bs_image *img, int x, int y)
{
    return x >= 0 && x < img->width && y >= 0 && y < img->height;
}

int bs_get(const bs_image *img, int x, int y)
{
    return inside(img, x, y) ? row_of(img, y)[x] : -1;
}

int bs_put(bs_image *img, int x, int y, uint8_t grey)
{
    if (!inside(img, x, y))
        return -1;
    row_of(img, y)[x] = grey;
    return 0;
}

/* Clips [*at, *at + *len) to [0, limit). */
static void clip(int *at, int *len, int limit)
{
    long long from = *at, to = from + *len;
    if (from < 0)
        from = 0;
    if (to > limit)
        to = limit;
    if (to <= from) {
        *at = 0;
        *len = 0;
    } else {
        *at = (int)from;
        *len = (int)(to - from);
    }
}

int bs_rect(bs_image *img, int x, int y, int w, int h, uint8_t grey)
{
    if (w < 0 || h < 0)
        return -1;
    clip(&x, &w, img->width);
    clip(&y, &h, img->height);
    for (int i = 0; i < h; i++)
        memset(row_of(img, y + i) + x, grey, (size_t)w);
    return 0;
}

bs_image *bs_crop(const bs_image *img, int x, int y, int w, int h)
{
    if (w < 1 || h < 1)
        return NULL;
    clip(&x, &w, img->width);
    clip(&y, &h, img->height);
    bs_image *part = bs_new(w, h, 0);
    if (!part)
        return NULL;
    for (int i = 0; i < h; i++)
        memcpy(row_of(part, i), row_of(img, y + i) + x, (size_t)w);
    return part;
}

/* Blurs n pixels which are `step` apart; line has room for n. */
static void blur_line(uint8_t *px, int n, size_t step, int radius, uint8_t *line)
{
    for (int i = 0; i < n; i++)
        line[i] = px[(size_t)i * step];
    for (int i = 0; i < n; i++) {
        int sum = 0;
        for (int j = i - radius; j <= i + radius; j++)
            sum += line[j < 0 ? 0 : j >= n ? n - 1 : j];
        px[(size_t)i * step] = (uint8_t)((sum + radius) / (2 * radius + 1));
    }
}

int bs_blur(bs_image *img, int radius)
{
    uint8_t line[BS_SIDE_MAX];
    if (radius < 0 || radius > BS_RADIUS_MAX)
        return -1;
    for (int y = 0; y < img->height; y++)
        blur_line(row_of(img, y), img->width, 1, radius, line);
    for (int x = 0; x < img->width; x++)
        blur_line(img->px + x, img->height, (size_t)img->width, radius, line);
    return 0;
}

int bs_threshold(bs_image *img, int radius, int bias)
{
    if (radius < 0 || radius > BS_RADIUS_MAX || bias < -255 || bias > 255)
        return -1;
    int width = img->width;
    uint8_t *line = malloc((size_t)width);
    if (!line)
        return -1;
    for (int y = 0; y < img->height; y++) {
        uint8_t *row = row_of(img, y);
        int sum = 0, count = 0;
        memcpy(line, row, (size_t)width);
        for (int x = 0; x < radius; x++) {
            sum += line[x];
            count++;
        }
        for (int x = 0; x < width; x++) {
            if (x + radius < width) {
                sum += line[x + radius];
                count++;
            }
            if (x - radius > 0) {
                sum -= line[x - radius - 1];
                count--;
            }
            row[x] = line[x] * count > sum + bias * count ? 255 : 0;
        }
    }
    free(line);
    return 0;
}
