#include "tapbook.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct tapbook {
    size_t capacity;
    size_t used;
    bool cut;
    bool planned;
    unsigned plan;
    unsigned run;
    unsigned failed;
    char text[];
};

tapbook *tap_open(size_t capacity)
{
    if (capacity == 0 || capacity > TAP_CAPACITY_MAX)
        return NULL;
    tapbook *t = malloc(sizeof *t + capacity);
    if (t == NULL)
        return NULL;
    memset(t, 0, sizeof *t);
    t->capacity = capacity;
    t->text[0] = '\0';
    return t;
}

void tap_close(tapbook *t)
{
    free(t);
}

static void put(tapbook *t, const char *bytes, size_t count)
{
    size_t room = t->capacity - 1 - t->used;
    if (count > room) {
        count = room;
        t->cut = true;
    }
    memcpy(t->text + t->used, bytes, count);
    t->used += count;
    t->text[t->used] = '\0';
}

static void puts_(tapbook *t, const char *text)
{
    put(t, text, strlen(text));
}

/* `before`, the number, nothing else */
static void put_number(tapbook *t, const char *before, unsigned number)
{
    size_t room = t->capacity - t->used;
    int length = snprintf(t->text + t->used, room, "%s%u", before, number);
    if (length < 0)
        return;
    if ((size_t)length >= room)
        t->cut = true;
    t->used += (size_t)length;
}

static void put_description(tapbook *t, const char *text)
{
    if (text == NULL)
        return;
    for (; *text != '\0'; text++) {
        if (*text == '#' || *text == '\\')
            put(t, "\\", 1);
        put(t, *text == '\n' || *text == '\r' ? " " : text, 1);
    }
}

static void put_result(tapbook *t, bool passed, const char *what)
{
    put_number(t, passed ? "ok " : "not ok ", ++t->run);
    if (what != NULL && *what != '\0') {
        puts_(t, " - ");
        put_description(t, what);
    }
}

bool tap_plan(tapbook *t, unsigned count)
{
    if (t->planned)
        return false;
    t->planned = true;
    t->plan = count;
    put_number(t, "1..", count);
    puts_(t, "\n");
    return true;
}

bool tap_ok(tapbook *t, bool passed, const char *what)
{
    if (!passed)
        t->failed++;
    put_result(t, passed, what);
    puts_(t, "\n");
    return passed;
}

void tap_skip(tapbook *t, const char *why)
{
    put_result(t, true, NULL);
    puts_(t, " # SKIP ");
    put_description(t, why);
    puts_(t, "\n");
}

void tap_todo(tapbook *t, const char *what)
{
    put_result(t, false, what);
    puts_(t, " # TODO\n");
}

void tap_diag(tapbook *t, const char *text)
{
    if (text == NULL)
        text = "";
    do {
        size_t length = strcspn(text, "\n");
        puts_(t, "# ");
        put(t, text, length);
        puts_(t, "\n");
        text += length;
        if (*text == '\n')
            text++;
    } while (*text != '\0');
}

const char *tap_text(const tapbook *t)
{
    return t->text;
}

size_t tap_length(const tapbook *t)
{
    return t->used;
}

bool tap_is_cut(const tapbook *t)
{
    return t->cut;
}

unsigned tap_run(const tapbook *t)
{
    return t->run;
}

unsigned tap_failed(const tapbook *t)
{
    return t->failed;
}

int tap_status(const tapbook *t)
{
    return t->failed > 0 || (t->planned && t->plan != t->run);
}
