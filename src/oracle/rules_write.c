/* Learned rules as a C file that a person reads. */
#include <ctype.h>
#include <string.h>
#include "base/file.h"
#include "model/words.h"
#include "oracle/rules.h"

static const struct function *function_of(const struct rule *rule, const struct sequence_plan *plan)
{
    return sequence_plan_operation(plan, rule->operation)->function;
}

static const char *parameter_of(const struct rule *rule, const struct sequence_plan *plan, size_t which)
{
    const struct function *function = function_of(rule, plan);
    size_t parameter = rule->parameters[which];
    return parameter < function->parameter_count ? function->parameters[parameter].name : "?";
}

/* ---- words that a caller has ---- */

static bool is_word(const char *known, const char *word, size_t length)
{
    return known && strlen(known) == length && strncmp(known, word, length) == 0;
}

static bool is_constant_of(const struct type *type, const char *word, size_t length)
{
    if (!type || type->kind != TYPE_ENUM)
        return false;
    for (size_t i = 0; i < type->constant_count; i++)
        if (is_word(type->constants[i].name, word, length))
            return true;
    return false;
}

static bool is_name_of_library(const struct sequence_plan *plan, const char *word, size_t length)
{
    for (size_t i = 0; i < plan->operations->items.count; i++) {
        const struct function *function = plan->operations->items.items[i]->function;
        if (is_word(function->name, word, length) || is_constant_of(function->result, word, length))
            return true;
        for (size_t p = 0; p < function->parameter_count; p++)
            if (is_constant_of(function->parameters[p].type, word, length))
                return true;
    }
    return false;
}

/* A member of a struct that a parameter leads to directly, and that the header shows. */
static bool is_member(const struct function *function, const char *word, size_t length)
{
    for (size_t p = 0; p < function->parameter_count; p++) {
        const struct type *type = function->parameters[p].type;
        type = type->kind == TYPE_POINTER ? type->target : type;
        for (size_t i = 0; type && type->complete && !type->is_private && i < type->field_count; i++)
            if (is_word(type->fields[i].name, word, length))
                return true;
    }
    return false;
}

static bool is_known(const struct rule *rule, const struct sequence_plan *plan, const char *word, size_t length,
                     bool is_behind_arrow)
{
    const struct function *function = function_of(rule, plan);
    if (is_behind_arrow)
        return is_member(function, word, length);
    return word_is_in(word, length, "NULL sizeof result") || function_parameter(function, word, length) ||
           is_name_of_library(plan, word, length);
}

bool rule_is_expressible(const struct rule *rule, const struct sequence_plan *plan)
{
    if (rule->kind >= RULE_LIFETIME)
        return false;
    const char *start = rule->expression ? rule->expression : "";
    bool is_behind_name = false;
    for (const char *at = start; *at;) {
        if (strchr("\"'{};#\\", *at))
            return false;
        size_t length = name_length(at);
        bool is_name = length && !isdigit((unsigned char)*at);
        bool is_behind_arrow = at > start && (at[-1] == '.' || (at[-1] == '>' && at - start > 1 && at[-2] == '-'));
        if (is_name && (is_behind_name || !is_known(rule, plan, at, length, is_behind_arrow)))
            return false; /* two words beside each other are a sentence */
        is_behind_name = is_name || (is_behind_name && *at == ' ');
        at += length ? length : 1;
    }
    return true;
}

/* ---- sentences ---- */

static bool is_variable(const struct rule *rule, const struct sequence_plan *plan)
{
    uint32_t node = sequence_plan_node(plan, rule->operation, rule->parameters[0]);
    return node != SEQUENCE_NONE && plan->nodes.items[node].flags & ARGUMENT_HELD;
}

char *rule_sentence(const struct rule *rule, const struct sequence_plan *plan)
{
    const char *name = function_of(rule, plan)->name;
    switch (rule->kind) {
    case RULE_NONNULL:
        return mem_format(is_variable(rule, plan) ? "'%s' of %s must hold an object" : "'%s' of %s must not be NULL",
                          parameter_of(rule, plan, 0), name);
    case RULE_NULLABLE:
        return mem_format("'%s' of %s may be NULL", parameter_of(rule, plan, 0), name);
    case RULE_CONSUMES:
    case RULE_ENDS:
        return mem_format("'%s' is gone after %s", parameter_of(rule, plan, 0), name);
    case RULE_LENGTH:
        return mem_format("'%s' of %s has '%s' elements", parameter_of(rule, plan, 0), name,
                          parameter_of(rule, plan, 1));
    case RULE_REQUIRES:
        return mem_format("%s requires: %s", name, rule->expression);
    case RULE_SUCCESS:
        return mem_format("%s succeeded when: %s", name, rule->expression);
    case RULE_INSIDE:
        return mem_format("'%s' of %s must be part of what is passed with it", parameter_of(rule, plan, 0), name);
    case RULE_LENDS:
        return mem_format("what %s gives is part of what it gets, which destroys it", name);
    case RULE_ANEW:
        return mem_format("'%s' of %s must hold nothing: it is filled, whatever is in it", parameter_of(rule, plan, 0),
                          name);
    case RULE_GIVES:
        return mem_format("what %s gives is the caller's, who destroys it", name);
    case RULE_LIFETIME:
        break;
    }
    return mem_format("what %s gives must not be used after a call that ends or changes '%s'", name,
                      parameter_of(rule, plan, 0));
}

