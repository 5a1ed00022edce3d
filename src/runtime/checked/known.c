/* Known: MSan sees what the C library writes where it has an interceptor for the
 * function.  These have none, so what they write would look as if nobody had. */
#include "runtime/checked/checked.h"

#if UNDER_MSAN

#include <dlfcn.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <time.h>
#include <uchar.h>

void __msan_unpoison(const volatile void *start, size_t size);
void __msan_unpoison_string(const volatile char *start);

/* Weak, because the user's code may bring its own. */
#define LIBRARY EXPORTED __attribute__((weak))
/* The C library's. */
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

LIBRARY int thrd_create(thrd_t *thread, thrd_start_t start, void *argument)
{
    int status = REAL(thrd_create)(thread, start, argument);
    __msan_unpoison(thread, sizeof *thread);
    return status;
}

LIBRARY int thrd_join(thrd_t thread, int *result)
{
    int status = REAL(thrd_join)(thread, result);
    if (result)
        __msan_unpoison(result, sizeof *result);
    return status;
}

LIBRARY int timespec_get(struct timespec *time, int base)
{
    int status = REAL(timespec_get)(time, base);
    __msan_unpoison(time, sizeof *time);
    return status;
}

LIBRARY int hsearch_r(ENTRY item, ACTION action, ENTRY **found, struct hsearch_data *table)
{
    int status = REAL(hsearch_r)(item, action, found, table);
    __msan_unpoison(found, sizeof *found);
    return status;
}

LIBRARY void insque(void *element, void *before)
{
    REAL(insque)(element, before);
    __msan_unpoison(element, 2 * sizeof(void *));
}

LIBRARY int getsubopt(char **options, char *const *tokens, char **value)
{
    int status = REAL(getsubopt)(options, tokens, value);
    __msan_unpoison(value, sizeof *value);
    return status;
}

/* The stream writes to it later.  MSan has one, weak as well, that does not think of that. */
EXPORTED FILE *fmemopen(void *buffer, size_t size, const char *mode)
{
    if (buffer && mode[0] != 'r')
        __msan_unpoison(buffer, size);
    return REAL(fmemopen)(buffer, size, mode);
}

/* ---- characters ---- */

LIBRARY size_t mbrtoc16(char16_t *character, const char *text, size_t size, mbstate_t *state)
{
    size_t used = REAL(mbrtoc16)(character, text, size, state);
    if (character && used != (size_t)-1 && used != (size_t)-2)
        __msan_unpoison(character, sizeof *character);
    return used;
}

LIBRARY size_t mbrtoc32(char32_t *character, const char *text, size_t size, mbstate_t *state)
{
    size_t used = REAL(mbrtoc32)(character, text, size, state);
    if (character && used != (size_t)-1 && used != (size_t)-2)
        __msan_unpoison(character, sizeof *character);
    return used;
}

LIBRARY size_t c16rtomb(char *text, char16_t character, mbstate_t *state)
{
    size_t used = REAL(c16rtomb)(text, character, state);
    if (text && used != (size_t)-1)
        __msan_unpoison(text, used);
    return used;
}

LIBRARY size_t c32rtomb(char *text, char32_t character, mbstate_t *state)
{
    size_t used = REAL(c32rtomb)(text, character, state);
    if (text && used != (size_t)-1)
        __msan_unpoison(text, used);
    return used;
}

/* ---- numbers in words ---- */

LIBRARY char *gcvt(double number, int digits, char *text)
{
    char *written = REAL(gcvt)(number, digits, text);
    __msan_unpoison_string(text);
    return written;
}

LIBRARY int ecvt_r(double number, int digits, int *restrict point, int *restrict sign, char *restrict text, size_t size)
{
    int status = REAL(ecvt_r)(number, digits, point, sign, text, size);
    __msan_unpoison(point, sizeof *point);
    __msan_unpoison(sign, sizeof *sign);
    if (status == 0)
        __msan_unpoison_string(text);
    return status;
}

LIBRARY int fcvt_r(double number, int digits, int *restrict point, int *restrict sign, char *restrict text, size_t size)
{
    int status = REAL(fcvt_r)(number, digits, point, sign, text, size);
    __msan_unpoison(point, sizeof *point);
    __msan_unpoison(sign, sizeof *sign);
    if (status == 0)
        __msan_unpoison_string(text);
    return status;
}

#endif
