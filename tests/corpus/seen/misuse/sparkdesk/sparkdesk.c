#include "sparkdesk.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct series {
    bool used;
    char mark;
    const double *values;
    size_t count;
};

struct Spark {
    int width, height;
    bool fixed;
    double low, high;
    char title[SPARK_TITLE + 1];
    const SparkList *legend;
    struct series series[SPARK_SERIES];
};

struct SparkList {
    SparkList *next;
    char text[];
};

struct sink {
    char *text;
    size_t size, length;
};

Spark *SparkOpen(int width, int height)
{
    if (width < 1 || width > 200 || height < 1 || height > 50)
        return NULL;
    Spark *desk = calloc(1, sizeof *desk);
    if (desk != NULL) {
        desk->width = width;
        desk->height = height;
    }
    return desk;
}

void SparkClose(Spark *desk)
{
    free(desk);
}

int SparkAddSeries(Spark *desk, char mark, const double *values, size_t count)
{
    for (int i = 0; i < SPARK_SERIES; i++) {
        if (!desk->series[i].used) {
            desk->series[i] = (struct series){true, mark, values, count};
            return i;
        }
    }
    return -1;
}

bool SparkRemoveSeries(Spark *desk, int series)
{
    if (series < 0 || series >= SPARK_SERIES || !desk->series[series].used)
        return false;
    desk->series[series] = (struct series){0};
    return true;
}

bool SparkSetRange(Spark *desk, double low, double high)
{
    if (!isfinite(low) || !isfinite(high) || !(low < high))
        return false;
    desk->fixed = true;
    desk->low = low;
    desk->high = high;
    return true;
}

void SparkAutoRange(Spark *desk)
{
    desk->fixed = false;
}

void SparkSetTitle(Spark *desk, const char *title)
{
    size_t length = 0;
    while (title != NULL && length < SPARK_TITLE && title[length] != '\0')
        length++;
    if (length > 0)
        memmove(desk->title, title, length);
    desk->title[length] = '\0';
}

const char *SparkTitle(const Spark *desk)
{
    return desk->title;
}

SparkList *SparkListAppend(SparkList *list, const char *text)
{
    size_t size = strlen(text) + 1;
    SparkList *item = malloc(sizeof *item + size);
    if (item == NULL)
        return NULL;
    item->next = NULL;
    memcpy(item->text, text, size);
    if (list == NULL)
        return item;
    SparkList *last = list;
    while (last->next != NULL)
        last = last->next;
    last->next = item;
    return list;
}

void SparkListFree(SparkList *list)
{
    while (list != NULL) {
        SparkList *next = list->next;
        free(list);
        list = next;
    }
}

void SparkSetLegend(Spark *desk, const SparkList *list)
{
    desk->legend = list;
}

static void put(struct sink *sink, char character)
{
    if (sink->length + 1 < sink->size)
        sink->text[sink->length] = character;
    sink->length++;
}

static void put_line(struct sink *sink, const char *text)
{
    while (*text != '\0')
        put(sink, *text++);
    put(sink, '\n');
}

/* The lowest and highest value on the desk; both 0 when there is none. */
static void find_range(const Spark *desk, double *low, double *high)
{
    bool any = false;
    *low = *high = 0;
    for (int i = 0; i < SPARK_SERIES; i++) {
        const struct series *series = &desk->series[i];
        for (size_t k = 0; k < series->count; k++) {
            double value = series->values[k];
            if (!isfinite(value))
                continue;
            if (!any || value < *low)
                *low = value;
            if (!any || value > *high)
                *high = value;
            any = true;
        }
    }
}

/* The row of a value, from the top. */
static int row_of(const Spark *desk, double value, double low, double high)
{
    double span = high / 2 - low / 2; /* halves, so that it is finite */
    double part = 0.5;
    if (value <= low && low < high)
        part = 0;
    else if (value >= high && low < high)
        part = 1;
    else if (span > 0)
        part = (value / 2 - low / 2) / span;
    if (!(part >= 0))
        part = 0;
    if (part > 1)
        part = 1;
    return (int)((1 - part) * (desk->height - 1) + 0.5);
}

size_t SparkDraw(const Spark *desk, char *text, size_t size)
{
    struct sink sink = {text, size, 0};
    double low = desk->low, high = desk->high;
    if (!desk->fixed)
        find_range(desk, &low, &high);
    if (desk->title[0] != '\0')
        put_line(&sink, desk->title);
    for (int row = 0; row < desk->height; row++) {
        for (int column = 0; column < desk->width; column++) {
            char character = ' ';
            for (int i = 0; i < SPARK_SERIES; i++) {
                const struct series *series = &desk->series[i];
                if (series->count == 0)
                    continue;
                size_t x = (size_t)column, width = (size_t)desk->width;
                size_t at = series->count / width * x + series->count % width * x / width;
                double value = series->values[at];
                if (!isnan(value) && row_of(desk, value, low, high) == row)
                    character = series->mark;
            }
            put(&sink, character);
        }
        put(&sink, '\n');
    }
    for (const SparkList *item = desk->legend; item != NULL; item = item->next)
        put_line(&sink, item->text);
    if (size > 0)
        text[sink.length < size ? sink.length : size - 1] = '\0';
    return sink.length;
}
