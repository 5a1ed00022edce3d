#include "chemform.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LETTERS 26
#define SYMBOLS (LETTERS * (LETTERS + 1))

struct chemform {
    long atoms[SYMBOLS];
};

struct reader {
    const char *at;
    int depth;
};

/* The number of the element at the text, of `length` characters; -1 for none. */
static int symbol(const char *text, int *length)
{
    if (text[0] < 'A' || text[0] > 'Z')
        return -1;
    int number = (text[0] - 'A') * (LETTERS + 1);
    *length = 1;
    if (text[1] >= 'a' && text[1] <= 'z') {
        number += text[1] - 'a' + 1;
        *length = 2;
    }
    return number;
}

/* A number, 1 when there is none. */
static enum chem_error read_times(struct reader *in, long *times)
{
    *times = 1;
    if (*in->at < '0' || *in->at > '9')
        return CHEM_OK;
    for (*times = 0; *in->at >= '0' && *in->at <= '9'; in->at++) {
        *times = 10 * *times + (*in->at - '0');
        if (*times > CHEM_MAX)
            return CHEM_LIMIT;
    }
    return CHEM_OK;
}

static enum chem_error read_group(struct reader *in, chemform **result)
{
    enum chem_error error = CHEM_OK;
    chemform *own = calloc(1, sizeof *own);
    if (own == NULL)
        return CHEM_MEMORY;
    while (error == CHEM_OK && *in->at != '\0' && *in->at != ')') {
        long times;
        int length, number = symbol(in->at, &length);
        if (number >= 0) {
            in->at += length;
            error = read_times(in, &times);
            if (error == CHEM_OK && own->atoms[number] > CHEM_MAX - times)
                error = CHEM_LIMIT;
            else if (error == CHEM_OK)
                own->atoms[number] += times;
        } else if (*in->at == '(') {
            chemform *inner = NULL;
            if (in->depth == CHEM_DEPTH) {
                error = CHEM_LIMIT;
                break;
            }
            in->at++;
            in->depth++;
            error = read_group(in, &inner);
            in->depth--;
            if (error != CHEM_OK)
                break;
            if (*in->at != ')') {
                error = CHEM_SYNTAX;
                break;
            }
            in->at++;
            error = read_times(in, &times);
            if (error == CHEM_OK)
                error = chem_add(own, inner, times);
            chem_free(inner);
        } else {
            error = CHEM_SYNTAX;
        }
    }
    if (error != CHEM_OK)
        chem_free(own);
    else
        *result = own;
    return error;
}

enum chem_error chem_parse(const char *text, chemform **formula)
{
    struct reader in = {text, 0};
    chemform *result = NULL;
    enum chem_error error = read_group(&in, &result);
    if (error == CHEM_OK && *in.at != '\0') {
        chem_free(result);
        error = CHEM_SYNTAX;
    }
    if (error == CHEM_OK)
        *formula = result;
    return error;
}

void chem_free(chemform *formula)
{
    free(formula);
}

long chem_atoms(const chemform *formula, const char *element)
{
    int length, number = symbol(element, &length);
    if (number < 0 || element[length] != '\0')
        return 0;
    return formula->atoms[number];
}

size_t chem_elements(const chemform *formula)
{
    size_t count = 0;
    for (int i = 0; i < SYMBOLS; i++)
        count += formula->atoms[i] > 0;
    return count;
}

enum chem_error chem_add(chemform *formula, const chemform *other, long times)
{
    if (times < 0 || times > CHEM_MAX)
        return CHEM_LIMIT;
    for (int i = 0; i < SYMBOLS; i++)
        if (formula->atoms[i] + (long long)other->atoms[i] * times > CHEM_MAX)
            return CHEM_LIMIT;
    for (int i = 0; i < SYMBOLS; i++)
        formula->atoms[i] += other->atoms[i] * times;
    return CHEM_OK;
}

size_t chem_format(const chemform *formula, char *text, size_t size)
{
    size_t length = 0;
    if (size > 0)
        text[0] = '\0';
    for (int i = 0; i < SYMBOLS; i++) {
        char part[32] = {(char)('A' + i / (LETTERS + 1))};
        if (formula->atoms[i] == 0)
            continue;
        if (i % (LETTERS + 1) > 0)
            part[1] = (char)('a' + i % (LETTERS + 1) - 1);
        if (formula->atoms[i] > 1)
            snprintf(part + strlen(part), 24, "%ld", formula->atoms[i]);
        if (length < size)
            snprintf(text + length, size - length, "%s", part);
        length += strlen(part);
    }
    return length;
}
