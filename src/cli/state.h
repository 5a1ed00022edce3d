/* State: where Assay keeps what outlives a run. */
#ifndef ASSAY_CLI_STATE_H
#define ASSAY_CLI_STATE_H

/* The nearest .assay/ of this user from the current directory upwards, passing
 * over the root and folders that everybody may write to; or else the place for
 * one in the current directory (not made yet); caller frees. */
char *state_directory(void);

#endif
