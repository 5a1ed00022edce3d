#include "sbkline.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int put(sbk *s, const char *text)
{
  struct sbk_cell cells[32];
  int n = 0;
  for (; text[n]; n++)
    cells[n] = (struct sbk_cell){ (unsigned char)text[n], 0 };
  return sbk_push(s, cells, n);
}

int main(int argc, char **argv)
{
#ifdef LEGAL
  sbk *s = sbk_new(5, 3);
  struct sbk_cell row[8];
  char big[300];
  sbk_search *f;
  int n;
  (void)argc, (void)argv;
  if (s == NULL)
    return 0;
  assert(!sbk_new(0, 1) && !sbk_new(1, 0) && !sbk_new(INT_MAX, 1) && !sbk_new(1, INT_MIN));
  assert(sbk_count(s) == 0 && sbk_pop(s, row) == -1 && sbk_push(s, NULL, 0) == 0);
  sbk_line(s, 0, &n);
  assert(n == 0);
  f = sbk_search_open(s, "");
  assert(f && sbk_search_next(f) == 0 && sbk_search_next(f) == -1);
  sbk_search_close(f);
  put(s, "one"), put(s, "two  "), put(s, "three four"), put(s, "one");
  assert(sbk_count(s) == 3 && sbk_line(s, 1, &n)->ch == 't' && n == 5);
  assert(sbk_push(s, sbk_line(s, 2, &n), 3) == 0 && sbk_line(s, 0, &n)->ch == 't' && n == 3);
  f = sbk_search_open(s, "e");
  assert(f && sbk_search_next(f) == 1);
  assert(sbk_pop(s, row) == 0 && row[2].ch == 'o' && row[4].ch == ' ');
  assert(sbk_search_next(f) == 1 && sbk_search_next(f) == -1);
  sbk_search_close(f);
  f = sbk_search_open(s, "one");
  sbk_pop(s, row), sbk_pop(s, row);
  assert(sbk_search_next(f) == -1);
  put(s, "one");
  sbk_clear(s);
  assert(sbk_search_next(f) == -1 && sbk_count(s) == 0);
  sbk_search_close(f);
  assert(sbk_set_cols(s, 8) == 0 && sbk_set_cols(s, 0) == -1 && sbk_cols(s) == 8);
  put(s, "abcdefghij");
  assert(sbk_set_cols(s, 2) == 0 && sbk_pop(s, row) == 0 && row[1].ch == 'b');
  memset(big, 'x', sizeof big);
  big[299] = 0;
  assert(sbk_search_open(s, big) == NULL);
  sbk_search_close(NULL);
  sbk_free(s);
  sbk_free(NULL);
  return 0;
#else
  int rule = argc > 1 ? atoi(argv[1]) : 1, n;
  sbk *s = sbk_new(80, 100);
  if (s == NULL)
    return 0;
  put(s, "hello");
  if (rule == 1) {
    sbk_line(s, sbk_count(s), &n);
  } else if (rule == 2) {
    sbk_search *f = sbk_search_open(s, "ell");
    sbk_free(s);
    sbk_search_next(f);
    sbk_search_close(f);
    return 0;
  } else {
    struct sbk_cell row[5];
    sbk_pop(s, row);
  }
  sbk_free(s);
  return 0;
#endif
}
