#include "peekvar.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum type { INT, REAL, TEXT };

struct entry {
    const char *name;
    enum type type;
    const void *variable;
    uint64_t last; // a digest of the last value
};

struct pv_board {
    int count;
    bool polling;
    struct entry entries[PV_MAX];
};

pv_board *pv_open(void)
{
    return calloc(1, sizeof(pv_board));
}

void pv_close(pv_board *board)
{
    assert(!board->polling);
    free(board);
}

static uint64_t mix(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *byte = bytes;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ byte[i]) * 0x100000001B3u;
    return hash;
}

static uint64_t digest(const struct entry *e)
{
    const uint64_t start = 0xCBF29CE484222325u;
    if (e->type == INT)
        return mix(start, e->variable, sizeof(int));
    if (e->type == REAL)
        return mix(start, e->variable, sizeof(double));
    const char *text = *(const char *const *)e->variable;
    return text == NULL ? 0 : mix(start, text, strlen(text) + 1);
}

static int find(const pv_board *board, const char *name)
{
    for (int i = 0; i < board->count; i++)
        if (strcmp(board->entries[i].name, name) == 0)
            return i;
    return -1;
}

static bool put(pv_board *board, const char *name, enum type type, const void *variable)
{
    assert(!board->polling);
    if (board->count == PV_MAX || find(board, name) >= 0)
        return false;
    struct entry *e = &board->entries[board->count++];
    e->name = name;
    e->type = type;
    e->variable = variable;
    e->last = digest(e);
    return true;
}

bool pv_int(pv_board *board, const char *name, const int *variable)
{
    return put(board, name, INT, variable);
}

bool pv_real(pv_board *board, const char *name, const double *variable)
{
    return put(board, name, REAL, variable);
}

bool pv_text(pv_board *board, const char *name, const char *const *variable)
{
    return put(board, name, TEXT, variable);
}

bool pv_remove(pv_board *board, const char *name)
{
    assert(!board->polling);
    int i = find(board, name);
    if (i < 0)
        return false;
    board->count--;
    memmove(&board->entries[i], &board->entries[i + 1], (size_t)(board->count - i) * sizeof board->entries[0]);
    return true;
}

int pv_count(const pv_board *board)
{
    return board->count;
}

int pv_poll(pv_board *board, pv_changed *changed, void *user)
{
    int changes = 0;
    assert(!board->polling);
    board->polling = true;
    for (int i = 0; i < board->count; i++) {
        struct entry *e = &board->entries[i];
        uint64_t now = digest(e);
        if (now == e->last)
            continue;
        e->last = now;
        changes++;
        if (changed != NULL)
            changed(e->name, user);
    }
    board->polling = false;
    return changes;
}

// Appends a text to the buffer, as far as there is room.
static void append(char *buffer, size_t size, size_t *length, const char *text)
{
    for (; *text != '\0'; text++, ++*length)
        if (*length + 1 < size)
            buffer[*length] = *text;
}

size_t pv_print(const pv_board *board, char *buffer, size_t size)
{
    size_t length = 0;
    for (int i = 0; i < board->count; i++) {
        const struct entry *e = &board->entries[i];
        char number[40] = "";
        const char *value = number;
        if (e->type == INT)
            snprintf(number, sizeof number, "%d", *(const int *)e->variable);
        else if (e->type == REAL)
            snprintf(number, sizeof number, "%g", *(const double *)e->variable);
        else
            value = *(const char *const *)e->variable;
        append(buffer, size, &length, e->name);
        append(buffer, size, &length, " = ");
        append(buffer, size, &length, value == NULL ? "(null)" : value);
        append(buffer, size, &length, "\n");
    }
    if (size > 0)
        buffer[length < size ? length : size - 1] = '\0';
    return length;
}
