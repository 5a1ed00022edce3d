#ifndef MOBILE_H
#define MOBILE_H

/* A mobile of rods that hang on each other. */
typedef struct mobile mobile;
typedef struct rod rod;

mobile *mobile_new(void);
/* With all its rods. */
void mobile_free(mobile *m);
/* A rod, which belongs to the mobile.  It hangs on another one, or for NULL on the ceiling.  NULL if `on` belongs to
 * another mobile or memory is out. */
rod *mobile_rod(mobile *m, rod *on);
/* Hangs it on another one.  -1, and nothing is changed, if `on` belongs to another mobile or it would hang on itself.
 */
int rod_attach(rod *r, rod *on);
/* Hangs it on another one. */
int rod_tie(rod *r, rod *on);
/* How many rods it hangs on. */
int rod_depth(const rod *r);

#endif
