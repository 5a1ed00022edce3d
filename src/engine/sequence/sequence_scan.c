/* Scanning: words, numbers and literals of the text form. */
#include "engine/sequence/scanner.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- tokens ---- */

bool scan_fail(const struct scanner *scanner, const char *expected)
{
    int length = (int)strcspn(scanner->at, "\n");
    return error_set(scanner->error, ERROR_INPUT, "line %d: expected %s, found '%.*s'", scanner->line, expected,
                     length > 40 ? 40 : length, scanner->at);
}

void scan_spaces(struct scanner *scanner)
{
    while (*scanner->at == ' ' || *scanner->at == '\t' || *scanner->at == '\r')
        scanner->at++;
}

bool scan_accept(struct scanner *scanner, char c)
{
    scan_spaces(scanner);
    if (*scanner->at != c)
        return false;
    scanner->at++;
    return true;
}

bool scan_expect(struct scanner *scanner, char c)
{
    const char expected[] = {'\'', c, '\'', '\0'};
    return scan_accept(scanner, c) || scan_fail(scanner, expected);
}

size_t scan_word_length(const char *at)
{
    size_t length = 0;
    while (isalnum((unsigned char)at[length]) || at[length] == '_')
        length++;
    return length && isdigit((unsigned char)at[0]) ? 0 : length;
}

char *scan_word(struct scanner *scanner)
{
    scan_spaces(scanner);
    size_t length = scan_word_length(scanner->at);
    char *word = length ? mem_strndup(scanner->at, length) : NULL;
    scanner->at += length;
    return word;
}

bool scan_accept_word(struct scanner *scanner, const char *word)
{
    scan_spaces(scanner);
    size_t length = scan_word_length(scanner->at);
    if (length != strlen(word) || strncmp(scanner->at, word, length) != 0)
        return false;
    scanner->at += length;
    return true;
}

bool scan_digits(struct scanner *scanner, uint64_t *number)
{
    scan_spaces(scanner);
    bool is_negative = *scanner->at == '-';
    const char *digits = scanner->at + is_negative;
    char *end;
    if (!isdigit((unsigned char)*digits))
        return scan_fail(scanner, "a number");
    errno = 0;
    *number = strtoull(digits, &end, strncmp(digits, "0x", 2) == 0 ? 16 : 10);
    if (errno)
        return scan_fail(scanner, "a number of 64 bits");
    if (is_negative)
        *number = -*number;
    scanner->at = end;
    return true;
}

/* ---- characters ---- */

static bool take_character(struct scanner *scanner, char *c)
{
    if (*scanner->at == '\0' || *scanner->at == '\n')
        return scan_fail(scanner, "the end of a text");
    *c = *scanner->at++;
    if (*c != '\\')
        return true;
    char escape = *scanner->at;
    if (escape >= '0' && escape <= '7') {
        unsigned code = 0;
        for (int i = 0; i < 3 && *scanner->at >= '0' && *scanner->at <= '7'; i++)
            code = code * 8 + (unsigned)(*scanner->at++ - '0');
        *c = (char)code;
        return code <= 255 || scan_fail(scanner, "a code of a byte");
    }
    if (!escape || !strchr("nt\"'\\", escape))
        return scan_fail(scanner, "an escape: \\n, \\t, \\\", \\', \\\\ or three octal digits");
    *c = escape == 'n' ? '\n' : escape == 't' ? '\t' : escape;
    scanner->at++;
    return true;
}

bool scan_literal(struct scanner *scanner, struct text *bytes)
{
    while (*scanner->at != '"') {
        char c;
        if (!take_character(scanner, &c))
            return false;
        text_add_char(bytes, c);
    }
    scanner->at++;
    return true;
}

/* ---- numbers ---- */

static bool take_constant(struct scanner *scanner, const struct type *type, uint64_t *value)
{
    char *word = scan_word(scanner);
    bool found = false;
    for (size_t i = 0; word && type && !found && i < type->constant_count; i++)
        if (strcmp(type->constants[i].name, word) == 0) {
            *value |= (uint64_t)type->constants[i].value;
            found = true;
        }
    if (!found && word)
        scanner->at -= strlen(word);
    mem_free(word);
    return found || scan_fail(scanner, "a number or a constant of the type");
}

bool scan_number(struct scanner *scanner, const struct type *type, uint64_t *value)
{
    *value = 0;
    if (scan_accept_word(scanner, "false"))
        return true;
    if (scan_accept_word(scanner, "true")) {
        *value = 1;
        return true;
    }
    if (scan_accept(scanner, '\'')) {
        char c;
        if (!take_character(scanner, &c))
            return false;
        *value = (uint64_t)c;
        return scan_expect(scanner, '\'');
    }
    if (scan_word_length(scanner->at) == 0)
        return scan_digits(scanner, value);
    do {
        if (!take_constant(scanner, type, value))
            return false;
    } while (scan_accept(scanner, '|'));
    return true;
}
