import type { LanguageCode, Texts } from '../language.ts'
import type { Context, Plugin } from '../plugin.ts'

/** What a plugin's single file contains, and the site's build would put beside the plugin. */
export interface BundledAssets {
  /** The text of its style sheets. */
  readonly styles: string
  /** Its `locales`, by language. */
  readonly texts: { readonly [language in LanguageCode]?: Texts }
}

interface ActivatableModule {
  readonly activate?: (context: Context, services: unknown) => unknown
}

/**
 * A plugin that needs nothing beside its own file. Its styles are in the page only while it runs; `texts:
 * true` gives the texts of its file; the site shows English for what a language lacks, and reports it (LG-04).
 */
export function standalone({ manifest, load }: Plugin, { styles, texts }: BundledAssets): Plugin {
  const own = (language: LanguageCode): Texts => texts[language] ?? {}
  return {
    manifest: manifest.texts === true ? { ...manifest, texts: own } : manifest,
    load: styles ? async () => withStyles((await load()) as ActivatableModule, styles) : load,
  }
}

const withStyles = (module: ActivatableModule, styles: string): ActivatableModule => ({
  ...module,
  activate(context, services) {
    const style = document.createElement('style')
    style.textContent = styles
    context.mount(style, document.head)
    return module.activate?.(context, services)
  },
})
