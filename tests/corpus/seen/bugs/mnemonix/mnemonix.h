/**
 * @file mnemonix.h
 * Menus with mnemonics: the underlined letters by which an item is chosen
 * with the keyboard.
 *
 * Labels are UTF-8. In a label `&` marks the character that follows as the
 * mnemonic, `&&` stands for a plain ampersand. Only the ASCII letters and
 * digits can be mnemonics, and the case of letters does not matter; a mark
 * before any other character (or at the end of the label) is dropped without
 * effect. When a label has several marks the first that has an effect counts.
 *
 * Unless it says otherwise, pointers passed to these functions must not be
 * NULL, and an index that is out of range is an error that is reported by the
 * return value.
 */
#ifndef MNEMONIX_H
#define MNEMONIX_H

#include <stddef.h>

#define MNX_ITEMS_MAX 64  /**< items in a menu */
#define MNX_LABEL_MAX 127 /**< bytes in a label, without the NUL */

typedef struct mnx_menu mnx_menu;

/** @return an empty menu, NULL when there is no memory */
mnx_menu *mnx_new(void);

/** Frees a menu. @param menu may be NULL */
void mnx_free(mnx_menu *menu);

/**
 * Appends an item.
 * @param label its label with marks; copied
 * @param id    any number, for mnx_id()
 * @return the index of the item, or -1 when the menu is full, the label is
 *         too long or there is no memory
 */
int mnx_add(mnx_menu *menu, const char *label, int id);

/** Removes an item; those behind it move up. @return 0, -1: no such item */
int mnx_remove(mnx_menu *menu, int index);

/** @return the number of items */
int mnx_count(const mnx_menu *menu);

/** @return the id of an item, 0 when there is no such item */
int mnx_id(const mnx_menu *menu, int index);

/** @return the label without marks, valid as long as the item; NULL: no item */
const char *mnx_text(const mnx_menu *menu, int index);

/** @return the mnemonic (a lower-case letter or a digit), 0 when there is none */
int mnx_mnemonic(const mnx_menu *menu, int index);

/**
 * Gives a mnemonic to every item that has none: the first letter or digit of
 * its label that no other item of the menu has yet. Items of which all
 * letters are taken stay without.
 * @return the number of items that got one
 */
int mnx_assign(mnx_menu *menu);

/**
 * The item that a key chooses. When several have the same mnemonic, repeated
 * presses go round.
 * @param key   any int; keys that cannot be mnemonics choose nothing
 * @param after index of the item that is chosen now, -1 when there is none
 * @return the index of the first item behind `after`, going round, or -1
 */
int mnx_press(const mnx_menu *menu, int key, int after);

#endif
