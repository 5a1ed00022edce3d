/* Tags of documentation tools: "@param day 1 to 31 @return -1 if there is none".
 * What stands behind one is about something else than what stood before. */
#include "model/clause.h"

#include <string.h>

#include "model/words.h"

static bool begins_with_any(const char *s, const char *words)
{
    while (*words) {
        size_t length = strcspn(words, "|");
        if (strncmp(s, words, length) == 0 && !is_name_letter(s[length]))
            return true;
        words += length + (words[length] == '|');
    }
    return false;
}

/* "@item:" */
static bool is_of_parameter(const char *at)
{
    size_t length = *at == '@' ? name_length(at + 1) : 0;
    return length && at[length + 1] == ':';
}

bool clause_at_tag(const char *at, enum clause_tags tags)
{
    static const char *const words[] = {
        [TAGS_RESULT] = "return|returns|retval|result",
        [TAGS_BEGIN] = "brief|file|fn|def|struct|typedef|enum|defgroup",
        [TAGS_ALL] = "return|returns|retval|result|param|arg|brief|pre|post|note|warning|see|sa|details|throws|since|"
                     "file|invariant|attention|remark|remarks|deprecated|todo|def|fn|struct|typedef|enum|name|ingroup|"
                     "defgroup"};
    if (*at != ' ')
        return false;
    if (at[1] == '@' || at[1] == '\\')
        return begins_with_any(at + 2, words[tags]) || (tags == TAGS_ALL && is_of_parameter(at + 1));
    return tags != TAGS_BEGIN && (strncmp(at + 1, "Returns:", 8) == 0 || strncmp(at + 1, "Return value:", 13) == 0);
}
