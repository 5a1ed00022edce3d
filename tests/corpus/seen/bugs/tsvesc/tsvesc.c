#include "tsvesc.h"

#include <stdlib.h>
#include <string.h>

/* The letter behind the backslash; 0 for what stands for itself. */
static char Letter(char c)
{
    switch (c) {
    case '\t':
        return 't';
    case '\n':
        return 'n';
    case '\r':
        return 'r';
    default:
        return 0;
    }
}

static char *EscapeTo(char *to, const char *text)
{
    for (; *text != '\0'; text++) {
        char letter = Letter(*text);
        if (letter != 0) {
            *to++ = '\\';
            *to++ = letter;
        } else {
            *to++ = *text;
        }
    }
    *to = '\0';
    return to;
}

char *Tsv_Escape(const char *text)
{
    char *field = malloc(2 * strlen(text) + 1);
    if (field != NULL)
        EscapeTo(field, text);
    return field;
}

static char *UnescapeRange(const char *from, size_t length)
{
    char *text = malloc(length + 1), *to = text;
    if (text == NULL)
        return NULL;
    for (size_t i = 0; i < length; i++) {
        char c = from[i];
        if (c == '\\') {
            switch (i + 1 < length ? from[++i] : '\0') {
            case 't':
                c = '\t';
                break;
            case 'n':
                c = '\n';
                break;
            case 'r':
                c = '\r';
                break;
            case '\\':
                break;
            default:
                free(text);
                return NULL;
            }
        } else if (Letter(c) != 0) {
            free(text);
            return NULL;
        }
        *to++ = c;
    }
    *to = '\0';
    return text;
}

char *Tsv_Unescape(const char *field)
{
    return UnescapeRange(field, strlen(field));
}

bool Tsv_IsField(const char *field)
{
    for (; *field != '\0'; field++) {
        if (Letter(*field) != 0)
            return false;
        if (*field == '\\') {
            field++;
            if (*field == '\0' || strchr("tnr\\", *field) == NULL)
                return false;
        }
    }
    return true;
}

size_t Tsv_Count(const char *record)
{
    size_t count = 1;
    for (; *record != '\0'; record++)
        count += *record == '\t';
    return count;
}

char *Tsv_Get(const char *record, size_t which)
{
    for (; which > 0; which--) {
        record = strchr(record, '\t');
        if (record == NULL)
            return NULL;
        record++;
    }
    return UnescapeRange(record, strcspn(record, "\t"));
}

char *Tsv_Append(const char *record, const char *text)
{
    size_t length = strlen(record);
    char *longer = malloc(length + 1 + 2 * strlen(text) + 1);
    if (longer == NULL)
        return NULL;
    memcpy(longer, record, length);
    longer[length] = '\t';
    EscapeTo(longer + length + 1, text);
    return longer;
}

bool Tsv_IsRecord(const char *record)
{
    for (; *record != '\0'; record++) {
        if (*record == '\n' || *record == '\r')
            return false;
        if (*record == '\\') {
            record++;
            if (*record == '\0' || strchr("tnr\\", *record) == NULL)
                return false;
        }
    }
    return true;
}
