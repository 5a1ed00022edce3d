#include "voicebus.h"

#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
	const int16_t loud[3] = { 32767, -32768, 100 };
	int16_t out[8];
	int a, i;
	(void)argc, (void)argv;
	voicebus_close();
	if (voicebus_open(0) != -1 || voicebus_open(3) != 0 || voicebus_open(3) != -1)
		return 1;
	if (voicebus_load(NULL, 3) != 0 || voicebus_load(loud, 0) != 0)
		return 1;
	a = voicebus_load(loud, 3);
	if (a <= 0 || voicebus_play(a, INT_MAX, 0) != 0 || voicebus_play(a, 128, 1) != 1 || voicebus_play(a, -5, 1) != 2)
		return 1;
	if (voicebus_play(a, 1, 1) != -1 || voicebus_playing() != 3)
		return 1;
	voicebus_mix(out, 8);
	if (out[0] != 32767 || out[1] != -32768 || out[2] != 150 || out[5] != 50 || voicebus_playing() != 2)
		return 1;
	if (voicebus_stop(-1) != -1 || voicebus_stop(3) != -1 || voicebus_stop(2) != 0 || voicebus_stop(2) != 0)
		return 1;
	voicebus_unload(a);
	if (voicebus_playing() != 0)
		return 1;
	for (i = 0; i < VOICEBUS_SOUNDS; i++)
		voicebus_load(loud, 1);
	if (voicebus_load(loud, 1) != 0)
		return 1;
	voicebus_mix(out, 0);
	voicebus_close();
	voicebus_close();
#else
	int rule = argc > 1 ? atoi(argv[1]) : 1, a;
	int16_t *pcm = calloc(16, sizeof *pcm), *out = calloc(16, sizeof *out);
	if (!pcm || !out)
		return 2;
	if (rule == 2)
		voicebus_playing();
	voicebus_open(2);
	a = voicebus_load(pcm, rule == 5 ? 64 : 16);
	voicebus_play(a, 100, 1);
	if (rule == 1)
		free(pcm);
	if (rule == 3) {
		voicebus_unload(a);
		voicebus_play(a, 100, 1);
	}
	if (rule == 5)
		voicebus_mix(out, 16);
	voicebus_mix(out, rule == 4 ? 64 : 16);
	voicebus_close();
#endif
	return 0;
}
