#include "dnsmsgw.h"

#include <assert.h>
#include <string.h>

static void set16(uint8_t *at, unsigned value)
{
	at[0] = (uint8_t)(value >> 8);
	at[1] = (uint8_t)value;
}

static void add16(struct dnsw *w, unsigned value)
{
	set16(w->buf + w->len, value);
	w->len += 2;
}

void dnsw_begin(struct dnsw *w, uint8_t *buf, size_t cap, unsigned id, unsigned flags)
{
	assert(cap >= DNSW_HEADER);
	memset(w, 0, sizeof *w);
	memset(buf, 0, DNSW_HEADER);
	w->buf = buf;
	w->cap = cap;
	w->len = DNSW_HEADER;
	w->open = 1;
	set16(buf, id);
	set16(buf + 2, flags);
}

int dnsw_name_size(const char *name)
{
	int size = 1;

	if (strcmp(name, ".") == 0)
		return 1;
	while (*name != '\0') {
		size_t label = strcspn(name, ".");
		if (label < 1 || label > 63)
			return DNSW_ENAME;
		size += 1 + (int)label;
		if (size > 255)
			return DNSW_ENAME;
		name += label;
		if (*name == '.')
			name++;
	}
	return size;
}

/* The name must be good and fit. */
static void add_name(struct dnsw *w, const char *name)
{
	if (*name == '.')
		name++;
	while (*name != '\0') {
		size_t label = strcspn(name, ".");
		w->buf[w->len++] = (uint8_t)label;
		memcpy(w->buf + w->len, name, label);
		w->len += label;
		name += label;
		if (*name == '.')
			name++;
	}
	w->buf[w->len++] = 0;
}

/* Name, type and class, if there is room for them and `more` bytes. */
static int start_entry(struct dnsw *w, int section, const char *name, unsigned type, size_t more)
{
	int size;

	assert(w->open);
	assert(section >= w->section);
	if (w->error)
		return w->error;
	size = dnsw_name_size(name);
	if (size < 0)
		return w->error = DNSW_ENAME;
	if (more > 70000 || (size_t)size + 4 + more > w->cap - w->len || w->count[section] == 65535)
		return w->error = DNSW_ESPACE;
	w->section = section;
	w->count[section]++;
	add_name(w, name);
	add16(w, type);
	add16(w, 1);
	return DNSW_OK;
}

int dnsw_question(struct dnsw *w, const char *name, unsigned type)
{
	return start_entry(w, DNSW_QUESTION, name, type, 0);
}

int dnsw_record(struct dnsw *w, enum dnsw_section section, const char *name, unsigned type, uint32_t ttl,
                const void *rdata, size_t rdlen)
{
	int error;

	assert(section == DNSW_ANSWER || section == DNSW_AUTHORITY || section == DNSW_ADDITIONAL);
	error = start_entry(w, (int)section, name, type, rdlen > 65535 ? 99999 : 6 + rdlen);
	if (error)
		return error;
	add16(w, ttl >> 16);
	add16(w, ttl & 0xffff);
	add16(w, (unsigned)rdlen);
	if (rdlen > 0)
		memcpy(w->buf + w->len, rdata, rdlen);
	w->len += rdlen;
	return DNSW_OK;
}

size_t dnsw_length(const struct dnsw *w)
{
	return w->len;
}

int dnsw_error(const struct dnsw *w)
{
	return w->error;
}

long dnsw_finish(struct dnsw *w)
{
	assert(w->open);
	w->open = 0;
	if (w->error)
		return w->error;
	for (int i = 0; i < 4; i++)
		set16(w->buf + 4 + 2 * i, w->count[i]);
	return (long)w->len;
}
