/* Who owns what, as the header says it: "takes over VALUE", "to be freed by the
 * caller", "still owned by the bag".  The comment at a function speaks of it; so
 * does a sentence anywhere in the header that names it ("rope_new and rope_concat
 * give the caller a reference"). */
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include "model/clause.h"
#include "model/words.h"
#include "model/operation_parts.h"

/* The words around a phrase, from one colon to the next. */
static struct clause piece_around(const struct clause *clause, const char *phrase)
{
    const char *start = clause->s, *end = clause->s + clause->length;
    for (const char *at = clause->s; at + 1 < clause->s + clause->length; at++)
        if (at[0] == ':' && at[1] == ' ') {
            if (at < phrase)
                start = at;
            else if (at < end)
                end = at;
        }
    return (struct clause){.s = start, .length = (size_t)(end - start)};
}

/* ---- what is taken over ---- */

static const char taken_behind[] = /* what is taken stands behind these */
    "takes over|takes ownership|take ownership|taking ownership|takes the reference|takes the caller's|"
    "takes your|takes possession|steals|consumes|adopts|ownership of|transfers ownership|"
    "becomes the owner|now owns|will own|then owns|owns from|owns it from|owns it then|owns it afterwards|"
    "hands over|owns the|takes the responsibility|takes responsibility|assumes ownership|assumes responsibility|"
    "takes charge of";
static const char taken_before[] = /* … before these */
    "is consumed|is handed over|ownership is transferred|ownership is taken|ownership passes|ownership moves|passes "
    "to|becomes owned|"
    "becomes part of|belongs to|is freed|is taken over|transfer full|now owned by|owned from then on|is owned by|"
    "is stolen|is gone after|is gone then|is gone|must not be used afterwards|must not be used any more|"
    "must not be used after the call|must not be used again|must not be touched afterwards|must not be touched again|"
    "is invalid afterwards|is invalid after the call|is used up|no longer the caller's|no longer yours|"
    "not yours any more|not yours anymore|becomes the property|becomes property";
static const char taken_it[] = /* … is not named */
    "hand it to|hands it to|hand them to|it becomes the property|they become the property";
/* … is not named, and stands behind who takes it: it must not be what the function gives, or its only object. */
static const char taken_there[] =
    "takes it over|takes them over|take it over|has it now|has it then|has it from then on|has it from now on|has it "
    "afterwards|has them now|owns it now|"
    "it now belongs to|it then belongs to|they now belong to|they then belong to|"
    "it is no longer yours|it is not yours any more|it is not yours anymore|you no longer own it|"
    "it is freed with the|it is freed together with|it is destroyed with the|it is cleared with the|"
    "do not free it|don't free it|you must not free it|do not clear it|don't clear it|do not destroy it|"
    "don't destroy it|do not use it afterwards|do not use it any more|do not use it again|don't use it afterwards|"
    "don't use it any more|don't use it again|do not touch it again|don't touch it again";
/* "Do not free it while it is in the list": that is how long somebody else needs it. */
static const char needed_there[] = "while|as long as|before|until|till|during|yet";
/* "… goes into the list", just behind what is taken, of a function that is named like that. */
static const char put_there[] = "goes into|goes in|moves into|is moved into|is put into";
/* "… is the list's now": who owns it stands behind these. */
static const char owner_behind[] = "is the|is now the|is then the|becomes the|will be the";
static const char owner_since[] =
    "now|then|from then on|from now on|from there on|afterwards|after that|after this|after the call|becomes|will be";
/* Before the phrase, or anywhere: then it is not so. */
static const char taken_not[] = "may|might|whether|not|doesn't|never|without|nor|no|neither";
static const char ended[] = "is freed|is gone after|is gone then|is gone"; /* also what is part of another object */
/* "The title until the ticket is freed": how long something else is good. */
static const char ended_later[] = "until|till|as long as|before|while";
static const char not_taken[] = /* a copy is; or it is the caller who takes */
    "copy|copies|to the caller|by the caller|caller takes|caller becomes|caller now|caller then|caller will|caller "
    "owns|caller has|you have it|you have them";
