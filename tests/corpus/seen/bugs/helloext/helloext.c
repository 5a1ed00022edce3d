#include "helloext.h"

#include <stdlib.h>
#include <string.h>

struct item {
    unsigned char *bytes; /* with a '\0' behind them */
    size_t length;
};

struct list {
    struct item items[HELLO_MAX_ITEMS];
    size_t count;
};

struct hello {
    struct item name;
    struct list protocols;
    struct list *responders; /* NULL until the first one is added */
};

static int copy(struct item *item, const void *bytes, size_t length)
{
    if (bytes == NULL || length < 1 || length > 255)
        return HELLO_INVALID;
    unsigned char *fresh = malloc(length + 1);
    if (fresh == NULL)
        return HELLO_NO_MEMORY;
    memcpy(fresh, bytes, length);
    fresh[length] = '\0';
    item->bytes = fresh;
    item->length = length;
    return HELLO_OK;
}

static int append(struct list *list, const void *bytes, size_t length)
{
    if (list->count == HELLO_MAX_ITEMS)
        return HELLO_FULL;
    int result = copy(&list->items[list->count], bytes, length);
    if (result == HELLO_OK)
        list->count++;
    return result;
}

static void clear(struct list *list)
{
    while (list->count > 0)
        free(list->items[--list->count].bytes);
}

hello *hello_new(void)
{
    return calloc(1, sizeof(hello));
}

void hello_free(hello *h)
{
    if (h == NULL)
        return;
    free(h->name.bytes);
    clear(&h->protocols);
    if (h->responders != NULL)
        clear(h->responders);
    free(h->responders);
    free(h);
}

int hello_set_server_name(hello *h, const char *name)
{
    struct item fresh = {NULL, 0};
    if (name != NULL) {
        int result = copy(&fresh, name, strlen(name));
        if (result != HELLO_OK)
            return result;
    }
    free(h->name.bytes);
    h->name = fresh;
    return HELLO_OK;
}

const char *hello_server_name(const hello *h)
{
    return (const char *)h->name.bytes;
}

int hello_offer_protocol(hello *h, const char *protocol)
{
    if (protocol == NULL)
        return HELLO_INVALID;
    for (size_t i = 0; i < h->protocols.count; i++)
        if (strcmp((const char *)h->protocols.items[i].bytes, protocol) == 0)
            return HELLO_OK;
    return append(&h->protocols, protocol, strlen(protocol));
}

size_t hello_protocol_count(const hello *h)
{
    return h->protocols.count;
}

const char *hello_protocol(const hello *h, size_t index)
{
    return index < h->protocols.count ? (const char *)h->protocols.items[index].bytes : NULL;
}

int hello_add_responder(hello *h, const void *id, size_t length)
{
    if (h->responders == NULL) {
        h->responders = calloc(1, sizeof *h->responders);
        if (h->responders == NULL)
            return HELLO_NO_MEMORY;
    }
    return append(h->responders, id, length);
}

size_t hello_responder_count(const hello *h)
{
    return h->responders == NULL ? 0 : h->responders->count;
}

void hello_restart(hello *h)
{
    clear(&h->protocols);
    if (h->responders != NULL) {
        free(h->responders);
        h->responders = NULL;
    }
}

/* Where the next byte goes; counts on when there is no room. */
struct output {
    unsigned char *bytes;
    size_t length;
};

static void put16(struct output *o, size_t value)
{
    if (o->bytes != NULL) {
        o->bytes[o->length] = (unsigned char)(value >> 8);
        o->bytes[o->length + 1] = (unsigned char)value;
    }
    o->length += 2;
}

static void put_item(struct output *o, const struct item *item)
{
    if (o->bytes != NULL) {
        o->bytes[o->length] = (unsigned char)item->length;
        memcpy(o->bytes + o->length + 1, item->bytes, item->length);
    }
    o->length += 1 + item->length;
}

static void put_extension(struct output *o, unsigned type, const struct item *items, size_t count)
{
    size_t length = 0;
    if (count == 0)
        return;
    for (size_t i = 0; i < count; i++)
        length += 1 + items[i].length;
    put16(o, type);
    put16(o, length);
    for (size_t i = 0; i < count; i++)
        put_item(o, &items[i]);
}

static size_t put_all(const hello *h, unsigned char *out)
{
    struct output o = {out, 0};
    put_extension(&o, 0, &h->name, h->name.bytes != NULL);
    if (h->responders != NULL)
        put_extension(&o, 5, h->responders->items, h->responders->count);
    put_extension(&o, 16, h->protocols.items, h->protocols.count);
    return o.length;
}

size_t hello_write(const hello *h, unsigned char *out, size_t size)
{
    size_t length = put_all(h, NULL);
    if (out != NULL && length <= size)
        put_all(h, out);
    return length;
}
