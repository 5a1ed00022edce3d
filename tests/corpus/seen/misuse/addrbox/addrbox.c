#include "addrbox.h"

#include <limits.h>
#include <string.h>

static int
is_letter_or_digit (char c)
{
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
         || (c >= '0' && c <= '9');
}

static int
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static int
is_local_char (char c)
{
  return (unsigned char) c > ' ' && c != 0x7f
         && strchr ("()<>[]:;@\\,\"", c) == NULL;
}

static int
is_domain_char (char c)
{
  return is_letter_or_digit (c) || c == '-' || c == '.';
}

/* Dots are neither first nor last nor doubled.  */
static int
good (const char *s, size_t max, int (*allowed) (char))
{
  size_t n;

  for (n = 0; s[n] != '\0'; n++)
    if (n >= max || !allowed (s[n])
        || (s[n] == '.' && (n == 0 || s[n + 1] == '.' || s[n + 1] == '\0')))
      return 0;
  return n > 0;
}

int
addrbox_good_local (const char *local)
{
  return good (local, 64, is_local_char);
}

int
addrbox_good_domain (const char *domain)
{
  return good (domain, 255, is_domain_char);
}

static char *
trim (char *s)
{
  size_t n;

  while (is_blank (*s))
    s++;
  for (n = strlen (s); n > 0 && is_blank (s[n - 1]); n--)
    s[n - 1] = '\0';
  return s;
}

/* Ends the item at its comma.  Returns what follows, NULL if nothing does.  */
static char *
cut_item (char *s)
{
  int quoted = 0;

  for (; *s != '\0'; s++)
    {
      if (*s == '"')
        quoted = !quoted;
      else if (*s == '\\' && quoted && s[1] != '\0')
        s++;
      else if (*s == ',' && !quoted)
        {
          *s = '\0';
          return s + 1;
        }
    }
  return NULL;
}

/* Takes quotes and backslashes from a name.  S is at its quote.  Returns
   what follows the closing one, NULL if there is none.  */
static char *
unquote (char *s)
{
  char *to = s;

  for (s++; *s != '"'; s++)
    {
      if (*s == '\\')
        s++;
      if (*s == '\0')
        return NULL;
      *to++ = *s;
    }
  *to = '\0';
  return s + 1;
}

static int
split_at (char *s, struct addrbox *a)
{
  char *at = strchr (s, '@');

  if (at == NULL)
    return 0;
  *at = '\0';
  a->local = s;
  a->domain = at + 1;
  return addrbox_good_local (a->local) && addrbox_good_domain (a->domain);
}

static int
split_item (char *s, struct addrbox *a)
{
  char *angle, *end;

  s = trim (s);
  if (*s == '"')
    {
      a->name = s;
      s = unquote (s);
      if (s == NULL)
        return 0;
      s = trim (s);
      if (*s != '<')
        return 0;
      angle = s;
    }
  else
    {
      angle = strchr (s, '<');
      if (angle == NULL)
        {
          a->name = s + strlen (s);
          return split_at (s, a);
        }
      *angle = '\0';
      if (strpbrk (s, "\"\\>@") != NULL)
        return 0;
      a->name = trim (s);
    }
  s = angle + 1;
  end = strchr (s, '>');
  if (end == NULL || end[1] != '\0')
    return 0;
  *end = '\0';
  return split_at (trim (s), a);
}

int
addrbox_split (char *text, struct addrbox *list, size_t max)
{
  size_t n = 0;
  char *next;

  text = trim (text);
  if (*text == '\0')
    return 0;
  for (; text != NULL; text = next)
    {
      struct addrbox a;

      next = cut_item (text);
      if (!split_item (text, &a))
        return ADDRBOX_SYNTAX;
      if (n >= max || n >= INT_MAX)
        return ADDRBOX_MANY;
      list[n++] = a;
    }
  return (int) n;
}

size_t
addrbox_space (const struct addrbox *a)
{
  size_t n = strlen (a->local) + 1 + strlen (a->domain) + 1;
  const char *s;

  if (*a->name != '\0')
    {
      n += 5;                   /* quotes, blank and <> */
      for (s = a->name; *s != '\0'; s++)
        n += *s == '"' || *s == '\\' ? 2 : 1;
    }
  return n;
}

char *
addrbox_join (const struct addrbox *a, char *buffer)
{
  char *to = buffer;
  const char *s;

  if (*a->name != '\0')
    {
      *to++ = '"';
      for (s = a->name; *s != '\0'; s++)
        {
          if (*s == '"' || *s == '\\')
            *to++ = '\\';
          *to++ = *s;
        }
      memcpy (to, "\" <", 3);
      to += 3;
    }
  for (s = a->local; *s != '\0'; s++)
    *to++ = *s;
  *to++ = '@';
  for (s = a->domain; *s != '\0'; s++)
    *to++ = *s;
  if (*a->name != '\0')
    *to++ = '>';
  *to = '\0';
  return buffer;
}

static char
lower (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

int
addrbox_same (const struct addrbox *a, const struct addrbox *b)
{
  const char *x = a->domain, *y = b->domain;

  for (; *x != '\0' && lower (*x) == lower (*y); x++, y++)
    continue;
  return *x == *y && strcmp (a->local, b->local) == 0;
}

unsigned long
addrbox_hash (const struct addrbox *a)
{
  unsigned long h = 5381;
  const char *s;

  for (s = a->local; *s != '\0'; s++)
    h = h * 33 + (unsigned char) *s;
  for (s = a->domain; *s != '\0'; s++)
    h = h * 33 + (unsigned char) lower (*s);
  return h;
}
