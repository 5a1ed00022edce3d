#include "movmean.h"

#include <assert.h>

void movmean_init(struct movmean *mm, double *room, size_t window)
{
	assert(room != NULL && window > 0);
	mm->room = room;
	mm->window = window;
	movmean_reset(mm);
}

void movmean_reset(struct movmean *mm)
{
	mm->next = 0;
	mm->count = 0;
}

void movmean_put(struct movmean *mm, double value)
{
	mm->room[mm->next] = value;
	mm->next = mm->next + 1 < mm->window ? mm->next + 1 : 0;
	if (mm->count < mm->window)
		mm->count++;
}

void movmean_put_many(struct movmean *mm, const double *values, size_t n)
{
	for (size_t i = 0; i < n; i++)
		movmean_put(mm, values[i]);
}

size_t movmean_count(const struct movmean *mm)
{
	return mm->count;
}

double movmean_get(const struct movmean *mm, size_t i)
{
	assert(i < mm->count);
	return mm->room[i < mm->next ? mm->next - 1 - i : mm->next + (mm->window - 1 - i)];
}

double movmean_mean(const struct movmean *mm)
{
	double sum = 0;

	assert(mm->count > 0);
	for (size_t i = 0; i < mm->count; i++)
		sum += mm->room[i];
	return sum / (double)mm->count;
}

double movmean_min(const struct movmean *mm)
{
	double least = movmean_get(mm, 0);

	for (size_t i = 1; i < mm->count; i++)
		if (movmean_get(mm, i) < least)
			least = movmean_get(mm, i);
	return least;
}

double movmean_max(const struct movmean *mm)
{
	double most = movmean_get(mm, 0);

	for (size_t i = 1; i < mm->count; i++)
		if (movmean_get(mm, i) > most)
			most = movmean_get(mm, i);
	return most;
}

void movmean_move(struct movmean *mm, double *room, size_t window)
{
	struct movmean to;

	movmean_init(&to, room, window);
	for (size_t i = mm->count < window ? mm->count : window; i > 0; i--)
		movmean_put(&to, movmean_get(mm, i - 1));
	*mm = to;
}
