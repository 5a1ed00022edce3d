/* Words, by their spelling: in the names of a library, in C expressions and in
 * the lists that say which words mean what.
 *
 *     name_has("ListPopFront", "pop push")       true, as in list_pop_front
 *     name_does("pop_count", "pop push")         false: the first word is whose it is
 *     name_says("gzclose", "open close")         true: a verb may end a word
 *     name_has_part("datalen", "len size")       true: anywhere
 *
 * A list of words is one string of small letters with blanks between the words.
 * How the words of a name are joined and capitalised never matters: stack_new,
 * stackNew and StackNew say the same.  Sentences are read by model/clause.h. */
#ifndef ASSAY_MODEL_WORDS_H
#define ASSAY_MODEL_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* ---- letters ---- */

/* Of a name: letters, digits and '_'. */
bool is_name_letter(char c);
/* How many of them stand here. */
size_t name_length(const char *at);
/* These are all of it, and the first one is no digit; NULL is none. */
bool is_identifier(const char *name);
const char *skip_blanks(const char *at);

/* ---- lists ---- */

struct word {
    const char *s; /* not terminated: "%.*s"; NULL: there is none */
    int length;
};
/* The next word of a list from *at on; false: there is none. */
bool word_next(const char **at, struct word *word);
/* It is one of them, letter by letter. */
bool word_is_in(const char *word, size_t length, const char *words);

/* ---- names ---- */

#define NAME_WORDS_ROOM 403 /* of names that are longer, the beginning is read */

/* The words of a name as a list: "XML_ParserFree" is "xml parser free". */
void name_words(const char *name, char words[NAME_WORDS_ROOM]);
/* The first of the list that is in the name; NULL: none is. */
struct word name_word(const char *name, const char *words);
bool name_has(const char *name, const char *words);
/* … behind the first word of the name, which is the library's or the object's, unless it stands alone. */
bool name_does(const char *name, const char *words);
/* … or at the end of a longer word, for words that are long enough to tell: gzclose. */
struct word name_verb(const char *name, const char *words);
bool name_says(const char *name, const char *words);
/* … or anywhere in the name. */
bool name_has_part(const char *name, const char *parts);
/* Its last word is one of these. */
bool name_ends(const char *name, const char *words);
/* Of a function that ends its object: behind the verb stands nothing, a suffix, or a word for the object (freeState of
 * "state_t *"), not something else (release_memory of "database *"). */
struct word name_ending(const char *name, const char *words, const char *object);
/* end_row of begin_row, leave of enter: the same words but for the verbs. */
bool name_ends_what(const char *name, const char *other);
/* library_shutdown of library_init. */
bool name_shuts_what(const char *name, const char *other);
/* unpack of pack: with one word exchanged it is the other name; longer words also run on (hexencode). */
bool name_exchanges(const char *name, const char *word, const char *instead, const char *other);
/* frame_unstuff of frame_stuff, unzip of zip, disassemble of assemble: the last words with "un", "de" or "dis". */
bool name_takes_back(const char *name, const char *other);
/* hsv_to_rgb of rgb_to_hsv. */
bool name_turns(const char *name, const char *other);
/* shift_left, rotate_right: all there is goes that way, and nothing is taken out. */
bool name_moves_all(const char *name);
/* A typedef that is named like one for amounts, of which any number is one: lib_size_t, lib_int32. */
bool name_is_of_amount(const char *alias);
/* Whether a length of this name can be that of this array: key_len of key, but not stream_size of version. */
bool length_fits(const char *length, const char *array);

/* ---- what programmers call things ---- */

#define WORDS_EQUAL "equal equals eq same isequal"
#define WORDS_COMPARE "cmp compare comparison"
#define WORDS_COPY "copy clone dup duplicate"
#define WORDS_MAKE                                                                                                   \
    "new create make alloc open init initialize initialise build construct parse load from compile prepare connect " \
    "generate import "                                                                                               \
    "deserialize unpack " WORDS_COPY
#define WORDS_INIT_ONLY "init initialize initialise setup init2" /* and nothing else */
#define WORDS_INIT "init initialize initialise create construct setup make new init2"
#define WORDS_BEGIN "open begin start"
#define WORDS_DESTROY \
    "free destroy delete unref decref release dispose dealloc deallocate drop finalize finalise decrefp unrefp freep"
#define WORDS_END "close end fini deinit cleanup term finish done shutdown quit exit uninit teardown"
#define WORDS_GIVE_UP "abort cancel discard abandon"
#define WORDS_CLEAR "clear"
#define WORDS_QUESTION "is are has can" /* slot_is_free */
#define WORDS_VALIDATE "valid ok check validate verify legal sane isvalid"
/* Takes or gives an element, whichever there is. */
#define WORDS_ELEMENT                                                                                                 \
    "pop top front back peek first last head tail take min max dequeue remove drop rotate swap pick next shift prev " \
    "current value key item data get read advance"
#define WORDS_GROW                                                                                                    \
    "push add insert append prepend cons put enqueue unshift link join concat merge remove delete del erase reverse " \
    "sort"
/* Elements by their names, and who keeps one. */
#define WORDS_ITEM "elem element item value val key entry obj object member payload"
#define WORDS_KEEP "push add insert append prepend cons put enqueue offer store set register attach"
#define WORDS_GIVE "detach pop take steal extract dequeue shift remove"
#define WORDS_UNLINK "unlink unhook unparent orphan disown"
#define WORDS_BORROW "get find at peek lookup first last next prev previous search head tail top front back parent root"
#define WORDS_PRINT "to_string tostring print dump dumps stringify str serialize repr to_text as_string tostr to_str"
#define WORDS_REFER "ref incref retain addref acquire"
#define WORDS_GIVE_BACK "unref decref release unretain unrefp decrefp put drop"
#define WORDS_FILL "parse scan load read get next fetch receive recv decode peek poll query stat pop"
#define WORDS_SET_UP \
    "first last begin start init iter iterator iterate cursor over each walk open find seek rewind view of"
#define WORDS_OUT "out result ret res dest dst output error err stat info status"
#define WORDS_USER_DATA "data userdata udata user ctx context opaque arg closure cookie priv private cls extra param"
#define WORDS_RANGE_FIRST "start begin first from"
#define WORDS_RANGE_LAST "end last limit stop to"
#define PARTS_INDEX "ind idx pos off nth slot row col rank where" /* for name_has_part */
#define WORDS_ALLOCATE "malloc alloc calloc realloc allocate zalloc memalign"
#define WORDS_REALLOCATE "realloc resize grow shrink extend reallocate"

#endif
