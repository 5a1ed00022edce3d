#include "csvcur.h"

#include <stdlib.h>
#include <string.h>

static const char text[] = "a,\"b \"\"c\"\"\",\r\n\n\"\",1\nlast";

int main(int count, char **arguments)
{
    size_t size = strlen(text);
    char *data = memcpy(malloc(size), text, size), buf[32];
    csv_cursor c;
    csv_begin(&c, data, size, ',');
    if (csv_row(&c) != 0 || csv_fields(&c) != 0 || csv_next(&c) != 1 || csv_fields(&c) != 3)
        return 2;
    const csv_field_t *f = csv_field(&c, 1);
    if (strcmp(csv_plain(f, buf), "b \"c\"") != 0 || csv_plain_length(f) != 5 || !csv_is(f, "b \"c\"") || csv_is(f, "b"))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (csv_field(&c, 2)->length != 0 || csv_next(&c) != 1 || csv_fields(&c) != 1 || csv_next(&c) != 1 ||
        csv_fields(&c) != 2 || !csv_field(&c, 0)->quoted || csv_next(&c) != 1 || !csv_is(csv_field(&c, 0), "last") ||
        csv_next(&c) != 0 || csv_row(&c) != 4)
        return 2;
    csv_end(&c);
    csv_end(&c);
    csv_begin(&c, NULL, 0, ';');
    if (csv_next(&c) != 0)
        return 2;
    csv_end(&c);
    csv_begin(&c, "\"open", 5, '"');
    if (csv_next(&c) != 1 || csv_fields(&c) != 2)
        return 2;
    csv_end(&c);
    csv_begin(&c, "\"", 1, ',');
    if (csv_next(&c) != 1 || csv_field(&c, 0)->length != 0)
        return 2;
    csv_end(&c);
    free(data);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return (int)csv_plain_length(csv_field(&c, 8)) & 0;
    case 2:
        free(data);
        csv_next(&c);
        break;
    case 3:
        csv_end(&c);
        csv_plain_length(f);
        break;
    case 4: {
        char *small = malloc(5);
        csv_plain(f, small);
        break;
    }
    case 5:
        csv_begin(&c, data, size + 10, ',');
        while (csv_next(&c) > 0) {
        }
        break;
    }
#endif
    return 0;
}