/* Then it is so at times: unless it fails, where it can. */
static const char taken_at_times[] = "if|when|unless|only|iff|success|successful|succeeds|fails|failure|until";
static const char taken_always[] =
    "also on failure|even on failure|also if it fails|even if it fails|"
    "also when it fails|even when it fails|in any case|in every case|in all cases|"
    "whether or not it|always|also on error|even on error|regardless|also when it cannot|even if the call|"
    "also if the call|even when the call|also when the call|whatever is returned|whatever it returns|"
    "whether or not the|succeeds or fails|succeeds or not|succeed or fail|succeed or not|on success and on failure|"
    "on success and failure|on success or failure|on success or on failure";
static const char null_is_meant[] =
    "or NULL|may be NULL|can be NULL|might be NULL|is NULL|nullable|NULL is allowed|NULL to|NULL removes|NULL clears|"
    "for NULL|of NULL|with NULL|NULL does|NULL is ignored|NULL item|NULL value";
static const char kept[] = "caller keeps|stays the caller's|remains the caller's|caller still owns|caller retains|"
                           "remains with the caller|stays with the caller|left to the caller|still the caller's|"
                           "nothing is taken|is not taken|not consumed|keeps the reference|keeps ownership|"
                           "still owned by the caller|still belongs to the caller|caller's still|still yours|"
                           "stays yours|remains yours|yours still|you keep|you still own|still own it|you own it still|"
                           "stays with you|remains with you|is left to you|you still have it|you have it still|"
                           "nothing has changed hands|nothing changes hands|nothing changed hands|not change hands|"
                           "not changed hands|ownership stays|ownership remains|ownership does not|ownership is not|"
                           "no ownership";

/* … when something of the second list is said as well. */
static const char kept_then[] = "caller must free|caller has to free|caller frees|caller must destroy|free it yourself|"
                                "yours to free|is yours|caller owns|caller is responsible|to the caller to free|"
                                "nothing changes|nothing changed|nothing has changed|nothing is changed|changes "
                                "nothing|nothing happens|nothing happened|nothing has happened|nothing is done|does "
                                "nothing|no change|no effect|without effect";
static const char refused[] = "fails|failure|failed|error|otherwise|false|if not|rejected|refused|full|too|-1|else";

/* "… the reference to tail": that one is meant. */
static bool is_referred(const struct clause *clause, const char *at)
{
    static const char *const words[] = {"reference to ", "reference to the ", "references to ", "reference on "};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = strlen(words[i]);
        if ((size_t)(at - clause->s) >= length && strncmp(at - length, words[i], length) == 0)
            return true;
    }
    return false;
}

/* "… to the bag", "… into an array or object": who stands there gets something. */
static bool is_receiver(const struct clause *clause, const char *at)
{
    static const char articles[] = "the a an this that", prepositions[] = "to by into in from with";
    if (is_referred(clause, at))
        return false;
    clause_step_back(clause, &at, articles);
    if (clause_step_back(clause, &at, "or and")) {
        clause_step_back(clause, &at, NULL);
        clause_step_back(clause, &at, articles);
    }
    return at > clause->s && clause_step_back(clause, &at, prepositions);
}

/* Another parameter is named between the two: that one is meant. */
static bool names_between(const struct function *function, const struct clause *clause, const char *from,
                          const char *to)
{
    for (size_t i = 0; i < function->parameter_count; i++) {
        const char *name = function->parameters[i].name, *at = *name ? clause_find_first(clause, from, name) : NULL;
        if (at && at < to && !is_receiver(clause, at))
            return true;
    }
    return false;
}

/* "Makes the set smaller: what is beyond the new end is gone": that is not the set. */
static bool is_of_something_else(const char *from, const char *phrase)
{
    const struct clause between = {.s = from, .length = (size_t)(phrase - from)};
    return clause_has_any(&between, "what|whatever|everything|those|anything|the rest|all else");
}

