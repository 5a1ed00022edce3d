#include "textlay.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

#ifdef LEGAL
static int strange(const char *text, size_t len, void *user)
{
    (void)text;
    ++*(int *)user;
    return len % 2 ? INT_MAX : INT_MIN;
}
#else
static textlay *shared;

static int meddles(const char *text, size_t len, void *user)
{
    (void)text, (void)user;
    textlay_set_text(shared, "something else");
    return (int)len;
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    char out[64];
    int calls = 0;
    textlay_free(NULL);
    textlay *lay = textlay_new(NULL, NULL);
    CHECK(lay && textlay_first(lay) == NULL && textlay_count(lay) == 0 && textlay_extent(lay) == 0 && textlay_at(lay, 0) == NULL);
    CHECK(textlay_set_text(lay, "the quick  brown fox") == 0 && textlay_count(lay) == 1 && textlay_extent(lay) == 20);
    textlay_set_width(lay, 10);
    const textlay_line *l = textlay_first(lay);
    textlay_copy(l, out);
    CHECK(strcmp(out, "the quick") == 0 && l->width == 9 && l->next && l->next->len == 9 && !l->next->next);
    CHECK(textlay_at(lay, 10) == l && textlay_at(lay, 11) == l->next && textlay_at(lay, 19) == l->next && !textlay_at(lay, 20));
    CHECK(textlay_set_text(lay, textlay_text(lay) + 4) == 0 && strcmp(textlay_text(lay), "quick  brown fox") == 0);
    textlay_set_width(lay, 1);
    CHECK(textlay_count(lay) == 3 && textlay_extent(lay) == 5);
    CHECK(textlay_set_text(lay, "  \n\n a b \n") == 0 && textlay_count(lay) == 4 && textlay_at(lay, 0) == textlay_first(lay));
    textlay_copy(textlay_first(lay), out);
    CHECK(out[0] == 0);
    textlay_set_width(lay, INT_MIN);
    CHECK(textlay_count(lay) == 3);
    char *big = malloc(TEXTLAY_MAX + 2);
    CHECK(big);
    memset(big, 'x', TEXTLAY_MAX + 1);
    big[TEXTLAY_MAX + 1] = 0;
    CHECK(textlay_set_text(lay, big) == -1 && textlay_count(lay) == 3);
    for (int i = 1; i <= TEXTLAY_MAX; i += 2)
        big[i] = ' ';
    big[TEXTLAY_MAX] = 0;
    textlay_set_width(lay, INT_MAX);
    CHECK(textlay_set_text(lay, big) == 0 && textlay_count(lay) == 1);
    textlay_set_width(lay, 3);
    CHECK(textlay_count(lay) == TEXTLAY_MAX / 4);
    free(big);
    textlay_free(lay);
    lay = textlay_new(strange, &calls);
    CHECK(lay && textlay_set_text(lay, "a bc d") == 0);
    textlay_set_width(lay, 5);
    CHECK(textlay_count(lay) == 1 && calls == 3 && textlay_extent(lay) == 0 && calls == 3);
    textlay_free(lay);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    textlay *lay = shared = textlay_new(rule == 2 ? meddles : NULL, NULL);
    CHECK(lay && textlay_set_text(lay, "one two three four five") == 0);
    textlay_set_width(lay, 8);
    const textlay_line *l = textlay_first(lay);
    CHECK(l);
    if (rule == 1) {
        char out[64];
        textlay_set_width(lay, 12);
        textlay_copy(l, out);
    } else if (rule == 3) {
        char *out = malloc(l->len);
        textlay_copy(l, out);
        free(out);
    }
    textlay_free(lay);
    return 0;
#endif
}
