import type { Texts } from '@foyer/sdk'
import kernelTexts from '../../kernel/locales/EN.json'

const files = import.meta.glob<Texts>('../../plugins/*/*/locales/EN.json', { eager: true, import: 'default' })

/** The English texts of the site by namespace, which is the plugin's id: a component may show texts of another plugin too. */
export const ENGLISH_TEXTS: Readonly<Record<string, Texts>> = {
  kernel: kernelTexts,
  ...Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [file.split('/').slice(-4, -2).join('.'), texts]),
  ),
}
