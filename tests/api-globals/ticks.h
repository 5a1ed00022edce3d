/* Ticks: counters in variables of every kind.  One that counts on from sequence to
 * sequence ends the process. */
int ticks_static(void);
int ticks_inside(void);
int ticks_initialised(void);
int ticks_of_thread(void);
int ticks_of_thread_initialised(void);
int ticks_table(unsigned at);  /* initialised, large */
int ticks_arena(unsigned at);  /* zero, very large: few pages are touched */
int ticks_filled(void);        /* zero, large: all pages are touched */
int ticks_list(void);          /* on the heap, behind a variable */
int ticks_file(void);          /* a file that stays open */
int ticks_key(void);           /* a key of threads that stays taken */
