#include "mailaddr.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct mailaddr {
    char local[MAILADDR_LOCAL_MAX + 1];
    char domain[MAILADDR_DOMAIN_MAX + 1];
};

static int is_alnum(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

static int lower(char c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : (unsigned char)c;
}

static int local_ok(const char *s, size_t len)
{
    if (len < 1 || len > MAILADDR_LOCAL_MAX)
        return 0;
    for (size_t i = 0; i < len; i++)
        if (!is_alnum(s[i]) && !strchr(".!#$%&'*+-/=?^_`{|}~", s[i]))
            return 0;
    return 1;
}

static int domain_ok(const char *s, size_t len)
{
    if (len < 1 || len > MAILADDR_DOMAIN_MAX)
        return 0;
    for (size_t i = 0; i < len; i++) {
        int first = i == 0 || s[i - 1] == '.';
        int last = i + 1 == len || s[i + 1] == '.';
        if (s[i] == '-' ? first || last : s[i] == '.' ? first || last : !is_alnum(s[i]))
            return 0;
    }
    return 1;
}

static mailaddr_t *make(const char *local, size_t llen, const char *domain, size_t dlen)
{
    mailaddr_t *a;

    if (!local_ok(local, llen) || !domain_ok(domain, dlen))
        return NULL;
    a = calloc(1, sizeof *a);
    if (a) {
        memcpy(a->local, local, llen);
        memcpy(a->domain, domain, dlen);
    }
    return a;
}

mailaddr_t *mailaddr_parse(const char *text)
{
    const char *at = strchr(text, '@');

    if (!at)
        return NULL;
    return make(text, (size_t)(at - text), at + 1, strlen(at + 1));
}

mailaddr_t *mailaddr_make(const char *local, const char *domain)
{
    return make(local, strlen(local), domain, strlen(domain));
}

mailaddr_t *mailaddr_dup(const mailaddr_t *a)
{
    return mailaddr_make(a->local, a->domain);
}

void mailaddr_free(mailaddr_t *a)
{
    free(a);
}

const char *mailaddr_local(const mailaddr_t *a)
{
    return a->local;
}

const char *mailaddr_domain(const mailaddr_t *a)
{
    return a->domain;
}

int mailaddr_format(const mailaddr_t *a, char *buf, size_t size)
{
    return snprintf(buf, size, "%s@%s", a->local, a->domain);
}

static int casecmp(const char *a, const char *b)
{
    while (*a && lower(*a) == lower(*b)) {
        a++;
        b++;
    }
    return lower(*a) - lower(*b);
}

int mailaddr_compare(const mailaddr_t *a, const mailaddr_t *b)
{
    int order = casecmp(a->domain, b->domain);

    return order ? order : strcmp(a->local, b->local);
}

int mailaddr_equal(const mailaddr_t *a, const mailaddr_t *b)
{
    return mailaddr_compare(a, b) == 0;
}

static unsigned hash_more(unsigned h, const char *s)
{
    for (; *s; s++)
        h = (h ^ (unsigned char)*s) * 16777619u;
    return h;
}

unsigned mailaddr_hash(const mailaddr_t *a)
{
    return hash_more(hash_more(2166136261u, a->local) * 31u, a->domain);
}

int mailaddr_within(const mailaddr_t *a, const char *domain)
{
    size_t have = strlen(a->domain), want = strlen(domain);

    if (want == 0 || want > have || casecmp(a->domain + have - want, domain) != 0)
        return 0;
    return want == have || a->domain[have - want - 1] == '.';
}