/* The phrase that says so, and the name behind or before it; NULL: it does not. */
static const char *find_taken(const struct function *function, const struct clause *clause, const char *from,
                              const char *name)
{
    const char *at = *name ? clause_find_first(clause, from, name) : NULL;
    const char *before = at && !is_receiver(clause, at) ? clause_find_first(clause, at, taken_before) : NULL;
    if (before && (clause_is_condition(clause, at, before) || is_of_something_else(at, before)))
        before = NULL;
    const char *behind = clause_find_first(clause, from, taken_behind);
    const char *taken = behind && *name ? clause_find_first(clause, behind, name) : NULL;
    bool is_meant = taken && !is_receiver(clause, taken) && !names_between(function, clause, behind, taken);
    return is_meant ? behind : before;
}

/* By what it is: "takes over the entry", of a 'struct menu_entry *e'; unless some parameter is called so, or another
 * one is one as well.  Where one is given, too, "the entry, which belongs to the menu" may be that one. */
static const char *find_thing_taken(const struct operation *operation, const struct role *roles, size_t parameter,
                                    const struct clause *clause, const char *from)
{
    const struct function *function = operation->function;
    const struct sort *sort = roles[parameter].sort;
    char thing[THING_MOST];
    if (roles[parameter].kind != ROLE_HANDLE || !sort->object)
        return NULL;
    thing_of_sort(sort, thing);
    for (size_t i = 0; i < function->parameter_count; i++)
        if (strcmp(function->parameters[i].name, thing) == 0 ||
            (i != parameter && roles[i].kind == ROLE_HANDLE && roles[i].sort == sort))
            return NULL;
    const char *phrase = find_taken(function, clause, from, thing);
    bool may_be_result = operation->result.kind == ROLE_HANDLE && operation->result.sort == sort;
    return may_be_result && phrase && clause_find_first(clause, phrase, taken_before) == phrase ? NULL : phrase;
}

/* Memory hangs on it that its owner may change: it is more than a view of something. */
static bool holds_memory(const struct type *type)
{
    bool holds = type->kind == TYPE_POINTER && !type->target_const && type->target->kind != TYPE_FUNCTION;
    for (size_t i = 0; !holds && (type->kind == TYPE_STRUCT || type->kind == TYPE_UNION) && i < type->field_count; i++)
        holds = holds_memory(type->fields[i].type);
    return holds;
}

bool owner_may_take(const struct role *role)
{
    if (role->kind != ROLE_HANDLE || role->passing == PASS_OUT)
        return false;
    if (role->holding == HOLD_COPY) /* of all the copies that C makes of a struct one is the owner */
        return role->type && holds_memory(role->type);
    return !role->is_const && role->holding == HOLD_VALUE;
}

/* A pointer to something that may be written, also where nobody knows to what: it may be meant, too. */
static bool is_other_pointer(const struct role *role)
{
    return role->kind != ROLE_HANDLE && role->type && role->type->kind == TYPE_POINTER && !role->type->target_const;
}

size_t owner_only_candidate(const struct operation *operation, const struct role *roles, const char *name)
{
    const struct function *function = operation->function;
    size_t handles = 0, count = 0, candidate = NO_PARAMETER;
    for (size_t i = 0; i < function->parameter_count; i++)
        handles += roles[i].kind == ROLE_HANDLE;
    for (size_t i = 0; i < function->parameter_count; i++) {
        bool is_taker = handles > 1 && i == 0;
        if (is_other_pointer(&roles[i]) || (i == 0 && roles[i].kind != ROLE_HANDLE && handles > 1))
            return NO_PARAMETER;
        if (!is_taker && owner_may_take(&roles[i])) {
            candidate = i;
            count++;
        }
    }
    bool gives = name_has(name, WORDS_GIVE " " WORDS_UNLINK " " WORDS_BORROW " contains has index " WORDS_REFER);
    bool is_clear = count == 1 && (handles > 1 || function->parameter_count == 1);
    return is_clear && !gives ? candidate : NO_PARAMETER;
}

static bool can_fail(const struct operation *operation)
{
    return operation->function->result->kind != TYPE_VOID;
}

