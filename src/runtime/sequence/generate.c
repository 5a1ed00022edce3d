/* Generate: new sequences, one after the other, each made call by call on the
 * objects that the calls before have left (Pacheco, Directed Random Testing,
 * figure 5-4 and chapter 7). */
#include "runtime/sequence/generating.h"

#define LENGTH_USUALLY 18
#define FAILURES_MOST 24 /* in a row, then the sequence is done */
#define HEAVY_STEPS 3    /* with much memory, mostly … */
#define HEAVY_GO_ON 16   /* … but one in so many times nobody looks */
#define HUGE_BYTES (1 << 20) /* from which on it takes long to ask what must hold … */
#define HUGE_JUDGED 8        /* … which is done one in so many times */
#define EXTRA_MOST 8     /* calls by which a sequence that was there before grows */

void generate_prepare(void)
{
    state_start();
    edges_start();
    draw_start();
    characters_start();
    written_start();
    choose_start();
    components_start();
}

/* ---- one sequence ---- */

static void begin(uint64_t number)
{
    trials->clock = 2 * number + 1;
    sequences->number = number;
    sequence_seed(sequences->seed, number);
    values_begin();
    written_begin();
    filled_begin();
    file_begin();
    characters_begin();
    names_begin();
    object_choice_begin();
    append_begin();
    settings_begin();
    extend_begin();
    choose_begin(number);
    order_begin();
    components_begin(number);
    run_begin(FRESH_FILL);
}

static void set_extent(void)
{
    uint32_t length = sequences->length ? sequences->length : LENGTH_USUALLY;
    uint32_t repeats = sequences->repeat_most ? sequences->repeat_most : 100;
    uint32_t most = sequences->fixed_length ? length : length + repeats;
    extent = (struct extent){
        .calls_most = most < SEQUENCE_CALLS_MOST ? most : SEQUENCE_CALLS_MOST,
        .steps_most = sequences->fixed_length ? SEQUENCE_CALLS_MOST : 1 + below(length),
        .from_scratch = one_in(8) || !order_is_usual(),
        .calls_back_simply = one_in(2),
        .compares = one_in(2),
        .passes_nulls = one_in(3),
        .passes_large = one_in(4),
        .has_few_names = one_in(3),
        .is_small = one_in(3),
        .has_kin_texts = one_in(5),
    };
    extent.seeks_edges = extent.passes_large && one_in(3);
}

/* Sometimes a component with one value changed is the beginning: small steps go where drawing afresh does not. */
static void begin_with_change(void)
{
    if (extent.from_scratch || below(8) > 2)
        return;
    uint32_t component = component_choose_any(extent.calls_most);
    if (component == SEQUENCE_NONE)
        return;
    append(component, append_choose_change(component));
}

/* Or it is one that leaves variables in a state that was reached before, changed or not. */
static bool begin_with_setting(void)
{
    if (extent.from_scratch || !component_count_of(component_settings()) || one_in(2))
        return false;
    uint32_t component = component_choose_setting(extent.calls_most, extent.steps_most);
    if (component != SEQUENCE_NONE)
        append(component, one_in(2) ? SEQUENCE_NONE : append_choose_change(component));
    return component != SEQUENCE_NONE;
}

/* Then there are few steps more, mostly. */
static void look_for_heavy(void)
{
    uint64_t bytes = heap_bytes_of(OWNER_TARGET);
    uint32_t more = bytes > ENDLESS_BYTES ? 0 : HEAVY_STEPS;
    bool is_known = extent.is_heavy && more;
    if (is_known || sequences->fixed_length || bytes <= HEAVY_BYTES || one_in(HEAVY_GO_ON))
        return;
    extent.is_heavy = true;
    if (extent.steps_most > extent.steps + more)
        extent.steps_most = extent.steps + more;
}

static void grow(void)
{
    uint32_t failures = 0;
    while (extend_has_room(1, 1) && failures < FAILURES_MOST) {
        failures = extend() ? 0 : failures + 1;
        look_for_heavy();
    }
}

/* What was made before has run in vain, unless another call makes it new. */
static void grow_until_new(void)
{
    for (unsigned extra = 0; seen_before(extend_hash); extra++) {
        sequences->repeats_left_out += extra == 0;
        if (sequences->fixed_length || extra == EXTRA_MOST)
            return;
        uint32_t before = sequences->call_count;
        extent.steps_most = extent.steps + 1;
        grow();
        sequences->extended += sequences->call_count > before;
    }
}

static void count_sequence(void)
{
    uint32_t calls = sequences->call_count;
    sequences->sequences++;
    sequences->discarded += calls == 0;
    sequences->depths[calls < SEQUENCE_DEPTHS ? calls : SEQUENCE_DEPTHS - 1]++;
}

static void keep(void)
{
    uint32_t new_edges = edges_new();
    if (sequences->no_pruning >> 3 & 1)
        new_edges = 0;
    else if (!new_edges)
        new_edges = edges_found_counts;
    if (order_is_usual() && keep_store(new_edges, new_edges ? trace_call() : SEQUENCE_NONE))
        sequences->last_new = sequences->number;
}

static bool is_judged(void)
{
    return sequences->fixed_length || heap_bytes_of(OWNER_TARGET) <= HUGE_BYTES || one_in(HUGE_JUDGED);
}

static void generate(uint64_t number)
{
    begin(number);
    set_extent();
    if (order_call_first()) {
        if (!begin_with_setting())
            begin_with_change();
        grow();
        grow_until_new();
        order_call_last();
    }
    contracts_tell();
    keep_prepare();
    components_foresee(number + 1, false);
    if (is_judged())
        contracts_judge();
    keep_look();
    run_finish(true);
    components_foresee(number + 1, true);
    keep();
    count_sequence();
    trials->clock = 2 * number + 2;
}

/* ---- all of them ---- */

static uint64_t next_number(void)
{
    uint64_t number = trials->clock / 2;
    return number < sequences->first ? sequences->first : number;
}

void generate_run(void)
{
    generate_prepare();
    while (next_number() < sequences->end && !trials->stop)
        generate(next_number());
}
