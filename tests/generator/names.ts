/** Names that a plugin might be given: awkward ones, and those that no plugin can have. */
export const NAMES = [
  // the templates' own placeholder
  'acme', 'my-acme', 'acmeads', 'acme-ads', 'vendors',
  // short, long, with digits
  'a', 'x1', 'my-2-b', 'w'.repeat(40), 'w'.repeat(60), '2fast',
  // words of the language, and properties of every object
  'class', 'default', 'new', 'constructor', 'prototype', 'to-string', '__proto__',
  // names of a plugin's own files and of what stands in them
  'manifest', 'settings', 'plugin', 'locales', 'index', 'captcha', 'screen',
  // other scripts, cases and separators
  'öl', 'Acme', 'two words', 'a--b', 'trailing-', '../up', '抽奖', '',
] as const // prettier-ignore
