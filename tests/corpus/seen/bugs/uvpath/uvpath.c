#include "uvpath.h"

#include <string.h>

static int put(char *buf, size_t size, const char *text, size_t length)
{
    if (length > UVP_PATH_MAX)
        return UVP_ENAMETOOLONG;
    if (length >= size)
        return UVP_ENOBUFS;
    memcpy(buf, text, length);
    buf[length] = '\0';
    return (int)length;
}

/* The length without slashes at the end; that of "/" is 1. */
static size_t trimmed(const char *path, size_t length)
{
    while (length > 1 && path[length - 1] == '/')
        length--;
    return length;
}

/* Where the last component begins. */
static size_t last(const char *path, size_t length)
{
    size_t at = length;
    while (at > 0 && path[at - 1] != '/')
        at--;
    return at;
}

int uvp_is_absolute(const char *path)
{
    return path[0] == '/';
}

int uvp_basename(const char *path, char *buf, size_t size)
{
    size_t length = trimmed(path, strlen(path));
    if (length == 0)
        return put(buf, size, ".", 1);
    if (length == 1)
        return put(buf, size, path, 1);
    size_t at = last(path, length);
    return put(buf, size, path + at, length - at);
}

int uvp_dirname(const char *path, char *buf, size_t size)
{
    size_t length = trimmed(path, strlen(path));
    if (length == 1 && path[0] == '/')
        return put(buf, size, "/", 1);
    size_t at = last(path, length);
    if (at == 0)
        return put(buf, size, ".", 1);
    return put(buf, size, path, trimmed(path, at));
}

int uvp_extname(const char *path, char *buf, size_t size)
{
    size_t length = trimmed(path, strlen(path));
    size_t at = last(path, length);
    for (size_t dot = length; dot > at + 1; dot--)
        if (path[dot - 1] == '.')
            return put(buf, size, path + dot - 1, length - dot + 1);
    return put(buf, size, "", 0);
}

int uvp_join(const char *base, const char *path, char *buf, size_t size)
{
    size_t base_length = strlen(base), path_length = strlen(path);
    if (base_length == 0 || uvp_is_absolute(path))
        return put(buf, size, path, path_length);
    if (base_length + path_length >= UVP_PATH_MAX)
        return UVP_ENAMETOOLONG;
    if (base_length + path_length + 1 > size)
        return UVP_ENOBUFS;
    memcpy(buf, base, base_length);
    if (base[base_length - 1] != '/')
        buf[base_length++] = '/';
    memcpy(buf + base_length, path, path_length + 1);
    return (int)(base_length + path_length);
}

const char *uvp_err_name(int code)
{
    switch (code) {
    case UVP_EINVAL:
        return "EINVAL";
    case UVP_ENAMETOOLONG:
        return "ENAMETOOLONG";
    case UVP_ENOBUFS:
        return "ENOBUFS";
    default:
        return code >= 0 ? "ok" : "unknown";
    }
}
