#include "cvtpull.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct CVT_STATE_tag
{	cvt_callback_t func ;
	void *cb_data ;
	int channels ;
	int busy, ended, primed ;
	double ratio, position ;	/* between the frames `last' and `next' */
	const float *data ;
	long left ;
	float last [CVT_MAX_CHANNELS], next [CVT_MAX_CHANNELS] ;
} ;

static int
bad_ratio (double ratio)
{	return ! (ratio >= 1.0 / CVT_MAX_RATIO && ratio <= CVT_MAX_RATIO) ;
}

CVT_STATE *
cvt_callback_new (cvt_callback_t func, void *cb_data, int channels, double ratio, int *error)
{	CVT_STATE *state = NULL ;
	int reason = CVT_ERR_NO_ERROR ;

	if (func == NULL)
		reason = CVT_ERR_BAD_CALLBACK ;
	else if (channels < 1 || channels > CVT_MAX_CHANNELS)
		reason = CVT_ERR_BAD_CHANNELS ;
	else if (bad_ratio (ratio))
		reason = CVT_ERR_BAD_RATIO ;
	else if ((state = calloc (1, sizeof (*state))) == NULL)
		reason = CVT_ERR_MALLOC_FAILED ;
	else
	{	state->func = func ;
		state->cb_data = cb_data ;
		state->channels = channels ;
		state->ratio = ratio ;
		} ;

	if (error != NULL)
		*error = reason ;
	return state ;
}

CVT_STATE *
cvt_delete (CVT_STATE *state)
{	free (state) ;
	return NULL ;
}

/* The next frame of input; 0 at the end. */
static int
pull (CVT_STATE *state, float *frame)
{	if (state->left == 0 && ! state->ended)
	{	state->data = NULL ;
		state->busy = 1 ;
		state->left = state->func (state->cb_data, &state->data) ;
		state->busy = 0 ;
		assert (state->left >= 0) ;
		if (state->left == 0)
			state->ended = 1 ;
		} ;
	if (state->ended)
		return 0 ;
	memcpy (frame, state->data, sizeof (float) * (size_t) state->channels) ;
	state->data += state->channels ;
	state->left -- ;
	return 1 ;
}

long
cvt_read (CVT_STATE *state, long frames, float *out)
{	long done ;

	assert (! state->busy) ;
	if (frames <= 0)
		return 0 ;
	if (! state->primed)
	{	if (! pull (state, state->last))
			return 0 ;
		memcpy (state->next, state->last, sizeof (state->next)) ;
		state->position = 1.0 ;
		state->primed = 1 ;
		} ;

	for (done = 0 ; done < frames ; done ++)
	{	while (state->position >= 1.0)
		{	memcpy (state->last, state->next, sizeof (state->last)) ;
			if (! pull (state, state->next))
				return done ;
			state->position -= 1.0 ;
			} ;
		for (int ch = 0 ; ch < state->channels ; ch ++)
			*out ++ = (float) (state->last [ch] + state->position * ((double) state->next [ch] - state->last [ch])) ;
		state->position += 1.0 / state->ratio ;
		} ;
	return done ;
}

int
cvt_set_ratio (CVT_STATE *state, double ratio)
{	if (bad_ratio (ratio))
		return CVT_ERR_BAD_RATIO ;
	state->ratio = ratio ;
	return CVT_ERR_NO_ERROR ;
}

double
cvt_get_ratio (const CVT_STATE *state)
{	return state->ratio ;
}

void
cvt_reset (CVT_STATE *state)
{	assert (! state->busy) ;
	state->ended = state->primed = 0 ;
	state->position = 0.0 ;
	state->data = NULL ;
	state->left = 0 ;
}

int
cvt_channels (const CVT_STATE *state)
{	return state->channels ;
}

const char *
cvt_strerror (int error)
{	switch (error)
	{	case CVT_ERR_NO_ERROR : return "No error." ;
		case CVT_ERR_MALLOC_FAILED : return "Malloc failed." ;
		case CVT_ERR_BAD_CHANNELS : return "Channel count must be >= 1 and <= 8." ;
		case CVT_ERR_BAD_RATIO : return "Ratio outside [1/256, 256] range." ;
		case CVT_ERR_BAD_CALLBACK : return "Callback function pointer is NULL." ;
		default : return NULL ;
		} ;
}
