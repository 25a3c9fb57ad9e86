import type { Texts } from '@foyer/sdk'

const OTHER = '_other'

/**
 * A language's texts, with the English ones where it lacks some. `testPlugin` chooses plurals by English rules: a language with
 * one form for every number gets that one in place of the English singular too.
 */
export function mergeTexts(english: Texts, own: Texts): Texts {
  const singulars = Object.entries(own)
    .filter(([key]) => key.endsWith(OTHER))
    .map(([key, text]) => [`${key.slice(0, -OTHER.length)}_one`, text] as const)
  return { ...english, ...Object.fromEntries(singulars), ...own }
}
