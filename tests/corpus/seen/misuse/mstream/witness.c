#include "mstream.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char buf[100];
    size_t n = 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    MSTREAM *r = ms_openr("one\n\xfftwo", 8), *w = ms_openw();
    if (ms_getc(r) != 'o' || ms_tell(r) != 1)
        return 2;
    ms_ungetc(r, 'O');
    ms_ungetc(r, MS_EOF);
    if (ms_tell(r) != 0 || !ms_gets(r, buf, 3) || strcmp(buf, "On") != 0 || !ms_gets(r, buf, 100) ||
        strcmp(buf, "e\n") != 0)
        return 2;
    if (ms_getc(r) != 255 || ms_read(r, buf, 100) != 3 || ms_getc(r) != MS_EOF || ms_gets(r, buf, 2))
        return 2;
    ms_ungetc(r, '!');
    if (!ms_gets(r, buf, 1) || *buf || ms_read(r, NULL, 0) != 0 || ms_getc(r) != '!' || ms_puts(r, "x") != MS_EOF)
        return 2;
    ms_close(r);
    if (ms_write(w, "", 0) || ms_write(w, "x", SIZE_MAX) != MS_EOF || ms_getc(w) != MS_EOF || ms_tell(w) != 0)
        return 2;
    for (int i = 0; i < 1000; i++)
        if (ms_putc(w, i) || ms_puts(w, "ab"))
            return 2;
    unsigned char *bytes = ms_detach(w, &n);
    if (n != 3000 || bytes[3 * 999] != (999 & 255) || bytes[2999] != 'b')
        return 2;
    free(bytes);
    w = ms_openw();
    if (ms_detach(w, &n) || n != 0)
        return 2;
    w = ms_openw();
    ms_puts(w, "gone");
    ms_close(w);
    r = ms_openr(NULL, 0);
    if (ms_getc(r) != MS_EOF)
        return 2;
    ms_ungetc(r, 'x');
    if (ms_tell(r) != 0)
        return 2;
    ms_close(r);
#else
    MSTREAM *m = ms_openw();
    char *mem = strcpy(malloc(4), "abc");
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        ms_close(m);
        ms_putc(m, 'x');
        break;
    case 2:
        m = ms_openr(mem, 3);
        free(mem);
        ms_getc(m);
        break;
    case 3:
        m = ms_openr(mem, 3);
        ms_getc(m);
        ms_getc(m);
        ms_ungetc(m, 'b');
        ms_ungetc(m, 'a');
        break;
    case 4:
        m = ms_openr(mem, 3);
        ms_detach(m, &n);
        break;
    case 5:
        m = ms_openr("abcdef", 6);
        ms_read(m, mem, 6);
        break;
    case 6:
        ms_puts(m, "x");
        free(ms_detach(m, &n));
        ms_close(m);
        break;
    case 7:
        ms_write(m, mem, 5);
        break;
    }
    buf[0] = 0;
#endif
    return 0;
}
