#include "sfxbank.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct sound {
	int16_t *pcm;
	size_t frames;
};

struct voice {
	const int16_t *pcm;	/* NULL: quiet */
	size_t frames, at;
	int sound, left, right, loop;
};

static struct bank {
	struct sound sound[SFXBANK_SOUNDS];
	struct voice voice[SFXBANK_VOICES];
	int voices;
} *bank;

int sfxbank_init(int voices)
{
	assert(bank == NULL);
	if (voices < 1 || voices > SFXBANK_VOICES)
		return -1;
	bank = calloc(1, sizeof *bank);
	if (bank == NULL)
		return -1;
	bank->voices = voices;
	return 0;
}

void sfxbank_quit(void)
{
	if (bank == NULL)
		return;
	for (int i = 0; i < SFXBANK_SOUNDS; i++)
		free(bank->sound[i].pcm);
	free(bank);
	bank = NULL;
}

int sfxbank_load(const int16_t *pcm, size_t frames)
{
	int id = 0;

	while (id < SFXBANK_SOUNDS && bank->sound[id].pcm != NULL)
		id++;
	if (id == SFXBANK_SOUNDS || frames < 1 || frames > SFXBANK_FRAMES)
		return -1;
	int16_t *own = malloc(frames * sizeof *own);
	if (own == NULL)
		return -1;
	memcpy(own, pcm, frames * sizeof *own);
	bank->sound[id].pcm = own;
	bank->sound[id].frames = frames;
	return id;
}

void sfxbank_unload(int sound)
{
	struct sound *s = &bank->sound[sound];

	assert(s->pcm != NULL);
	free(s->pcm);
	s->pcm = NULL;
}

static int clip(int v, int lo, int hi)
{
	return v < lo ? lo : v > hi ? hi : v;
}

int sfxbank_play(int sound, int vol, int pan, int loop)
{
	const struct sound *s = &bank->sound[sound];

	assert(s->pcm != NULL);
	vol = clip(vol, 0, 256);
	pan = clip(pan, -256, 256);
	for (int i = 0; i < bank->voices; i++) {
		struct voice *v = &bank->voice[i];
		if (v->pcm != NULL)
			continue;
		v->pcm = s->pcm;
		v->frames = s->frames;
		v->at = 0;
		v->sound = sound;
		v->left = vol * clip(256 - pan, 0, 256) / 256;
		v->right = vol * clip(256 + pan, 0, 256) / 256;
		v->loop = loop != 0;
		return i;
	}
	return -1;
}

void sfxbank_stop(int voice)
{
	if (voice == -1)
		return;
	bank->voice[voice].pcm = NULL;
}

int sfxbank_hush(int sound)
{
	int n = 0;

	for (int i = 0; i < bank->voices; i++) {
		if (bank->voice[i].pcm == NULL || bank->voice[i].sound != sound)
			continue;
		bank->voice[i].pcm = NULL;
		n++;
	}
	return n;
}

int sfxbank_busy(void)
{
	int n = 0;

	for (int i = 0; i < bank->voices; i++)
		n += bank->voice[i].pcm != NULL;
	return n;
}

void sfxbank_mix(int16_t *out, size_t frames)
{
	int voices = bank->voices;

	for (; frames > 0; frames--) {
		int32_t left = 0, right = 0;
		for (int i = 0; i < voices; i++) {
			struct voice *v = &bank->voice[i];
			if (v->pcm == NULL)
				continue;
			left += v->pcm[v->at] * v->left;
			right += v->pcm[v->at] * v->right;
			if (++v->at < v->frames)
				continue;
			v->at = 0;
			if (!v->loop)
				v->pcm = NULL;
		}
		*out++ = (int16_t)clip(left / 256, INT16_MIN, INT16_MAX);
		*out++ = (int16_t)clip(right / 256, INT16_MIN, INT16_MAX);
	}
}
