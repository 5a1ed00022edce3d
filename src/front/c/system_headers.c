#include "front/c/system_headers.h"

#include "model/words.h"

const char *system_header_of(const char *name, size_t length)
{
    static const struct {
        const char *names, *header;
    } known[] = {
        {"size_t ptrdiff_t wchar_t max_align_t NULL offsetof", "stddef.h"},
        {"bool true false", "stdbool.h"},
        {"uint8_t uint16_t uint32_t uint64_t int8_t int16_t int32_t int64_t uintptr_t intptr_t intmax_t uintmax_t "
         "uint_fast8_t uint_fast16_t uint_fast32_t int_fast32_t uint_least8_t uint_least16_t uint_least32_t "
         "INT8_MAX INT16_MAX INT32_MAX INT64_MAX INT8_MIN INT16_MIN INT32_MIN INT64_MIN UINT8_MAX UINT16_MAX "
         "UINT32_MAX UINT64_MAX SIZE_MAX INTPTR_MAX UINTPTR_MAX UINT32_C UINT64_C INT64_C",
         "stdint.h"},
        {"FILE EOF stdin stdout stderr BUFSIZ fopen fclose fread fwrite fgets fputs fputc fgetc getc putc getchar "
         "putchar ungetc fseek ftell rewind fflush feof ferror printf fprintf sprintf snprintf vsnprintf vfprintf "
         "scanf sscanf fscanf perror remove rename SEEK_SET SEEK_CUR SEEK_END",
         "stdio.h"},
        {"malloc calloc realloc free abort exit atexit atoi atol atoll atof strtol strtoul strtoll strtoull strtod "
         "strtof qsort bsearch rand srand RAND_MAX getenv system abs labs EXIT_SUCCESS EXIT_FAILURE",
         "stdlib.h"},
        {"memcpy memmove memset memcmp memchr strlen strcpy strncpy strcat strncat strcmp strncmp strchr strrchr "
         "strstr strspn strcspn strpbrk strtok strdup strndup strerror",
         "string.h"},
        {"strcasecmp strncasecmp", "strings.h"},
        {"isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower "
         "toupper",
         "ctype.h"},
        {"CHAR_BIT CHAR_MAX CHAR_MIN SCHAR_MAX SCHAR_MIN UCHAR_MAX SHRT_MAX SHRT_MIN USHRT_MAX INT_MAX INT_MIN "
         "UINT_MAX LONG_MAX LONG_MIN ULONG_MAX LLONG_MAX LLONG_MIN ULLONG_MAX PATH_MAX",
         "limits.h"},
        {"FLT_MAX FLT_MIN FLT_EPSILON DBL_MAX DBL_MIN DBL_EPSILON DBL_DIG FLT_DIG", "float.h"},
        {"INFINITY NAN HUGE_VAL isnan isinf isfinite signbit fabs sqrt floor ceil fmod pow sin cos tan atan atan2 "
         "exp log log2 log10 round lround trunc hypot",
         "math.h"},
        {"errno EINVAL ENOMEM ERANGE ENOENT EINTR EAGAIN EEXIST EIO EBUSY EPERM ENOSPC EOVERFLOW EDOM", "errno.h"},
        {"assert", "assert.h"},
        {"va_list va_start va_end va_arg va_copy", "stdarg.h"},
        {"ssize_t off_t pid_t mode_t uid_t gid_t dev_t ino_t u_char u_short u_int u_long uint ushort ulong u_int8_t "
         "u_int16_t u_int32_t u_int64_t",
         "sys/types.h"},
        {"time_t clock_t time clock localtime gmtime mktime strftime difftime", "time.h"},
        {"pthread_t pthread_mutex_t pthread_cond_t pthread_rwlock_t pthread_once_t", "pthread.h"},
        {"sig_atomic_t", "signal.h"},
        {"jmp_buf setjmp longjmp", "setjmp.h"},
        {"wint_t", "wchar.h"},
        {"socklen_t", "sys/socket.h"},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (word_is_in(name, length, known[i].names))
            return known[i].header;
    return NULL;
}