void owner_takes(const struct operation *operation, struct role *role, const struct clause *clause, const char *phrase)
{
    struct clause piece = piece_around(clause, phrase);
    struct clause before = {.s = piece.s, .length = (size_t)(phrase - piece.s)};
    bool is_at_times = clause_has_any(&piece, taken_at_times) && !clause_has_any(&piece, taken_always);
    bool is_later = clause_find_first(&piece, phrase, ended) == phrase && clause_has_any(&before, ended_later);
    if (clause_has_any(&before, taken_not) || clause_has_any(&piece, not_taken) || is_later ||
        (is_at_times && !can_fail(operation)))
        return;
    role->is_consumed = true;
    bool may_be_first = operation->result.kind == ROLE_HANDLE && operation->result.sort == role->sort;
    if (role->null == NULL_UNKNOWN && !may_be_first && !operation_says(operation, null_is_meant))
        role->null = NULL_NEVER; /* nothing is nobody's to give; but a list may grow from it */
    role->is_handed_over = !clause_has_any(&piece, ended);
    role->unless_it_fails = role->unless_it_fails || is_at_times;
    role->why = "its header says so";
}

bool operation_takes_always(const struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (operation->roles[i].also_if_it_fails)
            return true;
    return false;
}

/* A parameter that is not the taker, and not this one. */
static bool names_other(const struct function *function, const struct clause *clause, size_t one)
{
    for (size_t i = 1; i < function->parameter_count; i++)
        if (i != one && clause_names(clause, function->parameters[i].name))
            return true;
    return false;
}

/* Another function with the same beginning is named before the phrase, and this one nowhere: it speaks of that one. */
static bool is_about_other(const struct function *function, const struct clause *clause, const char *phrase)
{
    size_t stem = strcspn(function->name, "_") + 1;
    if (clause_names(clause, function->name) || stem > strlen(function->name))
        return false;
    for (const char *at = clause->s; at < phrase; at++) {
        size_t length = name_length(at);
        if (length > stem && strncmp(at, function->name, stem) == 0)
            return true;
        at += length;
    }
    return false;
}

/* "… the list's", and not the caller's. */
static bool is_of_other(const struct clause *clause, const char *at)
{
    const char *the = clause_find_first(clause, at, "the"), *end = clause->s + clause->length;
    const char *owner = the ? skip_blanks(the + strlen("the")) : end;
    size_t length = owner < end ? name_length(owner) : 0;
    return length && end - owner >= (long)length + 2 && strncmp(owner + length, "'s", 2) == 0 &&
           !word_is_in(owner, length, "caller callers user client application program");
}

/* … behind what is taken: "goes into the list", "is the list's now". */
static bool is_put_there(const struct operation *operation, const struct clause *clause, const char *behind)
{
    behind = skip_blanks(behind);
    if (behind >= clause->s + clause->length)
        return false;
    if (clause_find_first(clause, behind, put_there) == behind)
        return operation_is_named_adder(operation);
    return clause_find_first(clause, behind, owner_behind) == behind && clause_has_any(clause, owner_since) &&
           is_of_other(clause, behind);
}

/* "If it now belongs to …", "whether the item is the list's then". */
static bool is_asked(const struct clause *clause, const char *at)
{
    clause_step_back(clause, &at, "the a an this that");
    return clause_step_back(clause, &at, "if when unless where whether If When Unless Where Whether");
}

/* Where the name stands, or "it", and is said to go there; NULL: nowhere. */
static const char *find_put(const struct operation *operation, const struct clause *clause, const char *from,
                            const char *name)
{
    while (*name && (from = clause_find_first(clause, from, name))) {
        const char *behind = from + strlen(name);
        if (is_put_there(operation, clause, behind) && !is_asked(clause, from))
            return from;
        from = behind;
    }
    return NULL;
}

/* … that it is taken, without its name: "the list has it now". */
static const char *find_it_taken(const struct operation *operation, const struct clause *clause, const char *from,
                                 size_t only)
{
    const char *phrase = clause_find_first(clause, from, taken_behind);
    phrase = phrase ? phrase : clause_find_first(clause, from, taken_it);
    bool may_be_result = operation->result.kind == ROLE_HANDLE || operation->result.kind == ROLE_STRING;
    if (phrase || only == 0 || may_be_result)
        return phrase;
    phrase = clause_has_any(clause, needed_there) ? NULL : clause_find_first(clause, from, taken_there);
    if (phrase && is_asked(clause, phrase))
        phrase = NULL;
    return phrase ? phrase : find_put(operation, clause, from, "it");
}

