/* Automata as regular expressions, by elimination of states (J. Brzozowski,
 * E. McCluskey, Signal Flow Graph Techniques for Sequential Circuit State
 * Diagrams, 1963); and the classes of covers, which are languages. */
#include <string.h>

#include "front/regex/machine.h"
#include "front/regex/unicode.h"
#include "solver/encode.h"

#define STATES_MOST 400
#define TEXT_MOST ((size_t)1 << 20)
#define ALL_TEXTS_MOST ((size_t)64 << 20)

/* label[from * size + to]: an expression, "" the empty string, NULL no way. */
struct graph {
    struct arena arena;
    char **label;
    bool *gone;
    size_t size, all_texts;
    bool too_large;
};

static char **way(struct graph *graph, size_t from, size_t to)
{
    return &graph->label[from * graph->size + to];
}

static char *keep(struct graph *graph, struct text *text)
{
    graph->all_texts += text->length;
    graph->too_large = graph->too_large || text->length > TEXT_MOST || graph->all_texts > ALL_TEXTS_MOST;
    char *kept = arena_strndup(&graph->arena, text->s, graph->too_large ? 0 : text->length);
    text_release(text);
    return kept;
}

static char *either(struct graph *graph, char *a, char *b)
{
    struct text text = TEXT_INIT;
    if (!a || !b || strcmp(a, b) == 0)
        return a ? a : b;
    if (!*a || !*b)
        text_addf(&text, "(re.opt %s)", *a ? a : b);
    else
        text_addf(&text, "(re.union %s %s)", a, b);
    return keep(graph, &text);
}

static char *through(struct graph *graph, const char *in, const char *loop, const char *out)
{
    struct text text = TEXT_INIT;
    bool loops = loop && *loop;
    int parts = (*in != '\0') + loops + (*out != '\0');
    text_add(&text, parts > 1 ? "(re.++" : "");
    if (*in)
        text_addf(&text, "%s%s", parts > 1 ? " " : "", in);
    if (loops)
        text_addf(&text, "%s(re.* %s)", parts > 1 ? " " : "", loop);
    if (*out)
        text_addf(&text, "%s%s", parts > 1 ? " " : "", out);
    text_add(&text, parts > 1 ? ")" : "");
    return keep(graph, &text);
}

static void eliminate(struct graph *graph, size_t state)
{
    const char *loop = *way(graph, state, state);
    graph->gone[state] = true;
    for (size_t from = 0; from < graph->size && !graph->too_large; from++) {
        const char *in = graph->gone[from] ? NULL : *way(graph, from, state);
        for (size_t to = 0; in && to < graph->size && !graph->too_large; to++) {
            const char *out = graph->gone[to] ? NULL : *way(graph, state, to);
            if (out)
                *way(graph, from, to) = either(graph, *way(graph, from, to), through(graph, in, loop, out));
        }
    }
}

/* How much longer all texts become. */
static double cost(struct graph *graph, size_t state)
{
    double in = 0, out = 0, ways_in = 0, ways_out = 0;
    for (size_t i = 0; i < graph->size; i++) {
        const char *from = graph->gone[i] || i == state ? NULL : *way(graph, i, state);
        const char *to = graph->gone[i] || i == state ? NULL : *way(graph, state, i);
        in += from ? (double)strlen(from) : 0;
        out += to ? (double)strlen(to) : 0;
        ways_in += from != NULL;
        ways_out += to != NULL;
    }
    const char *loop = *way(graph, state, state);
    return in * ways_out + out * ways_in + (loop ? (double)strlen(loop) * ways_in * ways_out : 0);
}

static bool characters(struct encoder *encoder, const struct language *language, size_t from, size_t to,
                       struct text *out)
{
    struct arena arena = ARENA_INIT;
    range_list ranges = VECTOR_INIT;
    for (size_t i = language->offsets[from]; i < language->offsets[from + 1]; i++) {
        const struct language_edge *edge = &language->edges[i];
        if (edge->target == to)
            vector_push(&ranges, ((struct range){edge->lo, edge->lo + edge->size - 1}));
    }
    bool some = ranges.count > 0;
    struct charset set = charset_build(&arena, &ranges);
    if (some)
        encode_set(encoder, set, out);
    arena_release(&arena);
    return some;
}

/* State q of the automaton is q + 2; 0 is before the start, 1 behind the end. */
static void draw(struct encoder *encoder, struct graph *graph, const struct language *language)
{
    size_t states = language->dfa.states;
    *way(graph, 0, language->dfa.start + 2) = "";
    for (size_t from = 0; from < states; from++) {
        if (language->dfa.accepts[from])
            *way(graph, from + 2, 1) = "";
        for (size_t i = language->offsets[from]; i < language->offsets[from + 1]; i++) {
            size_t to = language->edges[i].target;
            struct text text = TEXT_INIT;
            if (!*way(graph, from + 2, to + 2) && characters(encoder, language, from, to, &text))
                *way(graph, from + 2, to + 2) = keep(graph, &text);
        }
    }
}

static void eliminate_all(struct graph *graph)
{
    for (size_t left = graph->size - 2; left > 0 && !graph->too_large; left--) {
        size_t best = 0;
        double least = 0;
        for (size_t q = 2; q < graph->size; q++) {
            double here = graph->gone[q] ? 0 : cost(graph, q);
            if (!graph->gone[q] && (best == 0 || here < least)) {
                best = q;
                least = here;
            }
        }
        eliminate(graph, best);
    }
}

void encode_language(struct encoder *encoder, const struct language *language, struct text *out)
{
    size_t states = language_states(language);
    if (states == 0) {
        text_add(out, "re.none");
        return;
    }
    if (states > STATES_MOST) {
        encode_refuse(encoder, "a regex with lookaround or anchors inside takes %zu states; %d are sensible", states,
                      STATES_MOST);
        return;
    }
    struct graph graph = {.size = states + 2};
    graph.label = mem_array(graph.size * graph.size, sizeof *graph.label);
    graph.gone = mem_array(graph.size, sizeof *graph.gone);
    draw(encoder, &graph, language);
    eliminate_all(&graph);
    const char *all = *way(&graph, 0, 1);
    if (graph.too_large)
        encode_refuse(encoder, "a regex with lookaround or anchors inside is too large without them");
    else
        text_add(out, all && *all ? all : "(str.to_re \"\")");
    mem_free(graph.label);
    mem_free(graph.gone);
    arena_release(&graph.arena);
}
