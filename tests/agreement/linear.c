/* Theorem 4.1 on random lists of assertions: enumerate-linear chooses each of
 * its assertions at most once.
 *
 * Of n assertions about x in 0..9 it is known which x satisfy them.  So the
 * most inputs there are is a largest matching of assertions and numbers (P.
 * Hall, On Representatives of Subsets, 1935): two inputs have different x, and
 * different assertions as chosen.  Asked for n + 1, the engine gives that many
 * and proves that there are no more; the same for the definition of section
 * 4.4 that is written out. */
#include <stdio.h>
#include <string.h>

#include "question.h"
#include "random_program.h"

#define DOMAIN 10
#define MOST 7
#define LISTS 300

struct list {
    unsigned sets[MOST]; /* of each assertion: the x that satisfy it, as bits */
    size_t count;
    struct text text;
};

static unsigned interval(struct dice *dice, struct text *out)
{
    unsigned low = (unsigned)dice_below(dice, DOMAIN), high = low + (unsigned)dice_below(dice, DOMAIN - low), set = 0;
    for (unsigned x = low; x <= high; x++)
        set |= 1u << x;
    text_addf(out, "(between x %u %u)", low, high);
    return set;
}

static unsigned residue(struct dice *dice, struct text *out)
{
    unsigned modulus = 2 + (unsigned)dice_below(dice, 4), rest = (unsigned)dice_below(dice, modulus), set = 0;
    for (unsigned x = rest; x < DOMAIN; x += modulus)
        set |= 1u << x;
    text_addf(out, "(= (mod x %u) %u)", modulus, rest);
    return set;
}

static unsigned few(struct dice *dice, struct text *out)
{
    unsigned a = (unsigned)dice_below(dice, DOMAIN), b = (unsigned)dice_below(dice, DOMAIN);
    text_addf(out, "(member x (list %u %u))", a, b);
    return 1u << a | 1u << b;
}

static unsigned assertion(struct dice *dice, unsigned depth, struct text *out)
{
    unsigned set;
    switch (dice_below(dice, depth == 0 ? 4 : 7)) {
    case 0:
        return interval(dice, out);
    case 1:
        return residue(dice, out);
    case 4:
        text_add(out, "(not ");
        set = ~assertion(dice, depth - 1, out) & ((1u << DOMAIN) - 1);
        break;
    case 5:
        text_add(out, "(and ");
        set = assertion(dice, depth - 1, out);
        set &= assertion(dice, depth - 1, out);
        break;
    case 6:
        text_add(out, "(or ");
        set = assertion(dice, depth - 1, out);
        set |= assertion(dice, depth - 1, out);
        break;
    default:
        return few(dice, out);
    }
    text_add(out, ")");
    return set;
}

/* ---- the largest matching: by paths that free a number ---- */

static bool augment(const struct list *list, size_t at, unsigned *tried, int *owner)
{
    for (unsigned x = 0; x < DOMAIN; x++) {
        if (!(list->sets[at] >> x & 1) || (*tried >> x & 1))
            continue;
        *tried |= 1u << x;
        if (owner[x] < 0 || augment(list, (size_t)owner[x], tried, owner)) {
            owner[x] = (int)at;
            return true;
        }
    }
    return false;
}

static size_t matching(const struct list *list)
{
    int owner[DOMAIN];
    size_t size = 0;
    memset(owner, -1, sizeof owner);
    for (size_t i = 0; i < list->count; i++) {
        unsigned tried = 0;
        size += augment(list, i, &tried, owner);
    }
    return size;
}

/* ---- one list ---- */

/* Each input satisfies the assertion that it chose, and no two chose the same. */
static bool chosen_once(const struct question *question, const struct list *list, const struct answer *answer)
{
    unsigned chosen = 0;
    for (size_t i = 0; i < answer->inputs.count; i++) {
        unsigned long x = 0, choice = 0;
        for (size_t k = 0; k < question->block->symbol_count; k++) {
            bool is_choice = question->block->symbols[k]->kind == LANG_CHOICE;
            *(is_choice ? &choice : &x) = mpz_get_ui(answer->inputs.items[i][k]->integer);
        }
        if (!(list->sets[choice] >> x & 1) || (chosen >> choice & 1))
            return false;
        chosen |= 1u << choice;
    }
    return true;
}

static bool judge(const struct list *list, const char *linear, const char *solver, uint64_t seed)
{
    struct text source = TEXT_INIT;
    struct question question;
    struct answer answer;
    struct error error = ERROR_INIT;
    text_addf(&source,
              "(define (each-once as) (enumerate* as (map (lambda (a) never) as)))\n"
              "(program p (declare x ?Integer) (specify x (between 0 %u))\n"
              "  (generate g %zu (constrain-solutions x (%s (list%s)))))\n",
              DOMAIN - 1, list->count + 1, linear, list->text.s);
    bool right = question_of(&question, PROGRAMS "/linear.assay", source.s, &error);
    if (right) {
        size_t most = matching(list);
        answer_of_engine(&question, solver, seed, 0, &answer);
        right = !answer_is_wrong(&question, &answer) && chosen_once(&question, list, &answer) &&
                answer.inputs.count == most && answer.ending == IMPOSSIBLE &&
                (!answer.has_capacity || answer.capacity == most) && !strchr(answer.why.s, '!');
        if (!right)
            printf("seed %llu: %zu inputs of %zu, ending %d, at most %llu %s\n%s", (unsigned long long)seed,
                   answer.inputs.count, most, answer.ending, answer.capacity, answer.why.s, source.s);
        answer_release(&answer);
    } else {
        printf("%s\n%s\n", error.message.s, source.s);
    }
    question_release(&question);
    error_release(&error);
    text_release(&source);
    return right;
}

int main(void)
{
    unsigned long wrong = 0, complete = 0;
    for (uint64_t seed = 0; seed < LISTS; seed++) {
        struct dice dice = dice_of(seed, 4);
        struct list list = {.text = TEXT_INIT};
        size_t count = 1 + dice_below(&dice, MOST);
        while (list.count < count) {
            text_add(&list.text, " ");
            list.sets[list.count++] = assertion(&dice, 2, &list.text);
        }
        complete += matching(&list) == count;
        wrong += !judge(&list, "enumerate-linear", "native", seed);
        wrong += !judge(&list, "each-once", "native", seed);
        text_release(&list.text);
    }
    printf("%d lists, %lu with an input for each assertion, %lu wrong\n", LISTS, complete, wrong);
    return wrong > 0 || complete < LISTS / 4 || complete > LISTS * 9 / 10;
}