/* The comment says that something is taken, of which it does not say the name. */
static bool says_taken(const struct operation *operation)
{
    return operation_says(operation, taken_behind) || operation_says(operation, taken_there) ||
           operation_says(operation, "it is the|it is now the|it is then the|it becomes the|it will be the") ||
           operation_says(operation, put_there);
}

/* From here on, behind the function's name where a sentence elsewhere names it.  is_sure: it speaks of this function,
 * and not of others that stand with it: then it need not name what is taken. */
static void take_parameters(struct operation *operation, struct role *roles, const struct clause *clause,
                            const char *from, bool is_sure)
{
    const struct function *function = operation->function;
    const char *phrase;
    bool is_named = false;
    if (function->parameter_count && roles[0].kind == ROLE_HANDLE && roles[0].is_const &&
        roles[0].holding != HOLD_COPY) /* whoever only looks takes nothing */
        return;
    for (size_t i = 0; i < function->parameter_count; i++)
        if ((phrase = find_taken(function, clause, from, function->parameters[i].name)) ||
            (phrase = find_thing_taken(operation, roles, i, clause, from)) ||
            (phrase = find_put(operation, clause, from, function->parameters[i].name))) {
            if (is_about_other(function, clause, phrase))
                return;
            is_named = true;
            if (owner_may_take(&roles[i]))
                owner_takes(operation, &roles[i], clause, phrase);
        }
    size_t only = is_named || !is_sure ? NO_PARAMETER : owner_only_candidate(operation, roles, function->name);
    phrase = only == NO_PARAMETER ? NULL : find_it_taken(operation, clause, from, only);
    /* "Gives up the mail that was begun", of a session: what is given up has a name, or it is something else */
    if (only == NO_PARAMETER || !phrase || strncasecmp(phrase, "gives up", strlen("gives up")) == 0)
        return;
    struct clause rest = {.s = phrase, .length = clause->length - (size_t)(phrase - clause->s)};
    if (!names_other(function, &rest, only))
        owner_takes(operation, &roles[only], clause, phrase);
}

/* "… then the caller keeps the reference": only a call that succeeds takes it; also when that it takes something is
 * said later, or nowhere, and shows when it is called. */
static void keep_parameters(struct operation *operation, struct role *roles, const struct clause *clause)
{
    bool fails = clause_has_any(clause, refused);
    bool is_kept = clause_has_any(clause, kept) || (clause_has_any(clause, kept_then) && fails);
    for (size_t i = 0; is_kept && i < operation->function->parameter_count; i++)
        if (roles[i].is_consumed || (fails && owner_may_take(&roles[i]))) {
            roles[i].unless_it_fails = true;
            roles[i].also_if_it_fails = false;
        }
}

/* "This holds even if the call fails": of what is taken over, and not of what it returns. */
static void take_always(struct operation *operation, struct role *roles, const struct clause *clause)
{
    static const char taking[] = "this holds|that holds|takes|take|taken|free|frees|freed|owns|owned|ownership|owner|"
                                 "property|consumed|consumes|handed over|gone|belongs|belong|adopts|adopted|"
                                 "steals|steal|stolen|no longer the caller's";
    const char *phrase = clause_find_first(clause, clause->s, taken_always);
    if (!phrase || !clause_has_any(clause, taking) || clause_has_any(clause, kept) ||
        is_about_other(operation->function, clause, phrase))
        return;
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        roles[i].also_if_it_fails = roles[i].is_consumed && roles[i].is_handed_over && !roles[i].unless_it_fails;
}

/* ---- what is given ---- */

