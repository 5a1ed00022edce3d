#ifndef PLOTS_H
#define PLOTS_H

/* plots: ground that is cut up, "12,7,30". */

struct plot {
    int from, to;
};

/* The pieces of a text go into out[0], out[1] and so on. */
void plots_read(const char *text, struct plot *out);
/* The last piece of a text goes into out. */
void plots_last(const char *text, struct plot *out);

#endif
