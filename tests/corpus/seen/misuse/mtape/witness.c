#include "mtape.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
	char *reel = malloc(1000), rec[MT_REC], in[100];
	MT *t = mt_mount(reel, 1000);
	memset(in, 'i', sizeof in);
	if (t == NULL || mt_write(t, in, 100) != 100 || mt_left(t) != 896)
		return 2;
#ifdef LEGAL
	(void)count, (void)arguments;
	if (mt_mark(t) != 1 || mt_write(t, "abc", 3) != 3 || mt_read(t, rec) != MT_EOD || mt_file(t) != 1)
		return 2;
	if (mt_bsr(t) != 3 || mt_bsr(t) != MT_EOF || mt_file(t) != 0 || mt_bsr(t) != 100 || mt_bsr(t) != MT_BOT)
		return 2;
	if (mt_read(t, rec) != 100 || memcmp(rec, in, 100) != 0 || mt_read(t, rec) != MT_EOF || mt_read(t, rec) != 3)
		return 2;
	mt_rewind(t);
	if (mt_fsf(t) != MT_EOF || mt_fsr(t) != 3 || mt_fsf(t) != MT_EOD || mt_write(t, in, 0) != MT_ERR)
		return 2;
	if (mt_write(t, in, INT_MIN) != MT_ERR || mt_write(t, rec, MT_REC + 1) != MT_ERR)
		return 2;
	memset(rec, 7, sizeof rec);
	if (mt_write(t, rec, MT_REC) != MT_REC || mt_write(t, rec, MT_REC) != MT_EOT)
		return 2;
	mt_rewind(t);
	if (mt_mark(t) != 1 || mt_fsr(t) != MT_EOD || mt_left(t) != 998)
		return 2;
	mt_unmount(t);
	t = mt_mount(NULL, 0);
	if (t == NULL || mt_read(t, rec) != MT_EOD || mt_mark(t) != MT_EOT || mt_write(t, in, 1) != MT_EOT || mt_bsr(t) != MT_BOT)
		return 2;
	mt_unmount(t);
	free(reel);
#else
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1: {
		char small[50];
		mt_rewind(t);
		mt_read(t, small);
		break;
	}
	case 2:
		free(reel);
		mt_mark(t);
		break;
	case 3: {
		MT *long_one = mt_mount(malloc(10), 200);
		mt_write(long_one, in, 100);
		break;
	}
	case 4:
		mt_unmount(t);
		mt_rewind(t);
		break;
	case 5:
		mt_write(t, in, 101);
		break;
	}
	(void)rec;
#endif
	return 0;
}
