/* Numbers that are all some distance apart.  From the left, the next one is the
 * least member far enough from the last: no choice leaves more room.  Where
 * there is more room than needed, the distance is made as large as n of them
 * allow, and each number moves to the right by chance, no more than what was
 * added to the distance. */
#include "solver/native/integers_parts.h"

/* Steps within one interval until it ends: *last is the last position, count grows.
 * The residues visited repeat; whole rounds are taken at once. */
static void pack_residues(const struct interval *interval, const mpz_t distance, mpz_t last, mpz_t count)
{
    const struct residues *residues = interval->residues;
    uint32_t *seen = mem_array(residues->count, sizeof *seen), step = 0;
    mpz_t *at = mem_array(residues->count, sizeof *at), next, rounds, length;
    mpz_inits(next, rounds, length, NULL);
    bool jumped = false;
    for (;;) {
        uint32_t k = residues->rank[mpz_fdiv_ui(last, residues->modulus)];
        if (!jumped && seen[k]) {
            uint32_t steps = step - (seen[k] - 1);
            mpz_sub(length, last, at[seen[k] - 1]);
            mpz_sub(rounds, interval->to, last);
            mpz_fdiv_q(rounds, rounds, length);
            mpz_addmul(last, rounds, length);
            mpz_addmul_ui(count, rounds, steps);
            jumped = true;
        } else if (!jumped) {
            mpz_init_set(at[step], last);
            seen[k] = ++step;
        }
        mpz_add(next, last, distance);
        if (!interval_next(interval, next, next))
            break;
        mpz_set(last, next);
        mpz_add_ui(count, count, 1);
    }
    for (uint32_t i = 0; i < step; i++)
        mpz_clear(at[i]);
    mem_free(at);
    mem_free(seen);
    mpz_clears(next, rounds, length, NULL);
}

static void pack_plain(const struct interval *interval, const mpz_t distance, mpz_t last, mpz_t count)
{
    mpz_t more;
    mpz_init(more);
    mpz_sub(more, interval->to, last);
    mpz_fdiv_q(more, more, distance);
    mpz_add(count, count, more);
    mpz_addmul(last, more, distance);
    mpz_clear(more);
}

bool integers_pack_count(const struct integers *set, const mpz_t distance, mpz_t count)
{
    if (mpz_sgn(distance) <= 0)
        BUG("a distance is positive");
    mpz_t next, last;
    mpz_inits(next, last, NULL);
    mpz_set_ui(count, 0);
    bool finite = integers_finite(set);
    for (size_t i = 0; i < set->count && finite; i++) {
        const struct interval *interval = &set->items[i];
        if (i == 0)
            mpz_set(next, interval->from);
        else
            mpz_add(next, last, distance);
        if (!interval_next(interval, next, next))
            continue;
        mpz_set(last, next);
        mpz_add_ui(count, count, 1);
        if (interval->residues)
            pack_residues(interval, distance, last, count);
        else
            pack_plain(interval, distance, last, count);
    }
    mpz_clears(next, last, NULL);
    return finite;
}

struct integers_packing {
    struct integers *set; /* finite */
    mpz_t distance;       /* of the places */
    mpz_t slack;          /* how far a number may be to the right of its place, + 1 */
    mpz_t left;           /* how many are to come */
    mpz_t place, number, end;
    size_t at; /* the interval of the place */
    bool started;
    struct dice dice;
};

static bool enough(const struct integers *set, const mpz_t distance, const mpz_t n)
{
    mpz_t count;
    mpz_init(count);
    bool finite = integers_pack_count(set, distance, count), result = !finite || mpz_cmp(count, n) >= 0;
    mpz_clear(count);
    return result;
}

/* The largest distance at which the set still has n of them. */
static void widest(const struct integers *set, const mpz_t distance, const mpz_t n, mpz_t out)
{
    mpz_t high, middle;
    mpz_inits(high, middle, NULL);
    mpz_set(out, distance);
    mpz_sub(high, set->items[set->count - 1].to, set->items[0].from);
    if (mpz_cmp_ui(n, 1) > 0) { /* beyond this n do not fit between the ends */
        mpz_sub_ui(middle, n, 1);
        mpz_fdiv_q(high, high, middle);
    }
    while (mpz_cmp(out, high) < 0) {
        mpz_add(middle, out, high);
        mpz_add_ui(middle, middle, 1);
        mpz_fdiv_q_2exp(middle, middle, 1);
        if (enough(set, middle, n))
            mpz_set(out, middle);
        else
            mpz_sub_ui(high, middle, 1);
    }
    mpz_clears(high, middle, NULL);
}

/* A finite set in which n fit. */
static struct integers *room_for(const struct integers *set, const mpz_t distance, const mpz_t n)
{
    mpz_t least;
    mpz_init_set(least, n);
    struct integers *room = integers_window(set, least);
    while (!integers_finite(set) && !enough(room, distance, n)) {
        integers_free(room);
        mpz_mul_2exp(least, least, 2);
        room = integers_window(set, least);
    }
    mpz_clear(least);
    return room;
}

struct integers_packing *integers_pack(const struct integers *set, const mpz_t distance, const mpz_t n, uint64_t seed)
{
    struct integers_packing *packing = mem_alloc(sizeof *packing);
    mpz_inits(packing->distance, packing->slack, packing->place, packing->number, packing->end, NULL);
    mpz_init_set(packing->left, n);
    packing->set = room_for(set, distance, n);
    packing->dice = dice_of(seed, 0);
    if (!enough(packing->set, distance, n))
        BUG("more numbers are asked for than are that far apart");
    if (mpz_sgn(n) <= 0)
        return packing;
    widest(packing->set, distance, n, packing->distance);
    if (mpz_cmp_ui(n, 1) == 0)
        mpz_sub(packing->slack, packing->set->items[packing->set->count - 1].to, packing->set->items[0].from);
    else
        mpz_sub(packing->slack, packing->distance, distance);
    mpz_add_ui(packing->slack, packing->slack, 1);
    return packing;
}

/* The next place: the least member that is not before `place`. */
static void find_place(struct integers_packing *packing)
{
    const struct integers *set = packing->set;
    while (packing->at < set->count && !interval_next(&set->items[packing->at], packing->place, packing->number))
        packing->at++;
    if (packing->at == set->count)
        BUG("a packing ended early");
    mpz_set(packing->place, packing->number);
}

bool integers_pack_next(struct integers_packing *packing, mpz_t out)
{
    if (mpz_sgn(packing->left) <= 0)
        return false;
    mpz_sub_ui(packing->left, packing->left, 1);
    if (!packing->started)
        mpz_set(packing->place, packing->set->items[0].from);
    else
        mpz_add(packing->place, packing->place, packing->distance);
    packing->started = true;
    find_place(packing);
    mpz_set(out, packing->place);
    if (mpz_cmp_ui(packing->slack, 1) == 0)
        return true;
    dice_below_mpz(&packing->dice, packing->slack, packing->number);
    mpz_add(packing->number, packing->number, packing->place);
    mpz_add(packing->end, packing->place, packing->slack);
    if (integers_next(packing->set, packing->number, packing->number) && mpz_cmp(packing->number, packing->end) < 0)
        mpz_set(out, packing->number);
    return true;
}

void integers_packing_free(struct integers_packing *packing)
{
    if (!packing)
        return;
    integers_free(packing->set);
    mpz_clears(packing->distance, packing->slack, packing->left, packing->place, packing->number, packing->end, NULL);
    mem_free(packing);
}
