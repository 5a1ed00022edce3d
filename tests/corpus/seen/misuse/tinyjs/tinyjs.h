/* tinyjs.h: JSON values to be put together and printed.
 *
 *     js *root = js_object();
 *     js_put(root, "name", js_string("x"));
 *     js *list = js_array();
 *     js_put(root, "list", list);
 *     js_push(list, js_number(1));
 *     char *text = js_print(root);
 *     ...
 *     free(text);
 *     js_free(root);
 */
#ifndef TINYJS_H
#define TINYJS_H

#include <stdbool.h>
#include <stddef.h>

typedef struct js js;

enum js_type { JS_NUMBER, JS_STRING, JS_ARRAY, JS_OBJECT };

/* New values; NULL when memory is out. */
js *js_number(double value); /* printed as null when not finite */
js *js_string(const char *text);
js *js_array(void);
js *js_object(void);

/* Frees a value and all that is in it. What is in an array or object is not
   freed by itself. */
void js_free(js *v);

/* Put an item into an array or object, which owns it from then on, also when
   the function fails: then it is freed. An item can be in one place only, and
   not within itself. False when memory is out or the item is NULL, so that
   the result of the functions above can be passed on as it is. js_put frees
   what was there under the key. */
bool js_push(js *array, js *item);
bool js_put(js *object, const char *key, js *item);

/* An item, which still belongs to the array or object; NULL when there is
   none. */
js *js_at(const js *array, size_t index);
js *js_get(const js *object, const char *key);

/* Takes an item out of an object; it is the caller's again. NULL when there
   is none. */
js *js_take(js *object, const char *key);

enum js_type js_type(const js *v);
/* Number of items of an array or object. */
size_t js_count(const js *v);
/* These are for values of the right type only. */
double js_number_value(const js *v);
const char *js_string_value(const js *v);

/* The value as text, to be freed by the caller; NULL when memory is out. */
char *js_print(const js *v);

#endif