static const char given[] = PHRASES_GIVEN;
static const char lent[] =
    "still owned|owned by the|do not free|don't free|must not be freed|borrowed|valid until|stays the|belongs to the|"
    "remains owned|not to be freed|must not free|lives as long|transfer none|no new reference|no reference is|"
    "not to be destroyed|must not be destroyed|do not destroy|do not unref|do not release|must not be released|"
    "not a new reference|without a reference|without a new reference|does not add a reference|remains the property|"
    "does not own|never free|never freed";
static const char lent_not[] = "owned by the caller|belongs to the caller|stays the caller's";

static bool is_about_parameter(const struct function *function, const struct clause *clause)
{
    static const char tags[] = "@param|\\param|@arg|\\arg";
    if (clause_has_any(clause, tags))
        return true;
    for (size_t i = 0; *clause->s == '@' && i < function->parameter_count; i++) {
        size_t length = strlen(function->parameters[i].name);
        if (length && strncmp(clause->s + 1, function->parameters[i].name, length) == 0 && clause->s[length + 1] == ':')
            return true;
    }
    return false;
}

/* Of both kinds of phrases the first counts that stands behind the function's name; without a name, what lends says
 * more: "not to be freed". */
static const char *find_owner(const struct clause *clause, const char *from, bool *is_lent)
{
    const char *gives = clause_find_first(clause, from, given), *lends = clause_find_first(clause, from, lent);
    if (lends && clause_find_first(clause, lends, lent_not) == lends)
        lends = NULL;
    *is_lent = lends && (!gives || from == clause->s || lends < gives);
    return *is_lent ? lends : gives;
}

static bool takes_handle(const struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (operation->roles[i].kind == ROLE_HANDLE && operation->roles[i].passing != PASS_OUT)
            return true;
    return false;
}

/* is_sure: it speaks of this function, and not of others that stand with it. */
static void take_result(struct operation *operation, const struct clause *clause, const char *from, bool is_sure)
{
    const char *name = operation->function->name;
    struct role *result = &operation->result;
    bool is_pointer = result->kind == ROLE_HANDLE || result->kind == ROLE_STRING, is_lent;
    if (!is_pointer || result->type->kind != TYPE_POINTER || is_about_parameter(operation->function, clause))
        return;
    /* of several declarations below one comment, those that go around in a structure are not meant */
    bool goes_around = !is_sure && name_has(name, "first last next prev previous parent child root head tail");
    const char *phrase = find_owner(clause, from, &is_lent);
    if (!phrase || is_about_other(operation->function, clause, phrase))
        return;
    if (!is_lent && !result->is_const && !goes_around) {
        result->is_borrowed = false; /* a text is freed by free(), then, or by what frees texts */
        result->is_said = result->kind == ROLE_HANDLE && is_sure;
    } else if (is_lent && (!name_says(name, WORDS_MAKE) || (is_sure && takes_handle(operation)))) {
        result->is_borrowed = true;
        result->is_said = is_sure;
    }
}

/* ---- where it is said ---- */

bool is_commented_first(const struct sorting *sorting, const struct operation *operation, const struct text *comment)
{
    struct text other = TEXT_INIT;
    bool is_first = true;
    for (size_t i = 0; is_first && sorting->operations->items.items[i] != operation; i++)
        is_first = !operation_comment(sorting->operations->items.items[i], &other) || strcmp(other.s, comment->s) != 0;
    text_release(&other);
    return is_first;
}

/* The comment at the function. */
static void read_own(const struct sorting *sorting, struct operation *operation, struct role *roles)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    bool is_told = operation->result.kind == ROLE_HANDLE || says_taken(operation);
    bool is_sure = is_told && *at && is_commented_first(sorting, operation, &comment);
    while (clause_next(&at, &clause)) {
        take_parameters(operation, roles, &clause, clause.s, is_sure);
        keep_parameters(operation, roles, &clause);
        take_always(operation, roles, &clause);
        take_result(operation, &clause, clause.s, is_sure || clause_names(&clause, operation->function->name));
    }
    text_release(&comment);
}

