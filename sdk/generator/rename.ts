import type { Order } from './parse-arguments.ts'

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Every spelling of the placeholder, the longer ones first; with the word that follows it in words for people. */
const PLACEHOLDER = /vendors[.-]acme|vendors \/ acme|_acme(?![a-z\d])|ACME|Acme(?: [a-z]+(?:-[a-z]+)*)?|acme/g

/**
 * A template's text or file name with the plugin's own names in it. Templates are a working plugin
 * `vendors.acme`, so that compiler, linter and tests check them; each `acme` is replaced in the form that its
 * context needs. All are replaced in one pass, so that a name may itself contain `acme`. `Acme pixel` of `my-pixel` is
 * `My pixel`.
 */
export function rename(text: string, { area, name }: Pick<Order, 'area' | 'name'>): string {
  const words = name.split('-')
  const title = capital(words.join(' '))
  const pascal = words.map(capital).join('')
  const spellings: Readonly<Record<string, string>> = {
    // the id, the name of a package, and the title of the stories
    'vendors.acme': `${area}.${name}`,
    'vendors-acme': `${area}-${name}`,
    'vendors / acme': `${area} / ${name}`,
    // the end of a key of texts, a part of a path, words for people, a key or host
    _acme: `_${words.join('_')}`,
    ACME: words.join('_').toUpperCase(),
    Acme: title,
    acme: name,
  }
  /** Where a capital follows: in identifiers, switches, and codes (`CP-ACME-EMPTY`). */
  const beforeCapital: Readonly<Record<string, string>> = {
    ACME: words.join('').toUpperCase(),
    Acme: pascal,
    acme: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
  }
  return text.replace(PLACEHOLDER, (found, at: number) => {
    const word = /^Acme (.+)/.exec(found)?.[1]
    if (word !== undefined)
      return ` ${title.toLowerCase()}`.endsWith(` ${word.replaceAll('-', ' ')}`) ? title : `${title} ${word}`
    const next = text.slice(at + found.length, at + found.length + 2)
    const part = /^[A-Z]/.test(next) || (found === 'ACME' && /^-[A-Z]/.test(next))
    return (part ? beforeCapital[found] : undefined) ?? spellings[found] ?? found
  })
}
