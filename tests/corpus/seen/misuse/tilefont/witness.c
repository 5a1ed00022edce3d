#include "tilefont.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    tilefont *font = tf_create(4, 2, 'a', 2);
    uint8_t pixels[2 * 16] = {0};
    if (tf_create(0, 1, 0, 1) || tf_create(1, 33, 0, 1) || tf_create(1, 1, 255, 257) || tf_index(font, 'c') != -1)
        return 2;
    tf_set(font, 1, 3, 1, true);
    tf_rows(font, 0)[0] = 5;
    if (!tf_get(font, 1, 3, 1) || tf_get(font, 0, 1, 0) || tf_text_width(font, "ab x") != 16)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    tf_draw(font, "ab\xff" "b", pixels, 16, 7);
    tf_draw(font, "", pixels, 0, 7);
    if (pixels[0] != 7 || pixels[1] != 0 || pixels[2] != 7 || pixels[16 + 7] != 7 || pixels[31] != 7)
        return 2;
    tf_set(font, 1, 3, 1, false);
    if (tf_rows(font, 1)[1] != 0 || tf_cell_width(font) * tf_cell_height(font) * tf_count(font) != 16)
        return 2;
    tf_destroy(font);
    tf_destroy(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tf_set(font, 2, 0, 0, true);
        break;
    case 2:
        tf_draw(font, "aabbb", pixels, 16, 7);
        break;
    case 3:
        tf_destroy(font);
        tf_count(font);
        break;
    case 4:
        tf_rows(font, tf_index(font, 'z'))[0] = 1;
        break;
    case 5:
        tf_get(font, 0, 32, 0);
        break;
    }
#endif
    return 0;
}
