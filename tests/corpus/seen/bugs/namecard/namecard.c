#include "namecard.h"

#include <string.h>

/* Copies len bytes of text, trimmed, to a field of zeros. */
static int take(char field[NC_FIELD], const char *text, size_t len)
{
    size_t i;

    while (len > 0 && text[0] == ' ') {
        text++;
        len--;
    }
    while (len > 0 && text[len - 1] == ' ')
        len--;
    if (len >= NC_FIELD)
        return -1;
    for (i = 0; i < len; i++) {
        unsigned char c = (unsigned char)text[i];

        if (c == ',' || c == ';' || c < 0x20 || c == 0x7f)
            return -1;
        field[i] = text[i];
    }
    return 0;
}

static int take_string(char field[NC_FIELD], const char *text)
{
    return text == NULL ? 0 : take(field, text, strlen(text));
}

int nc_set(nc_card *card, const char *family, const char *given, const char *phone)
{
    nc_card made;

    memset(&made, 0, sizeof made);
    if (take_string(made.family, family) != 0)
        return -1;
    if (take_string(made.given, given) != 0)
        return -1;
    if (take_string(made.phone, phone) != 0)
        return -1;
    *card = made;
    return 0;
}

int nc_parse(nc_card *card, const char *line)
{
    nc_card made;
    size_t names = strcspn(line, ";");
    const char *comma = memchr(line, ',', names);
    const char *given = line;

    memset(&made, 0, sizeof made);
    if (comma != NULL) {
        if (take(made.family, line, (size_t)(comma - line)) != 0)
            return -1;
        given = comma + 1;
    }
    if (take(made.given, given, (size_t)(line + names - given)) != 0)
        return -1;
    if (line[names] == ';' && take_string(made.phone, line + names + 1) != 0)
        return -1;
    *card = made;
    return 0;
}

struct sink {
    char *buf;
    size_t size;
    size_t len;
};

static void emit(struct sink *s, const char *text)
{
    for (; *text != '\0'; text++) {
        if (s->len + 1 < s->size)
            s->buf[s->len] = *text;
        s->len++;
    }
}

size_t nc_format(const nc_card *card, char *buf, size_t size)
{
    struct sink s = { buf, size, 0 };

    if (card->family[0] != '\0') {
        emit(&s, card->family);
        emit(&s, card->given[0] != '\0' ? ", " : ",");
    }
    emit(&s, card->given);
    if (card->phone[0] != '\0') {
        emit(&s, "; ");
        emit(&s, card->phone);
    }
    if (size > 0)
        buf[s.len < size ? s.len : size - 1] = '\0';
    return s.len;
}

int nc_compare(const nc_card *a, const nc_card *b)
{
    int order;

    if (a->family[0] != '\0' && b->family[0] != '\0') {
        order = strcmp(a->family, b->family);
        if (order != 0)
            return order;
    }
    order = strcmp(a->given, b->given);
    if (order != 0)
        return order;
    order = strcmp(a->family, b->family);
    if (order != 0)
        return order;
    return strcmp(a->phone, b->phone);
}

int nc_equal(const nc_card *a, const nc_card *b)
{
    return strcmp(a->family, b->family) == 0 && strcmp(a->given, b->given) == 0 &&
           strcmp(a->phone, b->phone) == 0;
}

static uint32_t mix(uint32_t hash, const char *text)
{
    for (; *text != '\0'; text++) {
        hash ^= (unsigned char)*text;
        hash *= 16777619u;
    }
    return (hash ^ 0xffu) * 16777619u;
}

uint32_t nc_hash(const nc_card *card)
{
    return mix(mix(mix(2166136261u, card->family), card->given), card->phone);
}

void nc_sort(nc_card *cards, size_t n)
{
    size_t i, j;

    for (i = 1; i < n; i++) {
        nc_card moving = cards[i];

        for (j = i; j > 0 && nc_compare(&cards[j - 1], &moving) > 0; j--)
            cards[j] = cards[j - 1];
        cards[j] = moving;
    }
}

const nc_card *nc_find(const nc_card *cards, size_t n, const nc_card *key)
{
    size_t low = 0, high = n;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = nc_compare(key, &cards[middle]);

        if (order == 0)
            return &cards[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

char nc_letter(const nc_card *card)
{
    static const char upper[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static const char lower[] = "abcdefghijklmnopqrstuvwxyz";
    char first = card->family[0] != '\0' ? card->family[0] : card->given[0];
    const char *at;

    if (first == '\0')
        return '#';
    at = strchr(upper, first);
    if (at != NULL)
        return *at;
    at = strchr(lower, first);
    return at != NULL ? upper[at - lower] : '#';
}
