/* Lengths: C has no word for "n is how many there are of a", but programmers
 * have: (const int *keys, size_t n), (char *buf, int buf_len), (int n, int a[n]). */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/memory.h"
#include "model/property_parts.h"
#include "model/type_kinds.h"
#include "model/words.h"

static bool is_length_word(const char *name, size_t length)
{
    static const char *const words[] = {"n", "len", "length", "size", "count", "num", "sz", "cnt", "nmemb", "bytes"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == length && strncasecmp(name, words[i], length) == 0)
            return true;
    return false;
}

static bool begins_word(const char *name, size_t at)
{
    return name[at] == '_' || (isupper((unsigned char)name[at]) && !isupper((unsigned char)name[at - 1]));
}

/* n_items, numKeys, key_count, bufLen; not next, discount, number. */
static bool has_length_word(const char *name, size_t length)
{
    for (size_t i = 1; i < length; i++) {
        if (!begins_word(name, i))
            continue;
        if (is_length_word(name, i))
            return true;
        size_t start = i + (name[i] == '_');
        if (is_length_word(name + start, length - start))
            return true;
    }
    return false;
}

/* buflen, datasize, bufsz: these are written without a break. */
static bool ends_in_length(const char *name, size_t length)
{
    return (length > 3 && strncasecmp(name + length - 3, "len", 3) == 0) ||
           (length > 6 && strncasecmp(name + length - 6, "length", 6) == 0) ||
           (length > 4 && strncasecmp(name + length - 4, "size", 4) == 0) ||
           (length > 4 && strncasecmp(name + length - 2, "sz", 2) == 0);
}

/* nbytes and its kin, and what is called after the array: na of a. */
static bool is_number_of(const char *name, size_t length, const char *array)
{
    static const char things[] =
        "bytes items elements elems elem elts elt keys values vals cells chars words entries nums ints rows cols "
        "points nodes objects objs args strings members records numbers slots parts lines";
    if (length < 2 || name[0] != 'n')
        return false;
    return word_is_in(name + 1, length - 1, things) ||
           (strlen(array) == length - 1 && strncmp(name + 1, array, length - 1) == 0);
}

/* keyn of key. */
static bool is_counted_behind(const char *name, const char *array)
{
    size_t length = strlen(array);
    return length > 1 && strncmp(name, array, length) == 0 && strcmp(name + length, "n") == 0;
}

/* argc of argv, itemc of itemv. */
static bool is_count_of_vector(const char *name, size_t length, const char *array)
{
    return length > 3 && strlen(array) == length && name[length - 1] == 'c' && array[length - 1] == 'v' &&
           strncmp(name, array, length - 1) == 0;
}

static bool is_named_length(const char *name, const char *array)
{
    size_t length = strlen(name);
    while (length > 1 && isdigit((unsigned char)name[length - 1])) /* n1 and n2 of two arrays */
        length--;
    return is_length_word(name, length) || has_length_word(name, length) || ends_in_length(name, length) ||
           is_number_of(name, length, array) || is_number_of(name, strlen(name), array) ||
           is_count_of_vector(name, strlen(name), array) || is_counted_behind(name, array);
}

static bool may_be_length(const struct parameter *parameter)
{
    return parameter->type->kind == TYPE_INTEGER && !parameter->of;
}

/* It is the length of one array only. */
static bool is_taken(const struct function *function, size_t array)
{
    for (size_t i = 0; i < array; i++)
        if (function->parameters[i].bound &&
            strcmp(function->parameters[i].bound, function->parameters[array].bound) == 0)
            return true;
    return false;
}

/* The n of "int a[n]": a parameter before it; where a body has other names than the header, the one right before. */
static size_t length_written(const struct function *function, size_t array)
{
    const struct parameter *parameter = &function->parameters[array];
    if (!parameter->bound || is_taken(function, array))
        return NO_PARAMETER;
    for (size_t i = 0; i < array; i++)
        if (strcmp(function->parameters[i].name, parameter->bound) == 0 && may_be_length(&function->parameters[i]))
            return i;
    return array > 0 && may_be_length(parameter - 1) ? array - 1 : NO_PARAMETER;
}

/* "datalen" behind "const struct fields *f": of something else, by its name. */
static bool is_of_other(const struct parameter *parameter, const char *name)
{
    static const char of_any[] = "max total arr array buf buffer item items elem element elements entry entries cell "
                                 "cells list vec table tab row rows num count many set";
    static const char *const ends[] = {"length", "len", "size", "count", "sz", "cnt"};
    const struct type *target = parameter->type->kind == TYPE_POINTER ? parameter->type->target : NULL;
    size_t stem = strlen(name), left = stem;
    for (size_t i = 0; left == stem && i < sizeof ends / sizeof *ends; i++)
        if (stem > strlen(ends[i]) && strcasecmp(name + stem - strlen(ends[i]), ends[i]) == 0)
            left = stem - strlen(ends[i]);
    while (left > 0 && left < stem && name[left - 1] == '_')
        left--;
    if (!target || target->kind != TYPE_STRUCT || left == stem || left < 3 || word_is_in(name, left, of_any))
        return false;
    char *other = mem_strndup(name, left);
    bool is_own = strncasecmp(parameter->name, name, 1) == 0 || strcasestr(parameter->name, other) ||
                  (target->name && strcasestr(target->name, other));
    mem_free(other);
    return !is_own;
}

/* add_file(archive, const char *name, unsigned size): a name has a length, and what is behind it a size. */
static bool is_size_of_named(const struct parameter *parameter, const char *name)
{
    return parameter->type->kind == TYPE_POINTER && parameter->type->target_const && type_is_string(parameter->type) &&
           name_ends(parameter->name, "name path filename pathname filepath dirname") &&
           (word_is_in(name, strlen(name), "size bytes count num") || name_has(name, "max maximum limit"));
}

size_t length_of_array(const struct function *function, size_t array)
{
    const struct parameter *parameter = &function->parameters[array];
    if (parameter->has_variable_length)
        return length_written(function, array);
    if (array + 1 < function->parameter_count && may_be_length(parameter + 1) &&
        is_named_length(parameter[1].name, parameter->name) && !is_of_other(parameter, parameter[1].name) &&
        !is_size_of_named(parameter, parameter[1].name))
        return array + 1;
    return NO_PARAMETER;
}
