/* weighing-train learn|cross EVIDENCE…: learns the weights of oracle/policy_weigh.h
 * from what was seen on libraries of the corpus.
 *
 *     learn   prints src/oracle/policy_weights.c
 *     cross   learns from four fifths of the libraries, judges the last fifth, in turn, and
 *             prints 'bugs FOUND OF', 'misuses TOLD OF' and 'order SHARE': of all pairs of a
 *             bug and a misuse, how many have the greater odds for the misuse
 *
 * A file has a line for each fault, 'fault<TAB>bug|misuse<TAB>LIBRARY<TAB>FACT=VALUE…',
 * and behind it one for each sentence, 'sentence<TAB>FACT=VALUE…'; 'gather' makes it.
 *
 * The odds of a fault are its own sum and a softplus of the sum of each of the
 * strongest sentences, so that of many those count that could be the one.  What is right is
 * known only of the whole.  All is done at once, by Adam, in a fixed order. */
#include <errno.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/vector.h"
#include "oracle/policy_weigh.h"

#define FOLDS 5
#define ROUNDS 1500
#define RATE 0.02
#define DECAY 2.0 /* of all weights: the fewer say something the more it is worth */
#define LIMIT (-0.75) /* odds from which on it is misuse */
#define FACTS (WEIGH_FAULT_FACTS + WEIGH_SENTENCE_FACTS)

struct sentence_facts {
    double facts[WEIGH_SENTENCE_FACTS];
};

struct fault {
    bool is_misuse;
    char *library;
    double weight; /* the more faults of a library, the less each */
    unsigned fold;
    double facts[WEIGH_FAULT_FACTS];
    VECTOR(struct sentence_facts) sentences;
};

typedef VECTOR(struct fault) faults;

static const char *const fault_names[] = {
#define NAME(name) #name,
    WEIGH_FAULT(NAME)};
static const char *const sentence_names[] = {WEIGH_SENTENCE(NAME)};
#undef NAME

/* ---- evidence ---- */

static void fail(const char *path, size_t line, const char *what)
{
    fprintf(stderr, "weighing-train: %s:%zu: %s\n", path, line, what);
    exit(2);
}

static unsigned fold_of(const char *library)
{
    unsigned sum = 7;
    for (const char *at = library; *at; at++)
        sum = sum * 31 + (unsigned char)*at;
    return sum % FOLDS;
}

/* "own=1"; false: there is no such fact. */
static bool read_fact(char *word, const char *const *names, size_t count, double *facts)
{
    char *value = strchr(word, '=');
    if (!value)
        return false;
    *value++ = '\0';
    for (size_t i = 0; i < count; i++)
        if (strcmp(word, names[i]) == 0) {
            char *end;
            facts[i] = strtod(value, &end);
            return end != value && !*end;
        }
    return false;
}

static bool read_facts(char **rest, const char *const *names, size_t count, double *facts)
{
    for (char *word; (word = strtok_r(NULL, "\t\n", rest));)
        if (*word == ':')
            return true; /* the sentence itself */
        else if (!read_fact(word, names, count, facts))
            return false;
    return true;
}

static bool read_line(char *line, faults *all)
{
    char *rest, *what = strtok_r(line, "\t\n", &rest);
    if (what && strcmp(what, "fault") == 0) {
        char *kind = strtok_r(NULL, "\t\n", &rest), *library = strtok_r(NULL, "\t\n", &rest);
        if (!library || (strcmp(kind, "bug") != 0 && strcmp(kind, "misuse") != 0))
            return false;
        struct fault fault = {.is_misuse = *kind == 'm', .library = mem_strdup(library), .fold = fold_of(library)};
        vector_push(all, fault);
        return read_facts(&rest, fault_names, WEIGH_FAULT_FACTS, all->items[all->count - 1].facts);
    }
    if (!what || strcmp(what, "sentence") != 0 || !all->count)
        return false;
    struct sentence_facts sentence = {{0}};
    bool done = read_facts(&rest, sentence_names, WEIGH_SENTENCE_FACTS, sentence.facts);
    vector_push(&all->items[all->count - 1].sentences, sentence);
    return done;
}

