import { HOME_PATH, type Texts } from '@foyer/sdk'
import { pageMetadata } from '../../kernel/profile/page-metadata.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { renderDocument } from '../document/document.ts'
import { OLDER_SCREEN, screenFile, screensOf } from '../document/negotiate.ts'
import { pageTheme } from '../document/page-theme.ts'
import { rootValues } from '../document/root-values.ts'
import { renderOlderPage, renderScriptsOff } from '../older/older-page.ts'
import type { GatewayData } from './gateway-data.ts'
import type { SiteBuild } from './site-build.ts'

/** One page of a merchant. */
export interface Page {
  /** `<language>/<file>.html` */
  readonly file: string
  readonly html: string
  /** What it shows before any script has run; empty for the shell of every other screen. */
  readonly screen: string
}

export const HOME_FILE = 'home.html'

/**
 * Renders a merchant's pages in each of its languages, one after the other.
 *
 * @param theme - the text of the merchant's `theme.css`
 */
export async function* renderPages(
  build: SiteBuild,
  profile: Profile,
  theme: string,
  { site, pages }: GatewayData,
): AsyncGenerator<Page> {
  const css = withoutOverridden(build.files.css, rootValues(theme)) + pageTheme(theme)
  // A page that the profile does not mention has no path of its own.
  const files: readonly (readonly [file: string, path: string | undefined])[] = [
    [HOME_FILE, HOME_PATH],
    ['index.html', undefined],
    ...screensOf(profile).map((screen) => [screenFile(screen), `/m/${screen}`] as const),
  ]
  for (const language of profile.languages) {
    const texts = (namespace: string): Texts => build.texts.of(language, namespace)
    const older = { profile, language, texts, script: build.files.older }
    for (const [file, path] of files) {
      const isHome = path === HOME_PATH
      const page = build.server.bakedPage({
        site,
        profile,
        language,
        build: build.id,
        textsUrl: build.textsUrl,
        texts,
        data: isHome ? (pages.get(language) ?? {}) : {},
      })
      const { html: app, baked } = isHome
        ? await build.server.renderApp(page, path)
        : { html: '', baked: page }
      const html = renderDocument({
        profile,
        language,
        baked,
        boot: build.boot,
        metadata: pageMetadata(profile.metadata, profile, path ?? '*', language),
        canonical: path,
        css,
        entry: build.files.entry,
        preloads: build.files.preloads,
        withoutScript: renderScriptsOff(older),
        assets: build.assets,
        importMap: profile.foreign?.length ? build.importMap : undefined,
        app,
      })
      yield { file: `${language}/${file}`, html, screen: app }
    }
    yield {
      file: `${language}/${screenFile(OLDER_SCREEN)}`,
      html: renderOlderPage(older),
      screen: '',
    }
  }
}

/**
 * The site's style sheet without the variables that a merchant's theme sets anyway: they were 3 % of each page.
 *
 * @param css - minified; variables are dropped from its rules of `:root` alone, over which a theme always wins
 * @param set - names of the variables that the theme sets in every case
 */
export const withoutOverridden = (css: string, set: { has(name: string): boolean }): string =>
  css.replace(/(?<=^|\}):root\{([^{}]*)\}/g, (_rule, body: string) => {
    const left = body.split(';').filter((declaration) => !set.has(declaration.replace(/:.*/s, '')))
    return left.length > 0 ? `:root{${left.join(';')}}` : ''
  })
