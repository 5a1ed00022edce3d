#include "tarmem.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct TarMem {
    unsigned char *bytes;
    size_t length;
    int count;
};

enum { OFF_MODE = 100, OFF_UID = 108, OFF_GID = 116, OFF_SIZE = 124, OFF_MTIME = 136, OFF_SUM = 148, OFF_TYPE = 156,
       OFF_MAGIC = 257 };

static size_t rounded(size_t size)
{
    return (size + TAR_BLOCK - 1) / TAR_BLOCK * TAR_BLOCK;
}

static void put_octal(unsigned char *field, int width, unsigned long value)
{
    char text[24];
    snprintf(text, sizeof text, "%0*lo", width - 1, value);
    memcpy(field, text, (size_t)width);
}

static size_t get_octal(const unsigned char *field, int width)
{
    size_t value = 0;
    for (int i = 0; i < width && field[i] >= '0' && field[i] <= '7'; i++)
        value = value * 8 + (size_t)(field[i] - '0');
    return value;
}

TarMem *Tar_New(void)
{
    return calloc(1, sizeof(TarMem));
}

void Tar_Free(TarMem *tar)
{
    if (tar == NULL)
        return;
    free(tar->bytes);
    free(tar);
}

static void make_header(unsigned char *block, const char *name, size_t size)
{
    memset(block, 0, TAR_BLOCK);
    memcpy(block, name, strlen(name));
    put_octal(block + OFF_MODE, 8, 0644);
    put_octal(block + OFF_UID, 8, 0);
    put_octal(block + OFF_GID, 8, 0);
    put_octal(block + OFF_SIZE, 12, (unsigned long)size);
    put_octal(block + OFF_MTIME, 12, 0);
    memset(block + OFF_SUM, ' ', 8);
    block[OFF_TYPE] = '0';
    memcpy(block + OFF_MAGIC, "ustar\0" "00", 8);
    unsigned long sum = 0;
    for (int i = 0; i < TAR_BLOCK; i++)
        sum += block[i];
    put_octal(block + OFF_SUM, 7, sum);
}

TarResult Tar_Add(TarMem *tar, const char *name, const void *data, size_t size)
{
    size_t length = strlen(name);
    if (length == 0 || length > TAR_NAME_MAX)
        return TAR_ENAME;
    if (size > TAR_MEMBER_MAX)
        return TAR_ESIZE;
    size_t grown = tar->length + TAR_BLOCK + rounded(size);
    if (grown + 2 * TAR_BLOCK > TAR_TOTAL_MAX)
        return TAR_ESIZE;
    unsigned char *bytes = malloc(grown);
    if (bytes == NULL)
        return TAR_ENOMEM;
    if (tar->length > 0)
        memcpy(bytes, tar->bytes, tar->length);
    unsigned char *at = bytes + tar->length;
    make_header(at, name, size);
    at += TAR_BLOCK;
    if (size > 0)
        memcpy(at, data, size);
    memset(at + size, 0, TAR_BLOCK - size % TAR_BLOCK);
    free(tar->bytes);
    tar->bytes = bytes;
    tar->length = grown;
    tar->count++;
    return TAR_OK;
}

int Tar_Count(const TarMem *tar)
{
    return tar->count;
}

/* The header of a member; NULL when there is none. */
static const unsigned char *header(const TarMem *tar, int member)
{
    if (member < 0 || member >= tar->count)
        return NULL;
    const unsigned char *at = tar->bytes;
    while (member-- > 0)
        at += TAR_BLOCK + rounded(get_octal(at + OFF_SIZE, 12));
    return at;
}

int Tar_Find(const TarMem *tar, const char *name)
{
    int found = -1;
    const unsigned char *at = tar->bytes;
    for (int i = 0; i < tar->count; i++) {
        if (strcmp((const char *)at, name) == 0)
            found = i;
        at += TAR_BLOCK + rounded(get_octal(at + OFF_SIZE, 12));
    }
    return found;
}

const char *Tar_Name(const TarMem *tar, int member)
{
    return (const char *)header(tar, member);
}

size_t Tar_Size(const TarMem *tar, int member)
{
    const unsigned char *at = header(tar, member);
    return at == NULL ? 0 : get_octal(at + OFF_SIZE, 12);
}

size_t Tar_Read(const TarMem *tar, int member, void *out, size_t room)
{
    const unsigned char *at = header(tar, member);
    if (at == NULL)
        return 0;
    size_t size = get_octal(at + OFF_SIZE, 12);
    if (size > room)
        size = room;
    if (size > 0)
        memcpy(out, at + TAR_BLOCK, size);
    return size;
}

size_t Tar_Total(const TarMem *tar)
{
    return tar->length + 2 * TAR_BLOCK;
}

size_t Tar_Write(const TarMem *tar, void *out, size_t room)
{
    if (room < Tar_Total(tar))
        return 0;
    if (tar->length > 0)
        memcpy(out, tar->bytes, tar->length);
    memset((unsigned char *)out + tar->length, 0, 2 * TAR_BLOCK);
    return Tar_Total(tar);
}
