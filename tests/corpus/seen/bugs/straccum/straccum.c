#include "straccum.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct StrAccum {
    char *zText;
    int nChar;
    int nAlloc;
    int mxChar;
    int accError;
};

static void setError(StrAccum *p, int code)
{
    p->accError = code;
    p->nChar = 0;
    p->nAlloc = 0;
    free(p->zText);
}

/* Make room for n more characters.  Returns 0 if there is none. */
static int enlarge(StrAccum *p, int n)
{
    if (p->accError != SA_OK)
        return 0;
    if (n > p->mxChar - p->nChar) {
        setError(p, SA_TOOBIG);
        return 0;
    }
    int need = p->nChar + n + 1;
    if (need > p->nAlloc) {
        char *zNew = realloc(p->zText, (size_t)need + 16);
        if (zNew == NULL) {
            setError(p, SA_NOMEM);
            return 0;
        }
        p->zText = zNew;
        p->nAlloc = need + 16;
    }
    return 1;
}

StrAccum *StrAccumNew(int mx)
{
    StrAccum *p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    p->mxChar = mx < 1 || mx > SA_MAX_LENGTH ? SA_MAX_LENGTH : mx;
    return p;
}

void StrAccumReset(StrAccum *p)
{
    free(p->zText);
    p->zText = NULL;
    p->nChar = 0;
    p->nAlloc = 0;
}

void StrAccumFree(StrAccum *p)
{
    if (p == NULL)
        return;
    StrAccumReset(p);
    free(p);
}

char *StrAccumFinish(StrAccum *p)
{
    char *z = NULL;
    if (p->accError == SA_OK && p->nChar > 0) {
        z = p->zText;
        p->zText = NULL;
    }
    StrAccumFree(p);
    return z;
}

void StrAccumAppend(StrAccum *p, const char *z, int N)
{
    if (N <= 0)
        return;
    const char *end = memchr(z, '\0', (size_t)N);
    int n = end != NULL ? (int)(end - z) : N;
    /* The text may be that of the accumulator itself. */
    char *copy = n <= SA_MAX_LENGTH ? malloc((size_t)n + 1) : NULL;
    if (copy != NULL)
        memcpy(copy, z, (size_t)n);
    if (enlarge(p, n)) {
        if (copy == NULL) {
            setError(p, SA_NOMEM);
            return;
        }
        memcpy(p->zText + p->nChar, copy, (size_t)n);
        p->nChar += n;
        p->zText[p->nChar] = '\0';
    }
    free(copy);
}

void StrAccumAppendAll(StrAccum *p, const char *z)
{
    size_t n = strlen(z);
    StrAccumAppend(p, z, n > SA_MAX_LENGTH ? SA_MAX_LENGTH + 1 : (int)n);
}

void StrAccumAppendChar(StrAccum *p, int N, char c)
{
    if (N <= 0 || !enlarge(p, N))
        return;
    memset(p->zText + p->nChar, c, (size_t)N);
    p->nChar += N;
    p->zText[p->nChar] = '\0';
}

void StrAccumAppendInt(StrAccum *p, long long v)
{
    char z[32];
    snprintf(z, sizeof z, "%lld", v);
    StrAccumAppendAll(p, z);
}

int StrAccumErrcode(const StrAccum *p)
{
    return p->accError;
}

int StrAccumLength(const StrAccum *p)
{
    return p->nChar;
}

const char *StrAccumValue(const StrAccum *p)
{
    return p->nChar > 0 ? p->zText : "";
}
