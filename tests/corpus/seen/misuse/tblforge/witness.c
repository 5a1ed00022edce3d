#include "tblforge.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    tf_builder b;
    tf_init(&b);
    tf_text name = tf_add_text(&b, "Ada");
    tf_start(&b, 2);
    tf_set_text(&b, 0, name);
    tf_set_u32(&b, 1, 1815);
    tf_table person = tf_end(&b);
    size_t length = 0;
#ifdef LEGAL
    (void)count, (void)arguments;
    tf_start(&b, 0);
    tf_table none = tf_end(&b);
    tf_start(&b, TF_SLOTS);
    tf_set_table(&b, 31, person);
    tf_set_u32(&b, 0, UINT32_MAX);
    tf_set_table(&b, 0, none);
    const void *bytes = tf_finish(&b, tf_end(&b), &length);
    tf_view root = tf_root(bytes), inner;
    if (length == 0 || !tf_get_table(root, 31, &inner) || strcmp(tf_get_text(inner, 0), "Ada") != 0 ||
        tf_get_u32(inner, 1, 0) != 1815 || tf_get_text(inner, 1) != NULL || tf_get_u32(inner, UINT32_MAX, 7) != 7)
        return 2;
    if (!tf_get_table(root, 0, &inner) || tf_get_u32(inner, 0, 9) != 9 || tf_get_table(root, 1, &inner))
        return 2;
    tf_reset(&b);
    char *large = malloc(0x80000);
    memset(large, 'x', 0x7ffff);
    large[0x7ffff] = '\0';
    tf_add_text(&b, large);
    name = tf_add_text(&b, large);
    free(large);
    tf_start(&b, 1);
    tf_set_text(&b, 0, name);
    if (tf_finish(&b, tf_end(&b), &length) != NULL)
        return 2;
    tf_free(&b);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tf_start(&b, 1);
        tf_start(&b, 1);
        break;
    case 2:
        tf_start(&b, 1);
        tf_add_text(&b, "x");
        break;
    case 3:
        tf_start(&b, 1);
        tf_set_u32(&b, 1, 1);
        break;
    case 4:
        tf_end(&b);
        break;
    case 5:
        tf_start(&b, 1);
        tf_finish(&b, person, &length);
        break;
    case 6:
        tf_finish(&b, person, &length);
        tf_add_text(&b, "x");
        break;
    case 7:
        tf_reset(&b);
        tf_start(&b, 1);
        tf_set_table(&b, 0, person);
        break;
    case 8:
        memset(&b, 0x55, sizeof b);
        tf_free(&b);
        break;
    case 9: {
        const void *bytes = tf_finish(&b, person, &length);
        tf_free(&b);
        tf_root(bytes);
        break;
    }
    case 10: {
        uint8_t *bytes = calloc(1, 8);
        bytes[0] = 20;
        tf_get_u32(tf_root(bytes), 0, 0);
        break;
    }
    }
#endif
    return 0;
}
