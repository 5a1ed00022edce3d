#include "gplabel.h"

#include <stdlib.h>
#include <string.h>

#define F_OWNED 1u
#define F_OUT   2u
#define F_HIGH  4u

struct line {
	unsigned flags;
	char *label;
};

struct gpl_chip {
	unsigned n;
	struct line line[];
};

static char *label_dup(const char *s)
{
	size_t n = 0;
	char *p;

	while (n < GPL_LABEL_MAX && s[n])
		n++;
	p = malloc(n + 1);
	if (p) {
		memcpy(p, s, n);
		p[n] = '\0';
	}
	return p;
}

struct gpl_chip *gpl_chip_new(unsigned nlines)
{
	struct gpl_chip *chip;

	if (nlines == 0 || nlines > GPL_MAX_LINES)
		return NULL;
	chip = calloc(1, sizeof(*chip) + nlines * sizeof(chip->line[0]));
	if (chip)
		chip->n = nlines;
	return chip;
}

void gpl_chip_free(struct gpl_chip *chip)
{
	unsigned i;

	if (!chip)
		return;
	for (i = 0; i < chip->n; i++)
		free(chip->line[i].label);
	free(chip);
}

int gpl_request(struct gpl_chip *chip, unsigned line, const char *consumer)
{
	struct line *l;

	if (line >= chip->n)
		return GPL_INVAL;
	l = &chip->line[line];
	if (l->flags & F_OWNED)
		return GPL_BUSY;
	if (consumer) {
		l->label = label_dup(consumer);
		if (!l->label)
			return GPL_NOMEM;
	}
	l->flags |= F_OWNED;
	return GPL_OK;
}

static int owned(struct gpl_chip *chip, unsigned line, struct line **out)
{
	if (line >= chip->n)
		return GPL_INVAL;
	*out = &chip->line[line];
	return (*out)->flags & F_OWNED ? GPL_OK : GPL_PERM;
}

int gpl_release(struct gpl_chip *chip, unsigned line)
{
	struct line *l;
	int err = owned(chip, line, &l);

	if (err)
		return err;
	free(l->label);
	l->label = NULL;
	l->flags &= ~(F_OWNED | F_OUT);
	return GPL_OK;
}

int gpl_relabel(struct gpl_chip *chip, unsigned line, const char *consumer)
{
	struct line *l;
	char *label = NULL;
	int err = owned(chip, line, &l);

	if (err)
		return err;
	if (consumer) {
		/* consumer may be the present label: copy before freeing */
		label = label_dup(consumer);
		if (!label)
			return GPL_NOMEM;
		free(l->label);
	}
	l->label = label;
	return GPL_OK;
}

const char *gpl_consumer(const struct gpl_chip *chip, unsigned line)
{
	const struct line *l;

	if (line >= chip->n)
		return NULL;
	l = &chip->line[line];
	if (!(l->flags & F_OWNED))
		return NULL;
	return l->label ? l->label : "?";
}

int gpl_direction(struct gpl_chip *chip, unsigned line, enum gpl_dir dir)
{
	struct line *l;
	int err = owned(chip, line, &l);

	if (err)
		return err;
	if (dir == GPL_OUT)
		l->flags |= F_OUT;
	else
		l->flags &= ~F_OUT;
	return GPL_OK;
}

int gpl_set(struct gpl_chip *chip, unsigned line, int level)
{
	struct line *l;
	int err = owned(chip, line, &l);

	if (err)
		return err;
	if (!(l->flags & F_OUT))
		return GPL_PERM;
	if (level)
		l->flags |= F_HIGH;
	else
		l->flags &= ~F_HIGH;
	return GPL_OK;
}

int gpl_get(const struct gpl_chip *chip, unsigned line)
{
	if (line >= chip->n)
		return GPL_INVAL;
	return !!(chip->line[line].flags & F_HIGH);
}

int gpl_find_free(const struct gpl_chip *chip, unsigned from)
{
	for (; from < chip->n; from++)
		if (!(chip->line[from].flags & F_OWNED))
			return (int)from;
	return GPL_BUSY;
}
