/* Values that a function has no case for: the constant behind the last one of an
 * enum, a mode that leads to the default of a switch. */
#include <ctype.h>
#include <string.h>
#include <strings.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_case.h"

/* ---- the constant that counts the others ---- */

/* As a word of its own: TYPE_COUNT, NUM_TYPES, kTypeLast; ACCOUNTING is something else.  In a struct that the caller
 * filled in, what stands for none is no better. */
static bool is_counting_name(const char *name, bool is_member)
{
    static const char *const words[] = {"COUNT", "MAX",      "LAST",    "END",     "NUM",  "TOTAL", "SIZE",
                                        "LIMIT", "SENTINEL", "INVALID", "UNKNOWN", "NONE", "UNSET"};
    size_t count = sizeof words / sizeof *words - (is_member ? 0 : 2);
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(words[i]);
        for (const char *at = strcasestr(name, words[i]); at; at = strcasestr(at + 1, words[i])) {
            bool begins =
                at == name || at[-1] == '_' || (isupper((unsigned char)*at) && islower((unsigned char)at[-1]));
            if (begins && (!at[length] || at[length] == '_'))
                return true;
        }
    }
    return false;
}

/* MB_QUANTITIES, of an enum mb_quantity: behind the last of them, as many as there are. */
static bool is_plural(const struct type *type, size_t constant)
{
    const char *one = strrchr(type->name, '_'), *many = strrchr(type->constants[constant].name, '_');
    one = one ? one + 1 : strrchr(type->name, ' ') ? strrchr(type->name, ' ') + 1 : type->name;
    many = many ? many + 1 : type->constants[constant].name;
    size_t length = strlen(one), count = strlen(many);
    size_t stem = length && one[length - 1] == 'y' ? length - 1 : length;
    bool is_named = length > 1 && count > stem && tolower((unsigned char)many[count - 1]) == 's' &&
                    strncasecmp(many, one, stem) == 0;
    return is_named && constant + 1 == type->constant_count && (size_t)type->constants[constant].value == constant;
}

static bool is_counting(const struct policy_case *judged, const struct sequence_place *at)
{
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    const struct role *role = judged->plan->roles.items[at->node];
    int64_t value = (int64_t)sequence_number(node, judged->sequence.words.items[at->word]);
    if (node->kind != SEQ_NUMBER || !(node->flags & ARGUMENT_ENUM) || !role || !role->type ||
        role->type->kind != TYPE_ENUM)
        return false;
    for (size_t i = 0; i < role->type->constant_count; i++)
        if ((int64_t)role->type->constants[i].value == value &&
            (is_counting_name(role->type->constants[i].name, at->depth > 0) || is_plural(role->type, i)))
            return true;
    return false;
}

/* ---- a switch without a case ---- */

/* "0", "!\"unknown mode\"": nothing is asked, it must not come to that. */
static bool is_never(const struct policy_case *judged)
{
    if (judged->outcome.failure.end.kind == TRIAL_END_ASSERT)
        return expression_is_constant(judged->outcome.failure.end.text);
    return strstr(judged->what, "unreachable") != NULL;
}

/* A number that stands for one of a few things. */
static bool is_choice(const struct policy_case *judged, const struct sequence_place *at)
{
    static const char words[] =
        "mode kind type op code level which unit style method format policy order option dir side axis flag";
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    const char *name = fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, at->call), at->node);
    return name_has_part(name, words) && node->kind == SEQ_NUMBER && !(node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM));
}

/* ---- both ---- */

/* With one of the first values it does not come to that. */
static bool is_gone_with_others(struct policy_case *judged, size_t call, size_t place, uint32_t node, bool *is_gone)
{
    struct probes probes;
    const struct sequence_node *asked = &judged->plan->nodes.items[node];
    probes_init(&probes, judged->policy);
    for (uint32_t i = 0; i < 3; i++) {
        bool is_enum = asked->flags & ARGUMENT_ENUM && i < asked->value_count;
        uint64_t value = is_enum ? (uint64_t)judged->plan->values.items[asked->values + i] : i;
        probe_set_number(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, call, place, value);
    }
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_gone = false;
    for (size_t i = 0; done && i < probes.items.count; i++)
        *is_gone = *is_gone || case_is_gone(judged, probes.items.items[i]);
    probes_release(&probes);
    return done || !case_failed(judged);
}

bool case_unknown(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false, is_default = is_never(judged);
    for (size_t call = judged->sequence.calls.count; !decided && call-- > 0;) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++) {
            const struct sequence_place *at = &places.items[i];
            bool is_gone = false;
            if (!is_counting(judged, at) && !(is_default && is_choice(judged, at)))
                continue;
            if (!is_gone_with_others(judged, call, i, at->node, &is_gone))
                decided = true;
            else if (is_gone)
                decided =
                    case_rule(judged, RULING_SUSPECT, by, "there is no case for this '%s' of %s",
                              fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call), at->node),
                              case_operation_name(judged, (uint32_t)call));
        }
    }
    vector_release(&places);
    return decided;
}