static void read_file(const char *path, faults *all)
{
    FILE *file = fopen(path, "r");
    char *line = NULL;
    size_t room = 0, number = 0;
    if (!file)
        fail(path, 0, strerror(errno));
    while (getline(&line, &room, file) > 0) {
        number++;
        if (!read_line(line, all))
            fail(path, number, "neither a fault nor a sentence, or a fact that is not known");
    }
    free(line);
    fclose(file);
}

static void share_weights(faults *all)
{
    for (size_t i = 0; i < all->count; i++) {
        size_t same = 0;
        for (size_t k = 0; k < all->count; k++)
            same += strcmp(all->items[i].library, all->items[k].library) == 0;
        all->items[i].weight = pow((double)same, -0.7);
    }
}

/* ---- learning ---- */

static double sum_of(const double *weights, const double *facts, size_t count)
{
    double sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += weights[i] * facts[i];
    return sum;
}

static double share_of(double odds)
{
    return 1 / (1 + exp(-odds));
}

static double sum_of_sentence(const struct fault *fault, size_t sentence, const double *weights)
{
    return sum_of(weights + WEIGH_FAULT_FACTS, fault->sentences.items[sentence].facts, WEIGH_SENTENCE_FACTS);
}

/* Less than WEIGH_MOST are stronger. */
static bool counts(const struct fault *fault, size_t sentence, const double *weights)
{
    size_t stronger = 0, count = fault->sentences.count;
    double sum = count > WEIGH_MOST ? sum_of_sentence(fault, sentence, weights) : 0;
    for (size_t i = 0; count > WEIGH_MOST && i < count; i++) {
        double other = sum_of_sentence(fault, i, weights);
        stronger += other > sum || (other == sum && i < sentence);
    }
    return stronger < WEIGH_MOST;
}

static double odds_of(const struct fault *fault, const double *weights)
{
    double odds = sum_of(weights, fault->facts, WEIGH_FAULT_FACTS);
    for (size_t i = 0; i < fault->sentences.count; i++)
        if (counts(fault, i, weights))
            odds += log1p(exp(sum_of_sentence(fault, i, weights)));
    return odds;
}

static void add_slope(const struct fault *fault, const double *weights, double *slope)
{
    double wrong = fault->weight * (share_of(odds_of(fault, weights)) - fault->is_misuse);
    for (size_t i = 0; i < WEIGH_FAULT_FACTS; i++)
        slope[i] += wrong * fault->facts[i];
    for (size_t k = 0; k < fault->sentences.count; k++) {
        const double *facts = fault->sentences.items[k].facts;
        double part = counts(fault, k, weights) ? wrong * share_of(sum_of_sentence(fault, k, weights)) : 0;
        for (size_t i = 0; i < WEIGH_SENTENCE_FACTS; i++)
            slope[WEIGH_FAULT_FACTS + i] += part * facts[i];
    }
}

/* What a fact of a sentence can mean at all: 1: a reason, or nothing; -1: no reason, or nothing; 0: either.  Without
 * that, what libraries with misuse happen to have in common would count. */
static int side_of(size_t fact)
{
    switch (fact) {
    case WEIGH_duty:
    case WEIGH_plain:
    case WEIGH_weighty:
    case WEIGH_restricts:
    case WEIGH_asks:
    case WEIGH_open_own:
    case WEIGH_open_called:
    case WEIGH_open_uncalled:
    case WEIGH_open_general:
    case WEIGH_open_plain_own:
    case WEIGH_open_plain_called:
    case WEIGH_open_plain_uncalled:
    case WEIGH_open_plain_general:
        return 1;
    case WEIGH_handled:
    case WEIGH_tells:
    case WEIGH_beside:
    case WEIGH_kept:
    case WEIGH_elsewhere:
    case WEIGH_looks:
    case WEIGH_accepted:
        return -1;
    default:
        return 0;
    }
}

