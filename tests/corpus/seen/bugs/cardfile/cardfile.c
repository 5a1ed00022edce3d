#include "cardfile.h"

#include <stdlib.h>
#include <string.h>

struct card {
    char *name;
    char *mail; /* never NULL */
};

static char lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

static char upper(char c)
{
    return (char)(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

static int fold_cmp(const char *a, const char *b)
{
    while (*a != '\0' && lower(*a) == lower(*b)) {
        a++;
        b++;
    }
    unsigned char x = (unsigned char)lower(*a), y = (unsigned char)lower(*b);
    return (x > y) - (x < y);
}

static char *duplicate(const char *s)
{
    size_t size = strlen(s) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, s, size);
}

card *card_new(const char *name, const char *mail)
{
    card *c = malloc(sizeof *c);
    if (c == NULL)
        return NULL;
    c->name = duplicate(name);
    c->mail = duplicate(mail == NULL ? "" : mail);
    if (c->name == NULL || c->mail == NULL) {
        card_free(c);
        return NULL;
    }
    return c;
}

void card_free(card *c)
{
    if (c == NULL)
        return;
    free(c->name);
    free(c->mail);
    free(c);
}

card *card_dup(const card *c)
{
    return card_new(c->name, c->mail);
}

const char *card_name(const card *c)
{
    return c->name;
}

const char *card_mail(const card *c)
{
    return c->mail;
}

int card_set_mail(card *c, const char *mail)
{
    char *copy = duplicate(mail == NULL ? "" : mail);
    if (copy == NULL)
        return -1;
    free(c->mail);
    c->mail = copy;
    return 0;
}

int card_cmp(const card *a, const card *b)
{
    int order = fold_cmp(a->name, b->name);
    return order != 0 ? order : fold_cmp(a->mail, b->mail);
}

int card_eq(const card *a, const card *b)
{
    return card_cmp(a, b) == 0;
}

/* FNV-1a */
static uint32_t mix(uint32_t h, char c)
{
    return (h ^ (unsigned char)c) * 16777619u;
}

uint32_t card_hash(const card *c)
{
    uint32_t h = 2166136261u;
    for (const char *s = c->name; *s != '\0'; s++)
        h = mix(h, lower(*s));
    h = mix(h, '\n');
    for (const char *s = c->mail; *s != '\0'; s++)
        h = mix(h, *s);
    return h;
}

void card_initials(const card *c, char out[3])
{
    int count = 0;
    int inside = 0;
    for (const char *s = c->name; *s != '\0' && count < 2; s++) {
        if (*s != ' ' && !inside)
            out[count++] = upper(*s);
        inside = *s != ' ';
    }
    out[count] = '\0';
}