/* Sentences anywhere that name it, or speak of all like it (operation_alike.c); the comment at it has the last word. */
static void read_others(struct operation *operation, struct role *roles)
{
    struct text comments = TEXT_INIT;
    struct clause clause;
    const char *at = operation_header_comments(operation, &comments) ? comments.s : "", *name;
    bool is_named = false; /* … and "It becomes …" goes on about that */
    while (clause_next(&at, &clause)) {
        bool goes_on = is_named && (strncmp(clause.s, "It ", 3) == 0 || strncmp(clause.s, "They ", 5) == 0);
        is_named = goes_on;
        if ((name = clause_find(&clause, operation->function->name))) {
            is_named = true;
            take_parameters(operation, roles, &clause, name, true);
            take_always(operation, roles, &clause);
            take_result(operation, &clause, name, true);
        } else if (goes_on) {
            take_parameters(operation, roles, &clause, clause.s, true);
            take_always(operation, roles, &clause);
        } else if ((name = read_all_named(operation, roles, &clause))) {
            is_named = true;
            take_always(operation, roles, &clause);
            take_result(operation, &clause, name, true);
        } else if ((name = find_all_givers(operation, &clause))) {
            take_result(operation, &clause, name, true);
        } else {
            read_all_makers(operation, roles, &clause);
        }
    }
    text_release(&comments);
}

/* ---- texts of the library's own ---- */

/* Anybody's text will do where nothing is kept; who takes one over frees it as the library does. */
static bool may_be_own(const struct role *role)
{
    return role->kind == ROLE_STRING && role->passing == PASS_IN_OUT && role->type->kind == TYPE_POINTER &&
           strcmp(role->type->target->name, "char") == 0;
}

/* Read once as if they were: those that are taken over stay so. */
static void read_own_texts(const struct sorting *sorting, struct operation *operation, struct role *roles)
{
    const struct sort *sort = sort_of_alias(sorting->operations, ALIAS_TEXT);
    for (size_t i = 0; sort && i < operation->function->parameter_count; i++) {
        const struct role text = roles[i];
        if (!may_be_own(&text))
            continue;
        roles[i] = role_of_own_text(text.type, sort);
        read_others(operation, roles);
        read_own(sorting, operation, roles);
        if (!roles[i].is_consumed)
            roles[i] = text;
    }
}

/* ---- what is given back ---- */

#define BACK_MOST 24 /* characters from "gives" to "back" */

/* "Gives an item back, to the end of the queue." */
static bool says_given_back(const struct clause *clause)
{
    const char *gives = clause_find_first(clause, clause->s, "gives|give|hands|hand|puts|put");
    const char *back = gives ? clause_find_first(clause, gives, "back") : NULL;
    return gives == clause->s && back && back - gives <= BACK_MOST &&
           !clause_has_any(clause, "reference|memory|room|everything|all|whatever|what|pieces|blocks|space");
}

/* What was lent is not the borrower's any more: of a function that gets nothing else. */
static void read_given_back(const struct operation *operation, struct role *roles)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool may_be = operation->function->parameter_count == 1 && owner_may_take(&roles[0]) && !roles[0].is_const &&
                  operation->result.kind != ROLE_HANDLE;
    const char *at = may_be && operation_comment(operation, &comment) ? comment.s : "";
    if (clause_next(&at, &clause) && says_given_back(&clause)) {
        roles[0].is_consumed = true;
        roles[0].why = "its header says so";
    }
    text_release(&comment);
}

/* ---- what bodies show ---- */

static void take_freed(const struct operation *operation, struct role *roles)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        if (!operation->function->parameters[i].is_freed || !owner_may_take(&roles[i]) || roles[i].is_consumed)
            continue;
        roles[i].is_consumed = roles[i].also_if_it_fails = true;
        roles[i].why = "the function frees it";
    }
}

bool operation_gives_back(const struct operation *operation)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    bool gives = clause_next(&at, &clause) && says_given_back(&clause);
    text_release(&comment);
    return gives;
}

void owners_of_operation(const struct sorting *sorting, struct operation *operation, struct role *roles)
{
    read_own_texts(sorting, operation, roles);
    read_others(operation, roles);
    read_own(sorting, operation, roles);
    read_given_back(operation, roles);
    take_freed(operation, roles);
}
