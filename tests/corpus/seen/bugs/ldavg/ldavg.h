/*	ldavg.h - load average and cpu accounting, in fixed point	*/

#ifndef LDAVG_H
#define LDAVG_H

#include <stdint.h>

#define	LD_FSHIFT	11		/* bits right of the point */
#define	LD_FSCALE	(1u << LD_FSHIFT)
#define	LD_MAXRUN	65535u		/* more runnable than this count as this */

typedef uint32_t ldfix;

struct ldavg {
	ldfix one, five, fifteen;	/* minutes */
};

/* cpu ticks by state; a negative count is taken for 0 */
struct cpticks {
	int32_t user, nice, sys, idle;
};

enum ldstate { LD_USER, LD_NICE, LD_SYS, LD_IDLE };

struct ldavg	ld_zero(void);
struct ldavg	ld_tick(struct ldavg, unsigned nrun);	/* call every 5 seconds */
struct ldavg	ld_idle(struct ldavg, unsigned ticks);	/* ld_tick(.., 0) so many times */

unsigned	ld_whole(ldfix);	/* 1.75 -> 1 */
unsigned	ld_cents(ldfix);	/* 1.75 -> 75 */

struct cpticks	ld_ticks(int32_t user, int32_t nice, int32_t sys, int32_t idle);
struct cpticks	ld_add(struct cpticks, struct cpticks);	/* sticks at INT32_MAX */
struct cpticks	ld_since(struct cpticks now, struct cpticks then); /* 0 where now is less */
int64_t		ld_total(struct cpticks);

/* share of one state in tenths of a percent, rounded; 0 if there are no ticks,
   or no such state */
int		ld_permille(struct cpticks, enum ldstate);

/* priority of a process, 0 (best) to 127: from nice (cut to -20..20) and
   recent cpu use */
int		ld_prio(int nice, unsigned cpu);
/* recent cpu use, decayed for one second at this load */
unsigned	ld_decay(unsigned cpu, ldfix load);

#endif
