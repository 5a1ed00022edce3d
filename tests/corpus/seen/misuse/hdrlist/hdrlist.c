#include "hdrlist.h"

#include <assert.h>
#include <string.h>

void hdr_list_init(struct hdr_list *list)
{
    list->first = list->last = NULL;
    list->count = 0;
}

static int is_in(const struct hdr_list *list, const struct hdr *entry)
{
    const struct hdr *h = list->first;
    while (h != NULL && h != entry)
        h = h->next;
    return h != NULL;
}

static void link_between(struct hdr_list *list, struct hdr *prev, struct hdr *next, struct hdr *entry)
{
    assert(!is_in(list, entry));
    entry->prev = prev;
    entry->next = next;
    if (prev != NULL)
        prev->next = entry;
    else
        list->first = entry;
    if (next != NULL)
        next->prev = entry;
    else
        list->last = entry;
    list->count++;
}

void hdr_append(struct hdr_list *list, struct hdr *entry)
{
    link_between(list, list->last, NULL, entry);
}

void hdr_insert_before(struct hdr_list *list, struct hdr *where, struct hdr *entry)
{
    assert(is_in(list, where));
    link_between(list, where->prev, where, entry);
}

void hdr_remove(struct hdr_list *list, struct hdr *entry)
{
    assert(is_in(list, entry));
    if (entry->prev != NULL)
        entry->prev->next = entry->next;
    else
        list->first = entry->next;
    if (entry->next != NULL)
        entry->next->prev = entry->prev;
    else
        list->last = entry->prev;
    entry->prev = entry->next = NULL;
    list->count--;
}

size_t hdr_count(const struct hdr_list *list)
{
    return list->count;
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static int same_name(const char *a, const char *b)
{
    while (*a != '\0' && lower(*a) == lower(*b))
        a++, b++;
    return lower(*a) == lower(*b);
}

struct hdr *hdr_find(const struct hdr_list *list, const struct hdr *after, const char *name)
{
    struct hdr *h = after == NULL ? list->first : after->next;
    while (h != NULL && !same_name(h->name, name))
        h = h->next;
    return h;
}

size_t hdr_write_size(const struct hdr_list *list)
{
    size_t size = 1;
    for (const struct hdr *h = list->first; h != NULL; h = h->next)
        size += strlen(h->name) + strlen(h->value) + 4;
    return size;
}

static char *put(char *to, const char *text)
{
    size_t n = strlen(text);
    memcpy(to, text, n);
    return to + n;
}

int hdr_write(const struct hdr_list *list, char *buf, size_t size)
{
    if (size < hdr_write_size(list))
        return -1;
    for (const struct hdr *h = list->first; h != NULL; h = h->next) {
        buf = put(buf, h->name);
        buf = put(buf, ": ");
        buf = put(buf, h->value);
        buf = put(buf, "\r\n");
    }
    *buf = '\0';
    return 0;
}

void hdr_move_all(struct hdr_list *to, struct hdr_list *from)
{
    if (to == from || from->first == NULL)
        return;
    from->first->prev = to->last;
    if (to->last != NULL)
        to->last->next = from->first;
    else
        to->first = from->first;
    to->last = from->last;
    to->count += from->count;
    hdr_list_init(from);
}
