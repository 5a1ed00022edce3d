#ifndef LEAGUETAB_H
#define LEAGUETAB_H

#include <stddef.h>

/* The table of a football league: three points for a win, one for a draw. */

struct league;

enum { LEAGUE_TEAMS = 64, LEAGUE_NAME = 31, LEAGUE_GOALS = 99 };

struct league *league_new(void);
void league_delete(struct league *lg);

/* Enters a team and returns its number, which is above 0 and is not given to
   another team later.  The name is copied and cut after LEAGUE_NAME bytes.
   0: there are LEAGUE_TEAMS teams already, or no memory. */
int league_enter(struct league *lg, const char *name);

/* Takes a team out.  Points that others won against it stay.
   -1: no such team. */
int league_withdraw(struct league *lg, int team);

/* Records a match.  -1: no such team, a team against itself, or goals that
   are not within 0 ... LEAGUE_GOALS. */
int league_match(struct league *lg, int home, int away, int home_goals, int away_goals);

/* Number of teams. */
size_t league_size(const struct league *lg);

/* Of one team; -1 if there is no such team. */
long league_points(const struct league *lg, int team);
/* Its place, 1 is the best; teams are compared by points, then by goal
   difference, then by who entered first.  -1 if there is no such team. */
int league_place(const struct league *lg, int team);

/* Number of the team in the first place, 0 if there are no teams. */
int league_leader(struct league *lg);

/* Writes the name of a team to `name`, always with a final 0 unless size is 0,
   and returns its full length; -1 if there is no such team. */
int league_name(const struct league *lg, int team, char *name, size_t size);

#endif
