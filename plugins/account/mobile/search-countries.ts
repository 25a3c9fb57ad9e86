import type { Country } from '../shared/points.ts'

/** A country as an entry of the list. */
export interface NamedCountry extends Country {
  readonly name: string
}

/** Without accents and case: `são` finds São Tomé, `cote` Côte d’Ivoire, `viet nam` Việt Nam. */
const searchKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, '')

/** Countries whose name or code contains the text, or whose dialling code begins with it; best first. */
export function searchCountries(countries: readonly NamedCountry[], typed: string): readonly NamedCountry[] {
  const text = searchKey(typed)
  if (text === '') return countries
  const digits = /^\+?\d+$/.test(text) ? `+${text.replace('+', '')}` : undefined
  const rank = ({ name, code, dialingCode }: NamedCountry): number => {
    if (digits) return dialingCode === digits ? 0 : dialingCode.startsWith(digits) ? 1 : -1
    if (searchKey(name).startsWith(text) || code.toLowerCase() === text) return 0
    return searchKey(name).includes(text) ? 1 : -1
  }
  return countries
    .map((country) => ({ country, at: rank(country) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ country }) => country)
}

/** Sorted by name, in the order of the player's language. */
export function nameCountries(
  countries: readonly Country[],
  nameOf: (code: string) => string,
  tag: string,
): readonly NamedCountry[] {
  const { compare } = new Intl.Collator(tag)
  return countries
    .map((country) => ({ ...country, name: nameOf(country.code) }))
    .sort((a, b) => compare(a.name, b.name))
}

const REGIONAL_A = 0x1f1e6
/** The flag as two regional letters, which phones display as one flag. */
export const flagOf = (code: string): string =>
  String.fromCodePoint(...[...code].map((letter) => REGIONAL_A + letter.charCodeAt(0) - 65))
