#include "phtree.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct job {
	int due;
	struct ph_node node;
};

static int earlier(const struct ph_node *a, const struct ph_node *b)
{
	int x = PH_ENTRY(a, struct job, node)->due, y = PH_ENTRY(b, struct job, node)->due;

	return (x > y) - (x < y);
}

#ifdef LEGAL
static int tally(struct ph_node *node, void *arg)
{
	(void)node;
	return ++*(int *)arg == 25 ? 7 : 0;
}
#else
static int drop(struct ph_node *node, void *arg)
{
	(void)arg;
	free(PH_ENTRY(node, struct job, node));
	return 0;
}
#endif

int main(int argc, char **argv)
{
	struct ph_tree t;

	ph_init(&t, earlier);
#ifdef LEGAL
	struct job jobs[40];
	struct ph_tree u;
	int seen = 0, last = -1;

	(void)argc;
	(void)argv;
	memset(jobs, 0x5a, sizeof jobs);
	ph_init(&u, earlier);
	assert(!ph_top(&t) && !ph_pop(&t) && ph_count(&t) == 0 && ph_walk(&t, tally, &seen) == 0);
	for (int i = 0; i < 40; i++) {
		jobs[i].due = i * 17 % 40;
		ph_push(i < 20 ? &t : &u, &jobs[i].node);
	}
	assert(ph_walk(&t, tally, &seen) == 0 && seen == 20);
	ph_merge(&t, &t);
	ph_merge(&t, &u);
	ph_merge(&t, &u);
	ph_merge(&u, &u);
	assert(ph_count(&t) == 40 && ph_count(&u) == 0);
	seen = 0;
	assert(ph_walk(&t, tally, &seen) == 7);
	ph_pop(&t);
	seen = -1000;
	assert(ph_walk(&t, tally, &seen) == 0 && seen == -961);
	ph_remove(&t, &jobs[11].node);
	ph_remove(&t, ph_top(&t));
	jobs[5].due = 100;
	ph_update(&t, &jobs[5].node);
	jobs[6].due = 0;
	ph_update(&t, &jobs[6].node);
	assert(ph_top(&t) == &jobs[6].node);
	for (size_t n = ph_count(&t); n > 0; n--) {
		struct job *j = PH_ENTRY(ph_pop(&t), struct job, node);

		assert(j->due >= last && ph_count(&t) == n - 1);
		last = j->due;
	}
	assert(last == 100);
	return 0;
#else
	int rule = argc > 1 ? atoi(argv[1]) : 1;
	struct job *a = calloc(1, sizeof *a), *b = calloc(1, sizeof *b);

	if (!a || !b)
		return 0;
	b->due = 1;
	ph_push(&t, &a->node);
	if (rule == 1) {
		ph_push(&t, &b->node);
		free(b);
		ph_pop(&t);
	} else if (rule == 2) {
		ph_remove(&t, &b->node);
	} else {
		ph_push(&t, &b->node);
		ph_walk(&t, drop, NULL);
	}
	return 0;
#endif
}