char *rule_declaration(const struct rule *rule, const struct sequence_plan *plan)
{
    const char *name = function_of(rule, plan)->name;
    switch (rule->kind) {
    case RULE_NONNULL:
        return mem_format("ASSAY_NONNULL(%s, %s)", name, parameter_of(rule, plan, 0));
    case RULE_NULLABLE:
        return mem_format("ASSAY_NULLABLE(%s, %s)", name, parameter_of(rule, plan, 0));
    case RULE_CONSUMES:
    case RULE_ENDS:
        return mem_format("ASSAY_CONSUMES(%s, %s)", name, parameter_of(rule, plan, 0));
    case RULE_LENGTH:
        return mem_format("ASSAY_LENGTH(%s, %s, %s)", name, parameter_of(rule, plan, 0), parameter_of(rule, plan, 1));
    case RULE_SUCCESS:
        return mem_format("ASSAY_SUCCESS(%s, %s)", name, rule->expression);
    case RULE_REQUIRES:
    case RULE_LIFETIME:
    case RULE_ANEW:
    case RULE_INSIDE:
    case RULE_LENDS:
    case RULE_GIVES:
        break;
    }
    return mem_format("ASSAY_REQUIRES(%s, %s)", name, rule_is_expressible(rule, plan) ? rule->expression : "1");
}

/* ---- the file ---- */

/* Each line behind "// "; a backslash at its end would take the next line into the comment. */
static void add_comment(struct text *out, const char *indent, const char *lines)
{
    while (lines && *lines) {
        size_t length = strcspn(lines, "\n");
        text_addf(out, "// %s", indent);
        text_add_bytes(out, lines, length);
        text_add(out, length && lines[length - 1] == '\\' ? " .\n" : "\n");
        lines += length + (lines[length] == '\n');
    }
}

static void write_rule(const struct rule *rule, const struct sequence_plan *plan, struct text *out)
{
    char *sentence = rule_sentence(rule, plan), *declaration = rule_declaration(rule, plan);
    text_add_char(out, '\n');
    add_comment(out, "", sentence);
    if (rule->evidence)
        add_comment(out, "evidence: ", rule->evidence);
    if (rule->witness)
        add_comment(out, "  ", rule->witness);
    bool is_open = !rule->is_certain && !rule->is_bug; /* for a person to decide */
    text_addf(out, "%sASSAY_LEARNED(%s, %s);\n", is_open ? "// " : "", rule->id, declaration);
    if (rule->is_bug || is_open)
        text_addf(out, "%sASSAY_BUG(%s);\n", is_open ? "// " : "", rule->id);
    mem_free(sentence);
    mem_free(declaration);
}

static void write_head(const char *const *headers, struct text *out)
{
    text_add(out, RULES_BEGIN);
    for (size_t i = 0; headers[i]; i++)
        text_addf(out, "%s %s", i ? "," : "", path_base(headers[i]));
    text_add(out, ": use that it took for illegal.\n"
                  " *\n"
                  " * Read each rule.  Is it right, take ASSAY_LEARNED(id, …) from around it: it is yours\n"
                  " * then.  Should the library stand what breaks it, add ASSAY_BUG(id); behind it: the\n"
                  " * sequences that break it are errors from then on.  ASSAY_REQUIRES(f, 1) asks for\n"
                  " * nothing: there are no words of C for that rule, or none that a caller has.\n"
                  " *\n"
                  " * What stands in a comment was only suspected, and holds when the slashes are gone:\n"
                  " * the first line alone says that the caller has to see to it, both that it is a bug. */\n"
                  "#include <assay.h>\n");
    for (size_t i = 0; headers[i]; i++)
        text_addf(out, "#include \"%s\"\n", headers[i]);
}

void rules_write(const struct rules *rules, const struct sequence_plan *plan, const char *const *headers,
                 struct text *out)
{
    if (headers)
        write_head(headers, out);
    for (size_t i = 0; i < rules->items.count; i++)
        if (headers || !rules->items.items[i]->is_old)
            write_rule(rules->items.items[i], plan, out);
}
