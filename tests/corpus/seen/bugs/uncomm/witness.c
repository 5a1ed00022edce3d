#include "uncomm.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static char *copy(const char *text)
{
    char *own = malloc(strlen(text) + 1);

    return own != NULL ? strcpy(own, text) : NULL;
}

static void strips(const char *text, const char *as)
{
    char *got = uncomm_dup(text);
    char *own = copy(text);

    assert(got != NULL && own != NULL);
    assert(strcmp(got, as) == 0);
    assert(uncomm_strip(own) == strlen(as) && strcmp(own, as) == 0);
    free(got);
    free(own);
}

static void blanks(const char *text, const char *as)
{
    char *own = copy(text);

    assert(own != NULL);
    uncomm_blank(own);
    assert(strcmp(own, as) == 0);
    free(own);
}

static void squeezes(const char *text, const char *as)
{
    char *own = copy(text);

    assert(own != NULL);
    assert(uncomm_squeeze(own) == strlen(as) && strcmp(own, as) == 0);
    free(own);
}

int main(void)
{
    char *none = uncomm_dup(NULL);

    assert(none != NULL && none[0] == '\0');
    free(none);
    assert(uncomm_strip(NULL) == 0 && uncomm_squeeze(NULL) == 0 && uncomm_count(NULL) == 0);
    uncomm_blank(NULL);
    assert(uncomm_state(NULL) == UNCOMM_PLAIN && uncomm_lineno(NULL, 9) == 1);
    strips("", "");
    strips("/", "/");
    strips("1 /", "1 /");
    strips("//", "");
    strips("1// x\n2", "1\n2");
    strips("1/**/2", "12");
    strips("1/***/2", "12");
    strips("1/*/*/2", "12");
    strips("/*a*//*b*/", "");
    strips("\"/*\"", "\"/*\"");
    strips("\"\\\"//\"", "\"\\\"//\"");
    strips("\"", "\"");
    strips("\"\\", "\"\\");
    strips("\"\\\\\"//", "\"\\\\\"");
    strips("\"\\\"", "\"\\\"");
    blanks("", "");
    blanks("1/* x\ny", "1    \n ");
    blanks("/*", "  ");
    blanks("/*/", "   ");
    blanks("// a\n\"//\"", "    \n\"//\"");
    squeezes("", "");
    squeezes(" { \"a b\" : 1 }\r\n", "{\"a b\":1}");
    squeezes("\" \\", "\" \\");
    assert(uncomm_count("") == 0 && uncomm_count("//") == 1 && uncomm_count("/*") == 1);
    assert(uncomm_count("/*//*/ //\n//") == 3);
    assert(uncomm_state("") == UNCOMM_PLAIN && uncomm_state("\"a\"") == UNCOMM_PLAIN);
    assert(uncomm_state("\"a\\\"") == UNCOMM_STRING && uncomm_state("\"\\") == UNCOMM_STRING);
    assert(uncomm_state("//") == UNCOMM_LINE && uncomm_state("//\n") == UNCOMM_PLAIN);
    assert(uncomm_state("/*/") == UNCOMM_BLOCK && uncomm_state("/**/") == UNCOMM_PLAIN);
    assert(uncomm_lineno("a\nb\n", 0) == 1 && uncomm_lineno("a\nb\n", 2) == 2);
    assert(uncomm_lineno("a\nb\n", SIZE_MAX) == 3);
    return 0;
}
#else
int main(void)
{
    char *text = uncomm_dup("1 /* one");
    int bad = text == NULL || strcmp(text, "1 ") != 0;

    free(text);
    return bad;
}
#endif
