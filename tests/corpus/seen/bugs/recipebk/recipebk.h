#ifndef RECIPEBK_H
#define RECIPEBK_H

#include <stddef.h>

/* Recipes of ingredients.  A recipe is written as lines of an amount, a
   unit and a name:

       250 g flour
       2 pc egg
       300 ml milk

   Amounts are whole numbers from 1 to 99999. */

#define RECIPE_MAX 50 /* ingredients */

enum unit { UNIT_G, UNIT_ML, UNIT_PC };

typedef struct recipe recipe;

/* An empty recipe for a number of servings; NULL if it is not 1 to 1000. */
recipe *recipe_new(int servings);
void recipe_free(recipe *r);

/* Reads a recipe for one serving.  NULL if it cannot be read; then *line is
   the number of the line that is wrong, from 1, if `line` is not NULL. */
recipe *recipe_parse(const char *text, int *line);

/* Adds an ingredient; 0 if it cannot be added.  The name is copied; it must
   not contain a newline. */
int recipe_add(recipe *r, const char *name, int amount, enum unit unit);

int recipe_count(const recipe *r);
int recipe_servings(const recipe *r);
/* NULL if there is no such ingredient. */
const char *recipe_name(const recipe *r, int index);
/* 0 if it is not in the recipe.  If it is there more than once, all of
   them, whatever the unit. */
long recipe_amount(const recipe *r, const char *name);

/* Changes amounts to fit other servings, rounding up.  0 if servings is not
   1 to 1000, or an amount would be above 99999; nothing is changed then. */
int recipe_scale(recipe *r, int servings);

#endif
