#ifndef ROTCRYPT_H
#define ROTCRYPT_H

#include <stddef.h>

/*
 * Ciphers of the schoolyard.  Only the letters A-Z and a-z are changed, and
 * they keep their case; everything else is passed through.
 *
 * Texts that are returned were allocated with malloc() and are the caller's
 * to free.  NULL means that there was no memory, or what is said below.
 */

/* Caesar's cipher: every letter is moved n places on in the alphabet, from Z
 * on to A.  A negative n moves it back.  rot_decode() with the same n undoes
 * rot_encode(). */
char *rot_encode(const char *text, int n);
char *rot_decode(const char *text, int n);

/* rot_encode() with 13, in place; doing it twice gives the text back. */
void rot13(char *text);

/* A becomes Z, B becomes Y ...; its own inverse as well. */
char *rot_atbash(const char *text);

/* Vigenere's cipher: the letters are moved by those of the key in turn, A
 * being 0.  NULL if the key is empty or has anything but letters in it. */
char *rot_vigenere_encode(const char *text, const char *key);
char *rot_vigenere_decode(const char *text, const char *key);

/* How many letters are in the text. */
size_t rot_letters(const char *text);

#endif
