/* sentences-train learn|cross FILE.tsv…: learns the weights of model/sentence.h from
 * labelled sentences, 'LABEL<TAB>GROUP<TAB>SENTENCE' a line.
 *
 *     learn   prints src/model/sentence_weights.c
 *     cross   learns from four fifths of the groups, reads the last fifth, in turn, and
 *             prints how often a reading was right: 'duty PRECISION RECALL', 'handled …',
 *             'topic SHARE'.  A group is a library; sentences of the group '-' were written
 *             to learn from and are never asked for.
 *
 * Labels: D and its topic (V O L A C; Z has none), H, T.  Learning is logistic
 * regression, one for each output, by AdaGrad in a fixed order. */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/map.h"
#include "base/memory.h"
#include "base/vector.h"
#include "model/sentence.h"

#define ROUNDS 6
#define RATE 0.15
#define DECAY 1e-4 /* of large weights */
#define DRAIN 0.03 /* of all weights: what tells little tells nothing */
#define LEAST_SEEN 8   /* sentences with a feature that is learned */
#define LEAST_WEIGHT 3 /* in the table, of any output */
#define FOLDS 5

struct sample {
    char label[3];
    unsigned fold; /* FOLDS: always learned from */
    VECTOR(uint32_t) features;
};

struct feature {
    char *name;
    size_t seen;
};

struct training {
    VECTOR(struct sample) samples;
    VECTOR(struct feature) features;
    struct map numbers; /* of features, from 1 on */
};

struct weights {
    double *items, *squares, bias;
};

/* ---- sentences ---- */

static void add_feature(void *context, const char *name)
{
    struct training *training = context;
    struct sample *sample = &training->samples.items[training->samples.count - 1];
    uintptr_t number = (uintptr_t)map_get(&training->numbers, name);
    if (!number) {
        struct feature feature = {.name = mem_strdup(name)};
        vector_push(&training->features, feature);
        number = training->features.count;
        map_put(&training->numbers, name, (void *)number);
    }
    for (size_t i = 0; i < sample->features.count; i++)
        if (sample->features.items[i] == number - 1)
            return;
    training->features.items[number - 1].seen++;
    vector_push(&sample->features, (uint32_t)(number - 1));
}

static unsigned fold_of(const char *group)
{
    unsigned sum = 7;
    for (const char *at = group; *at; at++)
        sum = sum * 31 + (unsigned char)*at;
    return strcmp(group, "-") == 0 ? FOLDS : sum % FOLDS;
}

static bool read_file(struct training *training, const char *path)
{
    FILE *file = fopen(path, "r");
    char *line = NULL;
    size_t room = 0;
    for (ssize_t length; file && (length = getline(&line, &room, file)) > 0;) {
        line[strcspn(line, "\n")] = '\0';
        char *group = strchr(line, '\t'), *text = group ? strchr(group + 1, '\t') : NULL;
        if (!text || group - line > 2 || !strchr("DHT", *line)) {
            fprintf(stderr, "%s: not LABEL, GROUP and SENTENCE: %s\n", path, line);
            fclose(file);
            free(line);
            return false;
        }
        *group++ = *text++ = '\0';
        struct sample sample = {.fold = fold_of(group)};
        snprintf(sample.label, sizeof sample.label, "%s", line);
        vector_push(&training->samples, sample);
        sentence_features(text, strlen(text), add_feature, training);
    }
    if (!file)
        perror(path);
    else
        fclose(file);
    free(line);
    return file;
}

/* ---- learning ---- */

/* What the output should be: 1, 0, or -1 for a sentence that says nothing about it. */
static int wanted(const struct sample *sample, int output)
{
    static const char topics[] = "VOLAC";
    switch (output) {
    case SENTENCE_DUTY:
        return sample->label[0] == 'D';
    case SENTENCE_HANDLED:
        return sample->label[0] == 'H';
    default:
        return sample->label[0] == 'D' ? sample->label[1] == topics[output - SENTENCE_TOPIC] : -1;
    }
}

static double sum_of(const struct weights *weights, const struct sample *sample)
{
    double sum = weights->bias;
    for (size_t i = 0; i < sample->features.count; i++)
        sum += weights->items[sample->features.items[i]];
    return sum;
}

static void learn_one(const struct training *training, struct weights *weights, const struct sample *sample, int target)
{
    double odd = 1 / (1 + exp(-sum_of(weights, sample))) - target;
    weights->bias -= RATE / 10 * odd;
    for (size_t i = 0; i < sample->features.count; i++) {
        uint32_t feature = sample->features.items[i];
        double slope = odd + DECAY * weights->items[feature];
        if (training->features.items[feature].seen < LEAST_SEEN)
            continue;
        weights->squares[feature] += slope * slope;
        double rate = RATE / sqrt(weights->squares[feature] + 1e-6), weight = weights->items[feature] - rate * slope;
        weights->items[feature] = copysign(fmax(0, fabs(weight) - rate * DRAIN), weight);
    }
}

static void learn(const struct training *training, int output, unsigned left_out, struct weights *weights)
{
    size_t count = training->samples.count;
    size_t *order = mem_array(count, sizeof *order);
    uint64_t state = 1;
    *weights = (struct weights){.items = mem_array(training->features.count, sizeof(double)),
                                .squares = mem_array(training->features.count, sizeof(double))};
    for (size_t i = 0; i < count; i++)
        order[i] = i;
    for (int round = 0; round < ROUNDS; round++) {
        for (size_t i = count - 1; i > 0; i--) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            size_t other = (size_t)((state >> 33) % (i + 1)), kept = order[i];
            order[i] = order[other];
            order[other] = kept;
        }
        for (size_t i = 0; i < count; i++) {
            const struct sample *sample = &training->samples.items[order[i]];
            int target = wanted(sample, output);
            if (target >= 0 && sample->fold != left_out)
                learn_one(training, weights, sample, target);
        }
    }
    mem_free(order);
}

