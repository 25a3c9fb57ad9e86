import type { Texts } from '@foyer/sdk'

export type TextValues = Readonly<Record<string, string | number>>

const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g

/**
 * The text of a key with its values filled in, in i18next's notation: `{{name}}`, and, where `count` is given, the key with
 * the language's plural suffix first (`games_one`, `games_other`; `games_zero` for nought in every language). Undefined where the table has no such key.
 * Our own, because i18next with its React binding is 16 KB on the first path and this is all that our texts use of it.
 */
export function formatText(
  texts: Texts,
  key: string,
  values: TextValues | undefined,
  tag: string,
): string | undefined {
  const text = textOf(texts, key, values?.['count'], tag)
  if (text === undefined || values === undefined) return text
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}

function textOf(
  texts: Texts,
  key: string,
  count: string | number | undefined,
  tag: string,
): string | undefined {
  const own = (name: string): string | undefined => (Object.hasOwn(texts, name) ? texts[name] : undefined)
  if (typeof count !== 'number') return own(key)
  const zero = count === 0 ? own(`${key}_zero`) : undefined
  return zero ?? own(`${key}_${pluralOf(count, tag)}`) ?? own(key)
}

const rules = new Map<string, Intl.PluralRules>()

function pluralOf(count: number, tag: string): Intl.LDMLPluralRule {
  let rule = rules.get(tag)
  if (!rule) rules.set(tag, (rule = new Intl.PluralRules(tag)))
  return rule.select(count)
}
