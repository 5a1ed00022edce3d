#ifndef LEAFLET_H
#define LEAFLET_H

/* Leaflets with a title and a text.
 *
 * leaflet_lay() keeps your text, which has to stay as it is.
 *
 * A leaflet has to be closed with leaflet_fold(), and its title must not be looked at after that.
 *
 * Pointers must not be NULL, and a leaflet must have been set up by leaflet_init(), leaflet_read() or leaflet_copy().
 */
struct leaflet {
    char *title;
    char *first; /* in the title */
    const char *text;
};

void leaflet_init(struct leaflet *l);
void leaflet_fini(struct leaflet *l);

/* Hangs a text on it. */
void leaflet_lay(struct leaflet *l, const char *text);

/* Takes the title from a line.  Returns 0, or -1 when memory is out. */
int leaflet_read(struct leaflet *l, const char *line);

/* The first letter of the title; 0 if there is none. */
int leaflet_first(const struct leaflet *l);

/* Makes one like the other, whose title it gets a copy of.  0, or -1 when memory is out. */
int leaflet_copy(struct leaflet *to, const struct leaflet *from);

/* Folds it. */
void leaflet_fold(struct leaflet *l);

#endif
