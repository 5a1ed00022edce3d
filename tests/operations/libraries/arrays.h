/* Arrays that share a length, texts that are moved on, and numbers that are told. */
#include <stddef.h>
#include <stdint.h>

double dot(const double *a, const double *b, size_t n);
void mix(float *out, const float *x, const float *y, size_t n, float share);
void invert(unsigned *out, const unsigned *order, size_t n);
/* min and max are one number each. */
void extremes(const int *values, size_t count, int *min, int *max);
/* A range that is sorted in place, and one of which the ends are told. */
void sort_range(int *first, int *last);
int span_at(const char *text, size_t index, size_t *start, size_t *end);
/* Two lengths: nobody knows how long out is. */
void merge(const int *a, size_t na, const int *b, size_t nb, int *out);
int bytes_equal(const uint8_t *a, const uint8_t *b, size_t n);
/* A text beside bytes. */
void put(const uint8_t *name, const uint8_t *value, size_t n);

/* Cuts a part off: moves *rest behind it. */
char *cut(char **rest, char separator);
/* The next field, up to a comma; NULL if *list is NULL. */
char *field(char **list);
/* Stores the name in *name. */
int name_of(int number, const char **name);
/* Stores how many bytes it has. */
char *unescape(const char *text, size_t *length);

/* As iconv does it: what is there is used as far as it goes, and the variables stand behind it then. */
size_t conv(char **inbuf, size_t *inbytesleft, char **outbuf, size_t *outbytesleft);
int put_one(uint32_t c, unsigned char **out, size_t *left);
int pairs(const uint16_t **in, size_t *n, uint32_t **to, int *room);
/* Takes *used bytes from *bytes and moves both on. */
int take(const uint8_t **bytes, size_t *used);
int scan(const char **at, const char *end);
int scan_some(const char **p, size_t remaining);
/* What is there is told, and allocated. */
int load(uint8_t **data, size_t *length);
int next_letter(const char **p);
const char *get_name(int number, const char **s);
int find(const uint8_t *bytes, size_t n, const uint8_t **data, size_t *size);
char **words_of(char **words, size_t count);
/* Texts of which there are as many as the number before says; of two numbers nobody knows. */
struct sheet *sheet_new(void);
int sheet_row(struct sheet *sheet, size_t columns, const char *texts[]);
int sheet_all(struct sheet *sheet, size_t rows, size_t columns, const char *texts[]);
int sheet_told(struct sheet *sheet, size_t index, const char **text);
/* The most that goes there, by the name of what goes there; and not a number of its own. */
int pack(const void *dec, size_t dec_len, void *out_enc, size_t enc_max, size_t *out_enc_len);
int fade(unsigned char *pixel, int alpha_max);

/* given and taken by value: several of them; and of others it is not known that they are values */
typedef struct { const char *text; size_t length; } label;
label label_of(const char *text);
void label_free(label l);
size_t labels_width(const label *array, size_t count);
void labels_sort(label *array, size_t count);
