import type { KeyedText, Translate } from './services/translate.ts'

/** The text that a key and its values stand for, by the `Translate` of the namespace that has the key. */
export const keyedText = <Ns extends string>(t: Translate<Ns>, { key, values }: KeyedText<Ns>): string =>
  // The types of both parameters hold key and values together; their parts no longer show it.
  (t as Translate)(key, values)
