#include "srvorder.h"

#include <stdio.h>
#include <string.h>

int srv_set(struct srv_rec *rec, uint16_t prio, uint16_t weight,
	    uint16_t port, const char *host)
{
	struct srv_rec r;
	size_t len = 0;

	while (len < SRV_HOST && host[len])
		len++;
	if (len == 0 || len == SRV_HOST)
		return -1;
	memset(&r, 0, sizeof r);
	r.prio = prio;
	r.weight = weight;
	r.port = port;
	memcpy(r.host, host, len);
	*rec = r;
	return 0;
}

static int blank(char c)
{
	return c == ' ' || c == '\t';
}

/* A number up to 65535 and the blanks after it; NULL if there is none. */
static const char *number(const char *p, uint16_t *out)
{
	uint32_t v = 0;

	if (*p < '0' || *p > '9')
		return NULL;
	while (*p >= '0' && *p <= '9') {
		v = v * 10 + (uint32_t)(*p++ - '0');
		if (v > 65535)
			return NULL;
	}
	if (!blank(*p))
		return NULL;
	while (blank(*p))
		p++;
	*out = (uint16_t)v;
	return p;
}

int srv_parse(struct srv_rec *rec, const char *text)
{
	uint16_t prio, weight, port;
	char host[SRV_HOST];
	size_t len = 0;

	while (blank(*text))
		text++;
	if (!(text = number(text, &prio)) || !(text = number(text, &weight)) ||
	    !(text = number(text, &port)))
		return -1;
	while (*text && !blank(*text)) {
		if (len == SRV_HOST - 1)
			return -1;
		host[len++] = *text++;
	}
	while (blank(*text))
		text++;
	if (*text)
		return -1;
	host[len] = '\0';
	return srv_set(rec, prio, weight, port, host);
}

size_t srv_format(const struct srv_rec *rec, char *buf, size_t size)
{
	int n = snprintf(buf, size, "%u %u %u %s", (unsigned)rec->prio,
			 (unsigned)rec->weight, (unsigned)rec->port, rec->host);

	return n < 0 ? 0 : (size_t)n;
}

static int lower(char c)
{
	return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

int srv_same(const struct srv_rec *a, const struct srv_rec *b)
{
	const char *p = a->host, *q = b->host;

	if (a->prio != b->prio || a->weight != b->weight || a->port != b->port)
		return 0;
	while (*p && lower(*p) == lower(*q)) {
		p++;
		q++;
	}
	return lower(*p) == lower(*q);
}

size_t srv_uniq(struct srv_rec *recs, size_t n)
{
	size_t kept = 0;

	for (size_t i = 0; i < n; i++) {
		size_t k = 0;

		while (k < kept && !srv_same(&recs[k], &recs[i]))
			k++;
		if (k < kept)
			continue;
		if (kept != i)
			recs[kept] = recs[i];
		kept++;
	}
	return kept;
}

size_t srv_group(const struct srv_rec *recs, size_t n)
{
	size_t k = 0;

	while (k < n && recs[k].prio == recs[0].prio)
		k++;
	return k;
}

/* Stable, so that the result depends on the random numbers alone. */
static void sort_by_prio(struct srv_rec *recs, size_t n)
{
	for (size_t i = 1; i < n; i++) {
		struct srv_rec r = recs[i];
		size_t k = i;

		while (k > 0 && recs[k - 1].prio > r.prio) {
			recs[k] = recs[k - 1];
			k--;
		}
		recs[k] = r;
	}
}

/* Moves recs[k] to the front, the ones before it back by one. */
static void to_front(struct srv_rec *recs, size_t k)
{
	struct srv_rec r = recs[k];

	while (k > 0) {
		recs[k] = recs[k - 1];
		k--;
	}
	recs[0] = r;
}

static void shuffle_group(struct srv_rec *recs, size_t n, srv_rand *rnd,
			  void *arg)
{
	uint64_t total = 0;

	for (size_t i = 0; i < n; i++)
		total += recs[i].weight;
	if (total == 0)
		return;
	for (size_t i = 0; i < n; i++) {
		uint64_t mark = rnd(arg) % total, sum = 0;
		size_t k = i;

		while (k < n - 1 && (sum += recs[k].weight) <= mark)
			k++;
		total -= recs[k].weight;
		to_front(recs + i, k - i);
	}
}

void srv_order(struct srv_rec *recs, size_t n, srv_rand *rnd, void *arg)
{
	sort_by_prio(recs, n);
	while (n > 0) {
		size_t k = srv_group(recs, n);

		if (k > 1)
			shuffle_group(recs, k, rnd, arg);
		recs += k;
		n -= k;
	}
}

int srv_refused(const struct srv_rec *recs, size_t n)
{
	return n == 1 && strcmp(recs[0].host, ".") == 0;
}
