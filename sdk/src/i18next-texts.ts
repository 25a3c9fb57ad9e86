import type { i18n, InitOptions, Resource } from 'i18next'
import type { Texts } from './language.ts'
import type { TextValues, Translate } from './services/translate.ts'

const NO_VALUES: TextValues = {}

/** i18next's `t` for any namespace: it types only those that are known to the compiler, and `Translate` has their keys. */
interface AnyNamespace {
  t(key: string, options: object): string
}

/**
 * The options of our i18next instances: flat keys, one language at a time, no fallback (the build merges
 * English in, LG-04), and no escaping, because React escapes. With given texts i18next starts synchronously,
 * so that the first render has them.
 *
 * @param texts - by namespace; the tables themselves are used, the record is not changed
 */
export const i18nextOptions = (tag: string, texts: Readonly<Record<string, Texts>>): InitOptions => ({
  lng: tag,
  resources: { [tag]: { ...texts } } satisfies Resource,
  ns: Object.keys(texts),
  // A read that hangs must not delay the others.
  maxParallelReads: Number.POSITIVE_INFINITY,
  load: 'currentOnly',
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

/**
 * The texts of a namespace in one language. Values are data, whatever their names: none acts as an option of
 * i18next, such as `lng` or `context`. A text cannot include another one (`$t(…)` stays as written), so the
 * texts of a plugin or merchant reach no other namespace. Where a table lacks the plural form of its
 * language, `_other` is used: English texts that replace missing Russian ones have no `_few`.
 */
export const translator =
  (i18next: Pick<i18n, 'getResource' | 't'>, lng: string, ns: string): Translate =>
  (key, values = NO_VALUES) => {
    const { count } = values
    const options = { lng, ns, nest: false, replace: values }
    if (typeof count !== 'number') return (i18next as AnyNamespace).t(key, options)
    const defaultValue: unknown = i18next.getResource(lng, ns, `${key}_other`)
    return (i18next as AnyNamespace).t(key, {
      ...options,
      count,
      defaultValue: typeof defaultValue === 'string' ? defaultValue : key,
    })
  }
