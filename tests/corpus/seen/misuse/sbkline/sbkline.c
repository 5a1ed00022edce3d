#include "sbkline.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define NEEDLE 255

struct line {
  struct sbk_cell *cells;
  int n;
};

struct sbk {
  int cols;
  int max;
  int count;
  uint64_t pushed;        /* the number of the next line; line k is in slot k % max */
  struct line *ring;
};

struct sbk_search {
  const sbk *s;
  uint64_t below;         /* lines with smaller numbers are still to be looked at */
  int n;
  unsigned char text[NEEDLE];
};

sbk *sbk_new(int cols, int lines)
{
  sbk *s;

  if (cols < 1 || cols > SBK_MAXCOLS || lines < 1 || lines > SBK_MAXLINES)
    return NULL;
  s = calloc(1, sizeof *s);
  if (s == NULL)
    return NULL;
  s->ring = calloc((size_t)lines, sizeof *s->ring);
  if (s->ring == NULL) {
    free(s);
    return NULL;
  }
  s->cols = cols;
  s->max = lines;
  return s;
}

/* The line with a number that is here. */
static struct line *slot(const sbk *s, uint64_t number)
{
  return &s->ring[number % (uint64_t)s->max];
}

void sbk_clear(sbk *s)
{
  for (int i = 0; i < s->max; i++) {
    free(s->ring[i].cells);
    s->ring[i].cells = NULL;
    s->ring[i].n = 0;
  }
  s->count = 0;
}

void sbk_free(sbk *s)
{
  if (s == NULL)
    return;
  sbk_clear(s);
  free(s->ring);
  free(s);
}

int sbk_count(const sbk *s)
{
  return s->count;
}

int sbk_cols(const sbk *s)
{
  return s->cols;
}

int sbk_set_cols(sbk *s, int cols)
{
  if (cols < 1 || cols > SBK_MAXCOLS)
    return -1;
  s->cols = cols;
  return 0;
}

int sbk_push(sbk *s, const struct sbk_cell *cells, int n)
{
  struct sbk_cell *copy;
  struct line *line;

  if (n > s->cols)
    n = s->cols;
  while (n > 0 && cells[n - 1].ch == ' ' && cells[n - 1].style == 0)
    n--;
  if (n < 0)
    n = 0;
  copy = malloc((n > 0 ? (size_t)n : 1) * sizeof *copy);
  if (copy == NULL)
    return -1;
  if (n > 0)
    memcpy(copy, cells, (size_t)n * sizeof *copy);
  line = slot(s, s->pushed);
  free(line->cells);
  line->cells = copy;
  line->n = n;
  s->pushed++;
  if (s->count < s->max)
    s->count++;
  return 0;
}

int sbk_pop(sbk *s, struct sbk_cell *row)
{
  struct line *line;

  if (s->count == 0)
    return -1;
  s->pushed--;
  s->count--;
  line = slot(s, s->pushed);
  for (int i = 0; i < s->cols; i++)
    row[i] = i < line->n ? line->cells[i] : (struct sbk_cell){ ' ', 0 };
  free(line->cells);
  line->cells = NULL;
  line->n = 0;
  return 0;
}

const struct sbk_cell *sbk_line(const sbk *s, int i, int *n)
{
  const struct line *line;

  assert(i >= 0 && i < s->count);
  line = slot(s, s->pushed - 1 - (uint64_t)i);
  *n = line->n;
  return line->cells;
}

sbk_search *sbk_search_open(const sbk *s, const char *text)
{
  size_t length = strlen(text);
  sbk_search *f;

  if (length > NEEDLE)
    return NULL;
  f = calloc(1, sizeof *f);
  if (f == NULL)
    return NULL;
  f->s = s;
  f->below = s->pushed;
  f->n = (int)length;
  memcpy(f->text, text, length);
  return f;
}

static int contains(const struct line *line, const sbk_search *f)
{
  for (int start = 0; start <= line->n - f->n; start++) {
    int same = 0;

    while (same < f->n && line->cells[start + same].ch == f->text[same])
      same++;
    if (same == f->n)
      return 1;
  }
  return 0;
}

int sbk_search_next(sbk_search *f)
{
  const sbk *s = f->s;

  if (f->below > s->pushed)
    f->below = s->pushed;
  while (f->below > s->pushed - (uint64_t)s->count) {
    f->below--;
    if (contains(slot(s, f->below), f))
      return (int)(s->pushed - 1 - f->below);
  }
  return -1;
}

void sbk_search_close(sbk_search *f)
{
  free(f);
}
