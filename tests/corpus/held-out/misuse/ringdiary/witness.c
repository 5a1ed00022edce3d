#include "ringdiary.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return __LINE__ % 100 + 10; } while (0)

#ifdef LEGAL
static int count(const struct rd_record *record, void *arg)
{
	(void)record;
	return ++*(int *)arg == 3 ? 7 : 0;
}

int main(void)
{
	ringdiary *d;
	const struct rd_record *r;
	char big[600], out[600];
	int n = 0;

	CHECK(!rd_new(0) && !rd_new(1001) && !rd_new(SIZE_MAX));
	rd_free(NULL);
	d = rd_new(1);
	CHECK(d && !rd_oldest(d) && !rd_newest(d) && rd_take(d, out, sizeof out) == -1);
	CHECK(rd_visit(d, count, &n) == 0 && n == 0);
	rd_trim(d, 0);
	CHECK(rd_log(d, RD_INFO, NULL) == 1 && rd_log(d, RD_WARN, "") == 2 && rd_count(d) == 1);
	CHECK(rd_oldest(d) == rd_newest(d) && rd_oldest(d)->number == 2 && !rd_after(rd_oldest(d)));
	CHECK(rd_log(d, RD_FATAL, "own") == 3 && rd_log(d, RD_FATAL, rd_oldest(d)->text) == 4);
	CHECK(strcmp(rd_oldest(d)->text, "own") == 0);
	CHECK(rd_take(d, NULL, 0) == 9 && rd_count(d) == 0);
	rd_free(d);

	d = rd_new(3);
	CHECK(d);
	memset(big, 'x', sizeof big);
	big[sizeof big - 1] = '\0';
	CHECK(rd_log(d, RD_DEBUG, "one") && rd_log(d, RD_ERROR, big) && rd_log(d, RD_ERROR, "three"));
	CHECK(rd_visit(d, count, &n) == 7 && n == 3);
	n = 10;
	CHECK(rd_visit(d, count, &n) == 0 && n == 13);
	r = rd_after(rd_oldest(d));
	CHECK(r && r->length == RD_TEXT_MAX && strlen(r->text) == RD_TEXT_MAX);
	CHECK(rd_log(d, RD_WARN, "four") == 4 && rd_count(d) == 3 && rd_oldest(d) == r);
	CHECK(strcmp(rd_after(rd_after(r))->text, "four") == 0);
	CHECK(rd_take(d, out, 8) == 6 + RD_TEXT_MAX && strcmp(out, "ERROR x") == 0);
	CHECK(rd_take(d, out, 1) == 11 && out[0] == '\0');
	CHECK(rd_seen(d, RD_ERROR) == 2 && rd_seen(d, RD_FATAL) == 0 && rd_seen(d, RD_DEBUG) == 1);
	rd_trim(d, 5);
	CHECK(rd_count(d) == 1);
	rd_trim(d, 0);
	CHECK(rd_count(d) == 0 && !rd_newest(d) && rd_log(d, RD_INFO, "five") == 5);
	CHECK(rd_take(d, out, sizeof out) == 9 && strcmp(out, "INFO five") == 0);
	rd_free(d);
	return 0;
}
#else
static int logs_too(const struct rd_record *record, void *arg)
{
	return record->level == RD_ERROR && rd_log(arg, RD_INFO, "saw an error") == 0;
}

int main(int argc, char **argv)
{
	int rule = argc > 1 ? atoi(argv[1]) : 1;
	ringdiary *diary = rd_new(2);
	const struct rd_record *record;

	rd_log(diary, RD_ERROR, "disk");
	record = rd_oldest(diary);
	rd_log(diary, RD_INFO, "retry");
	switch (rule) {
	case 1:
		rd_log(diary, RD_INFO, "done");
		(void)rd_after(record);
		break;
	case 2:
		rd_visit(diary, logs_too, diary);
		break;
	case 3:
		rd_log(diary, (enum rd_level)7, "what");
		break;
	}
	rd_free(diary);
	return 0;
}
#endif
