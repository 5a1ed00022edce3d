#include "lowq.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* WINNERS has LEVELS rows of COUNT entries.  Entry I of row L is the index of
   the minimum of the 2^L elements from I on; entries of blocks that would
   stick out are not used.  */

struct lowq
{
  size_t count;
  unsigned levels;
  int *values;
  uint16_t *winners;
};

static uint16_t
lesser (const struct lowq *q, uint16_t left, uint16_t right)
{
  return q->values[right] < q->values[left] ? right : left;
}

static void
fill_rows (struct lowq *q)
{
  for (size_t i = 0; i < q->count; i++)
    q->winners[i] = (uint16_t) i;

  for (unsigned level = 1; level < q->levels; level++)
    {
      const uint16_t *below = q->winners + (level - 1) * q->count;
      uint16_t *row = q->winners + level * q->count;
      size_t half = (size_t) 1 << (level - 1);
      for (size_t i = 0; i + 2 * half <= q->count; i++)
        row[i] = lesser (q, below[i], below[i + half]);
    }
}

struct lowq *
lowq_build (const int *values, size_t count)
{
  if (count > LOWQ_MAX_ELEMENTS)
    return NULL;

  struct lowq *q = calloc (1, sizeof *q);
  if (q == NULL)
    return NULL;
  q->count = count;
  if (count == 0)
    return q;

  q->levels = 1;
  while ((size_t) 1 << q->levels < count)
    q->levels++;

  q->values = malloc (count * sizeof *q->values);
  q->winners = calloc (q->levels * count, sizeof *q->winners);
  if (q->values == NULL || q->winners == NULL)
    {
      lowq_free (q);
      return NULL;
    }
  memcpy (q->values, values, count * sizeof *q->values);
  fill_rows (q);
  return q;
}

void
lowq_free (struct lowq *q)
{
  if (q == NULL)
    return;
  free (q->winners);
  free (q->values);
  free (q);
}

size_t
lowq_count (const struct lowq *q)
{
  return q->count;
}

bool
lowq_get (const struct lowq *q, size_t index, int *value)
{
  if (index >= q->count)
    return false;
  *value = q->values[index];
  return true;
}

/* The index of the minimum of a part that is not empty and inside: two blocks
   of a power of two cover it, which may overlap.  */
static size_t
winner (const struct lowq *q, size_t first, size_t last)
{
  size_t length = last - first;
  unsigned level = 0;
  while ((size_t) 2 << level <= length)
    level++;

  const uint16_t *row = q->winners + level * q->count;
  return lesser (q, row[first], row[last - ((size_t) 1 << level)]);
}

bool
lowq_where (const struct lowq *q, size_t first, size_t last, size_t *index)
{
  if (first >= last || last > q->count)
    return false;
  *index = winner (q, first, last);
  return true;
}

bool
lowq_min (const struct lowq *q, size_t first, size_t last, int *value)
{
  size_t index;
  if (!lowq_where (q, first, last, &index))
    return false;
  *value = q->values[index];
  return true;
}

size_t
lowq_next_below (const struct lowq *q, size_t from, int limit)
{
  if (from >= q->count)
    return q->count;

  /* An element that is less is in the part FROM to LAST, if at all.  */
  size_t last = q->count;
  size_t found = q->count;
  while (from < last)
    {
      size_t index = winner (q, from, last);
      if (q->values[index] >= limit)
        break;
      found = last = index;
    }
  return found;
}

size_t
lowq_slide (const struct lowq *q, size_t width, int *out, size_t room)
{
  if (width == 0 || width > q->count)
    return 0;

  size_t runs = q->count - width + 1;
  for (size_t i = 0; i < runs && i < room; i++)
    out[i] = q->values[winner (q, i, i + width)];
  return runs;
}