static void release_weights(struct weights *weights)
{
    mem_free(weights->items);
    mem_free(weights->squares);
}

/* ---- cross ---- */

static void cross(const struct training *training)
{
    size_t hits[2] = {0}, told[2] = {0}, real[2] = {0}, topics = 0, right = 0;
    for (unsigned fold = 0; fold < FOLDS; fold++) {
        struct weights weights[SENTENCE_OUTPUTS];
        for (int output = 0; output < SENTENCE_OUTPUTS; output++)
            learn(training, output, fold, &weights[output]);
        for (size_t i = 0; i < training->samples.count; i++) {
            const struct sample *sample = &training->samples.items[i];
            if (sample->fold != fold)
                continue;
            for (int output = 0; output < SENTENCE_TOPIC; output++) {
                bool says = sum_of(&weights[output], sample) > 0, is = wanted(sample, output);
                hits[output] += says && is, told[output] += says, real[output] += is;
            }
            int best = SENTENCE_TOPIC;
            for (int output = SENTENCE_TOPIC; output < SENTENCE_OUTPUTS; output++)
                if (sum_of(&weights[output], sample) > sum_of(&weights[best], sample))
                    best = output;
            bool has_topic = sample->label[0] == 'D' && strchr("VOLAC", sample->label[1]);
            topics += has_topic, right += has_topic && wanted(sample, best) == 1;
        }
        for (int output = 0; output < SENTENCE_OUTPUTS; output++)
            release_weights(&weights[output]);
    }
    for (int output = 0; output < SENTENCE_TOPIC; output++)
        printf("%s %.3f %.3f\n", output == SENTENCE_DUTY ? "duty" : "handled",
               (double)hits[output] / (double)told[output], (double)hits[output] / (double)real[output]);
    printf("topic %.3f\n", (double)right / (double)topics);
}

/* ---- the table ---- */

static int scaled(double weight, int most)
{
    double number = round(weight * SENTENCE_SCALE);
    return number > most ? most : number < -most ? -most : (int)number;
}

static int compare_features(const void *a, const void *b)
{
    return strcmp(((const struct feature *)a)->name, ((const struct feature *)b)->name);
}

static void print_quoted(const char *s)
{
    putchar('"');
    for (; *s; s++) {
        if (strchr("\"\\", *s))
            putchar('\\');
        putchar(*s);
    }
    putchar('"');
}

static void print_row(const struct feature *feature, const struct weights *weights, size_t index, size_t *printed)
{
    int numbers[SENTENCE_OUTPUTS], most = 0;
    for (int output = 0; output < SENTENCE_OUTPUTS; output++) {
        numbers[output] = scaled(weights[output].items[index], INT8_MAX);
        most = abs(numbers[output]) > most ? abs(numbers[output]) : most;
    }
    if (most < LEAST_WEIGHT)
        return;
    printf("{");
    print_quoted(feature->name);
    for (int output = 0; output < SENTENCE_OUTPUTS; output++)
        printf("%s%d", output ? ", " : ", {", numbers[output]);
    printf("}},%s", *printed % 3 == 2 ? "\n" : " ");
    ++*printed;
}

static void print_table(const struct training *training)
{
    struct weights weights[SENTENCE_OUTPUTS];
    for (int output = 0; output < SENTENCE_OUTPUTS; output++)
        learn(training, output, FOLDS + 1, &weights[output]);
    size_t printed = 0;
    struct feature *sorted = mem_array(training->features.count, sizeof *sorted);
    memcpy(sorted, training->features.items, training->features.count * sizeof *sorted);
    qsort(sorted, training->features.count, sizeof *sorted, compare_features);
    printf("/* Learned from %zu sentences by tests/sentences/train.c: do not edit. */\n"
           "#include \"model/sentence.h\"\n\n/* clang-format off */\n"
           "/* a word or two; duty, handled; topics: values, order, life, together, callback */\n"
           "const struct sentence_weight sentence_weights[] = {\n",
           training->samples.count);
    for (size_t i = 0; i < training->features.count; i++)
        print_row(&sorted[i], weights, (size_t)(uintptr_t)map_get(&training->numbers, sorted[i].name) - 1, &printed);
    printf("\n};\nconst size_t sentence_weight_count = sizeof sentence_weights / sizeof *sentence_weights;\n"
           "const short sentence_biases[SENTENCE_OUTPUTS] = {");
    for (int output = 0; output < SENTENCE_OUTPUTS; output++) {
        printf("%s%d", output ? ", " : "", scaled(weights[output].bias, INT16_MAX));
        release_weights(&weights[output]);
    }
    printf("};\n");
    mem_free(sorted);
}

static void release(struct training *training)
{
    for (size_t i = 0; i < training->samples.count; i++)
        vector_release(&training->samples.items[i].features);
    for (size_t i = 0; i < training->features.count; i++)
        mem_free(training->features.items[i].name);
    vector_release(&training->samples);
    vector_release(&training->features);
    map_release(&training->numbers);
}

int main(int count, char **words)
{
    struct training training = {.samples = VECTOR_INIT};
    bool is_cross = count > 2 && strcmp(words[1], "cross") == 0, done = count > 2;
    for (int i = 2; done && i < count; i++)
        done = read_file(&training, words[i]);
    if (done && is_cross)
        cross(&training);
    else if (done)
        print_table(&training);
    release(&training);
    return done ? 0 : 2;
}
