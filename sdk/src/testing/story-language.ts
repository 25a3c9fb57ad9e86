import { createContext, useContext } from 'react'
import type { Texts } from '../language.ts'
import { pseudoText, pseudoTexts } from './pseudo-text.ts'

/** Languages of stories: English, and two pseudo-languages that are made from it without a translator. */
export const STORY_LANGUAGES = ['en', 'en-XA', 'ar-XB'] as const

/**
 * `en-XA`: longer, accented, in brackets. `ar-XB`: the same, and written from right to left. Their tags are
 * those of Unicode's pseudo-locales.
 */
export type StoryLanguage = (typeof STORY_LANGUAGES)[number]

/** The language that the page around a story is in. */
export const StoryLanguageContext = createContext<StoryLanguage>('en')

/** A table of English texts in a story's language. */
export const textsIn = (language: StoryLanguage, texts: Texts): Texts =>
  language === 'en' ? texts : pseudoTexts(texts, language === 'ar-XB' ? 'mirrored' : 'accented')

/**
 * Gives a function that puts an English text into the story's language, for stories of components that get
 * their texts as props.
 *
 * @example const t = useStoryText()
 */
export function useStoryText(): (text: string) => string {
  const language = useContext(StoryLanguageContext)
  return (text) =>
    language === 'en' ? text : pseudoText(text, language === 'ar-XB' ? 'mirrored' : 'accented')
}
