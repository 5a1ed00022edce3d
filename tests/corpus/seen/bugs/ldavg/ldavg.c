#include "ldavg.h"

/* LD_FSCALE / exp(5/60), exp(5/300), exp(5/900) */
#define	EXP_1	1884u
#define	EXP_5	2014u
#define	EXP_15	2037u

#define	PUSER	50
#define	PMAX	127

static ldfix
blend(ldfix old, unsigned nrun, unsigned e)
{
	uint64_t sum;

	sum = (uint64_t)old * e + ((uint64_t)nrun << LD_FSHIFT) * (LD_FSCALE - e);
	return (ldfix)(sum >> LD_FSHIFT);
}

struct ldavg
ld_zero(void)
{
	return (struct ldavg){ 0, 0, 0 };
}

struct ldavg
ld_tick(struct ldavg l, unsigned nrun)
{
	if (nrun > LD_MAXRUN)
		nrun = LD_MAXRUN;
	l.one = blend(l.one, nrun, EXP_1);
	l.five = blend(l.five, nrun, EXP_5);
	l.fifteen = blend(l.fifteen, nrun, EXP_15);
	return l;
}

struct ldavg
ld_idle(struct ldavg l, unsigned ticks)
{
	/* each tick takes something from what is not 0 */
	while (ticks-- > 0 && (l.one | l.five | l.fifteen) != 0)
		l = ld_tick(l, 0);
	return l;
}

unsigned
ld_whole(ldfix f)
{
	return f >> LD_FSHIFT;
}

unsigned
ld_cents(ldfix f)
{
	return (f & (LD_FSCALE - 1)) * 100 >> LD_FSHIFT;
}

static int32_t
atleast0(int32_t n)
{
	return n < 0 ? 0 : n;
}

struct cpticks
ld_ticks(int32_t user, int32_t nice, int32_t sys, int32_t idle)
{
	return (struct cpticks){ atleast0(user), atleast0(nice), atleast0(sys), atleast0(idle) };
}

static int32_t
sadd(int32_t a, int32_t b)
{
	a = atleast0(a);
	b = atleast0(b);
	return a > INT32_MAX - b ? INT32_MAX : a + b;
}

static int32_t
ssub(int32_t a, int32_t b)
{
	a = atleast0(a);
	b = atleast0(b);
	return a > b ? a - b : 0;
}

struct cpticks
ld_add(struct cpticks a, struct cpticks b)
{
	return (struct cpticks){ sadd(a.user, b.user), sadd(a.nice, b.nice),
	    sadd(a.sys, b.sys), sadd(a.idle, b.idle) };
}

struct cpticks
ld_since(struct cpticks now, struct cpticks then)
{
	return (struct cpticks){ ssub(now.user, then.user), ssub(now.nice, then.nice),
	    ssub(now.sys, then.sys), ssub(now.idle, then.idle) };
}

int64_t
ld_total(struct cpticks t)
{
	return (int64_t)atleast0(t.user) + atleast0(t.nice) + atleast0(t.sys) + atleast0(t.idle);
}

int
ld_permille(struct cpticks t, enum ldstate state)
{
	int64_t total = ld_total(t);
	int32_t n;

	switch (state) {
	case LD_USER:
		n = t.user;
		break;
	case LD_NICE:
		n = t.nice;
		break;
	case LD_SYS:
		n = t.sys;
		break;
	case LD_IDLE:
		n = t.idle;
		break;
	default:
		return 0;
	}
	n = atleast0(n);
	if (total == 0)
		return 0;
	return (int)((n * 1000 + total / 2) / total);
}

int
ld_prio(int nice, unsigned cpu)
{
	int64_t p;

	if (nice < -20)
		nice = -20;
	if (nice > 20)
		nice = 20;
	p = PUSER + (int64_t)(cpu / 4) + 2 * nice;
	return p > PMAX ? PMAX : (int)p;
}

unsigned
ld_decay(unsigned cpu, ldfix load)
{
	uint64_t twice = 2 * (uint64_t)load;

	/* cpu * 2*load / (2*load + 1), rounded down */
	return (unsigned)(cpu - ((uint64_t)cpu * LD_FSCALE + twice + LD_FSCALE - 1) / (twice + LD_FSCALE));
}
