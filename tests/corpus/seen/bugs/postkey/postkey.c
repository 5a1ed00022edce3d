#include "postkey.h"

#include <string.h>

#define FIELDS 5

/* Where a field is and how much it holds; NULL when there is none. */
static char *field_of(struct postkey *addr, int field, size_t *size)
{
    switch (field) {
    case POSTKEY_NAME:
        *size = sizeof addr->name;
        return addr->name;
    case POSTKEY_STREET:
        *size = sizeof addr->street;
        return addr->street;
    case POSTKEY_CITY:
        *size = sizeof addr->city;
        return addr->city;
    case POSTKEY_POSTCODE:
        *size = sizeof addr->postcode;
        return addr->postcode;
    case POSTKEY_COUNTRY:
        *size = sizeof addr->country;
        return addr->country;
    default:
        return NULL;
    }
}

static const char *text_of(const struct postkey *addr, int field)
{
    switch (field) {
    case POSTKEY_NAME:
        return addr->name;
    case POSTKEY_STREET:
        return addr->street;
    case POSTKEY_CITY:
        return addr->city;
    case POSTKEY_POSTCODE:
        return addr->postcode;
    default:
        return addr->country;
    }
}

static int is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static unsigned char fold(char c)
{
    return (unsigned char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

static int is_control(char c)
{
    unsigned char byte = (unsigned char)c;

    return byte < ' ' || byte == 127;
}

/* Tidies len bytes of text into a field. */
static int store(struct postkey *addr, int field, const char *text, size_t len)
{
    char tidy[sizeof addr->street];
    size_t size, used = 0;
    int blank = 0;
    char *target = field_of(addr, field, &size);

    if (target == NULL)
        return -1;
    for (size_t i = 0; i < len; i++) {
        if (text[i] == ',' || is_control(text[i]))
            return -1;
        if (text[i] == ' ') {
            blank = used > 0;
            continue;
        }
        if (used + (size_t)blank + 1 >= size)
            return -1;
        if (blank)
            tidy[used++] = ' ';
        blank = 0;
        tidy[used++] = text[i];
    }
    if (field == POSTKEY_COUNTRY && used > 0) {
        if (used != 2 || !is_letter(tidy[0]) || !is_letter(tidy[1]))
            return -1;
        for (int i = 0; i < 2; i++)
            if (tidy[i] >= 'a')
                tidy[i] = (char)(tidy[i] - 'a' + 'A');
    }
    memcpy(target, tidy, used);
    memset(target + used, 0, size - used);
    return 0;
}

void postkey_clear(struct postkey *addr)
{
    memset(addr, 0, sizeof *addr);
}

int postkey_set(struct postkey *addr, enum postkey_field field, const char *text)
{
    return store(addr, (int)field, text, strlen(text));
}

int postkey_parse(struct postkey *addr, const char *line)
{
    struct postkey result;

    postkey_clear(&result);
    for (int field = 0; field < FIELDS; field++) {
        size_t len = strcspn(line, ",");

        if (store(&result, field, line, len) < 0)
            return -1;
        line += len;
        if (field < FIELDS - 1) {
            if (*line != ',')
                return -1;
            line++;
        }
    }
    if (*line != '\0')
        return -1;
    *addr = result;
    return 0;
}

size_t postkey_format(const struct postkey *addr, char *buf, size_t size)
{
    size_t len = 0;

    for (int field = 0; field < FIELDS; field++) {
        const char *parts[2] = {field > 0 ? ", " : "", text_of(addr, field)};

        for (int i = 0; i < 2; i++)
            for (const char *p = parts[i]; *p != '\0'; p++, len++)
                if (len + 1 < size)
                    buf[len] = *p;
    }
    if (size > 0)
        buf[len < size ? len : size - 1] = '\0';
    return len;
}

/* Compares two fields without regard to case and, when told, to blanks. */
static int compare_text(const char *a, const char *b, int skip_blanks)
{
    for (;; a++, b++) {
        if (skip_blanks) {
            while (*a == ' ')
                a++;
            while (*b == ' ')
                b++;
        }
        if (fold(*a) != fold(*b))
            return fold(*a) < fold(*b) ? -1 : 1;
        if (*a == '\0')
            return 0;
    }
}

int postkey_compare(const struct postkey *a, const struct postkey *b)
{
    static const int order[FIELDS] = {
        POSTKEY_COUNTRY, POSTKEY_POSTCODE, POSTKEY_CITY, POSTKEY_STREET, POSTKEY_NAME,
    };

    for (int i = 0; i < FIELDS; i++) {
        int result = compare_text(text_of(a, order[i]), text_of(b, order[i]), order[i] == POSTKEY_POSTCODE);

        if (result != 0)
            return result;
    }
    return 0;
}

int postkey_equal(const struct postkey *a, const struct postkey *b)
{
    return a == b || postkey_compare(a, b) == 0;
}

unsigned long postkey_hash(const struct postkey *addr)
{
    unsigned long hash = 2166136261ul;

    for (int field = 0; field < FIELDS; field++) {
        for (const char *p = text_of(addr, field); *p != '\0'; p++)
            hash = (hash ^ fold(*p)) * 16777619ul;
        hash = (hash ^ 255u) * 16777619ul;
    }
    return hash;
}
