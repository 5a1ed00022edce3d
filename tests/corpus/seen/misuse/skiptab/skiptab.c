#include "skiptab.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define LEVELS 12

struct skentry
{
  long key;
  char *text;
  int levels;
  struct skentry *next[];
};

struct sktab
{
  struct skentry *head; /* has no key and all levels */
  size_t size;
  unsigned long seed;
};

static struct skentry *
make (long key, int levels)
{
  struct skentry *e = calloc (1, sizeof *e + (size_t)levels * sizeof e->next[0]);
  if (e != NULL)
    {
      e->key = key;
      e->levels = levels;
    }
  return e;
}

sktab *
sk_new (void)
{
  sktab *t = malloc (sizeof *t);
  if (t == NULL)
    return NULL;
  t->size = 0;
  t->seed = 1;
  t->head = make (0, LEVELS);
  if (t->head == NULL)
    {
      free (t);
      return NULL;
    }
  return t;
}

void
sk_free (sktab *t)
{
  if (t == NULL)
    return;
  for (struct skentry *e = t->head, *next; e != NULL; e = next)
    {
      next = e->next[0];
      free (e->text);
      free (e);
    }
  free (t);
}

/* The last entries before a key, on each level.  Returns what follows.  */
static struct skentry *
descend (const sktab *t, long key, struct skentry **before)
{
  struct skentry *e = t->head;
  for (int i = LEVELS - 1; i >= 0; i--)
    {
      while (e->next[i] != NULL && e->next[i]->key < key)
        e = e->next[i];
      before[i] = e;
    }
  return e->next[0];
}

static int
random_levels (sktab *t)
{
  int levels = 1;
  t->seed = (t->seed * 1103515245ul + 12345) & 0x7fffffff;
  for (unsigned long bits = t->seed >> 8; bits & 1 && levels < LEVELS; bits >>= 1)
    levels++;
  return levels;
}

skpos
sk_set (sktab *t, long key, const char *text)
{
  struct skentry *before[LEVELS], *e = descend (t, key, before);
  size_t size = strlen (text) + 1;
  char *copy = malloc (size);
  if (copy == NULL)
    return NULL;
  memcpy (copy, text, size);
  if (e == NULL || e->key != key)
    {
      e = make (key, random_levels (t));
      if (e == NULL)
        {
          free (copy);
          return NULL;
        }
      for (int i = 0; i < e->levels; i++)
        {
          e->next[i] = before[i]->next[i];
          before[i]->next[i] = e;
        }
      t->size++;
    }
  free (e->text);
  e->text = copy;
  return e;
}

skpos
sk_find (const sktab *t, long key)
{
  skpos e = sk_seek (t, key);
  return e != NULL && e->key == key ? e : NULL;
}

bool
sk_del (sktab *t, long key)
{
  skpos e = sk_find (t, key);
  if (e == NULL)
    return false;
  sk_del_at (t, e);
  return true;
}

skpos
sk_del_at (sktab *t, skpos pos)
{
  struct skentry *before[LEVELS], *next = pos->next[0];
  struct skentry *found = descend (t, pos->key, before);
  assert (found == pos);
  (void)found;
  for (int i = 0; i < pos->levels; i++)
    before[i]->next[i] = pos->next[i];
  t->size--;
  free (pos->text);
  free (pos);
  return next;
}

skpos
sk_first (const sktab *t)
{
  return t->head->next[0];
}

skpos
sk_seek (const sktab *t, long key)
{
  struct skentry *before[LEVELS];
  return descend (t, key, before);
}

skpos
sk_next (skpos pos)
{
  return pos->next[0];
}

long
sk_key (skpos pos)
{
  return pos->key;
}

const char *
sk_text (skpos pos)
{
  return pos->text;
}

size_t
sk_size (const sktab *t)
{
  return t->size;
}
