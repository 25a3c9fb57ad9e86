import type { Order } from './parse-arguments.ts'

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/**
 * A template's text or file name with the plugin's own names in it. Templates are a working plugin
 * `vendors.acme`, so that compiler, linter and tests check them; each `acme` is replaced in the form that its
 * context needs.
 */
export function rename(text: string, { area, name }: Pick<Order, 'area' | 'name'>): string {
  const words = name.split('-')
  const pascal = words.map(capital).join('')
  const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1)
  const constant = words.join('_').toUpperCase()
  return (
    text
      .replaceAll('vendors.acme', `${area}.${name}`)
      .replaceAll('vendors / acme', `${area} / ${name}`)
      // identifiers and their parts
      .replace(/Acme(?=[A-Z])/g, pascal)
      .replace(/acme(?=[A-Z])/g, camel)
      .replace(/_acme\b/g, `_${words.join('_')}`)
      .replace(/ACME(?=[A-Z])/g, words.join('').toUpperCase())
      .replaceAll('ACME', constant)
      // words for people, then paths, keys and hosts
      .replaceAll('Acme', capital(words.join(' ')))
      .replaceAll('acme', name)
  )
}
