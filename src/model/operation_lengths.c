/* Lengths of which the header says whose they are, or that they are none: "room for
 * `count` places", "@param max the size of the buffer", "bit length of the key". */
#include <string.h>
#include <strings.h>

#include "model/clause.h"
#include "model/operation_parts.h"
#include "model/words.h"

static bool is_number(const struct type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT;
}

/* "… room for `count` places": the number that stands behind the phrase, alone; NO_PARAMETER: none does. */
static size_t number_behind(const struct function *function, const char *at, const char *end)
{
    at += strspn(at, " `'");
    for (size_t i = 0; i < function->parameter_count; i++) {
        size_t length = strlen(function->parameters[i].name);
        if (!length || at + length > end || strncmp(at, function->parameters[i].name, length) != 0 ||
            function->parameters[i].type->kind != TYPE_INTEGER)
            continue;
        const char *behind = at + length + strspn(at + length, "`'");
        bool is_alone = behind >= end || (strchr(" ,.;)", *behind) && !strchr("*+-/(", behind[strspn(behind, " ")]));
        if (is_alone)
            return i;
    }
    return NO_PARAMETER;
}

static bool is_complete(const struct type *type)
{
    return is_number(type) || (type->kind == TYPE_STRUCT && type->complete);
}

static bool may_be_told(const struct role *role, const struct type *type)
{
    bool is_one = role->kind == ROLE_OBJECT || (role->kind == ROLE_BUFFER && role->length == NO_PARAMETER);
    return is_one && !role->sort && !role->cells && type->kind == TYPE_POINTER && is_complete(type->target);
}

static void tell_length(const struct sorting *sorting, const struct function *function, size_t index, size_t length,
                        struct role *roles)
{
    struct role *role = &roles[index];
    const struct type *type = function->parameters[index].type;
    role->kind = ROLE_BUFFER;
    role->length = length;
    role->element = element_role(sorting, type->target);
    role->passing = type->target_const ? PASS_IN : PASS_IN_OUT;
    role->why = "its header says how many it has room for";
    if (roles[length].kind == ROLE_LENGTH)
        return;
    roles[length] = role_of_kind(ROLE_LENGTH, function->parameters[length].type);
    roles[length].array = index;
    roles[length].passing = PASS_IN;
}

/* "Bit length of the key": no number of its cells; how many there are nobody says. */
static void leave_length(const struct sorting *sorting, const struct function *function, size_t length,
                         struct role *roles)
{
    const struct parameter *parameter = &function->parameters[length];
    size_t array = roles[length].array;
    if (roles[array].kind != ROLE_BUFFER || roles[array].length != length || parameter->type->kind != TYPE_INTEGER)
        return;
    role_set_buffer(sorting, function->parameters[array].type, &roles[array]);
    roles[array].length = NO_PARAMETER;
    roles[array].why = "its header tells the bits it has, and not how large it must be";
    roles[length] = role_of_kind(ROLE_INTEGER, parameter->type);
}

void lengths_in_bits(const struct sorting *sorting, const struct operation *operation, struct role *roles)
{
    const struct function *function = operation->function;
    struct text comment = TEXT_INIT;
    struct clause clause;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (clause_next(&at, &clause))
        for (size_t i = 0; i < function->parameter_count; i++)
            if (roles[i].kind == ROLE_LENGTH && clause_names(&clause, function->parameters[i].name) &&
                clause_has_any(&clause,
                               "in bits|bit length|bit size|length of bits|number of bits|bit count|bits long"))
                leave_length(sorting, function, i, roles);
    text_release(&comment);
}

/* Behind one of the words, which may stand there or not; the place itself where none does. */
static const char *behind_words(const char *at, const char *end, const char *words)
{
    at += strspn(at, " `'\"");
    size_t length = 0;
    while (at + length < end && is_name_letter(at[length]))
        length++;
    return length && word_is_in(at, length, words) ? at + length + strspn(at + length, " `'\"") : at;
}

/* "The size of the buffer", "is the character length of `text`": whose; NULL: it is no length. */
static const char *whose_length(const char *at, const char *end)
{
    static const char *const lengths[] = {"number of bytes", "number of characters", "number of elements", "size",
                                          "length",          "byte length",          "character length",   NULL};
    at += strspn(at, " :-`'\"");
    at = behind_words(behind_words(at, end, "is"), end, "the The");
    at = behind_words(at, end, "total full whole Total Full");
    for (size_t i = 0; lengths[i]; i++) {
        size_t length = strlen(lengths[i]);
        if (at + length >= end || strncasecmp(at, lengths[i], length) != 0 || is_name_letter(at[length]))
            continue;
        at += length;
        const char *in = behind_words(at, end, "in"), *unit = behind_words(in, end, "bytes characters");
        at = unit == in ? at : unit; /* "size in bytes of" */
        const char *of = behind_words(at, end, "of in");
        return of == at ? NULL : behind_words(of, end, "the this");
    }
    return NULL;
}

/* The array that is named there, or the one before the number, by what such arrays are called. */
static size_t array_named(const struct function *function, size_t number, const char *at, const char *end)
{
    size_t length = 0;
    while (at + length < end && is_name_letter(at[length]))
        length++;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (strlen(function->parameters[i].name) == length && strncmp(function->parameters[i].name, at, length) == 0)
            return i;
    return number && word_is_in(at, length, "buffer string text array data input message") ? number - 1 : NO_PARAMETER;
}

/* "@param max  The size of the buffer", "length is the character length of the text". */
static void lengths_described(const struct sorting *sorting, const struct function *function,
                              const struct clause *clause, struct role *roles)
{
    const char *end = clause->s + clause->length;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const char *name = function->parameters[i].name, *at = *name ? clause_find(clause, name) : NULL;
        const char *whose = at && roles[i].kind == ROLE_INTEGER ? whose_length(at + strlen(name), end) : NULL;
        size_t array = whose ? array_named(function, i, whose, end) : NO_PARAMETER;
        if (array == NO_PARAMETER || array == i)
            continue;
        const struct type *type = function->parameters[array].type;
        bool is_text = roles[array].kind == ROLE_STRING && type->kind == TYPE_POINTER && is_number(type->target);
        if (is_text || may_be_told(&roles[array], type)) {
            tell_length(sorting, function, array, i, roles);
            roles[array].why = "its header says whose length that is";
        }
    }
}

void lengths_said(const struct sorting *sorting, const struct operation *operation, struct role *roles)
{
    static const char *const phrases[] = {"room for",  "space for", "large enough for", "big enough for", "can hold",
                                          "must hold", "at least",  "array of",         "arrays of",      NULL};
    const struct function *function = operation->function;
    struct text comment = TEXT_INIT;
    struct clause clause;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (clause_next(&at, &clause)) {
        lengths_described(sorting, function, &clause, roles);
        for (size_t p = 0; phrases[p]; p++) {
            const char *phrase = clause_find(&clause, phrases[p]);
            size_t length =
                phrase ? number_behind(function, phrase + strlen(phrases[p]), clause.s + clause.length) : NO_PARAMETER;
            for (size_t i = 0; length != NO_PARAMETER && i < function->parameter_count; i++) {
                const char *named = clause_find(&clause, function->parameters[i].name);
                if (named && named < phrase && may_be_told(&roles[i], function->parameters[i].type))
                    tell_length(sorting, function, i, length, roles);
            }
        }
    }
    text_release(&comment);
}
