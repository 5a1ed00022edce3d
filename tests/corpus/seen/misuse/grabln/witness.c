#include "grabln.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
    static const char text[] = "one\r\n\na much longer line than all the others before and after it\nend";
    gl_source src;
    gl_open_text(&src, text);
    char *line = NULL;
    size_t cap = 0;
#ifdef LEGAL
    size_t sum = 0;
    ptrdiff_t n;
    gl_source start = src;
    while ((n = gl_line(&src, &line, &cap)) >= 0) {
        sum += (size_t)n;
        if (strlen(line) != (size_t)n || gl_chomp(line, (size_t)n) > (size_t)n)
            return 1;
    }
    if (sum != sizeof text - 1 || gl_count(&src) != 4 || gl_left(&src) != 0 || gl_peek(&src) != -1)
        return 1;
    if (gl_skip(&start, 2) != 2 || gl_peek(&start) != 'a' || gl_skip(&start, SIZE_MAX) != 2)
        return 1;
    gl_open(&src, NULL, 0);
    if (gl_line(&src, &line, &cap) != -1 || line[0] != '\0')
        return 1;
    gl_open(&src, "a\0b", 3);
    cap = 0;
    if (gl_delim(&src, &line, &cap, 0) != 2 || gl_delim(&src, &line, &cap, 'b') != 1)
        return 1;
    free(line);
    line = NULL;
    cap = 999;
    if (gl_delim(&src, &line, &cap, -1) != -1 || line == NULL || cap != 32)
        return 1;
    free(line);
    return 0;
#else
    char array[8] = "";
    char *old;
    switch (rule) {
    case 1:
        line = array;
        cap = sizeof array;
        gl_skip(&src, 2);
        gl_line(&src, &line, &cap);
        break;
    case 2:
        line = malloc(8);
        cap = 80;
        gl_skip(&src, 2);
        gl_line(&src, &line, &cap);
        break;
    case 3:
        gl_line(&src, &line, &cap);
        free(line);
        gl_line(&src, &line, &cap);
        break;
    case 4:
        memset(&line, 0xaa, sizeof line);
        gl_line(&src, &line, &cap);
        break;
    case 5:
        old = malloc(sizeof text);
        memcpy(old, text, sizeof text);
        gl_open_text(&src, old);
        free(old);
        gl_line(&src, &line, &cap);
        break;
    case 6:
        gl_line(&src, &line, &cap);
        old = line;
        gl_skip(&src, 1);
        gl_line(&src, &line, &cap);
        return old[0] == 'q';
    }
    return 0;
#endif
}
