#include "qpcodec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* whether the character at p may stand for itself */
static int is_literal(const char *p)
{
    if (*p == ' ')
        return p[1] != '\0' && p[1] != '\n';
    return *p > ' ' && *p <= '~' && *p != '=';
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return -1;
}

size_t qp_encoded_length(const char *text)
{
    size_t n = 0;
    for (; *text; text++)
        n += is_literal(text) ? 1 : 3;
    return n;
}

char *qp_encode(const char *text)
{
    char *code = malloc(qp_encoded_length(text) + 1);
    char *at = code;
    if (!code)
        return NULL;
    for (; *text; text++) {
        if (is_literal(text)) {
            *at++ = *text;
        } else {
            sprintf(at, "=%02X", *text);
            at += 3;
        }
    }
    *at = '\0';
    return code;
}

char *qp_decode(const char *code)
{
    char *text = malloc(strlen(code) + 1);
    char *at = text;
    if (!text)
        return NULL;
    while (*code) {
        if (*code != '=') {
            *at++ = *code++;
        } else if (code[1] == '\n') {
            code += 2;
        } else {
            int hi = hex_value(code[1]);
            int lo = hi < 0 ? -1 : hex_value(code[2]);
            if (lo < 0) {
                free(text);
                return NULL;
            }
            *at++ = (char)(unsigned char)(hi * 16 + lo);
            code += 3;
        }
    }
    *at = '\0';
    return text;
}

int qp_valid(const char *code)
{
    for (; *code; code++) {
        if (*code != '=' || code[1] == '\n')
            continue;
        if (hex_value(code[1]) < 0 || hex_value(code[2]) < 0)
            return 0;
    }
    return 1;
}

/* length of the piece at p that must not be broken */
static size_t piece(const char *p)
{
    size_t n = 1;
    if (*p == '=')
        while (n < 3 && p[n] && p[n] != '\n')
            n++;
    return n;
}

char *qp_fold(const char *code, unsigned width)
{
    size_t column = 0;
    char *folded = malloc(3 * strlen(code) + 1);
    char *at = folded;
    if (!folded)
        return NULL;
    if (width < 4)
        width = 4;
    if (width > 76)
        width = 76;
    while (*code) {
        size_t n = piece(code);
        if (*code != '\n' && column + n > width - 1) {
            *at++ = '=';
            *at++ = '\n';
            column = 0;
        }
        memcpy(at, code, n);
        at += n;
        column = *code == '\n' ? 0 : column + n;
        code += n;
    }
    *at = '\0';
    return folded;
}

void qp_free(char *text)
{
    free(text);
}
