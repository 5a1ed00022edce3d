#include "pigeon.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define MAX_BOXES 64
#define MAX_LETTERS 1000
#define MAX_TEXT 4096
#define MAX_NAME 31

struct pigeon_letter {
    pigeon_letter *next;
    unsigned hops;
    char text[];
};

struct pigeon_box {
    pigeon_box *next;
    pigeon_letter *first, *last;
    size_t count;
    char name[MAX_NAME + 1];
};

struct pigeon_office {
    pigeon_box *boxes;
    size_t count;
};

/* Length of text, or limit + 1 when it is longer than limit. */
static size_t bounded_length(const char *text, size_t limit)
{
    size_t n = 0;

    while (n <= limit && text[n])
        n++;
    return n;
}

static void append(pigeon_box *box, pigeon_letter *letter)
{
    letter->next = NULL;
    if (box->last)
        box->last->next = letter;
    else
        box->first = letter;
    box->last = letter;
    box->count++;
}

pigeon_office *pigeon_open(void)
{
    return calloc(1, sizeof(pigeon_office));
}

void pigeon_close(pigeon_office *office)
{
    if (!office)
        return;
    while (office->boxes) {
        pigeon_box *box = office->boxes;

        office->boxes = box->next;
        pigeon_sweep(box);
        free(box);
    }
    free(office);
}

pigeon_box *pigeon_box_named(pigeon_office *office, const char *name)
{
    pigeon_box *box;
    size_t length;

    if (!name)
        return NULL;
    length = bounded_length(name, MAX_NAME);
    if (length == 0 || length > MAX_NAME)
        return NULL;
    for (box = office->boxes; box; box = box->next)
        if (strcmp(box->name, name) == 0)
            return box;
    if (office->count == MAX_BOXES)
        return NULL;
    box = calloc(1, sizeof *box);
    if (!box)
        return NULL;
    memcpy(box->name, name, length + 1);
    box->next = office->boxes;
    office->boxes = box;
    office->count++;
    return box;
}

int pigeon_post(pigeon_box *box, const char *text)
{
    pigeon_letter *letter;
    size_t length;

    if (!text || box->count >= MAX_LETTERS)
        return -1;
    length = bounded_length(text, MAX_TEXT);
    if (length > MAX_TEXT)
        return -1;
    letter = malloc(sizeof *letter + length + 1);
    if (!letter)
        return -1;
    letter->hops = 0;
    memcpy(letter->text, text, length + 1);
    append(box, letter);
    return 0;
}

size_t pigeon_waiting(const pigeon_box *box)
{
    return box->count;
}

const char *pigeon_peek(const pigeon_box *box)
{
    return box->first ? box->first->text : NULL;
}

pigeon_letter *pigeon_take(pigeon_box *box)
{
    pigeon_letter *letter = box->first;

    if (!letter)
        return NULL;
    box->first = letter->next;
    if (!box->first)
        box->last = NULL;
    box->count--;
    letter->next = NULL;
    return letter;
}

const char *pigeon_text(const pigeon_letter *letter)
{
    return letter->text;
}

unsigned pigeon_hops(const pigeon_letter *letter)
{
    return letter->hops;
}

int pigeon_send(pigeon_box *box, pigeon_letter *letter)
{
    if (box->count >= MAX_LETTERS)
        return -1;
    if (letter->hops < UINT_MAX)
        letter->hops++;
    append(box, letter);
    return 0;
}

void pigeon_burn(pigeon_letter *letter)
{
    free(letter);
}

void pigeon_sweep(pigeon_box *box)
{
    while (box->first)
        pigeon_burn(pigeon_take(box));
}
