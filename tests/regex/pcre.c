#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <string.h>

#include "judge.h"

struct judge {
    pcre2_code *code;
    pcre2_match_data *match;
    uint32_t options;
};

struct judge *judge_new(const char *pattern, const char *flags, bool search)
{
    if (strstr(pattern, "[]"))
        return NULL; /* PCRE2 drops a quantifier behind it */
    uint32_t options = PCRE2_DOLLAR_ENDONLY | PCRE2_ALT_CIRCUMFLEX | PCRE2_MATCH_UNSET_BACKREF |
                       PCRE2_ALLOW_EMPTY_CLASS | PCRE2_UTF | PCRE2_NO_START_OPTIMIZE;
    options |= strchr(flags, 'i') ? PCRE2_CASELESS : 0;
    options |= strchr(flags, 's') ? PCRE2_DOTALL : 0;
    options |= strchr(flags, 'm') ? PCRE2_MULTILINE : 0;
    pcre2_compile_context *context = pcre2_compile_context_create(NULL);
    pcre2_set_newline(context, PCRE2_NEWLINE_LF);
    pcre2_set_compile_extra_options(context, PCRE2_EXTRA_ALT_BSUX);
    int error;
    PCRE2_SIZE offset;
    pcre2_code *code = pcre2_compile((PCRE2_SPTR)pattern, strlen(pattern), options, &error, &offset, context);
    pcre2_compile_context_free(context);
    if (!code)
        return NULL;
    struct judge *judge = mem_alloc(sizeof *judge);
    judge->code = code;
    judge->match = pcre2_match_data_create(1, NULL);
    judge->options = search ? 0 : PCRE2_ANCHORED | PCRE2_ENDANCHORED;
    return judge;
}

void judge_free(struct judge *judge)
{
    if (!judge)
        return;
    pcre2_match_data_free(judge->match);
    pcre2_code_free(judge->code);
    mem_free(judge);
}

/* Beyond ASCII \s and the flag i differ, at \r the dot and the flag m. */
int judge_matches(struct judge *judge, const char *s, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if ((s[i] & 0x80) || s[i] == '\r')
            return -1;
    int found = pcre2_match(judge->code, (PCRE2_SPTR)s, length, 0, judge->options, judge->match, NULL);
    return found >= 0 ? 1 : found == PCRE2_ERROR_NOMATCH ? 0 : -1;
}
