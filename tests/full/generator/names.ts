import type { TemplateKind } from '../../../sdk/generator/kinds.ts'

/** Names that a plugin might be given, and that every kind can have. */
const GOOD_NAMES = [
  // the templates' own placeholder
  'acme', 'my-acme', 'acmeads', 'acme-ads', 'vendors',
  // short, long, with digits
  'a', 'x1', 'my-2-b', 'w'.repeat(40),
  // words of the language, and properties of every object
  'class', 'default', 'new', 'constructor', 'prototype', 'to-string',
  // names of a plugin's own folders and of what stands in its files
  'plugin', 'locales', 'index', 'captcha', 'screen',
] as const // prettier-ignore

/** Names that no plugin can have. */
const BAD_NAMES = [
  // too long, or a digit first
  'w'.repeat(60), '2fast', '__proto__',
  // other scripts, cases and separators
  'öl', 'Acme', 'two words', 'a--b', 'trailing-', '../up', '抽奖', '',
] as const // prettier-ignore

/** Files that plugins have: a plugin whose main file has its name alone cannot have one of these. */
const OWN_FILES: readonly string[] = ['manifest', 'settings']
/** Their main file is `acme-screen.tsx`, `acme-login.tsx`. */
const NAMED_APART: readonly TemplateKind[] = ['screen', 'login-method']

export const NAMES: readonly string[] = [...GOOD_NAMES, ...OWN_FILES, ...BAD_NAMES]

/** What the generator must answer: the code of its refusal; `undefined` where it makes the plugin. */
export const refusalOf = (kind: TemplateKind, name: string): 'GN-NAME' | undefined =>
  BAD_NAMES.some((bad) => bad === name) || (OWN_FILES.includes(name) && !NAMED_APART.includes(kind))
    ? 'GN-NAME'
    : undefined
