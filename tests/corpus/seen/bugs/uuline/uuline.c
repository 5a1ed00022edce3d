#include "uuline.h"

#include <string.h>

static char ec(int v)
{
    v &= 077;
    return (char)(v == 0 ? '`' : v + ' ');
}

/* Value of a character, -1 for a bad one; what is not there is a blank. */
static int dc(char c)
{
    if (c == '\0')
        return 0;
    if (c < ' ' || c > '`')
        return -1;
    return (c - ' ') & 077;
}

int uu_enc(const unsigned char *src, int n, char *line)
{
    char *p = line;
    int i;

    if (n < 0 || n > UU_BYTES)
        return -1;
    *p++ = ec(n);
    for (i = 0; i < n; i += 3) {
        int a = src[i];
        int b = i + 1 < n ? src[i + 1] : 0;
        int c = i + 2 < n ? src[i + 2] : 0;
        *p++ = ec(a >> 2);
        *p++ = ec(a << 4 | b >> 4);
        *p++ = ec(b << 2 | c >> 6);
        *p++ = ec(c);
    }
    *p = '\0';
    return (int)(p - line);
}

int uu_dec(const char *line, unsigned char *dst)
{
    const char *p = line;
    int n = dc(*p), left, i;

    if (n < 0 || n > UU_BYTES)
        return -1;
    if (*p != '\0')
        p++;
    for (left = n; left > 0; left -= 3) {
        int v[4];
        unsigned char out[3];

        if (*p == '\0') {
            memset(dst, 0, (size_t)left);
            break;
        }
        for (i = 0; i < 4; i++)
            if ((v[i] = dc(p[i])) < 0)
                return -1;
        p += 4;
        out[0] = (unsigned char)(v[0] << 2 | v[1] >> 4);
        out[1] = (unsigned char)(v[1] << 4 | v[2] >> 2);
        out[2] = (unsigned char)(v[2] << 6 | v[3]);
        for (i = 0; i < 3 && i < left; i++)
            *dst++ = out[i];
    }
    return n;
}

int uu_begin(char *line, int size, int mode, const char *name)
{
    size_t length = strlen(name);

    if (mode < 0 || mode > 0777 || size < 0 || 10 + length + 1 > (size_t)size)
        return -1;
    memmove(line + 10, name, length + 1);
    memcpy(line, "begin ", 6);
    line[6] = (char)('0' + (mode >> 6));
    line[7] = (char)('0' + (mode >> 3 & 7));
    line[8] = (char)('0' + (mode & 7));
    line[9] = ' ';
    return 0;
}

int uu_isbegin(const char *line, int *mode, char *name)
{
    int m = 0, i;
    size_t length;

    if (strncmp(line, "begin ", 6) != 0)
        return -1;
    for (i = 6; line[i] >= '0' && line[i] <= '7' && i < 9; i++)
        m = m << 3 | (line[i] - '0');
    if (i != 9 || line[9] != ' ' || line[10] == '\0')
        return -1;
    *mode = m;
    length = strlen(line + 10);
    if (length > UU_NAME - 1)
        length = UU_NAME - 1;
    memmove(name, line + 10, length);
    name[length] = '\0';
    return 0;
}

int uu_isend(const char *line)
{
    if (strncmp(line, "end", 3) != 0)
        return 0;
    for (line += 3; *line == ' '; line++)
        continue;
    return *line == '\0';
}

long uu_lines(long n)
{
    if (n <= 0)
        return 1;
    return n / UU_BYTES + (n % UU_BYTES != 0) + 1;
}

unsigned uu_sum(unsigned sum, const unsigned char *src, int n)
{
    int i;

    sum &= 0xffff;
    for (i = 0; i < n; i++) {
        sum = (sum >> 1) | (sum & 1) << 15;
        sum = (sum + src[i]) & 0xffff;
    }
    return sum;
}