/* Of all faults but those of one fold; FOLDS: of all. */
static void learn(const faults *all, unsigned without, double *weights)
{
    double means[FACTS] = {0}, squares[FACTS] = {0};
    memset(weights, 0, FACTS * sizeof *weights);
    weights[WEIGH_FAULT_FACTS + WEIGH_any] = -2; /* at first a sentence is no reason */
    for (int round = 1; round <= ROUNDS; round++) {
        double slope[FACTS];
        for (size_t i = 0; i < FACTS; i++)
            slope[i] = DECAY * weights[i];
        for (size_t i = 0; i < all->count; i++)
            if (all->items[i].fold != without)
                add_slope(&all->items[i], weights, slope);
        for (size_t i = 0; i < FACTS; i++) {
            means[i] = 0.9 * means[i] + 0.1 * slope[i];
            squares[i] = 0.999 * squares[i] + 0.001 * slope[i] * slope[i];
            double mean = means[i] / (1 - pow(0.9, round)), square = squares[i] / (1 - pow(0.999, round));
            weights[i] -= RATE * mean / (sqrt(square) + 1e-8);
            int side = i < WEIGH_FAULT_FACTS ? 0 : side_of(i - WEIGH_FAULT_FACTS);
            if (side * weights[i] < 0)
                weights[i] = 0;
        }
    }
}

/* ---- commands ---- */

static void print_weights(const char *name, const char *const *names, const double *weights, size_t count)
{
    printf("    .%s = {\n", name);
    for (size_t i = 0; i < count; i++)
        printf("        [WEIGH_%s] = %.2f,\n", names[i], weights[i]);
    printf("    },\n");
}

static void print_learned(const faults *all)
{
    double weights[FACTS];
    learn(all, FOLDS, weights);
    printf("/* Learned by tests/weighing/train.c from %zu faults; do not change by hand. */\n", all->count);
    printf("#include \"oracle/policy_weigh.h\"\n\nconst struct weigh_weights weigh_weights = {\n");
    print_weights("fault", fault_names, weights, WEIGH_FAULT_FACTS);
    print_weights("sentence", sentence_names, weights + WEIGH_FAULT_FACTS, WEIGH_SENTENCE_FACTS);
    printf("    .limit = %.2f,\n};\n", LIMIT);
}

/* The least odds among the faults of a library: those by which it is told.  False: it was counted before. */
static bool least_of(const faults *all, const double *odds, size_t first, double *least)
{
    *least = odds[first];
    for (size_t i = 0; i < all->count; i++) {
        if (strcmp(all->items[i].library, all->items[first].library) != 0)
            continue;
        if (i < first)
            return false;
        if (odds[i] < *least)
            *least = odds[i];
    }
    return true;
}

static void print_cross(const faults *all)
{
    double *odds = mem_array(all->count, sizeof *odds), weights[FACTS];
    for (unsigned fold = 0; fold < FOLDS; fold++) {
        learn(all, fold, weights);
        for (size_t i = 0; i < all->count; i++)
            if (all->items[i].fold == fold)
                odds[i] = odds_of(&all->items[i], weights);
    }
    size_t bugs = 0, found = 0, misuses = 0, told = 0, pairs = 0, right = 0;
    for (size_t i = 0; i < all->count; i++) {
        double least, other;
        if (!least_of(all, odds, i, &least))
            continue;
        bool is_misuse = all->items[i].is_misuse;
        bugs += !is_misuse;
        found += !is_misuse && least < LIMIT;
        misuses += is_misuse;
        told += is_misuse && least < LIMIT;
        for (size_t k = 0; is_misuse && k < all->count; k++)
            if (!all->items[k].is_misuse && least_of(all, odds, k, &other)) {
                pairs++;
                right += other < least;
            }
    }
    printf("bugs %zu %zu\nmisuses %zu %zu\norder %.3f\n", found, bugs, told, misuses,
           pairs ? (double)right / (double)pairs : 0);
    mem_free(odds);
}

int main(int count, char **arguments)
{
    faults all = VECTOR_INIT;
    bool learns = count > 2 && strcmp(arguments[1], "learn") == 0;
    if (!learns && !(count > 2 && strcmp(arguments[1], "cross") == 0)) {
        fprintf(stderr, "usage: weighing-train learn|cross EVIDENCE...\n");
        return 2;
    }
    for (int i = 2; i < count; i++)
        read_file(arguments[i], &all);
    share_weights(&all);
    if (learns)
        print_learned(&all);
    else
        print_cross(&all);
    for (size_t i = 0; i < all.count; i++) {
        vector_release(&all.items[i].sentences);
        mem_free(all.items[i].library);
    }
    vector_release(&all);
    return 0;
}
