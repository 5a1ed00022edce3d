#include "centrd.h"

#include <stdlib.h>

#define FAR 1e9

struct cd_set {
    uint32_t seed;
    int count;
    int clusters;
    cd_point points[CD_MAX_POINTS];
    int cluster_of[CD_MAX_POINTS];
    cd_point centers[CD_MAX_CLUSTERS];
};

cd_set *cd_create(uint32_t seed)
{
    cd_set *set = calloc(1, sizeof *set);
    if (set != NULL)
        set->seed = seed;
    return set;
}

void cd_free(cd_set *set)
{
    free(set);
}

void cd_clear(cd_set *set)
{
    set->count = 0;
    set->clusters = 0;
}

static bool usable(double v)
{
    return v >= -FAR && v <= FAR;
}

int cd_add(cd_set *set, cd_point p)
{
    if (set->count == CD_MAX_POINTS || !usable(p.x) || !usable(p.y))
        return -1;
    set->points[set->count] = p;
    set->cluster_of[set->count] = -1;
    return set->count++;
}

int cd_count(const cd_set *set)
{
    return set->count;
}

static uint32_t draw(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)(z >> 32);
}

static double squared(cd_point a, cd_point b)
{
    double x = a.x - b.x, y = a.y - b.y;
    return x * x + y * y;
}

static bool taken(const cd_point *centers, int count, cd_point p)
{
    for (int i = 0; i < count; i++)
        if (centers[i].x == p.x && centers[i].y == p.y)
            return true;
    return false;
}

/* The first centers are points, drawn at random, no two in the same place. */
static void place(cd_set *set, int k)
{
    uint64_t state = set->seed;
    int placed = 0;
    while (placed < k) {
        cd_point p = set->points[draw(&state) % (uint32_t)set->count];
        if (!taken(set->centers, placed, p))
            set->centers[placed++] = p;
    }
    set->clusters = k;
}

static int nearest(const cd_set *set, cd_point p)
{
    int best = 0;
    double least = squared(p, set->centers[0]);
    for (int i = 1; i < set->clusters; i++) {
        double distance = squared(p, set->centers[i]);
        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    return best;
}

/* Gives every point its nearest center; returns whether one has changed. */
static bool assign(cd_set *set)
{
    bool changed = false;
    for (int i = 0; i < set->count; i++) {
        int cluster = nearest(set, set->points[i]);
        changed |= cluster != set->cluster_of[i];
        set->cluster_of[i] = cluster;
    }
    return changed;
}

/* Moves the centers into the middle; one without points stays. */
static void settle(cd_set *set)
{
    cd_point sums[CD_MAX_CLUSTERS] = {{0, 0}};
    int members[CD_MAX_CLUSTERS] = {0};
    for (int i = 0; i < set->count; i++) {
        int cluster = set->cluster_of[i];
        sums[cluster].x += set->points[i].x;
        sums[cluster].y += set->points[i].y;
        members[cluster]++;
    }
    for (int i = 0; i < set->clusters; i++) {
        if (members[i] == 0)
            continue;
        set->centers[i].x = sums[i].x / members[i];
        set->centers[i].y = sums[i].y / members[i];
    }
}

int cd_fit(cd_set *set, int k, int rounds)
{
    if (k < 1 || k > CD_MAX_CLUSTERS || k > set->count)
        return -1;
    if (rounds < 1)
        rounds = 1;
    if (rounds > CD_MAX_ROUNDS)
        rounds = CD_MAX_ROUNDS;
    place(set, k);
    for (int i = 0; i < set->count; i++)
        set->cluster_of[i] = -1;
    int round = 0;
    while (round < rounds) {
        round++;
        if (!assign(set))
            break;
        settle(set);
    }
    return round;
}

int cd_clusters(const cd_set *set)
{
    return set->clusters;
}

int cd_cluster_of(const cd_set *set, int number)
{
    return number < 0 || number >= set->count ? -1 : set->cluster_of[number];
}

bool cd_center(const cd_set *set, int cluster, cd_point *center)
{
    if (cluster < 0 || cluster >= set->clusters)
        return false;
    *center = set->centers[cluster];
    return true;
}

int cd_nearest(const cd_set *set, cd_point p)
{
    return set->clusters == 0 ? -1 : nearest(set, p);
}

double cd_spread(const cd_set *set)
{
    double sum = 0;
    int members = 0;
    for (int i = 0; i < set->count; i++) {
        if (set->cluster_of[i] < 0)
            continue;
        sum += squared(set->points[i], set->centers[set->cluster_of[i]]);
        members++;
    }
    return members == 0 ? 0 : sum / members;
}
