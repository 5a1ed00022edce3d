#include "brutto.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct atom {
    struct atom *next;
    char symbol[3];
    long count;
};

/* A group, or the whole formula, while it is being read. */
struct group {
    struct group *up;
    struct atom *atoms; /* sorted by symbol */
};

struct brutto {
    struct atom *atoms;
};

static void atoms_free(struct atom *atoms)
{
    while (atoms != NULL) {
        struct atom *next = atoms->next;

        free(atoms);
        atoms = next;
    }
}

static void group_free(struct group *group)
{
    atoms_free(group->atoms);
    free(group);
}

static struct group *group_open(struct group *up)
{
    struct group *group = calloc(1, sizeof *group);

    if (group != NULL)
        group->up = up;
    return group;
}

/* Adds `count` atoms to a group. */
static enum brutto_error group_add(struct group *group, const char *symbol, long count)
{
    struct atom **link = &group->atoms;
    struct atom *atom;
    int order = 1;

    while (*link != NULL && (order = strcmp((*link)->symbol, symbol)) < 0)
        link = &(*link)->next;
    if (*link != NULL && order == 0) {
        if (count > BRUTTO_MAX_COUNT - (*link)->count)
            return BRUTTO_ELIMIT;
        (*link)->count += count;
        return BRUTTO_OK;
    }
    if (count > BRUTTO_MAX_COUNT)
        return BRUTTO_ELIMIT;
    atom = malloc(sizeof *atom);
    if (atom == NULL)
        return BRUTTO_ENOMEM;
    strcpy(atom->symbol, symbol);
    atom->count = count;
    atom->next = *link;
    *link = atom;
    return BRUTTO_OK;
}

/* Adds `times` the inner group to the one around it. */
static enum brutto_error group_merge(const struct group *inner, long times)
{
    enum brutto_error error = BRUTTO_OK;

    for (const struct atom *atom = inner->atoms; atom != NULL && error == BRUTTO_OK; atom = atom->next) {
        if (atom->count > BRUTTO_MAX_COUNT / times)
            return BRUTTO_ELIMIT;
        error = group_add(inner->up, atom->symbol, atom->count * times);
    }
    return error;
}

/* Reads a count, 1 if there is none. */
static enum brutto_error read_count(const char **text, long *count)
{
    const char *at = *text;

    *count = 1;
    if (*at < '0' || *at > '9')
        return BRUTTO_OK;
    *count = 0;
    for (; *at >= '0' && *at <= '9'; at++) {
        *count = *count * 10 + (*at - '0');
        if (*count > BRUTTO_MAX_COUNT)
            return BRUTTO_ELIMIT;
    }
    *text = at;
    return *count == 0 ? BRUTTO_ESYNTAX : BRUTTO_OK;
}

static int is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

static int is_small(char c)
{
    return c >= 'a' && c <= 'z';
}

enum brutto_error brutto_parse(const char *text, brutto **out)
{
    enum brutto_error error = BRUTTO_OK;
    struct group *top, *inner;
    int depth = 0;
    long count;

    *out = NULL;
    if (strlen(text) > BRUTTO_MAX_TEXT)
        return BRUTTO_ELIMIT;
    top = group_open(NULL);
    if (top == NULL)
        return BRUTTO_ENOMEM;

    while (*text != '\0') {
        if (is_capital(*text)) {
            char symbol[3] = {*text++, '\0', '\0'};

            if (is_small(*text))
                symbol[1] = *text++;
            if ((error = read_count(&text, &count)) != BRUTTO_OK)
                goto failed;
            if ((error = group_add(top, symbol, count)) != BRUTTO_OK)
                goto failed;
        } else if (*text == '(') {
            text++;
            error = BRUTTO_ELIMIT;
            if (++depth > BRUTTO_MAX_DEPTH)
                goto failed;
            error = BRUTTO_ENOMEM;
            if ((inner = group_open(top)) == NULL)
                goto failed;
            top = inner;
        } else if (*text == ')') {
            text++;
            error = BRUTTO_EPAREN;
            if (top->up == NULL)
                goto failed;
            error = BRUTTO_ESYNTAX;
            if (top->atoms == NULL)
                goto failed;
            if ((error = read_count(&text, &count)) != BRUTTO_OK)
                goto failed;
            if ((error = group_merge(top, count)) != BRUTTO_OK)
                goto failed;
            inner = top;
            top = top->up;
            group_free(inner);
            depth--;
        } else {
            error = BRUTTO_ESYNTAX;
            goto failed;
        }
    }

    if (top->up != NULL) {
        group_free(top);
        return BRUTTO_EPAREN;
    }
    error = BRUTTO_ESYNTAX;
    if (top->atoms == NULL)
        goto failed;
    error = BRUTTO_ENOMEM;
    if ((*out = malloc(sizeof **out)) == NULL)
        goto failed;
    (*out)->atoms = top->atoms;
    free(top);
    return BRUTTO_OK;

failed:
    while (top != NULL) {
        inner = top;
        top = top->up;
        group_free(inner);
    }
    return error;
}

void brutto_free(brutto *formula)
{
    if (formula == NULL)
        return;
    atoms_free(formula->atoms);
    free(formula);
}

size_t brutto_elements(const brutto *formula)
{
    size_t number = 0;

    for (const struct atom *atom = formula->atoms; atom != NULL; atom = atom->next)
        number++;
    return number;
}

long brutto_count(const brutto *formula, const char *symbol)
{
    for (const struct atom *atom = formula->atoms; atom != NULL; atom = atom->next)
        if (strcmp(atom->symbol, symbol) == 0)
            return atom->count;
    return 0;
}

long brutto_atoms(const brutto *formula)
{
    long total = 0;

    for (const struct atom *atom = formula->atoms; atom != NULL; atom = atom->next)
        total += atom->count;
    return total;
}

const char *brutto_element(const brutto *formula, size_t index, long *count)
{
    const struct atom *atom = formula->atoms;

    while (atom != NULL && index > 0) {
        atom = atom->next;
        index--;
    }
    if (atom == NULL)
        return NULL;
    if (count != NULL)
        *count = atom->count;
    return atom->symbol;
}

int brutto_equal(const brutto *a, const brutto *b)
{
    const struct atom *x = a->atoms, *y = b->atoms;

    while (x != NULL && y != NULL && x->count == y->count && strcmp(x->symbol, y->symbol) == 0) {
        x = x->next;
        y = y->next;
    }
    return x == NULL && y == NULL;
}

size_t brutto_format(const brutto *formula, char *buffer, size_t size)
{
    size_t length = 0;

    if (size > 0)
        buffer[0] = '\0';
    for (const struct atom *atom = formula->atoms; atom != NULL; atom = atom->next) {
        char part[32];
        int n;

        if (atom->count == 1)
            n = snprintf(part, sizeof part, "%s", atom->symbol);
        else
            n = snprintf(part, sizeof part, "%s%ld", atom->symbol, atom->count);
        for (int i = 0; i < n; i++, length++)
            if (length + 1 < size) {
                buffer[length] = part[i];
                buffer[length + 1] = '\0';
            }
    }
    return length;
}
