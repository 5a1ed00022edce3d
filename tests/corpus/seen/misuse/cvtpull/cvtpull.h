#ifndef CVTPULL_H
#define CVTPULL_H

/*
** Sample rate conversion for float audio, pull style: you ask for output, the
** converter asks you for as much input as it needs.
**
** Audio is interleaved.  A frame is one sample for each channel, so a buffer of
** N frames has N * channels floats.
*/

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CVT_STATE_tag CVT_STATE ;

/*
** Input.  Set *data to your samples and return the number of frames there are;
** 0 at the end of input (*data is then not looked at).  The frames are not
** copied: they must stay as they are until the callback is called again, or the
** converter is reset or deleted.
**
** The callback must not call a function of this library with the converter it
** is called for.
*/
typedef long (*cvt_callback_t) (void *cb_data, const float **data) ;

enum
{	CVT_ERR_NO_ERROR = 0,
	CVT_ERR_MALLOC_FAILED,
	CVT_ERR_BAD_CHANNELS,
	CVT_ERR_BAD_RATIO,
	CVT_ERR_BAD_CALLBACK
} ;

#define CVT_MAX_CHANNELS	8
#define CVT_MAX_RATIO		256.0	/* output rate / input rate; the smallest is 1 / 256 */

/*
** A new converter with linear interpolation.  Returns NULL on failure, with
** the reason in *error if error is not NULL.
*/
CVT_STATE *cvt_callback_new (cvt_callback_t func, void *cb_data, int channels, double ratio, int *error) ;

/* Always returns NULL, for state = cvt_delete (state). */
CVT_STATE *cvt_delete (CVT_STATE *state) ;

/*
** Converts up to `frames' frames into out, which has room for them.  Returns
** how many there are: less than `frames' only at the end of input.
*/
long cvt_read (CVT_STATE *state, long frames, float *out) ;

/* A different ratio from the next frame on. */
int cvt_set_ratio (CVT_STATE *state, double ratio) ;
double cvt_get_ratio (const CVT_STATE *state) ;

/* As new, to go on with another piece of audio. */
void cvt_reset (CVT_STATE *state) ;

int cvt_channels (const CVT_STATE *state) ;

/* NULL for a number that is not an error. */
const char *cvt_strerror (int error) ;

#ifdef __cplusplus
}
#endif

#endif
