#include "sdatum.h"

#include <stdlib.h>
#include <string.h>

#define NBUCKET 31

struct rec {
	struct rec *next;
	unsigned hash;
	int ksize, csize;
	char bytes[];		/* the key, then the content, then a NUL */
};

struct sdatum {
	struct rec *bucket[NBUCKET];
	int count;
	int at;			/* bucket and number in it, of the next key */
	int nth;
};

static const datum none = {NULL, 0};

SD *sd_open(void)
{
	SD *p = calloc(1, sizeof *p);

	if (p != NULL)
		p->at = NBUCKET;
	return p;
}

void sd_close(SD *p)
{
	int b;

	for (b = 0; b < NBUCKET; b++)
		while (p->bucket[b] != NULL) {
			struct rec *r = p->bucket[b];
			p->bucket[b] = r->next;
			free(r);
		}
	free(p);
}

static unsigned hash(datum key)
{
	unsigned h = 5381;
	int i;

	for (i = 0; i < key.dsize; i++)
		h = h * 33 ^ (unsigned char)key.dptr[i];
	return h;
}

/* Where the pointer to a key's record is; that is NULL if there is none. */
static struct rec **seek(SD *p, datum key, unsigned h)
{
	struct rec **rp = &p->bucket[h % NBUCKET];

	for (; *rp != NULL; rp = &(*rp)->next) {
		struct rec *r = *rp;
		if (r->hash == h && r->ksize == key.dsize &&
		    (key.dsize == 0 || memcmp(r->bytes, key.dptr, (size_t)key.dsize) == 0))
			break;
	}
	return rp;
}

int sd_store(SD *p, datum key, datum content, int how)
{
	struct rec **rp, *r;
	unsigned h;

	if (key.dsize < 0 || content.dsize < 0 || key.dsize > SD_DATA || content.dsize > SD_DATA - key.dsize)
		return -1;
	h = hash(key);
	rp = seek(p, key, h);
	if (*rp != NULL && how != SD_REPLACE)
		return 1;
	if (*rp == NULL && p->count == SD_RECS)
		return -1;
	r = malloc(sizeof *r + (size_t)key.dsize + (size_t)content.dsize + 1);
	if (r == NULL)
		return -1;
	r->hash = h;
	r->ksize = key.dsize;
	r->csize = content.dsize;
	if (key.dsize > 0)
		memcpy(r->bytes, key.dptr, (size_t)key.dsize);
	if (content.dsize > 0)
		memcpy(r->bytes + key.dsize, content.dptr, (size_t)content.dsize);
	r->bytes[key.dsize + content.dsize] = '\0';
	if (*rp != NULL) {
		r->next = (*rp)->next;
		free(*rp);
	} else {
		r->next = NULL;
		p->count++;
	}
	*rp = r;
	p->at = NBUCKET;
	return 0;
}

datum sd_fetch(SD *p, datum key)
{
	struct rec *r;
	datum d = none;

	if (key.dsize < 0)
		return none;
	r = *seek(p, key, hash(key));
	if (r != NULL) {
		d.dptr = r->bytes + r->ksize;
		d.dsize = r->csize;
	}
	return d;
}

int sd_delete(SD *p, datum key)
{
	struct rec **rp, *r;

	if (key.dsize < 0)
		return -1;
	rp = seek(p, key, hash(key));
	r = *rp;
	if (r == NULL)
		return -1;
	*rp = r->next;
	free(r);
	p->count--;
	p->at = NBUCKET;
	return 0;
}

datum sd_firstkey(SD *p)
{
	p->at = 0;
	p->nth = 0;
	return sd_nextkey(p);
}

datum sd_nextkey(SD *p)
{
	for (; p->at < NBUCKET; p->at++, p->nth = 0) {
		struct rec *r = p->bucket[p->at];
		int i;
		for (i = 0; r != NULL && i < p->nth; i++)
			r = r->next;
		if (r != NULL) {
			datum d = {r->bytes, r->ksize};
			p->nth++;
			return d;
		}
	}
	return none;
}

int sd_count(const SD *p)
{
	return p->count;
}
