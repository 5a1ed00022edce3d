#include "letterbox.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct letterbox *b = box_new(2);
    struct letter *l = letter_new("dear");
    if (!box_post(b, l))
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    struct letterbox *c = box_new(5);
    struct letter *m = letter_copy(box_peek(b)), *n = letter_new("");
    if (letter_append(m, letter_text(m)) != 0 || strcmp(letter_text(m), "deardear") != 0 || !box_post(b, m) || box_post(b, n))
        return 2;
    letter_free(n);
    if (box_forward(b, b) != 0 || box_forward(b, c) != 2 || box_count(b) != 0 || box_take(b) || box_peek(b))
        return 2;
    n = box_take(c);
    if (strcmp(letter_text(n), "dear") != 0 || !box_post(b, n) || box_new(0) || box_new(1001))
        return 2;
    box_free(b);
    box_free(c);
    box_free(NULL);
    letter_free(NULL);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        letter_free(l);
        box_free(b);
        break;
    case 2:
        box_post(b, l);
        box_free(b);
        break;
    case 3: {
        const struct letter *p = box_peek(b);
        letter_free(box_take(b));
        letter_text(p);
        break;
    }
    case 4: {
        l = box_take(b);
        const char *text = letter_text(l);
        letter_append(l, "!");
        return strcmp(text, "dear");
    }
    }
#endif
    return 0;
}
