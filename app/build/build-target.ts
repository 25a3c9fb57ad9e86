/**
 * Level of the language of the site's scripts. The oldest browsers below read all of it but static blocks, which neither the
 * sources nor the packages have, so that private members reach the browser as they are written: the compiler would lower those
 * as well.
 */
export const SCRIPT_TARGET = 'es2022'
/** The oldest browsers that the site is for, all of spring 2022: what its style sheets are lowered to. */
export const OLDEST_BROWSERS = ['chrome100', 'firefox100', 'safari15.4']
