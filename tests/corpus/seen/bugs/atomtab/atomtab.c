#include "atomtab.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_ROOM 4
#define LONGEST    4096

struct atom {
    char  *text;
    size_t length;
    size_t ordinal;
};

struct atomtab {
    atom  *atoms;
    size_t size;
    size_t room;
};

atomtab *atomtab_new(void)
{
    atomtab *tab = malloc(sizeof *tab);

    if (tab == NULL)
        return NULL;
    tab->atoms = malloc(FIRST_ROOM * sizeof *tab->atoms);
    if (tab->atoms == NULL) {
        free(tab);
        return NULL;
    }
    tab->size = 0;
    tab->room = FIRST_ROOM;
    return tab;
}

void atomtab_free(atomtab *tab)
{
    size_t i;

    if (tab == NULL)
        return;
    for (i = 0; i < tab->size; i++)
        free(tab->atoms[i].text);
    free(tab->atoms);
    free(tab);
}

const atom *atomtab_lookup(const atomtab *tab, const char *text)
{
    size_t i;

    for (i = 0; i < tab->size; i++)
        if (strcmp(tab->atoms[i].text, text) == 0)
            return &tab->atoms[i];
    return NULL;
}

const atom *atomtab_intern(atomtab *tab, const char *text)
{
    const atom *known = atomtab_lookup(tab, text);
    size_t      length = strlen(text);
    atom       *a;
    char       *copy;

    if (known != NULL)
        return known;
    if (length > LONGEST)
        return NULL;
    if (tab->size == tab->room) {
        atom *atoms = realloc(tab->atoms, 2 * tab->room * sizeof *atoms);
        if (atoms == NULL)
            return NULL;
        tab->atoms = atoms;
        tab->room *= 2;
    }
    copy = malloc(length + 1);
    if (copy == NULL)
        return NULL;
    memcpy(copy, text, length + 1);
    a = &tab->atoms[tab->size];
    a->text = copy;
    a->length = length;
    a->ordinal = tab->size++;
    return a;
}

size_t atomtab_size(const atomtab *tab)
{
    return tab->size;
}

const char *atom_text(const atom *a)
{
    return a->text;
}

size_t atom_length(const atom *a)
{
    return a->length;
}

size_t atom_ordinal(const atom *a)
{
    return a->ordinal;
}

int atom_compare(const atom *a, const atom *b)
{
    return a == b ? 0 : strcmp(a->text, b->text);
}
