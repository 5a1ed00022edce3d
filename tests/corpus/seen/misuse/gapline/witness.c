#include "gapline.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    gapline *g = gl_new();
    if (!g) return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    char out[8];
    if (gl_len(g) || *gl_text(g) || gl_insert(g, 1, "x", 1) != GL_RANGE || gl_insert(g, 0, NULL, 0) != GL_OK) return 1;
    if (gl_erase(g, 0, SIZE_MAX) != GL_OK || gl_erase(g, 1, 1) != GL_RANGE || gl_find(g, 0, 'a') != GL_NONE) return 2;
    if (gl_insert(g, 0, "world", 5) || gl_insert(g, 0, "hello ", 6) || gl_insert(g, 11, "!\0", 2)) return 3;
    if (gl_len(g) != 13 || gl_at(g, 0) != 'h' || gl_at(g, 11) != '!' || gl_at(g, 12) != 0) return 4;
    if (strcmp(gl_text(g), "hello world!") || gl_find(g, 5, 'o') != 7 || gl_find(g, SIZE_MAX, 'o') != GL_NONE) return 5;
    if (gl_insert(g, 5, " my dear old", 12) || gl_copy(g, 5, 8, out) != 8 || memcmp(out, " my dear", 8)) return 6;
    if (gl_copy(g, 24, SIZE_MAX, out) != 1 || gl_copy(g, 99, 8, out) != 0) return 7;
    if (gl_insert(g, 0, "x", SIZE_MAX) != GL_FULL || gl_insert(g, 0, "x", GL_MAX_LEN) != GL_FULL) return 8;
    char *big = calloc(1, GL_MAX_LEN);
    if (!big) return 9;
    if (gl_insert(g, 3, big, GL_MAX_LEN - 25) || gl_len(g) != GL_MAX_LEN || gl_insert(g, 3, "a", 1) != GL_FULL) return 10;
    free(big);
    if (gl_text(g)[GL_MAX_LEN] != 0 || gl_erase(g, 3, GL_MAX_LEN - 25) || strcmp(gl_text(g), "hello my dear old world!")) return 11;
    if (gl_erase(g, 1, SIZE_MAX) || strcmp(gl_text(g), "h") || gl_insert(g, 1, "i", 1) || strcmp(gl_text(g), "hi")) return 12;
    gl_free(g);
    gl_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    gl_insert(g, 0, "ten letter", 10);
    if (rule == 1) {
        const char *text = gl_text(g);
        gl_insert(g, 10, " and twenty letters", 19);
        return text[0] == 't' ? 0 : 0;
    } else if (rule == 2) {
        gl_insert(g, 10, gl_text(g), 10);
    } else {
        return gl_at(g, gl_len(g)) == 'x' ? 0 : 0;
    }
    return 0;
#endif
}
