#include "voicebus.h"

#include <assert.h>
#include <stdlib.h>

struct sound {
	const int16_t *pcm;	/* NULL: free */
	size_t count;
};

struct voice {
	int sound;		/* 0: free */
	int volume, loop;
	size_t at;
};

static struct bus {
	struct sound sounds[VOICEBUS_SOUNDS];
	int nvoices;
	struct voice voices[];
} *bus;

static struct sound *check(int sound)
{
	assert(sound >= 1 && sound <= VOICEBUS_SOUNDS);
	assert(bus->sounds[sound - 1].pcm != NULL);
	return &bus->sounds[sound - 1];
}

int voicebus_open(int voices)
{
	if (bus || voices < 1 || voices > VOICEBUS_VOICES)
		return -1;
	bus = calloc(1, sizeof *bus + (size_t)voices * sizeof(struct voice));
	if (!bus)
		return -1;
	bus->nvoices = voices;
	return 0;
}

void voicebus_close(void)
{
	free(bus);
	bus = NULL;
}

int voicebus_load(const int16_t *pcm, size_t count)
{
	int i;

	for (i = 0; i < VOICEBUS_SOUNDS && bus->sounds[i].pcm; i++)
		;
	if (i == VOICEBUS_SOUNDS || !pcm || count == 0)
		return 0;
	bus->sounds[i].pcm = pcm;
	bus->sounds[i].count = count;
	return i + 1;
}

void voicebus_unload(int sound)
{
	struct sound *s = check(sound);
	int i;

	for (i = 0; i < bus->nvoices; i++)
		if (bus->voices[i].sound == sound)
			bus->voices[i].sound = 0;
	s->pcm = NULL;
}

int voicebus_play(int sound, int volume, int loop)
{
	int i;

	check(sound);
	for (i = 0; i < bus->nvoices && bus->voices[i].sound; i++)
		;
	if (i == bus->nvoices)
		return -1;
	bus->voices[i].sound = sound;
	bus->voices[i].volume = volume < 0 ? 0 : volume > VOICEBUS_LOUD ? VOICEBUS_LOUD : volume;
	bus->voices[i].loop = loop != 0;
	bus->voices[i].at = 0;
	return i;
}

int voicebus_stop(int voice)
{
	if (voice < 0 || voice >= bus->nvoices)
		return -1;
	bus->voices[voice].sound = 0;
	return 0;
}

int voicebus_playing(void)
{
	int n = 0, i;

	for (i = 0; i < bus->nvoices; i++)
		n += bus->voices[i].sound != 0;
	return n;
}

void voicebus_mix(int16_t *out, size_t count)
{
	int i, nvoices = bus->nvoices;
	size_t k;

	for (k = 0; k < count; k++) {
		long sum = 0;

		for (i = 0; i < nvoices; i++) {
			struct voice *v = &bus->voices[i];
			const struct sound *s;

			if (!v->sound)
				continue;
			s = &bus->sounds[v->sound - 1];
			sum += (long)s->pcm[v->at] * v->volume / VOICEBUS_LOUD;
			if (++v->at == s->count) {
				v->at = 0;
				if (!v->loop)
					v->sound = 0;
			}
		}
		out[k] = (int16_t)(sum > INT16_MAX ? INT16_MAX : sum < INT16_MIN ? INT16_MIN : sum);
	}
}
